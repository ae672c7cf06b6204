import { expect, test } from 'vitest';
import { faultsUnder, faultText, wholeNumberFaults } from '../../../src/ui/form/faults.ts';

test('a fault without a place is its message alone', () => {
  expect(faultText({ at: '', message: 'Try again.' })).toBe('Try again.');
  expect(faultText({ at: 'line 3, column 1', message: 'a comma expected' })).toBe('line 3, column 1: a comma expected');
});

test('the faults of a part of a form have their places within it', () => {
  const faults = ['board', 'board.custom.hexes', 'boards', 'forces.1', 'forces.10'].map((at) => ({ at, message: 'x' }));
  const placesUnder = (part: string) => faultsUnder(faults, part).map(({ at }) => at);
  expect(placesUnder('board')).toEqual(['', 'custom.hexes']);
  expect(placesUnder('forces.1')).toEqual(['']);
  expect(placesUnder('name')).toEqual([]);
});

test.each([Number.NaN, 1.5, 0, 11])('%s is no whole number from 1 to 10', (value) => {
  expect(wholeNumberFaults('limit', value, { min: 1, max: 10 })).toEqual([
    { at: 'limit', message: 'Enter a whole number from 1 to 10.' },
  ]);
  expect(wholeNumberFaults('limit', 10, { min: 1, max: 10 })).toEqual([]);
});
