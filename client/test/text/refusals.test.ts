import { expect, test } from 'vitest';
import { NO_ANSWER, NO_LINE, PAGE_FAULT, SERVER_FAULT } from '../../src/table/source.ts';
import { refusalText } from '../../src/text/refusals.ts';

test('a refusal names its rule once', () => {
  const refusal = { code: 'out-of-range', message: 'The target is out of range.' };
  expect(refusalText({ ...refusal, rule: 'W-9.1' })).toBe('The target is out of range. (W-9.1)');
  expect(refusalText({ ...refusal, message: 'Too far (W-9.1).', rule: 'W-9.1' })).toBe('Too far (W-9.1).');
  expect(refusalText(refusal)).toBe('The target is out of range.');
});

test('every failure on the way to the match has a sentence', () => {
  for (const { refusal } of [NO_LINE, NO_ANSWER, SERVER_FAULT, PAGE_FAULT])
    expect(refusalText(refusal)).toMatch(/^The connection|^Something/);
});
