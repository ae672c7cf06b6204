import type { HexLabel } from '../../../../hex/index.ts';
import { sees, spotOf } from '../../ground/sight.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { type AimToken, layerOf, type Unit } from '../../model/units.ts';
import type { Weapon } from '../../roster/index.ts';

/** The part of the next gunnery phase, or of the one that is going on: part 2 from Movement 1 on, section 9. */
export const partOfStep = ({ step }: Pick<Table, 'step'>): Part => (step <= LAST_OF_FIRST_HALF ? 1 : 2);
const LAST_OF_FIRST_HALF = 4;

/** Is the token still good in this part, GUN-3? */
const lasts = ({ until }: AimToken, turn: number, part: Part): boolean =>
  turn < until.turn || (turn === until.turn && part <= until.part);

/** The aim token of a unit that this weapon can use in this part, GUN-3. */
export const aimFor = (
  { turn }: Pick<Table, 'turn'>,
  { aim }: Pick<Unit, 'aim'>,
  { aimedBy }: Weapon,
  part: Part,
): AimToken | undefined => aim.find((token) => aimedBy.some((word) => word === token.word) && lasts(token, turn, part));

/** Does an aim help against a target: is it in sight from the unit, and from where the unit aimed, GUN-3? */
export const aimSees = (
  table: Pick<Table, 'board' | 'markers'>,
  unit: Unit,
  { at }: AimToken,
  target: Unit,
): boolean => {
  const to = spotOf(table.board, target.at!, layerOf(target));
  const seesFrom = (hex: HexLabel) => sees(table, spotOf(table.board, hex, layerOf(unit)), to);
  return seesFrom(unit.at!) && (at === unit.at || seesFrom(at));
};

/** The aim tokens of a unit after it has taken one more, which replaces an older one of the same word, GUN-3. */
export const aimsWith = ({ aim }: Pick<Unit, 'aim'>, token: AimToken): readonly AimToken[] => [
  ...aim.filter(({ word }) => word !== token.word),
  token,
];

/** The token that a unit takes by an order in a gunnery part, GUN-3. */
export const aimInPart = ({ turn }: Pick<Table, 'turn'>, { at }: Unit, word: string, part: Part): AimToken => ({
  word,
  at: at!,
  until: { turn: turn + 1, part },
});

/** The token that a unit takes in a movement step: good in Gunnery 2 of this turn and Gunnery 1 of the next, GUN-3. */
export const aimInMovement = ({ turn }: Pick<Table, 'turn'>, { at }: Unit): AimToken => ({
  word: 'Aim',
  at: at!,
  until: { turn: turn + 1, part: 1 },
});

/** The aim tokens that are left in the Aftermath of this turn, AFT-4. */
export const aimsLeft = ({ turn }: Pick<Table, 'turn'>, { aim }: Pick<Unit, 'aim'>): readonly AimToken[] =>
  aim.filter(({ until }) => until.turn > turn);
