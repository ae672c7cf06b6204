import { beforeEach, expect, test } from 'vitest';
import { Camera } from '../../../src/map/camera/camera.ts';
import { Glide } from '../../../src/map/camera/glide.ts';

let camera: Camera;
let glide: Glide;

const seen = () => ({ x: camera.x, y: camera.y, zoom: camera.zoom });
const go = () => glide.to(() => camera.reveal({ x: 700, y: 900, w: 100, h: 100 }));

beforeEach(() => {
  camera = new Camera();
  camera.resize(400, 300);
  camera.setBounds({ x: 0, y: 0, w: 1000, h: 1000 });
  camera.zoomAt(6, { x: 0, y: 0 });
  glide = new Glide(camera);
});

test('the camera goes to where it is to be within 300 milliseconds, and rests', () => {
  const before = seen();
  go();
  expect(seen()).toEqual(before);
  expect(glide.advance(1000)).toBe(true);
  glide.advance(1100);
  const between = seen();
  expect(between.x).toBeGreaterThan(before.x);
  glide.advance(1300);
  expect(seen().x).toBeGreaterThan(between.x);
  const { x, y, w, h } = camera.view();
  expect(x + w).toBeCloseTo(800);
  expect(y + h).toBeCloseTo(1000);
  expect(glide.advance(1301)).toBe(false);
});

test('without motion it is there at once', () => {
  glide.motion = false;
  go();
  const there = seen();
  expect(glide.advance(1000)).toBe(false);
  expect(seen()).toEqual(there);
  expect(camera.view().x + camera.view().w).toBeCloseTo(800);
});

test('it can be skipped, and stops where it is when the player takes the map', () => {
  const before = seen();
  go();
  glide.finish();
  const there = seen();
  expect(there).not.toEqual(before);
  glide.to(() => camera.fit());
  glide.advance(1000);
  glide.advance(1100);
  const between = seen();
  glide.stop();
  glide.advance(2000);
  expect(seen()).toEqual(between);
});

test('a new goal is worked out from the goal before, not from the way to it', () => {
  go();
  glide.advance(1000);
  glide.advance(1100);
  const onTheWay = seen();
  go();
  expect(seen()).toEqual(onTheWay);
  glide.finish();
  const { x, y, w, h } = camera.view();
  expect(x + w).toBeCloseTo(800);
  expect(y + h).toBeCloseTo(1000);
});
