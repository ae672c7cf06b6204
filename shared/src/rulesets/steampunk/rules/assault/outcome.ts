import type { SeatId } from '../../../../match/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Contest, Fight } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { Tally } from '../../model/facts/assault.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, isShaken, type Unit, type UnitId, withMark, withoutMarks } from '../../model/units.ts';
import { type Answers, first, type StepRules } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { afterAssaultLoads } from '../gunnery/weapons.ts';
import { losesAim } from '../movement/tokens.ts';
import { enemyOf, lateWithout, livingModels, participantsOf, seatsIn, specialOf, withContest } from './fighters.ts';
import { cutOff, retreatSteps } from './retreats.ts';

/** What both sides have, AS-10. */
export const talliesOf = (
  { seats }: Pick<State, 'seats'>,
  { fighters, hits, deflections }: Pick<Fight, 'fighters' | 'hits' | 'deflections'>,
): readonly Tally[] => {
  const seatOf = (unit: UnitId): SeatId => fighters.find((fighter) => fighter.unit === unit)!.seat;
  const hitsBy = (seat: SeatId): number => hits.filter(({ by }) => seatOf(by) === seat).length;
  const deflectedBy = (seat: SeatId): number =>
    fighters.reduce((sum, { unit, seat: own }) => sum + (own === seat ? (deflections[unit] ?? 0) : 0), 0);
  return seats.map(({ id }) => ({
    seat: id,
    hits: hitsBy(id),
    deflections: deflectedBy(id),
    net: Math.max(0, hitsBy(id) - deflectedBy(enemyOf({ seats }, id))),
  }));
};

/** An assault is fought again so many times at most, RET-7. */
export const MOST_REPEATS = 5;

/** The contest that a fight is about. */
export const contestOf = ({ at, layer, staying, held, entering, excluded, nested }: Fight) => ({
  at,
  layer,
  staying,
  held,
  entering,
  ...(excluded && { excluded }),
  ...(nested !== undefined && { nested }),
});

/** The units of a seat that have survived so far. */
const survivors = ({ units }: Pick<Table, 'units'>, { fighters }: Fight, seat: SeatId): readonly UnitId[] =>
  fighters.filter((fighter) => fighter.seat === seat && !isDead(units[fighter.unit]!)).map(({ unit }) => unit);

/** Does a side have a unit that does not retreat, RET-7? */
export const isStubborn = (table: Pick<Table, 'units'>, fight: Fight, seat: SeatId): boolean =>
  survivors(table, fight, seat).some((unit) => fight.stubborn.includes(unit));

/** The side that holds the hex after the fight, RET-7: the winner, unless only the loser is stubborn. */
const holderOf = (table: Pick<Table, 'units' | 'seats'>, fight: Fight): SeatId => {
  const winner = fight.winner!;
  const loser = enemyOf(table, winner);
  return isStubborn(table, fight, loser) && !isStubborn(table, fight, winner) ? loser : winner;
};

export const isSteady = (unit: Unit): boolean => !isShaken(unit) && harmOf(unit).shaken === 0;

/**
 * The units of a side that may become stubborn, AB-EN (ii): in an assault that is not nested (RET-4: no abilities),
 * while there is an enemy that would make them retreat. A shaken unit would not stay.
 */
export const standing = (state: State, fight: Fight, seat: SeatId): readonly UnitId[] => {
  if (fight.nested !== undefined || survivors(state, fight, enemyOf(state, seat)).length === 0) return [];
  return survivors(state, fight, seat).filter((unit) => !fight.stubborn.includes(unit) && isSteady(state.units[unit]!));
};

/** Whether both sides still have a unit to fight with. */
export const isOpposed = (state: State, contest: Contest): boolean => seatsIn(state, contest).length > 1;

/** Units that entered have the hex, PAR-4, AS-15. One that attacks from the air stays in the air above it. */
const movedIn = (
  state: State,
  { at, layer }: Pick<Contest, 'at' | 'layer'>,
  units: readonly string[],
): Event & { readonly kind: 'moved-in' } => ({
  kind: 'moved-in',
  at,
  layer,
  units,
  to: {
    units: Object.fromEntries(units.map((id) => [id, { at, ...(losesAim(state, state.units[id]!) && { aim: [] }) }])),
  },
});

/** Contests with no unit left on one side: the entering units of the other move in without a fight, PAR-4. */
export const UNOPPOSED_STEPS: StepRules<'unopposed'> = {
  unopposed: {
    perform: function* (state) {
      for (const contest of state.contests) {
        if (contest.outcome || isOpposed(state, contest)) continue;
        const entered = participantsOf(state, contest).filter(({ entering }) => entering);
        const contests = withContest(state.contests, { ...contest, outcome: { winner: null, leaving: [] } });
        yield { kind: 'went-on', to: { open: { contests } } };
        if (entered.length > 0)
          yield movedIn(
            state,
            contest,
            entered.map(({ unit }) => unit.id),
          );
      }
    },
  },
};

const withdrawQuestion = ({ seat, id }: Unit): Question => ({
  seat,
  prompt: 'withdraw',
  key: `withdraw ${id}`,
  unit: id,
  options: ['no', 'yes'],
});

