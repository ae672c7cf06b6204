import type { Reckoner } from '../../../reckoning/index.ts';
import { unitName } from '../model/names.ts';
import type { WarfareTypes } from '../model/types.ts';
import { COLUMNS, counts, MEANS } from './counts.ts';
import { trials } from './trials.ts';

/** What the dice of Warfare 3025 are worth, and the numbers of its units. */
export const warfareReckoner: Reckoner<WarfareTypes> = {
  words: {
    measure: ['point of damage', 'points of damage'],
    counted: [
      'An attack counts the points of damage that both rolls come to, also where the track has no room for them.',
      'In close quarters a reaction counts with the attack: what it avoids, and what a counter does to the attacker.',
      'Resisting structure damage takes its points back.',
      'A piloting roll counts the points that a fall or a failed turn threatens with; the armour roll in difficult terrain counts what it lets through.',
      'By movement mode, a roll counts 2 points for each tier that woods or rubble miss, and the fall of a unit that becomes unstable.',
    ],
    leftOut: [
      'Rolls for a tie and for tactics, which decide who acts first.',
      'Rolls of sensors and for hiding, which decide what is known.',
      'What getting stuck or unstable costs otherwise than by damage.',
      'What the move after a dodge is worth.',
      'Whether rapid fire empties its weapon.',
      'What a hit on one component costs more than a hit on another: the attacker chooses it.',
    ],
  },
  trials,
  columns: COLUMNS,
  means: MEANS,
  counts,
  actor: (intent) => ('unit' in intent ? intent.unit : undefined),
  units: (state) => {
    const inOrder = state.seats.flatMap(({ id }) => state.units.filter(({ seat }) => seat === id));
    return inOrder.map(({ id, seat }) => ({ id, seat, name: unitName(state, id) }));
  },
};
