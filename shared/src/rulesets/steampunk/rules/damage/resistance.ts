import type { Table } from '../../model/table.ts';
import { harmOf, type Unit } from '../../model/units.ts';
import type { ImmunityType, ResistanceType } from '../../roster/index.ts';
import { figuresOf } from './figures.ts';

/**
 * What a unit takes off every damage die of a type, SPD-6: the highest of its resistances, and all bonuses. A resistance
 * of some models lasts while one of them lives in the ledger, DET-5.
 */
export const resistanceOf = (table: Pick<Table, 'arsenal'>, unit: Unit, type: ResistanceType): number => {
  const { abilities, models } = figuresOf(table, unit);
  const { alive } = harmOf(unit);
  const lives = (model: string): boolean => models.some(({ id }, index) => id === model && alive[index]);
  let highest = 0;
  let bonus = 0;
  for (const ability of abilities) {
    if (!('type' in ability) || ability.type !== type) continue;
    if (ability.key === 'resistance_bonus') bonus += ability.n;
    else if (!('whileAlive' in ability) || ability.whileAlive === undefined || lives(ability.whileAlive))
      highest = Math.max(highest, ability.n);
  }
  return highest + bonus;
};

/** Is the unit immune to this, SPD-7? */
export const isImmune = (table: Pick<Table, 'arsenal'>, unit: Unit, to: ImmunityType): boolean =>
  figuresOf(table, unit).abilities.some(
    ({ key, ...ability }) => key === 'immunity' && 'what' in ability && ability.what.includes(to),
  );

/** Is it biological, section 1: does it take poison, and heal? */
export const isBio = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  figuresOf(table, unit).types.includes('Bio');
