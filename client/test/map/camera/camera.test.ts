import { beforeEach, describe, expect, test } from 'vitest';
import { Camera } from '../../../src/map/camera/camera.ts';
import { type Insets, type Rect, UNCOVERED } from '../../../src/map/geometry/geometry.ts';

const bounds = { x: -48, y: -40, w: 1000, h: 1400 };

describe('camera', () => {
  let camera: Camera;

  beforeEach(() => {
    camera = new Camera();
    camera.resize(800, 600);
    camera.setBounds(bounds);
  });

  test('fitted, the whole map is seen, and still after the size has changed', () => {
    for (const [width, height] of [
      [800, 600],
      [390, 844],
      [1440, 900],
    ] as const) {
      camera.resize(width, height);
      const { x, y, w, h } = camera.view();
      expect(x).toBeLessThanOrEqual(bounds.x);
      expect(y).toBeLessThanOrEqual(bounds.y);
      expect(x + w).toBeGreaterThanOrEqual(bounds.x + bounds.w);
      expect(y + h).toBeGreaterThanOrEqual(bounds.y + bounds.h);
    }
  });

  test('a map that is shown whole stays so when more stands beside it', () => {
    const more = { ...bounds, x: bounds.x - 200, w: bounds.w + 200 };
    camera.bound(more);
    expect(camera.view().x).toBeLessThanOrEqual(more.x);
    camera.bound(bounds);
    const { zoom } = camera;
    camera.fit();
    expect(camera.zoom).toBe(zoom);
  });

  test('a map that the player has moved stays where it is when more stands beside it', () => {
    camera.zoomAt(3);
    const before = camera.view();
    camera.bound({ ...bounds, x: bounds.x - 200, w: bounds.w + 200 });
    expect(camera.view()).toEqual(before);
  });

  test('zooming keeps what is under the pointer there', () => {
    camera.zoomAt(3);
    const at = { x: 300, y: 200 };
    const before = camera.toMap(at);
    camera.zoomAt(1.3, at);
    expect(camera.toMap(at).x).toBeCloseTo(before.x);
    expect(camera.toMap(at).y).toBeCloseTo(before.y);
  });

  test('the map cannot be dragged out of sight', () => {
    camera.zoomAt(4);
    for (const [dx, dy] of [
      [1e6, 1e6],
      [-1e6, -1e6],
    ] as const) {
      camera.panBy(dx, dy);
      const { x, y, w, h } = camera.view();
      expect(x).toBeLessThan(bounds.x + bounds.w);
      expect(y).toBeLessThan(bounds.y + bounds.h);
      expect(x + w).toBeGreaterThan(bounds.x);
      expect(y + h).toBeGreaterThan(bounds.y);
    }
  });

  test('zoom has its limits', () => {
    camera.zoomAt(1e9);
    const closest = camera.zoom;
    camera.zoomAt(2);
    expect(camera.zoom).toBe(closest);
    camera.zoomAt(1e-9);
    expect(camera.zoom).toBeGreaterThan(0.1);
  });

  test('a place moved by the player stays in the middle when the size changes', () => {
    camera.zoomAt(4);
    camera.centreOn({ x: 500, y: 600 });
    camera.resize(400, 900);
    const middle = camera.toMap({ x: 200, y: 450 });
    expect(middle.x).toBeCloseTo(500);
    expect(middle.y).toBeCloseTo(600);
  });

  test('map and screen are each other’s inverse', () => {
    const there = camera.toScreen(camera.toMap({ x: 123, y: 45 }));
    expect(there.x).toBeCloseTo(123);
    expect(there.y).toBeCloseTo(45);
  });
});

