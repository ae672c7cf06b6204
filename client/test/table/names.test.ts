import { expect, test } from 'vitest';
import type { PublicFacts } from '../../src/table/facts.ts';
import { readerFor } from '../../src/table/names.ts';

const board = { width: 4, height: 4 };
const named = (name: string) => ({ board, units: [{ id: 'b1', name, side: 0, at: '0101' }] });
const facts = { seats: [{ name: 'Ada' }, { name: 'Grace' }], series: undefined } as unknown as PublicFacts;

test('a sentence is split at what the game has named and at the players', () => {
  expect(readerFor(named('Griffin'), facts)('Ada: Griffin goes to 0203.')).toEqual([
    { kind: 'other', name: 'Ada' },
    ': ',
    { kind: 'unit', id: 'b1', name: 'Griffin' },
    ' goes to ',
    { kind: 'hex', at: '0203' },
    '.',
  ]);
});

test('the same names are read by the same reader, also after a few others, wherever their units stand', () => {
  const read = readerFor(named('Griffin'), facts);
  for (let n = 0; n < 7; n += 1) expect(readerFor(named(`Locust ${n}`), facts)).not.toBe(read);
  const { units } = named('Griffin');
  expect(readerFor({ board, units: [{ ...units[0]!, at: '0404' }] }, facts)).toBe(read);
  for (let n = 0; n < 8; n += 1) readerFor(named(`Wolverine ${n}`), facts);
  expect(readerFor(named('Griffin'), facts)).not.toBe(read);
});
