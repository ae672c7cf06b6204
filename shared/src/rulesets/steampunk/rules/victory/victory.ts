import type { Outcome } from '../../../../match/index.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Table } from '../../model/table.ts';
import { isShaken } from '../../model/units.ts';
import { first, type StepRule } from '../chapter.ts';
import { ended, endedBy } from '../setup/ending.ts';
import { isLastTurn } from './match-time.ts';

/** The sides that have a unit on the board, hidden ones too. */
const standing = (table: Pick<Table, 'seats' | 'units'>): readonly number[] =>
  table.seats.map(({ side }) => side).filter((side) => fieldUnits(table).some((unit) => unit.side === side));

/** The outcome once a side has no unit on the board, VIC-1. */
const lastStanding = ([winner]: readonly number[]): Outcome => ({
  ...(winner === undefined ? {} : { winner }),
  score: [0, 1].map((side) => (side === winner ? 1 : 0)),
  rule: 'VIC-1',
  ...endedBy(winner === undefined ? 'none-left' : 'last-standing'),
});

/**
 * The end of a turn: is it the end of the match? A friendly one lasts until a side has no unit, VIC-1; a timed one so many
 * turns, or until its minutes are up, VIC-2. A timed one without a side that could change anything is as if its time was up.
 */
export const VICTORY_STEP: StepRule<{ readonly do: 'victory' }> = {
  perform: function* (state) {
    const sides = standing(state);
    const isAlone = sides.length < 2;
    const isTimed = state.options.victory.kind === 'timed';
    if (isTimed && (isAlone || isLastTurn(state))) {
      const shaken = fieldUnits(state).filter(isShaken);
      yield { kind: 'stage-began', stage: 'end-phase', to: { open: { stage: 'end-phase', step: 0 } } };
      yield first(state, { do: 'end-phase', round: 1, shaken: shaken.map(({ id }) => id) });
    } else if (isAlone) yield ended(state, lastStanding(sides));
  },
};
