import { expect, test } from 'vitest';
import { failuresIn } from '../failures.ts';

const OUTPUT = `
\u001b[31m FAIL \u001b[39m |server| test/journal.test.ts > a journal > is whole
AssertionError: expected 21 to be less than 20
 FAIL  |server| test/journal.test.ts > a journal > is whole
 ❯ test/journal.test.ts:75:46
server/src/main.ts(3,1): error TS2304: Cannot find name 'x'.
[1] Error: told by a test that passed
`;

test('names what failed once, and why', () => {
  expect(failuresIn(OUTPUT)).toEqual([
    'FAIL  |server| test/journal.test.ts > a journal > is whole',
    'AssertionError: expected 21 to be less than 20',
    "server/src/main.ts(3,1): error TS2304: Cannot find name 'x'.",
  ]);
});

test('names at most twenty lines, and nothing where nothing failed', () => {
  expect(failuresIn(Array.from({ length: 50 }, (_, n) => ` FAIL  ${n}`).join('\n'))).toHaveLength(20);
  expect(failuresIn('all is well\n✓ 3 passed')).toEqual([]);
});
