import type { Dice } from '../../../../dice/index.ts';
import type { AssaultHit, Contest, Fight, Fighter } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { Pool, Tally, Wave } from '../../model/facts/assault.ts';
import { figuresOf } from '../../model/figures.ts';
import { total } from '../../model/reason.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import { type Answers, first, type StepRules } from '../chapter.ts';
import { enduranceQuestions, spends, spent } from '../damage/endurance.ts';
import { isDead } from '../damage/harm.ts';
import { rollOn } from '../damage/resolve.ts';
import { ASSAULT_RANK, byRank } from '../initiative.ts';
import { angleQuestions, fightersOf } from './angles.ts';
import { enemyOf, specialOf } from './fighters.ts';
import { contestOf, isOpposed, isSteady, isStubborn, MOST_REPEATS, standing, talliesOf } from './outcome.ts';
import { type DieHabits, deflectionPool, habitsOf, landed, SIX, strengthPool } from './pools.ts';

/** What strength dice came to. */
interface StrengthRoll {
  readonly waves: readonly Wave[];
  /** The model of each hit, by index; a model stands there once for each of its hits. */
  readonly hits: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Rolls the strength dice of a unit with their waves, AS-8, and then those of the crawl penalty, AS-9. */
export const rollStrength = (pool: Pool, habits: readonly DieHabits[], dice: Dice): StrengthRoll => {
  const add = total(pool.adds);
  const hits = pool.dice.map(() => 0);
  const waves: Wave[] = [];
  const roll = (why: Wave['why'], rolled: readonly number[]): readonly number[] => {
    const shown = rolled.map(() => dice.roll(SIX, 'strength'));
    waves.push({ why, dice: rolled, shown });
    for (const [place, index] of rolled.entries()) {
      const { model, needs } = pool.dice[index]!;
      hits[index] = landed(shown[place]!, needs, add, habits[model]!.rerolls);
    }
    return shown;
  };
  const all = pool.dice.map((_, index) => index);
  let wave: readonly number[] = all;
  for (let why: Wave['why'] = 'all'; wave.length > 0; why = 'natural_6') {
    const rolled = wave;
    const shown = roll(why, rolled);
    const again = rolled.map((index, place) => (shown[place] === SIX ? habits[pool.dice[index]!.model]!.rerolls : 0));
    wave = all.filter((index) => hits[index] === 0).slice(0, sum(again));
  }
  const crawling = all.filter((index) => hits[index]! > 0 && habits[pool.dice[index]!.model]!.crawls);
  if (crawling.length > 0) roll('crawl', crawling);
  return { waves, hits: pool.dice.flatMap(({ model }, index) => Array<number>(hits[index]!).fill(model)) };
};

/** Rolls the deflection dice of a unit, AS-6: what they showed, and the model of each success. */
export const rollDeflection = (pool: Pool, dice: Dice) => {
  const add = total(pool.adds);
  const shown = pool.dice.map(() => dice.roll(SIX, 'deflection'));
  const successes = pool.dice.flatMap(({ model, needs }, index) => (shown[index]! + add >= needs ? [model] : []));
  return { shown, successes };
};

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

/** A unit spends endurance, and stays if that does not shake it. */
const standFirm = function* (state: State, id: UnitId, dice: Parameters<typeof rollOn>[2]): Generator<Event> {
  yield spent(state.units[id]!, 'stubborn');
  yield* rollOn(state, { target: id, by: null, type: 'psychic', die: { sides: 6, plus: 0 } }, dice);
  if (isDead(state.units[id]!) || !isSteady(state.units[id]!)) return;
  const fight = state.fight!;
  yield { kind: 'stood-firm', unit: id, to: { open: { fight: { ...fight, stubborn: [...fight.stubborn, id] } } } };
};

/**
 * Units that would have to retreat may become stubborn, AB-EN: first the loser's, then, if one of them stays, the
 * winner's. If both sides have a stubborn unit, the assault is repeated, RET-7.
 */
export const STAND_STEPS: StepRules<'stand'> = {
  stand: {
    asks: (state, { seat }) => ({
      questions: enduranceQuestions(state, standing(state, state.fight!, seat), 'stubborn'),
    }),
    perform: function* (state, { seat }, answers, dice) {
      for (const unit of standing(state, state.fight!, seat))
        if (spends(state, unit, 'stubborn', answers)) yield* standFirm(state, unit, dice);
      const fight = state.fight!;
      const winner = fight.winner!;
      if (!isStubborn(state, fight, seat)) yield first(state, { do: 'settlement' });
      else if (seat !== winner) yield first(state, { do: 'stand', seat: winner });
      else if (fight.round > MOST_REPEATS) yield first(state, { do: 'settlement' });
      else yield first(state, { do: 'assault', contest: contestOf(fight), round: fight.round + 1 });
    },
  },
};
