import { expect, test } from 'vitest';
import { type Named, type Part, readAlike, readerOf } from '../../src/text/named.ts';

const unit = (id: string, name: string) => ({ id, name, side: 0, at: null });
const named: Named = {
  board: { width: 20, height: 17 },
  units: [unit('b1', 'Griffin 1'), unit('b2', 'Griffin 12'), unit('o1', 'Rifleman'), unit('o2', 'A.C. (old)')],
  others: ['Ada', 'Griffin 1', 'Rifle', 'W'.repeat(24), ''],
};
const read = readerOf(named);
const hex = (at: string): Part => ({ kind: 'hex', at });

test.each<[string, readonly Part[]]>([
  ['Nobody interrupts.', ['Nobody interrupts.']],
  ['', []],
  ['0305', [hex('0305')]],
  ['To 0305, 0306.', ['To ', hex('0305'), ', ', hex('0306'), '.']],
  [
    'Griffin 12 fires at Rifleman: Griffin 1 watches.',
    [
      { kind: 'unit', id: 'b2', name: 'Griffin 12' },
      ' fires at ',
      { kind: 'unit', id: 'o1', name: 'Rifleman' },
      ': ',
      { kind: 'unit', id: 'b1', name: 'Griffin 1' },
      ' watches.',
    ],
  ],
  [
    'A.C. (old) waits, AxC. (old) does not.',
    [{ kind: 'unit', id: 'o2', name: 'A.C. (old)' }, ' waits, AxC. (old) does not.'],
  ],
  [
    `Ada fires a Rifle at Rifleman: ${'W'.repeat(24)} wins.`,
    [
      { kind: 'other', name: 'Ada' },
      ' fires a ',
      { kind: 'other', name: 'Rifle' },
      ' at ',
      { kind: 'unit', id: 'o1', name: 'Rifleman' },
      ': ',
      { kind: 'other', name: 'W'.repeat(24) },
      ' wins.',
    ],
  ],
])('%j', (sentence, parts) => {
  expect(read(sentence)).toEqual(parts);
});

test.each([
  ['a hex beyond the board', '2101 and 0118 are nowhere.'],
  ['row or column nought', '0001 and 0100'],
  ['longer numbers', '12 of 10305 and 030'],
  ['parts of words', 'Riflemans, aRifleman, Griffin 123'],
  ['designations and rules', 'GRF-1N, AC-5, W-9.1'],
])('%s is plain', (_, sentence) => {
  expect(read(sentence).join('')).toBe(sentence);
  expect(read(sentence).every((part) => typeof part === 'string')).toBe(true);
});

test('where units stand does not change how sentences are read, their names do', () => {
  const moved = { ...named, units: named.units.map((each) => ({ ...each, at: '0305' })) };
  expect(readAlike(named, moved)).toBe(true);
  expect(readAlike(named, { ...named, units: named.units.slice(1) })).toBe(false);
  expect(readAlike(named, { ...named, units: [unit('b1', 'Griffin'), ...named.units.slice(1)] })).toBe(false);
  expect(readAlike(named, { ...named, board: { width: 21, height: 17 } })).toBe(false);
  expect(readAlike(named, { ...named, others: [...named.others!] })).toBe(true);
  expect(readAlike(named, { ...named, others: ['Bob'] })).toBe(false);
});
