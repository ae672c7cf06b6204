import { NO_ANSWER } from '../../../../agenda/index.ts';
import { distanceOf } from '../../ground/places.ts';
import { zoneOf } from '../../ground/zones.ts';
import type { Event } from '../../model/events.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Answers, StepRule } from '../chapter.ts';
import { newTokens } from '../movement/hidden.ts';
import { type Placement, placementRefusal, standing, withPlaced } from './placement.ts';
import { deployedBy, type Filled } from './places.ts';

/** Puts units on the board simultaneously, hidden ones under tokens. */
export const placed = function* (table: Table, { placements, left }: Filled): Generator<Event> {
  const units: Record<UnitId, Partial<Unit>> = Object.fromEntries(
    placements.map((each) => [each.unit, standing(each)]),
  );
  const tokens: string[] = [];
  for (const { id: seat } of table.seats) {
    const hidden = placements.filter(({ unit }) => table.units[unit]!.seat === seat && table.units[unit]!.hidden);
    const names = newTokens(table, seat, hidden.length);
    // By hex, not by unit: those that are placed together must not be told apart by their numbers.
    const byHex = hidden.toSorted((one, other) => (one.at < other.at ? -1 : 1));
    for (const [index, { unit }] of byHex.entries()) units[unit] = { ...units[unit], token: names[index]! };
    tokens.push(...names);
  }
  const all = unitsInOrder(table).filter(({ id }) => units[id] !== undefined);
  if (all.length > 0)
    yield {
      kind: 'placed',
      seats: table.seats.map(({ id }) => id).filter((seat) => all.some((unit) => unit.seat === seat)),
      units: all.filter(({ hidden }) => !hidden).map(({ id }) => id),
      tokens,
      to: { units },
    };
  if (left.length > 0)
    yield {
      kind: 'left-behind',
      units: left,
      to: { units: Object.fromEntries(left.map((id) => [id, { status: 'fled', hidden: false }])) },
    };
};

const deployed = (state: State, seat: string, answers: Answers): Filled =>
  deployedBy(state, seat, answers[`deploy ${seat}`] ?? NO_ANSWER);

/** Placements in one hex and layer with one of the other side; tokens meet no unit. */
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
 * No unit may begin in a hex with an enemy, STK-2: units of both sides that were set up forward in the same hex fall
 * back to the nearest legal hex of their own three rows.
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

/** Both sides place everything simultaneously and in secret, SET-7; then all of it is shown. */
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
