import { READY_FORCES } from '@ironhex/shared/grimdark';
import { describe, expect, test } from 'vitest';
import { GRIM_FORCE } from '../../../../src/rulesets/grimdark/forces/kind.ts';
import { fileFaultLines, forceText, readForceText } from '../../../../src/ui/forces/file.ts';

const linesOf = (data: unknown): readonly string[] => {
  const read = readForceText(GRIM_FORCE, JSON.stringify(data));
  return read.ok ? [] : fileFaultLines(read.error, GRIM_FORCE.words).slice(1);
};

test.each([...READY_FORCES.values()].map(({ id, force }) => [id, force] as const))(
  '%s is read again from its file',
  (_, force) => expect(readForceText(GRIM_FORCE, forceText(force))).toEqual({ ok: true, value: force }),
);

test('a force may have more than a match allows: that is for the player to mend', () => {
  expect(linesOf({ army: 'lantern-exiles', units: Array(9).fill('le-seer') })).toEqual([]);
});

describe('a file that is wrong', () => {
  test.each<[string, unknown, string]>([
    ['no units', { army: 'lantern-exiles', units: [] }, 'Units: A force has at least one unit. (G-4.6)'],
    [
      'a unit of another army',
      { army: 'lantern-exiles', units: ['le-seer', 'hl-line'] },
      'Unit 2, Line Section: No unit hl-line belongs to The Lantern Exiles. (G-4.6)',
    ],
    [
      'a hero that cannot join',
      { army: 'lantern-exiles', units: ['le-seer', 'le-strider'], joins: [{ hero: 1, unit: 2 }] },
      'Join 1: Lumen Strider has one model only; heroes join units of two or more. (G-4.5)',
    ],
    [
      'a unit that does not fit',
      {
        army: 'lantern-exiles',
        units: ['le-barge', 'le-dancers', 'le-dancers'],
        loads: [
          { unit: 2, into: 1 },
          { unit: 3, into: 1 },
        ],
      },
      'Transport 2: Veil Barge has 1 of 6 spaces left; Mirror Dancers takes 5. (G-15.1)',
    ],
    [
      'a field too many',
      { army: 'lantern-exiles', units: ['le-seer'], colour: 'red' },
      'field “colour”: There is no such field. Take it out, or mend its name. (G-4.6)',
    ],
  ])('%s', (_, data, line) => expect(linesOf(data)).toEqual([line]));
});
