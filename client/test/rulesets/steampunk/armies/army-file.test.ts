import { ARMIES } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { ARMY } from '../../../../src/rulesets/steampunk/armies/kind.ts';
import { armyFrom } from '../../../../src/rulesets/steampunk/armies/ready.ts';
import { fileFaultLines, forceText, readForceText } from '../../../../src/ui/forces/file.ts';

const linesOf = (text: string): readonly string[] => {
  const read = readForceText(ARMY, text);
  return read.ok ? [] : fileFaultLines(read.error, ARMY.words);
};

test.each([...ARMIES.values()].map((ready) => [ready.id, armyFrom(ready)] as const))(
  '%s is read again from its file',
  (_, army) => expect(readForceText(ARMY, forceText(army))).toEqual({ ok: true, value: army }),
);

test('an army may cost more than the match allows: that is for the player to mend', () => {
  const units = Array(10).fill({ unit: 'ork.ork_char_b1' });
  expect(readForceText(ARMY, JSON.stringify({ race: 'ork', units })).ok).toBe(true);
});

describe('a file that is wrong', () => {
  const e34 = { unit: 'elf.e34' };
  const infantry = { unit: 'elf.elf_infantry' };

  test.each<[string, unknown, string]>([
    ['a number', 42, 'This must be an object in braces, not 42. (ARM-2)'],
    ['no units', { race: 'elf', units: [] }, 'Units: An army has at least one unit. (ARM-2)'],
    [
      'no race',
      { units: [e34] },
      'field “race”: This is missing: one of "elf", "darkelf", "dwarf", "ork" or "gnome". (ARM-2)',
    ],
    [
      'a unit that there is not',
      { race: 'elf', units: [e34, { unit: 'elf.e99' }] },
      'Unit 2, field “unit”: There is no unit elf.e99. (ARM-2)',
    ],
    [
      'a unit of another race',
      { race: 'elf', units: [{ unit: 'ork.troll' }] },
      'Unit 1, Troll, field “unit”: Troll is of the Orks, not of the Elves. (ARM-2)',
    ],
    [
      'too many replaced models',
      { race: 'elf', units: [e34, { ...infantry, replace: { 'elf.elite_elf_infantry': 5 } }] },
      'Unit 2, Elf Infantry, replacement: Elf Infantry has 4 models, of which 5 cannot be replaced. (ARM-3)',
    ],
    [
      'models of another kind, by their name',
      { race: 'elf', units: [{ ...infantry, replace: { 'ork.elite_bioengineered_ork': 1 } }] },
      'Unit 1, Elf Infantry, replacement Elite BioEngineered Ork: ' +
        'Models of Elf Infantry cannot be replaced by Elite BioEngineered Ork. (ARM-3)',
    ],
    [
      'equipment that there is not',
      { race: 'elf', units: [{ ...infantry, equipment: ['elf.camouflage', 'elf.broom'] }] },
      'Unit 1, Elf Infantry, equipment 2: There is no equipment elf.broom. (ARM-4)',
    ],
    [
      'equipment that the unit cannot carry',
      { race: 'elf', units: [{ ...e34, equipment: ['elf.camouflage'] }] },
      'Unit 1, E34, equipment Camouflage: No model of E34 can carry Camouflage: it is for Infantry or Archer. (ARM-4)',
    ],
    [
      'more than two hands can hold',
      { race: 'elf', units: [{ ...infantry, equipment: ['elf.at_rifle', 'elf.at_rifle'] }] },
      'Unit 1, Elf Infantry, equipment AT Rifle: There is no room for AT Rifle: Elf Infantry has 2 hands, ' +
        'and what is bought for it needs more. (ARM-5)',
    ],
    [
      'a field too many',
      { race: 'elf', units: [{ ...e34, colour: 'red' }] },
      'Unit 1, E34, field “colour”: There is no such field. Take it out, or mend its name. (ARM-2)',
    ],
  ])('%s', (_what, data, line) => {
    expect(linesOf(JSON.stringify(data))).toEqual([
      'The army stays as it is. Mend what is named here in the file, then choose it again.',
      line,
    ]);
  });

  test('is told by line and column where it is not JSON', () => {
    expect(linesOf('{\n  "race": elf\n}')[1]).toBe('line 2, column 11: This file is not JSON: a value expected.');
  });

  test('has many faults: the first are told, and how many more there are', () => {
    const lines = linesOf(JSON.stringify({ race: 'elf', units: Array(12).fill({ unit: 'ork.troll' }) }));
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe('There are 4 more faults.');
  });
});
