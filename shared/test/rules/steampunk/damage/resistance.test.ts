import { describe, expect, it } from 'vitest';
import type { ResistanceType } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { isBio, isImmune, resistanceOf } from '../../../../src/rulesets/steampunk/rules/damage/hit.ts';
import { type Placing, tableOf } from '../kit.ts';

const resistance = (b1: Omit<Placing, 'at'>, type: ResistanceType): number => {
  const state = tableOf({ units: { b1: { ...b1, at: 'D5' } as Placing } });
  return resistanceOf(state, state.units.b1!, type);
};

describe('resistances, SPD-6', () => {
  it.each<[string, Omit<Placing, 'at'>, ResistanceType, number]>([
    ['none', { unit: 'elf.elf_infantry' }, 'psychic', 0],
    ['of the unit', { unit: 'dwarf.dwarf_infantry' }, 'poison', 2],
    ['of another type', { unit: 'dwarf.dwarf_infantry' }, 'fire', 1],
    ['of equipment', { unit: 'ork.ork_infantry', equipment: ['ork.clockwork_shield'] }, 'regular', 1],
    [
      'while an elite lives',
      { unit: 'dwarf.dwarf_infantry', replace: { 'dwarf.elite_dwarf_infantry': 1 } },
      'psychic',
      2,
    ],
    [
      'not when the elites are dead',
      {
        unit: 'dwarf.dwarf_infantry',
        replace: { 'dwarf.elite_dwarf_infantry': 1 },
        harm: { alive: [true, true, true, false] },
      },
      'psychic',
      0,
    ],
    ['a bonus adds', { unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.trench_coat_of_resistance'] }, 'poison', 3],
    [
      'a bonus adds to what elites give',
      {
        unit: 'gnome.gnome_infantry',
        replace: { 'gnome.elite_gnome_infantry': 1 },
        equipment: ['gnome.medical_armor'],
      },
      'psychic',
      2,
    ],
    ['at least', { unit: 'gnome.gnome_infantry', equipment: ['gnome.medical_armor'] }, 'fire', 2],
    ['the highest counts', { unit: 'ork.bioengineered_ork', equipment: ['ork.pyro'] }, 'fire', 2],
  ])('%s', (_, unit, type, n) => {
    expect(resistance(unit, type)).toBe(n);
  });

  it.each([
    ['darkelf.darkelf_infantry', ['darkelf.gas_mask_assault_training'], 'poison_cloud', true],
    ['darkelf.darkelf_infantry', [], 'poison_cloud', false],
    ['dwarf.dwarf_infantry', ['dwarf.trench_coat_of_resistance'], 'minor_acid', true],
    ['ork.bioengineered_ork', [], 'minor_acid', true],
    ['ork.bioengineered_ork', [], 'poison_cloud', false],
  ] as const)('and immunities of %s with %o, SPD-7', (unit, equipment, to, is) => {
    const state = tableOf({ units: { b1: { unit, equipment: [...equipment], at: 'D5' } } });
    expect(isImmune(state, state.units.b1!, to)).toBe(is);
  });

  it.each([
    ['elf.elf_infantry', true],
    ['elf.e34', false],
    ['dwarf.steampowerarmor', true],
    ['gnome.ballista_drone', false],
    ['dwarf.dwarf_at_gun', true],
  ])('%s is biological: %s', (unit, is) => {
    const state = tableOf({ units: { b1: { unit, at: 'D5' } } });
    expect(isBio(state, state.units.b1!)).toBe(is);
  });
});
