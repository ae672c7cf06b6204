import { describe, expect, test } from 'vitest';
import { ProcessClock } from '../src/clock.ts';

/** A machine whose clocks go as told; jumps that the process's clock noticed. */
const machine = () => {
  const time = { monotonic: 5000.25, wall: 1_000_000 };
  const clock = new ProcessClock({ monotonic: () => time.monotonic, wall: () => time.wall });
  let jumps = 0;
  clock.onJump(() => jumps++);
  /** Both clocks go on. */
  const pass = (milliseconds: number, wall = milliseconds) => {
    time.monotonic += milliseconds;
    time.wall += wall;
  };
  return { clock, pass, jumps: () => jumps };
};

describe('the clock that matches are played by', () => {
  test('begins with the wall clock, goes on with the monotonic one, and gives whole milliseconds', () => {
    const { clock, pass, jumps } = machine();
    expect(clock.now()).toBe(1_000_000);
    pass(400.7);
    expect(clock.now()).toBe(1_000_400);
    pass(400.7);
    expect(clock.now()).toBe(1_000_801);
    expect(jumps()).toBe(0);
  });

  test.each([600_000, -600_000])('does not follow a wall clock that is set by %i ms, but says so', (jump) => {
    const { clock, pass, jumps } = machine();
    pass(300, 300 + jump);
    expect(clock.now()).toBe(1_000_300);
    expect(jumps()).toBe(1);
    pass(300);
    expect(clock.now()).toBe(1_000_600);
    expect(jumps()).toBe(1);
  });

  test('stands still while the process does: the first who asks afterwards is told the time of before', () => {
    const { clock, pass, jumps } = machine();
    pass(27_000);
    expect(clock.now()).toBe(1_000_000);
    expect(jumps()).toBe(1);
    pass(300);
    expect(clock.now()).toBe(1_000_300);
  });

  test('notices a machine that slept and stopped its monotonic clock', () => {
    const { clock, pass, jumps } = machine();
    pass(5, 3_600_000);
    expect(clock.now()).toBe(1_000_005);
    expect(jumps()).toBe(1);
  });

  test('counts the time that a busy process takes for something', () => {
    const { clock, pass, jumps } = machine();
    for (let n = 0; n < 50; n++) {
      pass(900);
      clock.now();
    }
    expect(clock.now()).toBe(1_045_000);
    expect(jumps()).toBe(0);
  });
});
