import {
  DIRECTIONS,
  type Direction,
  type HexLabel,
  indexOfAxial,
  labelOfIndex,
  opposite,
  turn,
} from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { axialOf } from '../../ground/places.ts';
import { sees, spotOf } from '../../ground/sight.ts';
import { terrainAt } from '../../ground/survey.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Going } from '../../model/steps/movement.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type StatusMark, type Unit, type UnitId } from '../../model/units.ts';
import type { Batch, StepRules } from '../chapter.ts';
import { endOf, type Goings, goingsOf, isSeen, presences } from './contests.ts';
import { keys } from './doings.ts';
import { mayStand } from './stacking.ts';
import { directionsFrom, enemyDistance, isFree, visibleEnemies } from './ways.ts';

/**
 * Names for new tokens of a seat, such as `b?1`: the next that none of its units has. They count how many there were, and
 * tell nothing of the units.
 */
export const newTokens = ({ units }: Pick<Table, 'units'>, seat: SeatId, count: number): readonly string[] => {
  const taken = new Set(Object.values(units).map(({ token }) => token));
  const names: string[] = [];
  for (let n = 1; names.length < count; n++) if (!taken.has(`${seat[0]}?${n}`)) names.push(`${seat[0]}?${n}`);
  return names;
};

/** Units hide at the end of a step, CON-8: under the token that they had, or a new one. */
export const hide = function* (state: State, ids: readonly UnitId[]): Generator<Event> {
  const hiding = ids.map((id) => state.units[id]!).filter(({ status, hidden }) => status === 'field' && !hidden);
  if (hiding.length === 0) return;
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { id: seat } of state.seats) {
    const own = hiding.filter((unit) => unit.seat === seat);
    const names = newTokens(state, seat, own.length);
    for (const [index, { id, token }] of own.entries()) units[id] = { hidden: true, token: token ?? names[index]! };
  }
  yield { kind: 'hid', units: hiding.map(({ id }) => id), to: { units } };
};

/** A hidden unit that shows itself, or is seen. */
interface Revealing {
  readonly unit: UnitId;
  readonly at: HexLabel;
  readonly facing: Direction;
  /** With reveal bonuses: it chose to. */
  readonly bonuses: boolean;
}

const BONUSES: readonly StatusMark[] = ['revealed', 'revealed_fights'];

/**
 * Hidden units show themselves or are seen, CON-8: all together. With bonuses they are marked until Aftermath, and for their
 * first assault.
 */
export const revealed = function* (state: State, revealings: readonly Revealing[]): Generator<Event> {
  if (revealings.length === 0) return;
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { unit, at, facing, bonuses } of revealings) {
    const { marks } = state.units[unit]!;
    units[unit] = { hidden: false, at, facing, marks: bonuses ? [...marks, ...BONUSES] : marks };
  }
  yield {
    kind: 'revealed',
    each: revealings.map((revealing) => ({ ...revealing, from: state.units[revealing.unit]!.at! })),
    to: { units },
  };
};

/** Hidden units that will share a hex with enemies after their moves, CON-8 (b). In the end-phase nothing is fought, VIC-2. */
const meeting = (table: Table, goings: Goings): readonly Unit[] => {
  if (table.stage === 'end-phase') return [];
  const places = presences(table, goings);
  return fieldUnits(table).filter(
    (unit) =>
      !isSeen(unit, goings.get(unit.id)) &&
      places.some(
        ({ at, layer, units }) =>
          at === endOf(unit, goings) && layer === layerOf(unit) && units.some(({ side }) => side !== unit.side),
      ),
  );
};

/**
 * The question whether a hidden unit shows itself, P21: `stay`, or a facing to show itself in. All players can see that
 * there may be such questions.
 */
export const meetingBatch = (table: Table, goings: readonly Going[]): Batch => {
  const byUnit = goingsOf(goings);
  const questions = meeting(table, byUnit).map(
    (unit): Question => ({
      seat: unit.seat,
      prompt: 'reveal',
      key: keys.meet(unit),
      unit: unit.id,
      options: ['stay', ...directionsFrom(byUnit.get(unit.id)?.facing ?? unit.facing).map(String)],
      secret: true,
    }),
  );
  return { questions, window: questions.length > 0 };
};

