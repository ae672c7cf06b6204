import type { Refusal, Seated, SeatId, SeatPlan, Setup } from '../../../../match/index.ts';
import { type Force, MOST_UNITS } from '../../cards/card.ts';
import { cardIn, missingFigure } from '../../cards/figures.ts';
import { hasDetection } from '../../model/detection.ts';
import type { Options } from '../../model/options.ts';
import { refusal } from '../../model/refusal.ts';
import type { State } from '../../model/state.ts';
import type { Detection, Unit, UnitId } from '../../model/table.ts';
import type { WarfareTypes } from '../../model/types.ts';
import { componentsOf } from '../../model/units.ts';
import { footingFor, goesByMode, type Mode } from '../movement/footing.ts';
import { homeEdge } from '../movement/route.ts';

const SIDES = ['blue', 'orange'] as const;

/**
 * The seats of both sides, each with a force chosen by the host, which everybody sees, or brought by its player. A side can be
 * played without its further seats, called `blue-2` and so on, but not without its first.
 */
export const seats = ({ players = 1, detection, forces = 'host' }: Options): readonly SeatPlan[] => {
  const hidden = forces === 'player' || hasDetection({ detection });
  return SIDES.flatMap((name, side) =>
    Array.from({ length: players }, (_, index): SeatPlan => {
      // What the other side has is not told with detection, in the lobby neither, W-13d.13.
      const seat = { side, brings: forces, ...(hidden ? {} : { open: true }) } as const;
      return index === 0 ? { id: name, ...seat } : { id: `${name}-${index + 1}`, ...seat, optional: true };
    }),
  );
};

/** What a seat brings: every seat brings a force in this game, but the engine also knows seats that bring none. */
const forceOf = ({ force }: Seated<Force | null>): Force => force ?? [];

/** The id of the n-th unit of a seat's force, from 1 on: `b1` of blue, `b2-1` of `blue-2`. */
export const idOfUnit = (seat: SeatId, n: number): UnitId => {
  const [side = '', place] = seat.split('-');
  return `${side.charAt(0)}${place === undefined ? '' : `${place}-`}${n}`;
};

/** The first unit that a player calls otherwise than units of the seat are: by that ids of others' units could be guessed. */
const misnamed = ({ id, force }: Seated<Force | null>): Refusal | undefined => {
  const index = (force ?? []).findIndex((unit, i) => unit.id !== idOfUnit(id, i + 1));
  return index < 0
    ? undefined
    : refusal('not-own-id', 'W-2.1', { unit: force![index]!.id, id: idOfUnit(id, index + 1) });
};

/** Why these sides, forces and board cannot be played together; empty if they can. */
export const checkSetup = ({ options, seats, board }: Setup<WarfareTypes>): Refusal[] => {
  const faults: Refusal[] = [];
  const sides = new Set(seats.map(({ side }) => side));
  if (sides.size !== 2 || !sides.has(0) || !sides.has(1)) faults.push(refusal('two-sides', 'W-3.6'));
  for (const { id, card } of seats.flatMap(forceOf)) {
    const missing = missingFigure(options, id, card);
    if (missing) faults.push(missing);
  }
  if (options.forces === 'player') faults.push(...seats.flatMap((seat) => misnamed(seat) ?? []));
  const ids = seats.flatMap((seat) => forceOf(seat).map((unit) => unit.id));
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) faults.push(refusal('same-id', 'W-2.1', { unit: twice }));
  for (const side of sides) {
    const count = seats.filter((seat) => seat.side === side).reduce((sum, seat) => sum + forceOf(seat).length, 0);
    if (count > MOST_UNITS) faults.push(refusal('too-many/units', 'W-2.1', { side, count, most: MOST_UNITS }));
    const { hexes } = homeEdge({ board }, side);
    const isShut = (mode: Mode) => hexes.every((hex) => footingFor({ board, options }, mode).closed[hex]);
    if (!goesByMode(options)) {
      if (isShut('walker')) faults.push(refusal('no-entry/all', 'W-3.6', { side }));
      continue;
    }
    const cards = seats.filter((seat) => seat.side === side).flatMap((seat) => forceOf(seat).map(({ card }) => card));
    const mode = cards.map(({ movement }) => movement.mode).find(isShut);
    if (mode) faults.push(refusal('no-entry/mode', 'W-13c.1', { side, mode }));
  }
  return faults;
};

const unitsOf = (seated: Seated<Force | null>, facing: Unit['facing']): Unit[] =>
  forceOf(seated).map(({ id, card }) => ({
    id,
    seat: seated.id,
    side: seated.side,
    status: 'reserve',
    at: null,
    facing,
    ticks: 0,
    token: 'none',
    damage: Object.fromEntries(componentsOf(card).map((component) => [component, 0])) as Unit['damage'],
    emptied: [],
    tieRolls: [],
  }));

/** The detection of a match in which nobody knows of anybody yet. */
const nothingKnown = (units: readonly Pick<Unit, 'id'>[]): Detection => ({
  known: Object.fromEntries(units.map(({ id }) => [id, { state: 'hidden' }])),
  heard: [0, 0],
  marks: [],
  changed: [],
  active: null,
  shown: [],
  windows: 0,
  open: false,
});

/** The state before the first event: all units off the map with no ticks, W-3.6 and W-13f. */
export const create = ({ options, board, seats }: Setup<WarfareTypes>): State => ({
  // Frozen objects never change, so the server sends them once and does not compare them again.
  options: Object.freeze({ ...options }),
  board,
  seats: Object.freeze(seats.map(({ id, side }) => ({ id, side }))),
  cards: Object.freeze(
    Object.fromEntries(seats.flatMap((seat) => forceOf(seat).map(({ id, card }) => [id, cardIn(options, card)]))),
  ),
  units: seats
    .flatMap((seat) => unitsOf(seat, homeEdge({ board }, seat.side).inward))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  elapsed: 0,
  asked: Object.fromEntries(seats.map(({ id }) => [id, 0])),
  moment: { kind: 'running' },
  action: null,
  interrupt: null,
  assault: null,
  outcome: null,
  agenda: options.preflight === 'tactics' ? [{ do: 'preflight' }] : [],
  claims: [],
  held: [],
  ...(hasDetection(options) ? { detection: nothingKnown(seats.flatMap(forceOf)) } : {}),
});
