import { beforeEach, expect, test } from 'vitest';
import { Viewpoint } from '../../../src/map/camera/viewpoint.ts';
import { apart, contains, type Point, rectAround, UNCOVERED } from '../../../src/map/geometry/geometry.ts';
import { TURNED, UPRIGHT } from '../../../src/map/geometry/layout.ts';

const HIGH = { width: 18, height: 24 };
const NONE = () => [];

let told: string[];
let viewpoint: Viewpoint;
let touchables: readonly Point[];

/** Where the middle of a hex is on the screen. */
const placeOf = (label: string) => viewpoint.camera.toScreen(viewpoint.layout.centreOfLabel(label));

beforeEach(() => {
  told = [];
  touchables = [];
  viewpoint = new Viewpoint({
    moved: () => {},
    turns: () => told.push('turns'),
    turned: (turned) => told.push(turned ? 'turned' : 'upright'),
    touchables: () => touchables,
  });
  viewpoint.glide.motion = false;
  viewpoint.resize(870, 740);
  viewpoint.open(HIGH, [], NONE);
});

test('a map that comes lies so that it is largest, and turns with the screen', () => {
  expect(viewpoint.layout).toBe(TURNED);
  viewpoint.resize(390, 560);
  expect(viewpoint.layout).toBe(UPRIGHT);
  // What moves on the map ends before it lies otherwise.
  expect(told).toEqual(['turned', 'turns', 'upright']);
  const { w, x } = viewpoint.camera.view();
  expect(x).toBeLessThan(UPRIGHT.boardRect(HIGH).x);
  expect(x + w).toBeGreaterThan(UPRIGHT.boardRect(HIGH).x + UPRIGHT.boardRect(HIGH).w);
});

test('the player turns it, and back', () => {
  viewpoint.orient(viewpoint.otherWay());
  expect(viewpoint.layout).toBe(UPRIGHT);
  expect(viewpoint.otherWay()).toBe('auto');
  viewpoint.orient('auto');
  expect(viewpoint.layout).toBe(TURNED);
});

test('what is in the middle of the screen stays there when the map turns', () => {
  viewpoint.zoomBy(4);
  viewpoint.reveal('0912');
  viewpoint.taken(() => viewpoint.camera.centreOn(viewpoint.layout.centreOfLabel('0912')));
  const before = placeOf('0912');
  viewpoint.orient('upright');
  expect(apart(placeOf('0912'), before)).toBeLessThan(0.01);
});

test('what is framed is framed again when the map turns', () => {
  const covered = { ...UNCOVERED, bottom: 300 };
  viewpoint.zoomBy(3);
  viewpoint.frame(['0202', '0405'], covered);
  viewpoint.orient('upright');
  for (const label of ['0202', '0405']) {
    const { x, y } = placeOf(label);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(870);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(440);
  }
});

test('a vast map opens where its units are', () => {
  viewpoint.open({ width: 60, height: 60 }, ['3030', '3133'], NONE);
  expect(viewpoint.camera.zoom).toBeGreaterThan(0.4);
  for (const label of ['3030', '3133']) {
    const { x, y } = placeOf(label);
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(770);
    expect(y).toBeGreaterThan(100);
    expect(y).toBeLessThan(640);
  }
});

test('what stands beside the map is seen with it', () => {
  const tray = { x: -400, y: 0, w: 100, h: 300 };
  const before = viewpoint.camera.zoom;
  viewpoint.surround((layout) => {
    const { x } = layout.boardRect(HIGH);
    return [{ rect: { ...tray, x: x - 120 }, matters: false }];
  });
  expect(viewpoint.camera.zoom).toBeLessThan(before);
  expect(viewpoint.camera.view().x).toBeLessThan(viewpoint.layout.boardRect(HIGH).x - 120);
});

test('what can be touched around a framed hex is shown with it, as soon as it is there', () => {
  const covered = { ...UNCOVERED, left: 300 };
  viewpoint.frame(['0112'], covered);
  const { x, y } = viewpoint.layout.centreOfLabel('0112');
  touchables = [
    { x, y: y - 130 },
    { x, y: y + 130 },
  ];
  viewpoint.zoomBy(3);
  viewpoint.fit();
  viewpoint.frame([], covered);
  viewpoint.frame(['0112'], covered);
  expect(viewpoint.shows(['0112'])).toBe(true);
  expect(contains(viewpoint.camera.free(), rectAround(touchables, 14))).toBe(true);
  touchables = [{ x, y: y - 9000 }];
  expect(viewpoint.shows(['0112'])).toBe(false);
  expect(viewpoint.shows([])).toBe(true);
});
