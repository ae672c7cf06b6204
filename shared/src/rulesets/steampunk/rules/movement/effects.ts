import type { Direction } from '../../../../hex/index.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Third } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import { aimInMovement, aimsWith } from '../gunnery/reach.ts';
import { stepFault } from './allowed.ts';
import { posed } from './tokens.ts';

/** What a unit is like after tokens that do not move it, all of which it can do. */
export const afterTokens = (
  table: Pick<Table, 'turn' | 'arsenal'>,
  unit: Unit,
  tokens: readonly string[],
  faces?: Direction,
): Pick<Unit, 'facing' | 'speed' | 'aim'> => ({
  ...posed(figuresOf(table, unit), unit, tokens, faces),
  aim: tokens.includes('Aim') ? aimsWith(unit, aimInMovement(table, unit)) : unit.aim,
});

/** Only what is otherwise than it was. */
export const onlyNew = (unit: Unit, then: Partial<Unit>): Partial<Unit> =>
  Object.fromEntries(Object.entries(then).filter(([field, value]) => unit[field as keyof Unit] !== value));

/** The late tokens that a unit can still do where it stands now, MOV-9: the others are left out. */
export const stillPossible = (
  table: Pick<Table, 'units' | 'board' | 'arsenal'>,
  unit: Unit,
  late: readonly string[],
): readonly string[] => {
  const built = figuresOf(table, unit);
  let then = unit;
  return late.filter((token) => {
    if (stepFault(table, then, [token])) return false;
    then = { ...then, ...posed(built, then, [token]) };
    return true;
  });
};

/** Does the unit lose its aim when it leaves its hex? */
export const losesAim = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  unit.aim.length > 0 &&
  figuresOf(table, unit).models.some(
    ({ abilities }, index) => unit.harm.alive[index] && abilityOf(abilities, 'aim_lost_on_move'),
  );

/** What was carried out in a step, for all to see. */
export const withStep = ({ did }: Unit, movement: Third, tokens: readonly string[]): Pick<Unit, 'did'> => {
  const steps: [(typeof did.steps)[0], (typeof did.steps)[1], (typeof did.steps)[2]] = [...did.steps];
  steps[movement - 1] = tokens;
  return { did: { ...did, steps } };
};
