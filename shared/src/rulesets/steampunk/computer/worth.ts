import type { SeatId } from '../../../match/index.ts';
import { fieldUnits } from '../model/in-order.ts';
import type { State } from '../model/state.ts';
import { harmOf, isShaken, livingOf } from '../model/units.ts';
import { scoresOf } from '../rules/victory/score.ts';
import { valueOfUnit } from './value.ts';

/** The points that decide a match at its end, and how many more for each turn that is left, as a share of both armies. */
const DECIDES = 12;
const OPEN = 0.03;

/** What a side's models that died are worth besides the score: half of their units' points by share. */
const LOST = 0.5;

/** The chance that the side of a seat wins; a draw counts one half. */
export const worth = (state: State, seat: SeatId): number => {
  const { outcome, options, turn } = state;
  const { side } = state.seats.find(({ id }) => id === seat)!;
  if (outcome) return outcome.winner === undefined ? 0.5 : outcome.winner === side ? 1 : 0;
  const field = fieldUnits(state);
  if (field.length === 0) return 0.5;
  const shaken = field.filter(isShaken).map(({ id }) => id);
  const [one, other] = scoresOf({ ...state, options: { ...options, winnerBonus: 0 } }, shaken).map(
    ({ points }) => points,
  ) as [number, number];
  const worn = field.reduce((sum, unit) => {
    const share = 1 - livingOf(harmOf(unit)) / unit.harm.alive.length;
    return sum + (unit.side === 0 ? -1 : 1) * LOST * share * valueOfUnit(state, unit).kept;
  }, 0);
  const ahead = (one - other + worn) * (side === 0 ? 1 : -1);
  const turns = options.victory.kind === 'timed' ? Math.max(0, options.victory.turns - turn) : 8;
  const scale = DECIDES + OPEN * turns * (one + other);
  return 1 / (1 + Math.exp((-2 * ahead) / scale));
};
