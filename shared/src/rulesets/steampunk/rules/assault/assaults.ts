import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { AssaultHit, Contest, Fight, Fighter } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { Tally } from '../../model/facts/assault.ts';
import { figuresOf } from '../../model/figures.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import { type Answers, first, type StepRules } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { ASSAULT_RANK, byRank } from '../initiative.ts';
import { angleQuestions, fightersOf } from './angles.ts';
import { specialOf } from './bout.ts';
import { habitsOf } from './habits.ts';
import { enemyOf } from './participants.ts';
import { deflectionPool, strengthPool } from './pools.ts';
import { rollDeflection, rollStrength } from './roll.ts';
import { isOpposed } from './unopposed.ts';

/** What the dice of an assault came to. */
interface Rolled {
  readonly hits: readonly AssaultHit[];
  readonly deflections: Readonly<Record<UnitId, number>>;
}

/** Strength dice of a unit, AS-5, AS-7 and AS-8. */
const strength = function* (
  state: State,
  fight: Fight,
  fighter: Fighter,
  dice: Dice,
): Generator<Event, readonly AssaultHit[]> {
  const by = fighter.unit;
  const pool = strengthPool(state, fight, fighter);
  const { waves, hits } = rollStrength(pool, habitsOf(state, state.units[by]!), dice);
  yield { kind: 'strength-rolled', unit: by, pool, waves, hits: hits.length };
  return hits.map((model) => ({ by, model }));
};

/** Deflection dice of a unit, AS-6; those of models that counter-attack are hits as well. */
const deflection = function* (
  state: State,
  fight: Fight,
  fighter: Fighter,
  dice: Dice,
): Generator<Event, { readonly deflections: number; readonly counters: readonly AssaultHit[] }> {
  const by = fighter.unit;
  const { models } = figuresOf(state, state.units[by]!);
  const pool = deflectionPool(state, fight, fighter);
  if (pool.count.every(({ add }) => add === 0)) return { deflections: 0, counters: [] };
  const { shown, successes } = rollDeflection(pool, dice);
  const counters = successes
    .filter((model) => specialOf(models[model]!, 'counter_attack'))
    .map((model): AssaultHit => ({ by, model, counter: true }));
  const deflections = successes.length;
  yield { kind: 'deflection-rolled', unit: by, pool, shown, deflections, counters: counters.length };
  return { deflections, counters };
};

/** All dice of an assault in the order of AS-9: seat 1 strength, then deflection; then seat 2. */
const rollAll = function* (state: State, fight: Fight, dice: Dice): Generator<Event, Rolled> {
  const hits: AssaultHit[] = [];
  const deflections: Record<UnitId, number> = {};
  for (const { id } of state.seats) {
    const own = fight.fighters.filter(({ seat }) => seat === id);
    for (const fighter of own) hits.push(...(yield* strength(state, fight, fighter, dice)));
    for (const fighter of own) {
      const deflected = yield* deflection(state, fight, fighter, dice);
      deflections[fighter.unit] = deflected.deflections;
      hits.push(...deflected.counters);
    }
  }
  return { hits, deflections };
};

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

/** The fight at its beginning. A later round is fought with the same sides of the units, AS-4. */
const begun = (state: State, contest: Contest, round: number, answers: Answers): Fight => {
  const before = round > 1 ? state.fight : null;
  return {
    ...contest,
    round,
    fighters: before
      ? before.fighters.filter(({ unit }) => !isDead(state.units[unit]!))
      : fightersOf(state, contest, answers),
    hits: [],
    deflections: {},
    winner: null,
    allocation: null,
    stubborn: before?.stubborn ?? [],
  };
};

/** Assaults one after the other, and the dice of one, AS-4 to AS-11. */
export const ASSAULTS_STEPS: StepRules<'assaults' | 'assault'> = {
  assaults: {
    perform: function* (state) {
      const open = state.contests.filter(({ outcome }) => !outcome);
      yield first(state, ...open.map((contest) => ({ do: 'assault', contest, round: 1 }) as const));
    },
  },
  assault: {
    asks: (state, { contest, round }) => ({ questions: round === 1 ? angleQuestions(state, contest) : [] }),
    perform: function* (state, { contest, round }, answers, dice) {
      if (!isOpposed(state, contest)) {
        yield first(state, { do: 'unopposed' });
        return;
      }
      const fight = begun(state, contest, round, answers);
      yield {
        kind: 'assault-began',
        at: contest.at,
        layer: contest.layer,
        round,
        nested: contest.nested !== undefined,
        units: fight.fighters.map(({ unit }) => unit),
        fighters: fight.fighters,
        to: { open: { fight } },
      };
      const rolled = yield* rollAll(state, fight, dice);
      const tallies = talliesOf(state, { ...fight, ...rolled });
      const [one, two] = tallies as readonly [Tally, Tally];
      const byRanks = one.net === two.net;
      const winner = byRanks ? byRank(state, ASSAULT_RANK)[0]! : one.net > two.net ? one.seat : two.seat;
      yield {
        kind: 'assault-decided',
        at: contest.at,
        layer: contest.layer,
        tallies,
        winner,
        byRank: byRanks,
        to: { open: { fight: { ...fight, ...rolled, winner } } },
      };
      const loser = enemyOf(state, winner);
      yield first(state, { do: 'allocation' }, { do: 'strikes' }, { do: 'stand', seat: loser });
    },
  },
};
