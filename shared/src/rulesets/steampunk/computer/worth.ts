import { type Standing, sharedBy, worthBy } from '../../../computer/index.ts';
import { fieldUnits } from '../model/in-order.ts';
import type { Table } from '../model/table.ts';
import { harmOf, isShaken, livingOf } from '../model/units.ts';
import { scoresOf } from '../rules/victory/score.ts';
import { valueOfUnit } from './value.ts';

/** Turns that come after this one: each of these has weights of its own. */
const LEFT = [0, 1, 3, 6];
/** How many turns come in a match that has no last one. */
const OPEN = 6;

/** The armies are set up: only then they can be compared, SET-4. */
export const isSetUp = ({ turn }: Pick<Table, 'turn'>): boolean => turn > 0;

/** How a match stands: by the points as they would be counted now, VIC-3, and by models that died in units that live. */
export const standing: Standing<Table> = {
  terms: (table, seat) => {
    const { options, turn } = table;
    const { side } = table.seats.find(({ id }) => id === seat)!;
    const field = fieldUnits(table);
    const shaken = field.filter(isShaken).map(({ id }) => id);
    const [one, other] = scoresOf({ ...table, options: { ...options, winnerBonus: 0 } }, shaken).map(
      ({ points }) => points,
    ) as [number, number];
    const all = Math.max(1, one + other);
    const worn = field.reduce((sum, unit) => {
      const share = 1 - livingOf(harmOf(unit)) / unit.harm.alive.length;
      return sum + (unit.side === side ? -1 : 1) * share * valueOfUnit(table, unit).kept;
    }, 0);
    const terms = [((side === 0 ? one - other : other - one) * 10) / all, (worn * 10) / all];
    const left = options.victory.kind === 'timed' ? options.victory.turns - turn : OPEN;
    const compared = isSetUp(table) ? terms : terms.map(() => 0);
    return sharedBy(left, LEFT).flatMap((share) => compared.map((term) => share * term));
  },
  weights: [1.51, 0.37, 1.05, 0.85, 0.62, 1.03, 0.42, 0.54],
};

/** The chance that the side of a seat wins; a draw counts one half. */
export const worth = worthBy(standing);
