// A setting up that is proposed to both players: sides, declarations and deployment at once. The rules have none: see decision 0043.

import type { SeatId } from '../../../../match/index.ts';
import { patched } from '../../../../match/parts.ts';
import { acrossFrom, type Edge } from '../../ground/zones.ts';
import type { Question } from '../../model/asks.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { answerOf, first, type PromptRule, type StepRules } from '../chapter.ts';
import { arsenalOf } from '../figures.ts';
import { placedAt } from '../placing.ts';
import { otherSeat } from '../rounds/turns.ts';
import { declarationChanges, suggestion } from './declare/index.ts';
import { newUnit } from './forces.ts';
import { proposedScout, proposedSpot } from './formation.ts';
import { rollOff } from './sides.ts';

/** The edge of the winner of the roll-off, as by default, P3. */
const EDGE: Edge = 'south';

const keyOf = (seat: SeatId): string => `proposal ${seat}`;

const withUnits = <T extends Table>(table: T, units: Readonly<Record<UnitId, Partial<Unit>>>): T => ({
  ...table,
  units: patched(table.units, units),
});

/** A table on which a seat has put all units that wait, one after the other. */
const deployed = (table: Table, seat: SeatId): Table => {
  const spot = proposedSpot(table, seat);
  return spot ? deployed(withUnits(table, placedAt(table, spot.unit, spot.at)), seat) : table;
};

/** A table on which the scouts of both seats are placed in turn, `seat` first, G-7.8. */
const scouted = (table: Table, seat: SeatId): Table => {
  const other = otherSeat(table, seat);
  const [scout = undefined] = [seat, other].flatMap((each) => proposedScout(table, each) ?? []);
  if (!scout) return table;
  const { unit, at, to = at } = scout;
  return scouted(withUnits(table, placedAt(table, unit, to)), other);
};

/** Everything that comes before the battle as it is proposed, from the roll-off for sides on; undefined: a unit has no place. */
const proposed = (state: State, starter: SeatId): Table | undefined => {
  const seats = state.seats.map((seat) => ({ ...seat, edge: seat.id === starter ? EDGE : acrossFrom(EDGE) }));
  const declared = state.seats.reduce<Table>(
    (table, { id }) => withUnits(table, declarationChanges(table, id, suggestion(state, id))),
    { ...state, seats },
  );
  const table = scouted(
    state.seats.reduce((all, { id }) => deployed(all, id), declared),
    starter,
  );
  return Object.values(table.units).some(({ place }) => place === 'waiting' || place === 'scouts') ? undefined : table;
};

/** All units as they were when they were listed: they wait for their deployment again. */
const asListed = (state: State): Readonly<Record<UnitId, Unit>> =>
  Object.fromEntries(
    Object.values(state.units).map(({ id, seat, number, bought: { profile } }) => [
      id,
      newUnit(seat, number, { profile, hero: null, friend: false }, arsenalOf(state)),
    ]),
  );

const questionTo = (seat: SeatId): Question => ({ seat, key: keyOf(seat), prompt: 'proposal', unit: null });

/** The proposal, and what the players say to it. If one of them wants another set-up it goes by the rules, from P3 on. */
export const PROPOSAL_STEPS: StepRules<'propose' | 'proposal'> = {
  propose: {
    perform: function* (state, _step, _answers, dice) {
      const { rolls, winner } = rollOff(state, dice, 'roll-off for sides');
      const to = { open: { stage: 'sides', starter: winner } } as const;
      yield { kind: 'rolled-off', over: 'sides', rolls, winner, to };
      const table = proposed(state, winner);
      if (!table) {
        yield first(state, { do: 'edge', seat: winner }, { do: 'declare' });
        return;
      }
      const { seats, units } = table;
      const moved = Object.values(units).filter((unit) => unit !== state.units[unit.id]);
      yield {
        kind: 'set-up-proposed',
        edges: Object.fromEntries(seats.map(({ id, edge }) => [id, edge!])),
        reserves: moved.flatMap(({ id, place }) => (place === 'reserve' ? id : [])),
        to: {
          open: { stage: 'proposed', seats },
          units: Object.fromEntries(moved.map((unit) => [unit.id, unit])),
        },
      };
      yield first(state, { do: 'proposal' });
    },
  },
  proposal: {
    asks: ({ seats }) => ({ questions: seats.map(({ id }) => questionTo(id)) }),
    perform: function* (state, _step, answers) {
      const against = state.seats.flatMap(({ id }) => (answerOf(answers, keyOf(id), 'proposal').take ? [] : id));
      if (against.length === 0) {
        const forces = Object.fromEntries(state.seats.map(({ id }) => [id, null]));
        yield { kind: 'proposal-taken', to: { truth: { forces } } };
        yield first(state, { do: 'round' });
        return;
      }
      const seats = state.seats.map((seat) => ({ ...seat, edge: null }));
      yield {
        kind: 'proposal-declined',
        by: against,
        to: { open: { stage: 'sides', seats }, units: asListed(state) },
      };
      yield first(state, { do: 'edge', seat: state.starter! }, { do: 'declare' });
    },
  },
};

/** P0: whether a seat begins as it is proposed. */
export const PROPOSAL_PROMPT: PromptRule<'proposal'> = {
  check: () => undefined,
  fallback: () => ({ kind: 'proposal', take: true }),
  all: () => [
    { kind: 'proposal', take: true },
    { kind: 'proposal', take: false },
  ],
};
