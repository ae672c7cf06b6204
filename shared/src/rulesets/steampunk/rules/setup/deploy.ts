import { NO_ANSWER } from '../../../../agenda/index.ts';
import { distanceOf } from '../../ground/places.ts';
import { zoneOf } from '../../ground/zones.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { layerOf } from '../../model/units.ts';
import type { Answers, StepRule } from '../chapter.ts';
import { deployedBy } from './answered.ts';
import type { Filled } from './filled.ts';
import { placed } from './placed.ts';
import { type Placement, placementRefusal, withPlaced } from './placement.ts';

const deployed = (state: State, seat: string, answers: Answers): Filled =>
  deployedBy(state, seat, answers[`deploy ${seat}`] ?? NO_ANSWER);

/** Placements that meet one of the other side in a hex and layer; tokens meet nobody. */
const meeting = ({ units }: Table, placements: readonly Placement[]): readonly Placement[] => {
  const open = placements.filter(({ unit }) => !units[unit]!.hidden);
  return open.filter((one) =>
    open.some(
      (other) =>
        units[other.unit]!.side !== units[one.unit]!.side && other.at === one.at && layerOf(other) === layerOf(one),
    ),
  );
};

/**
 * Nobody comes to stand in one hex with the enemy, STK-2: units of both sides that were set up forward in the same hex
 * fall back to the nearest legal hex of their own three rows.
 */
const apart = (table: Table, all: Filled): Filled => {
  const { board, seats } = table;
  let { placements, left } = all;
  for (const each of meeting(table, placements)) {
    const others = placements.filter((other) => other !== each);
    const unit = table.units[each.unit]!;
    const { edge } = seats.find(({ id }) => id === unit.seat)!;
    const at = zoneOf(board, edge)
      .toSorted((one, other) => distanceOf(one, each.at) - distanceOf(other, each.at))
      .find((hex) => !placementRefusal(withPlaced(table, others), unit, { ...each, at: hex }, 0));
    placements = at ? [...others, { ...each, at }] : others;
    if (!at) left = [...left, each.unit];
  }
  return { placements, left };
};

/** Both sides place everything at once and in secret, SET-7; then all of it is shown. */
export const DEPLOY_STEP: StepRule<{ readonly do: 'deploy' }> = {
  asks: ({ seats }) => ({
    questions: seats.map(({ id }) => ({ seat: id, prompt: 'deploy', key: `deploy ${id}`, unit: null, options: [] })),
  }),
  perform: function* (state, _step, answers) {
    const all = state.seats.map(({ id }) => deployed(state, id, answers));
    const together: Filled = {
      placements: all.flatMap(({ placements }) => placements),
      left: all.flatMap(({ left }) => left),
    };
    yield* placed(state, apart(state, together));
  },
};
