// Events 21, 23, 31 and 36 at the end of a move, G-9.13.
import type { HexLabel } from '../../../../hex/index.ts';
import { distanceBetween } from '../../ground/footprint.ts';
import { courseOf } from '../../ground/moving/course.ts';
import { acrossFrom } from '../../ground/zones.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { bodyOf, fieldOf, isAtEdge } from '../field.ts';
import { effectsOn, unitOf } from '../figures.ts';
import { carries, takesOf } from '../items.ts';
import { courseBehind, moverOf } from '../movement/path.ts';
import { scored } from '../victory.ts';

/** How near to an anomaly a path is struck, event 31, in hexes. */
const ANOMALY = 3;

/** The course of a unit that started in this hex and has taken this path. The kind of move does not matter here. */
const metOn = (state: State, unit: Unit, from: HexLabel, path: readonly HexLabel[]) =>
  courseOf(fieldOf(state), moverOf(state, unit, { ...bodyOf(state, unit), at: from }), 'advance', path);

/** Did a unit come within reach of an anomaly in one of these hexes? */
const isNear = (state: State, unit: Unit, hexes: readonly HexLabel[], at: HexLabel): boolean => {
  const { size } = bodyOf(state, unit);
  return hexes.some((hex) => distanceBetween(state.board, { at: hex, size }, { at, size: 'standard' }) <= ANOMALY);
};

/** Does the unit stand in the outermost row of its opponent's edge? */
const isAtFarEdge = (state: State, unit: Unit): boolean => {
  const edge = state.seats.find(({ id }) => id === unit.seat)?.edge;
  return edge !== undefined && edge !== null && isAtEdge(state, unit, acrossFrom(edge));
};

/** Events at the end of a move, each a step of its own, G-9.13. */
export const MOVE_STEPS: StepRules<'fauna' | 'event-move' | 'trip' | 'anomaly' | 'intel'> = {
  /** Event 21: a die for each piece that the move enters; a 1 means a dangerous test. */
  fauna: {
    perform: function* (state, { move }, _answers, dice) {
      const { unit: id, path } = move;
      const unit = unitOf(state, id);
      if (unit.place !== 'map' || path.length === 0 || effectsOn(state, unit, 'fauna').length === 0) return;
      const { pieces } = courseBehind(state, move);
      if (pieces.length === 0) return;
      const rolled = pieces.map((piece) => ({ piece, die: dice.roll(6, 'carnivorous fauna') }));
      yield { kind: 'fauna-rolled', unit: id, dice: rolled };
      if (rolled.some(({ die }) => die === 1)) yield first(state, { do: 'dangerous', unit: id, why: 'moved' });
    },
  },
  'event-move': {
    perform: function* (state, { unit, from, path }) {
      if (path.length === 0) return;
      const steps: Step[] = [];
      if (Object.values(state.own).some(({ rigged }) => rigged !== null)) steps.push({ do: 'trip', unit, from, path });
      if (state.items.some(({ kind }) => kind === 'anomaly')) steps.push({ do: 'anomaly', unit, from, path });
      if (state.items.some(({ kind }) => kind === 'intel')) steps.push({ do: 'intel', unit });
      if (steps.length > 0) yield first(state, ...steps);
    },
  },
  /** Event 23: the first unit of a player to end a step in the rigged piece sets it off. */
  trip: {
    perform: function* (state, { unit: id, from, path }) {
      const unit = unitOf(state, id);
      if (unit.place !== 'map' || unit.seat === NEUTRAL) return;
      const { stepped } = metOn(state, unit, from, path);
      const isRigged = (piece: string | null): piece is string => piece !== null && stepped.includes(piece);
      if (stepped.length > 0 && !state.seats.some(({ id: seat }) => isRigged(state.own[seat]!.rigged)))
        yield { kind: 'nothing-blew', unit: id };
      for (const { id: seat } of state.seats) {
        const piece = state.own[seat]!.rigged;
        if (!isRigged(piece)) continue;
        yield first(state, { do: 'event-strike', event: 23, unit: id });
        yield { kind: 'piece-blew', seat, piece, unit: id, to: { own: { [seat]: { rigged: null } } } };
      }
    },
  },
  /** Event 31: a unit that moves near an anomaly is struck. */
  anomaly: {
    perform: function* (state, { unit: id, from, path }) {
      const unit = unitOf(state, id);
      if (unit.place !== 'map') return;
      const near = state.items.filter(
        ({ kind, at }) => kind === 'anomaly' && at !== null && isNear(state, unit, [from, ...path], at),
      );
      yield first(state, ...near.map(() => ({ do: 'event-strike', event: 31, unit: id }) as const));
    },
  },
  /** Event 36: a unit takes the intel, or delivers it. */
  intel: {
    perform: function* (state, { unit: id }) {
      const unit = unitOf(state, id);
      if (unit.place !== 'map' || unit.seat === NEUTRAL) return;
      yield* takesOf(state, id, 'intel');
      const carried = state.items.filter((item) => item.kind === 'intel' && carries(state, item, id));
      if (carried.length === 0 || !isAtFarEdge(state, unit)) return;
      const items = state.items.filter((item) => !carried.includes(item));
      const points = scored(state, { [unit.seat]: carried.length });
      yield { kind: 'intel-delivered', unit: id, seat: unit.seat, to: { open: { items, ...points } } };
    },
  },
};
