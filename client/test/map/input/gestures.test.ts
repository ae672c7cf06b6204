import { describe, expect, test } from 'vitest';
import { type Gesture, Gestures, nearest } from '../../../src/map/input/gestures.ts';

const hand = (): { readonly told: Gesture[]; readonly gestures: Gestures } => {
  const told: Gesture[] = [];
  return { told, gestures: new Gestures((gesture) => told.push(gesture)) };
};

const at = { x: 100, y: 100 };

describe('gestures', () => {
  test('down and up is a tap, even when the finger slips a little', () => {
    const { told, gestures } = hand();
    gestures.down(1, at, 0);
    gestures.move(1, { x: 104, y: 102 });
    gestures.up(1, { x: 104, y: 102 });
    expect(told).toEqual([{ kind: 'tap', at: { x: 104, y: 102 } }]);
  });

  test('moving is a drag that adds up to the whole way and never a tap', () => {
    const { told, gestures } = hand();
    gestures.down(1, at, 0);
    gestures.move(1, { x: 120, y: 100 });
    gestures.move(1, { x: 150, y: 90 });
    gestures.up(1, { x: 150, y: 90 });
    expect(told.map(({ kind }) => kind)).toEqual(['drag', 'drag', 'drop']);
    const drags = told.filter((gesture) => gesture.kind === 'drag');
    expect(drags.reduce((sum, { dx }) => sum + dx, 0)).toBe(50);
    expect(drags.reduce((sum, { dy }) => sum + dy, 0)).toBe(-10);
  });

  test('a long press peeks once and is no tap', () => {
    const { told, gestures } = hand();
    gestures.down(1, at, 0);
    gestures.wait(300);
    gestures.wait(500);
    gestures.wait(900);
    gestures.up(1, at);
    expect(told).toEqual([{ kind: 'peek', at }, { kind: 'drop' }]);
  });

  test('two fingers pinch around their middle', () => {
    const { told, gestures } = hand();
    gestures.down(1, { x: 0, y: 0 }, 0);
    gestures.down(2, { x: 100, y: 0 }, 10);
    gestures.move(2, { x: 200, y: 0 });
    gestures.up(2, { x: 200, y: 0 });
    gestures.up(1, { x: 0, y: 0 });
    expect(told).toEqual([{ kind: 'pinch', at: { x: 100, y: 0 }, factor: 2, dx: 50, dy: 0 }, { kind: 'drop' }]);
  });
});

test('the nearest place is touched', () => {
  const places = [{ at: { x: 0, y: 0 } }, { at: { x: 10, y: 0 } }];
  expect(nearest(places, { x: 7, y: 0 })).toBe(places[1]);
  expect(nearest([], { x: 60, y: 0 })).toBeUndefined();
});