/** The hexes of the board at a distance from one, clockwise from a direction. */
const ring = ({ board }: Table, at: HexLabel, distance: number, first: Direction): readonly HexLabel[] => {
  const centre = axialOf(at);
  let q = centre.q + DIRECTIONS[first].q * distance;
  let r = centre.r + DIRECTIONS[first].r * distance;
  const hexes: HexLabel[] = [];
  for (const direction of directionsFrom(turn(first, 2)))
    for (let i = 0; i < distance; i++) {
      const index = indexOfAxial(board, q, r);
      if (index >= 0) hexes.push(labelOfIndex(board, index));
      q += DIRECTIONS[direction].q;
      r += DIRECTIONS[direction].r;
    }
  return hexes;
};

/**
 * Where a unit is put that is seen in its hiding place, CON-8: there; or the nearest hexes where it can stand, without
 * enemies and not full, clockwise from behind. None: it is destroyed.
 */
const uncoverHexes = (table: Table, unit: Unit): readonly HexLabel[] => {
  const at = unit.at!;
  const isLegal = (hex: HexLabel): boolean => mayStand(table, unit, hex) && isFree(table, unit, hex);
  if (isFree(table, unit, at)) return [at];
  const farthest = table.board.width + table.board.height;
  for (let distance = 1; distance <= farthest; distance++) {
    const legal = ring(table, at, distance, opposite(unit.facing)).filter(isLegal);
    if (legal.length > 0) return legal;
  }
  return [];
};

const uncovered = ({ id }: Unit): Step => ({ do: 'uncover', unit: id });

const hiddenUnits = (table: Table): readonly Unit[] => fieldUnits(table).filter(({ hidden }) => hidden);

/** Steps that uncover hidden units with an enemy at a distance of 1 or less, AFT-5. */
export const uncoverNear = (table: Table): readonly Step[] =>
  hiddenUnits(table)
    .filter((unit) => enemyDistance(table, unit, unit.at!) <= 1)
    .map(uncovered);

const MOVING: ReadonlySet<string> = new Set(['slow', 'fast', 'slow_fly', 'fast_fly']);

const isSeenBy = (table: Table, unit: Unit, enemy: Unit): boolean =>
  sees(table, spotOf(table.board, unit.at!, layerOf(unit)), spotOf(table.board, enemy.at!, layerOf(enemy)));

/** Steps that uncover hidden units that move at speed slow or faster in the open while an enemy sees them, CON-8 (c). */
export const uncoverMoving = (table: Table): readonly Step[] =>
  hiddenUnits(table)
    .filter(
      (unit) =>
        MOVING.has(unit.speed) &&
        terrainAt(table.board, unit.at!) === 'clear' &&
        visibleEnemies(table, unit).some((enemy) => isSeenBy(table, unit, enemy)),
    )
    .map(uncovered);

/** Where it is put, P21; no question, if it has been seen otherwise in the meantime. */
const questions = (table: Table, unit: Unit): readonly Question[] =>
  unit.hidden && unit.status === 'field'
    ? [
        {
          seat: unit.seat,
          prompt: 'reveal',
          key: `uncover ${unit.id}`,
          unit: unit.id,
          options: uncoverHexes(table, unit),
        },
      ]
    : [];

/** How a hidden unit is shown without bonuses: after a Spot, in Aftermath, or because it moved in the open. */
export const UNCOVER_STEPS: StepRules<'uncover'> = {
  uncover: {
    asks: (state, { unit }) => ({ questions: questions(state, state.units[unit]!) }),
    perform: function* (state, { unit: id }, answers) {
      const unit = state.units[id]!;
      for (const question of questions(state, unit))
        if (question.options.length > 0) {
          const at = chosen(question, answers[question.key]);
          yield* revealed(state, [{ unit: id, at, facing: unit.facing, bonuses: false }]);
        } else
          yield { kind: 'lost-uncovered', unit: id, to: { units: { [id]: { status: 'destroyed', hidden: false } } } };
    },
  },
};
