import { expect, it } from 'vitest';
import { count } from '../src/count.ts';

it.each([
  [1, 'hex', '1 hex'],
  [0, 'hit', '0 hits'],
  [2, 'hero', '2 heroes'],
  [3, 'strength die', '3 strength dice'],
  [2, 'living model', '2 living models'],
  [2, 'piece of cover', '2 pieces of cover'],
  [1n, 'entry', '1 entry'],
])('%s %s is told as “%s”', (n, noun, told) => expect(count(n, noun)).toBe(told));
