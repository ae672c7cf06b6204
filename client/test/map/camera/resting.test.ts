import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Resting } from '../../../src/map/camera/resting.ts';

/** Milliseconds between two frames. */
const FRAME = 16;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('acts once when a map that has moved rests, however many frames are drawn', () => {
  const act = vi.fn();
  const resting = new Resting(act);
  const draw = (frames: number, x: (n: number) => number) => {
    for (let n = 0; n < frames; n++) {
      resting.update(['picture', x(n)]);
      vi.advanceTimersByTime(FRAME);
    }
  };
  draw(60, (n) => n);
  expect(act).not.toHaveBeenCalled();
  draw(180, () => 60);
  expect(act).toHaveBeenCalledTimes(1);
  draw(180, () => 61);
  expect(act).toHaveBeenCalledTimes(2);
  resting.update(['picture', 0]);
  resting.destroy();
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
});
