import { EDGES } from '../../ground/zones.ts';
import type { StepRule } from '../chapter.ts';

/** Which seat has which edge of the board, drawn before the ground is designed, SET-2. */
export const EDGES_STEP: StepRule<{ readonly do: 'edges' }> = {
  perform: function* ({ seats }, _step, _answers, dice) {
    const roll = dice.roll(2, 'who has the south');
    const told = seats.map((seat, index) => ({ ...seat, edge: EDGES[(index + roll - 1) % EDGES.length]! }));
    yield {
      kind: 'edges-drawn',
      roll,
      edges: Object.fromEntries(told.map(({ id, edge }) => [id, edge])),
      to: { open: { seats: told } },
    };
  },
};
