import { beforeEach, describe, expect, test } from 'vitest';
import { Camera } from '../../src/map/camera.ts';

const bounds = { x: -48, y: -40, w: 1200, h: 1400 };

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
