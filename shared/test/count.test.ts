import { expect, it } from 'vitest';
import { count, waitInWords } from '../src/count.ts';

it.each([
  [1, 'hex', '1 hex'],
  [0, 'hit', '0 hits'],
  [2, 'hero', '2 heroes'],
  [3, 'strength die', '3 strength dice'],
  [2, 'living model', '2 living models'],
  [2, 'piece of cover', '2 pieces of cover'],
  [1n, 'entry', '1 entry'],
])('%s %s is told as “%s”', (n, noun, told) => expect(count(n, noun)).toBe(told));

it.each([
  [1, '1 minute'],
  [60_001, '2 minutes'],
  [5 * 60_000, '5 minutes'],
  [99 * 60_000, '99 minutes'],
  [100 * 60_000, '2 hours'],
  [24 * 3_600_000, '24 hours'],
])('a wait of %s ms is told as “%s”, and never as shorter than it is', (wait, told) =>
  expect(waitInWords(wait)).toBe(told),
);
