import { expect, test } from 'vitest';
import { Unreached } from '../../../src/rooms/lifecycle/unreached.ts';

const LEASE = { match: 'm', epoch: 3 };

/** Asked for in vain at these times; is it lost at the last of them? Times are in seconds. */
const lostAfter = (seconds: readonly number[], epochs: readonly number[] = seconds.map(() => 3)): boolean => {
  let now = 0;
  const unreached = new Unreached(() => now);
  let lost = false;
  for (const [index, second] of seconds.entries()) {
    now = second * 1000;
    const lease = { match: 'm', epoch: epochs[index]! };
    lost = unreached.isLost(lease);
    unreached.note(lease);
  }
  return lost;
};

test('a room that is asked for in vain for over ten seconds is lost', () => {
  expect(lostAfter([0, 5, 10])).toBe(false);
  expect(lostAfter([0, 5, 10, 11])).toBe(true);
});

test('time in which nobody asked does not count', () => {
  expect(lostAfter([0, 3600])).toBe(false);
  expect(lostAfter([0, 5, 3600, 3605])).toBe(false);
});

test('another epoch is another room: counting begins anew', () => {
  expect(lostAfter([0, 5, 9, 12], [3, 3, 3, 4])).toBe(false);
  expect(lostAfter([0, 5, 9, 12, 18, 23], [3, 3, 3, 4, 4, 4])).toBe(true);
});

test('it is forgotten as soon as somebody reaches the match', () => {
  let now = 0;
  const unreached = new Unreached(() => now);
  unreached.note(LEASE);
  now = 9000;
  unreached.note(LEASE);
  unreached.forget('m');
  now = 11_000;
  unreached.note(LEASE);
  expect(unreached.isLost(LEASE)).toBe(false);
});