describe('what is framed', () => {
  const hex = (x: number, y: number) => ({ x: x - 60, y: y - 60, w: 120, h: 120 });
  const covering = (bottom: number): Insets => ({ ...UNCOVERED, bottom });
  const seen = (camera: Camera) => Object.values(camera.view()).map((at) => Math.round(at * 1000));

  /** Whether a rectangle lies wholly where the map is seen and not covered, `width` by `height` CSS pixels. */
  const isFree = (camera: Camera, rect: Rect, width: number, height: number): boolean => {
    const from = camera.toScreen(rect);
    const to = camera.toScreen({ x: rect.x + rect.w, y: rect.y + rect.h });
    const slack = 0.01;
    return from.x >= -slack && from.y >= -slack && to.x <= width + slack && to.y <= height + slack;
  };

  let camera: Camera;

  beforeEach(() => {
    camera = new Camera();
    camera.resize(390, 600);
    camera.setBounds(bounds);
  });

  test('on a map that is wholly seen nothing moves', () => {
    const before = seen(camera);
    camera.frame([hex(100, 100), hex(850, 1200)], UNCOVERED);
    expect(seen(camera)).toEqual(before);
  });

  test('is shown where nothing covers the map, and afterwards the map is back', () => {
    const before = seen(camera);
    camera.frame([hex(600, 1300)], covering(260));
    expect(isFree(camera, hex(600, 1300), 390, 340)).toBe(true);
    expect(Math.round(camera.view().w * 1000)).toBe(before[2]);
    camera.frame([], UNCOVERED);
    expect(seen(camera)).toEqual(before);
  });

  test('makes the map smaller only if there is too little room', () => {
    camera.zoomAt(3);
    const { zoom } = camera;
    camera.frame([hex(200, 300)], covering(200));
    expect(camera.zoom).toBe(zoom);
    camera.frame([hex(200, 300), hex(700, 300)], covering(200));
    expect(camera.zoom).toBeLessThan(zoom);
    for (const rect of [hex(200, 300), hex(700, 300)]) expect(isFree(camera, rect, 390, 400)).toBe(true);
    camera.frame([], UNCOVERED);
    expect(camera.zoom).toBe(zoom);
  });

  test('goes as far as what stands beside the map is not cut, if there is room', () => {
    const beside = { x: bounds.x, y: bounds.y + bounds.h + 14, w: bounds.w, h: 120 };
    camera.bound({ ...bounds, h: bounds.h + 134 });
    const low = hex(600, bounds.y + bounds.h - 30);
    camera.frame([low], covering(300));
    expect(camera.shows(beside)).toBe(false);
    const { zoom } = camera;
    camera.frame([low], covering(300), [beside]);
    expect(camera.shows(beside) && camera.shows(low)).toBe(true);
    camera.frame([hex(600, 300)], covering(300), [beside]);
    expect(camera.shows(beside)).toBe(false);
    expect(camera.zoom).toBe(zoom);
  });

  test('shows what matters most if not all of it can be seen', () => {
    camera.zoomAt(4);
    camera.frame([hex(100, 100), hex(1100, 1300)], UNCOVERED);
    expect(isFree(camera, hex(100, 100), 390, 600)).toBe(true);
    expect(isFree(camera, hex(1100, 1300), 390, 600)).toBe(false);
  });

  test('is let go of when the player moves the map, until nothing is asked any more', () => {
    camera.zoomAt(3);
    camera.frame([hex(100, 100)], UNCOVERED);
    camera.panBy(-300, -300);
    const moved = seen(camera);
    camera.frame([hex(100, 100)], UNCOVERED);
    expect(seen(camera)).toEqual(moved);
    camera.frame([], UNCOVERED);
    expect(seen(camera)).toEqual(moved);
    camera.frame([hex(100, 100)], UNCOVERED);
    expect(isFree(camera, hex(100, 100), 390, 600)).toBe(true);
  });

  test('leaves no map tiny: a panel closes while something is framed, and it fills its room again', () => {
    camera.resize(390, 260);
    camera.frame([hex(600, 1300)], covering(60));
    camera.resize(390, 600);
    camera.frame([], UNCOVERED);
    const fitted = new Camera();
    fitted.resize(390, 600);
    fitted.setBounds(bounds);
    expect(seen(camera)).toEqual(seen(fitted));
  });

  test('is said to be seen only where nothing covers it', () => {
    expect(camera.shows(hex(550, 1200))).toBe(true);
    camera.frame([], covering(300));
    expect(camera.shows(hex(550, 1200))).toBe(false);
    expect(camera.shows(hex(550, 100))).toBe(true);
    expect(camera.shows(hex(5000, 100))).toBe(false);
  });

  test('and a point beside or below a card that covers a corner is seen, but none under it', () => {
    camera.frame([], { ...UNCOVERED, left: 200, leftTo: 300 });
    const at = (x: number, y: number) => camera.sees(camera.toMap({ x, y }));
    expect([at(100, 100), at(210, 100), at(100, 310), at(400, 100), at(100, 610)]).toEqual([
      ...[false, true, true],
      ...[false, false],
    ]);
  });

  test('is not seen while half of it lies under what covers the map', () => {
    camera.frame([], covering(300));
    const { y, h } = camera.view();
    const edge = y + (h * (600 - 300)) / 600;
    expect(camera.shows({ x: 550, y: edge - 90, w: 80, h: 80 })).toBe(true);
    expect(camera.shows({ x: 550, y: edge - 60, w: 80, h: 80 })).toBe(false);
  });

  test('on a vast map is kept away from the edges', () => {
    camera.setBounds({ x: 0, y: 0, w: 4000, h: 5000 });
    camera.frame([hex(2000, 2000)], UNCOVERED);
    camera.panBy(170, 250);
    camera.frame([], UNCOVERED);
    camera.frame([hex(2000, 2000)], UNCOVERED);
    const { x, y } = camera.toScreen({ x: 2000, y: 2000 });
    expect([x, y].map(Math.round)).toEqual([expect.closeTo(246, -1), expect.closeTo(393, -1)]);
  });

  test('on a vast map may be where something happens; other maps are left alone', () => {
    const before = seen(camera);
    camera.look([hex(100, 100)]);
    expect(seen(camera)).toEqual(before);
    camera.setBounds({ x: 0, y: 0, w: 4000, h: 5000 });
    camera.look([hex(3000, 4000)]);
    expect(camera.zoom).toBeGreaterThan(0.35);
    expect(isFree(camera, hex(3000, 4000), 390, 600)).toBe(true);
    const there = seen(camera);
    camera.look([hex(3000, 4000)]);
    expect(seen(camera)).toEqual(there);
  });

  test('on a vast map is shown so large that it can be read, and stays when nothing is asked any more', () => {
    camera.setBounds({ x: 0, y: 0, w: 4000, h: 5000 });
    expect(camera.vast).toBe(true);
    camera.frame([hex(3000, 4000)], covering(200));
    expect(camera.zoom).toBeGreaterThan(0.35);
    expect(isFree(camera, hex(3000, 4000), 390, 400)).toBe(true);
    const there = seen(camera);
    camera.frame([], UNCOVERED);
    expect(seen(camera)).toEqual(there);
  });
});

