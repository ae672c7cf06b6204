import { expect, test } from 'vitest';
import { failuresIn } from '../failures.ts';

const OUTPUT = `
\u001b[31m FAIL \u001b[39m |server| test/journal.test.ts > a journal > is whole
AssertionError: expected 21 to be less than 20
 FAIL  |server| test/journal.test.ts > a journal > is whole
 ❯ test/journal.test.ts:75:46
TimeoutError: locator.click: Timeout 90000ms exceeded.
Call log:
  - waiting for getByTestId('sit')
server/src/main.ts(3,1): error TS2304: Cannot find name 'x'.
[1] Error: told by a test that passed
`;

test('names what failed once, why and where', () => {
  expect(failuresIn(OUTPUT)).toEqual([
    'FAIL  |server| test/journal.test.ts > a journal > is whole',
    'AssertionError: expected 21 to be less than 20',
    '❯ test/journal.test.ts:75:46',
    'TimeoutError: locator.click: Timeout 90000ms exceeded.',
    "- waiting for getByTestId('sit')",
    "server/src/main.ts(3,1): error TS2304: Cannot find name 'x'.",
  ]);
});

test('names at most forty lines, and nothing where nothing failed', () => {
  expect(failuresIn(Array.from({ length: 50 }, (_, n) => ` FAIL  ${n}`).join('\n'))).toHaveLength(40);
  expect(failuresIn('all is well\n✓ 3 passed')).toEqual([]);
});