/** The winner's units that may retreat though they have won: `retreat_after_win`. */
const mayWithdraw = (state: State, fight: Fight): readonly Unit[] => {
  const winner = fight.winner!;
  if (fight.nested !== undefined || holderOf(state, fight) !== winner) return [];
  return survivors(state, fight, winner)
    .map((id) => state.units[id]!)
    .filter((unit) => livingModels(state, unit).some(({ model }) => specialOf(model, 'retreat_after_win')));
};

/** The units that retreat, AS-15 and RET-7; a loser that was entering may stay where it came from. */
const leavingOf = (state: State, fight: Fight, answers: Answers): readonly UnitId[] => {
  const winner = fight.winner!;
  const won = survivors(state, fight, winner);
  const lost = survivors(state, fight, enemyOf(state, winner));
  if (won.length === 0) return [];
  if (holderOf(state, fight) !== winner) return [...won, ...lost.filter((unit) => !fight.stubborn.includes(unit))];
  const withdrawn = mayWithdraw(state, fight)
    .filter((unit) => chosen(withdrawQuestion(unit), answers[`withdraw ${unit.id}`]) === 'yes')
    .map(({ id }) => id);
  return withdrawn.length === won.length ? withdrawn : [...withdrawn, ...lost];
};

/** The winner's units that are shaken in the next turn, because more tried to enter than there was room for, AS-2. */
const markedOf = ({ units }: State, { entering, excluded = [], winner }: Fight): readonly UnitId[] => {
  const isOwn = ({ unit }: { readonly unit: UnitId }): boolean => units[unit]!.seat === winner;
  if (!excluded.some(isOwn)) return [];
  return [...entering, ...excluded]
    .filter(isOwn)
    .map(({ unit }) => unit)
    .filter((unit) => !isDead(units[unit]!));
};

/** What an assault leaves of a unit that took part: no aim (GUN-3), some weapons loaded, its reveal used up (CON-8). */
const afterwards = (state: State, unit: Unit): Partial<Unit> => {
  const marks = withoutMarks(unit.marks, 'revealed_fights');
  const loads = afterAssaultLoads(figuresOf(state, unit), unit);
  const loaded = Object.keys(loads).some((weapon) => loads[weapon] !== unit.loads[weapon]);
  return {
    ...(unit.aim.length > 0 && { aim: [] }),
    ...(marks.length < unit.marks.length && { marks }),
    ...(loaded && { loads }),
  };
};

/** What changes of all units that took part, or wanted to. */
const changesOf = (state: State, { fighters }: Fight, marked: readonly UnitId[]) => {
  const changes = new Map<UnitId, Partial<Unit>>();
  for (const { unit } of fighters) changes.set(unit, afterwards(state, state.units[unit]!));
  for (const unit of marked) {
    const change = changes.get(unit);
    const marks = withMark(change?.marks ?? state.units[unit]!.marks, 'shaken_next_turn');
    changes.set(unit, { ...change, marks });
  }
  return Object.fromEntries([...changes].filter(([, change]) => Object.keys(change).length > 0));
};

/** What follows a fight by which a unit wanted to break out, RET-4: it has the hex, or is destroyed. */
const brokenOut = function* (state: State, fight: Fight, leaving: readonly UnitId[]): Generator<Event> {
  const [{ unit }] = fight.entering as readonly [Fight['entering'][number]];
  if (state.units[unit]!.seat !== fight.winner) yield* cutOff(state, unit, 'lost_again');
  else yield first(state, ...retreatSteps(state, contestOf(fight), leaving));
};

/** The end of an assault, AS-15: which units move in, which will retreat, and how the fighters leave it. */
export const SETTLEMENT_STEPS: StepRules<'settlement'> = {
  settlement: {
    asks: (state) => ({ questions: mayWithdraw(state, state.fight!).map(withdrawQuestion) }),
    perform: function* (state, _step, answers) {
      const fight = state.fight!;
      const { at, layer, fighters } = fight;
      const winner = fight.winner!;
      const leaving = leavingOf(state, fight, answers);
      const marked = markedOf(state, fight);
      const lost = fighters.filter(({ seat }) => seat !== winner).map(({ unit }) => unit);
      const contests = withContest(state.contests, { ...contestOf(fight), outcome: { winner, leaving } });
      yield {
        kind: 'assault-settled',
        at,
        layer,
        winner,
        units: fighters.map(({ unit }) => unit),
        leaving,
        marked,
        to: {
          units: changesOf(state, fight, marked),
          open: { contests, fight: null },
          truth: { late: lateWithout(state, [...lost, ...leaving]) },
        },
      };
      const entered = fighters
        .filter(({ role, unit }) => role === 'entering' && !leaving.includes(unit) && !isDead(state.units[unit]!))
        .map(({ unit }) => unit);
      const remains = survivors(state, fight, winner).length > 0;
      if (remains && entered.length > 0) yield movedIn(state, fight, entered);
      if (fight.nested !== undefined) yield* brokenOut(state, fight, leaving);
    },
  },
};