test.each([
  ['a map of usual size', { x: 0, y: 0, w: 1000, h: 1400 }],
  ['a vast map', { x: 0, y: 0, w: 9000, h: 12_000 }],
] as const)('%s is shown whole where nothing covers it when a question is about all of it', (_, all) => {
  const camera = new Camera();
  camera.resize(390, 700);
  camera.setBounds(all);
  camera.zoomAt(3);
  camera.look([{ x: 200, y: 200, w: 60, h: 60 }]);
  camera.frameAll([], { ...UNCOVERED, bottom: 280 });
  expect(camera.shows(all)).toBe(true);
  expect(camera.zoom).toBeCloseTo(Math.min(390 / all.w, 420 / all.h), 1);
});

test.each([
  ['the whole map while its counters can be read', 800, 1000, true],
  ['only what the question is about on a smaller screen', 390, 560, false],
] as const)('a question about a large map shows %s', (_, width, height, whole) => {
  const all = { x: 0, y: 0, w: 2700, h: 3000 };
  const units = [100, 1400, 1800].map((x) => ({ x, y: 60, w: 80, h: 80 }));
  const camera = new Camera();
  camera.resize(width, height);
  camera.setBounds(all);
  camera.frameAll(units, { ...UNCOVERED, bottom: 140 });
  expect(camera.shows(all)).toBe(whole);
  for (const unit of units) expect(camera.shows(unit)).toBe(true);
  expect(camera.zoom).toBeGreaterThan(0.2);
});

test('a map that is shown whole is so again after a look behind what covers it', () => {
  const camera = new Camera();
  camera.resize(390, 600);
  camera.setBounds(bounds);
  const whole = { ...camera.view() };
  camera.frame([], { ...UNCOVERED, bottom: 300 });
  camera.reveal({ x: 500, y: 1200, w: 100, h: 100 });
  expect(camera.view().y).toBeGreaterThan(whole.y);
  camera.frame([], UNCOVERED);
  expect(camera.view()).toEqual(whole);
});

test('what is to be seen moves the map as little as needed', () => {
  const camera = new Camera();
  camera.resize(800, 600);
  camera.setBounds(bounds);
  const whole = { ...camera.view() };
  camera.reveal({ x: 500, y: 600, w: 100, h: 100 });
  expect(camera.view()).toEqual(whole);
  camera.zoomAt(4, { x: 400, y: 300 });
  const { x, y, w } = camera.view();
  camera.reveal({ x: x + w - 20, y: y + 50, w: 100, h: 100 });
  expect(camera.view().x).toBeCloseTo(x + 80);
  expect(camera.view().y).toBe(y);
});
