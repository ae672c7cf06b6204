import type { Dice } from '../../../../dice/index.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/table.ts';

/** Letters that make no words. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';
const LENGTH = 3;

/** Whether the units of a match with detection still have the names that the host gave them, W-13d.13. */
export const isUnnamed = ({ detection, units, elapsed, moment, agenda }: State): boolean =>
  detection?.heard.every((heard) => heard === 0) === true &&
  detection.windows === 0 &&
  elapsed === 0 &&
  moment.kind === 'running' &&
  !units.some(({ status, ticks }) => status !== 'reserve' || ticks > 0) &&
  agenda.every((step) => step.do === 'preflight');

const drawName = (dice: Dice): string =>
  Array.from({ length: LENGTH }, () => LETTERS[dice.pick(LETTERS.length, 'name of a unit')]!).join('');

/**
 * An id for each unit, drawn by chance: it tells neither how many there are, nor who came first, W-13d.13. It is a part of
 * the name of its unit.
 */
export const drawNames = ({ units }: State, dice: Dice): Readonly<Record<UnitId, UnitId>> => {
  const taken = new Set<string>();
  return Object.fromEntries(
    units.map(({ id }) => {
      let name = drawName(dice);
      while (taken.has(name)) name = drawName(dice);
      taken.add(name);
      return [id, name];
    }),
  );
};
