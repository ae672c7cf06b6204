import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { chosen } from '../../model/asks.ts';
import type { Allocation, AssaultHit, Contest, Fight, Fighter } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { Pool, Tally, Wave } from '../../model/facts/assault.ts';
import { figuresOf } from '../../model/figures.ts';
import { total } from '../../model/reason.ts';
import type { State } from '../../model/state.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { type Answers, first, type StepRules } from '../chapter.ts';
import { enduranceQuestions, spends, spent } from '../damage/endurance.ts';
import { giveTokens, isDead } from '../damage/harm.ts';
import { rollOn, strike } from '../damage/resolve.ts';
import { ASSAULT_RANK, byRank } from '../initiative.ts';
import { losesAim } from '../movement/tokens.ts';
import { angleQuestions, fightersOf } from './angles.ts';
import { allocationWithout, cunningQuestions, defenceOf, type Exchanged, exchanged, exchangesIn } from './cunning.ts';
import { entryQuestions, limitedBy, placeOf, slipHex, slipNeeds, slipQuestion, slipSteps } from './entry.ts';
import { enemyOf, fearOf, lateWithout, livingModels, participantsOf, specialOf, without } from './fighters.ts';
import { giveSpikes, giveVenom, primaryHit } from './hits.ts';
import { contestOf, isOpposed, isSteady, isStubborn, MOST_REPEATS, standing, talliesOf } from './outcome.ts';
import { type DieHabits, deflectionPool, habitsOf, landed, SIX, strengthPool } from './pools.ts';
import { mayReleaseClouds, releaseClouds, releaseQuestions } from './release.ts';

/** Who takes part in assaults, AS-2, and who retreats before them, PAR-1 to PAR-3. */
export const SLIP_STEPS: StepRules<'slips' | 'slip'> = {
  slips: {
    asks: (state) => ({ questions: entryQuestions(state) }),
    perform: function* (state, _step, answers, dice) {
      const contests = state.contests.map((contest) => limitedBy(state, answers, contest));
      for (const { at, layer, excluded = [] } of contests) {
        if (excluded.length === 0) continue;
        yield { kind: 'kept-out', at, layer, units: excluded.map(({ unit }) => unit), to: { open: { contests } } };
      }
      const free: Unit[] = [];
      for (const participant of state.contests.flatMap((contest) => participantsOf(state, contest))) {
        const { unit } = participant;
        const needs = slipNeeds(state, unit);
        const at = slipHex(state, participant);
        if (needs === null || at === undefined) continue;
        const die = dice.roll(6, 'pre-assault retreat');
        yield { kind: 'slip-rolled', unit: unit.id, at, needs, die };
        if (die >= needs) free.push(unit);
      }
      yield first(state, ...slipSteps(state, free), { do: 'unopposed' });
    },
  },
  slip: {
    asks: (state, { unit }) => {
      const place = placeOf(state, unit);
      return { questions: place && slipHex(state, place.participant) ? [slipQuestion(place.participant)] : [] };
    },
    perform: function* (state, { unit: id }, answers) {
      const place = placeOf(state, id);
      const at = place && slipHex(state, place.participant);
      if (!place || !at || chosen(slipQuestion(place.participant), answers[`slip ${id}`]) === 'stay') return;
      const { contest } = place;
      const contests = state.contests.map((each) => (each === contest ? without(contest, id) : each));
      const from = state.units[id]!.at!;
      yield {
        kind: 'slipped',
        unit: id,
        from,
        at,
        to: {
          open: { contests },
          truth: { late: lateWithout(state, [id]) },
          units: at === from ? {} : { [id]: { at, ...(losesAim(state, place.participant.unit) && { aim: [] }) } },
        },
      };
      yield first(state, { do: 'regroup', unit: id, why: 'slipped' });
    },
  },
};

/** The enemies of a unit in a contest. */
const enemiesIn = (state: State, contest: Contest, side: number): readonly UnitId[] =>
  participantsOf(state, contest)
    .filter(({ unit }) => unit.side !== side)
    .map(({ unit }) => unit.id);

/** Stench: poison for who is biological, and crew damage for who has a Crew table, once for each enemy, AS-3. */
const stench = function* (state: State, contest: Contest, dice: Dice): Generator<Event> {
  for (const { unit } of participantsOf(state, contest)) {
    const by = unit.id;
    const stink = livingModels(state, unit).flatMap(({ model }) => specialOf(model, 'stench') ?? [])[0];
    if (!stink) continue;
    const units = enemiesIn(state, contest, unit.side);
    if (units.length > 0) yield { kind: 'stench-met', by, units };
    for (const target of units) {
      yield* giveTokens(state, target, [{ token: 'poison', die: stink.poison }]);
      if (figuresOf(state, state.units[target]!).tables.crew)
        yield* rollOn(state, { target, by, type: 'crew', die: stink.crew }, dice);
    }
  }
};

/** Fear: its die on the Psychic table of each enemy, AS-3. */
const fear = function* (state: State, contest: Contest, dice: Dice): Generator<Event> {
  for (const { unit } of participantsOf(state, contest)) {
    const by = unit.id;
    const sides = fearOf(state, unit);
    if (!sides) continue;
    const units = enemiesIn(state, contest, unit.side);
    if (units.length > 0) yield { kind: 'fear-met', by, die: sides, units };
    for (const target of units) yield* rollOn(state, { target, by, type: 'psychic', die: { sides, plus: 0 } }, dice);
  }
};

/** Clouds, then stench, then fear; all of it counts at once, AS-3. */
export const ABILITY_STEPS: StepRules<'abilities'> = {
  abilities: {
    asks: (state, { movement }) => ({
      questions: releaseQuestions(state, movement),
      window: mayReleaseClouds(state),
    }),
    perform: function* (state, { movement }, answers, dice) {
      yield* releaseClouds(state, movement, answers);
      const contests = state.contests.filter(({ outcome }) => !outcome);
      for (const contest of contests) yield* stench(state, contest, dice);
      for (const contest of contests) yield* fear(state, contest, dice);
      yield first(state, { do: 'apply' }, { do: 'unopposed' });
    },
  },
};

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

/** The Light rolls of an exchange, less those that the target cancels, AB-CA. */
export const rollLight = function* (
  state: State,
  fight: Fight,
  { exchange: { seat, target, per, hits }, rolls }: Exchanged,
  dice: Dice,
  answers: Answers,
): Generator<Event> {
  if (isDead(state.units[target]!)) return;
  yield { kind: 'hits-exchanged', seat, target, per, rolls };
  const needs = defenceOf(state, target);
  const shown = needs.map(() => dice.roll(6, 'cunning defence'));
  if (needs.length > 0) yield { kind: 'cunning-met', unit: target, needs: needs[0]!, dice: shown };
  const cancelled = shown.filter((die, index) => die >= needs[index]!).length;
  const { by } = fight.hits[hits[0]!]!;
  for (let roll = cancelled; roll < rolls; roll++)
    yield* rollOn(state, { target, by, type: 'light', die: { sides: 6, plus: 0 } }, dice, answers);
};

/** What the hits on the units of one side do: tokens, AS-14; primary hits, AS-13; then exchanged ones, AB-CA. */
const strikeSide = function* (
  state: State,
  fight: Fight,
  allocation: Allocation,
  seat: SeatId,
  exchanges: readonly Exchanged[],
  dice: Dice,
  answers: Answers,
): Generator<Event> {
  const own = fight.fighters.filter((fighter) => fighter.seat === seat).map(({ unit }) => unit);
  for (const unit of own) yield* giveVenom(state, fight, allocation, unit);
  for (const primary of allocation.primary.filter(({ on }) => own.includes(on)))
    yield* strike(state, primaryHit(state, fight, allocation, primary), dice, answers);
  for (const each of exchanges.filter(({ exchange }) => own.includes(exchange.target)))
    yield* rollLight(state, fight, each, dice, answers);
};

/** What hits do after they were dealt out, AS-13 and AS-14: first those on the loser, AS-9. */
export const STRIKE_STEPS: StepRules<'strikes'> = {
  strikes: {
    asks: (state) => {
      const fight = state.fight!;
      const struck = fight.allocation!.primary.map(({ on }) => on);
      return { questions: [...cunningQuestions(state, fight), ...enduranceQuestions(state, struck, 'kill')] };
    },
    perform: function* (state, _step, answers, dice) {
      const fight = state.fight!;
      const exchanges = exchanged(exchangesIn(state, fight), answers);
      const gone = exchanges.flatMap(({ exchange: { hits, per }, rolls }) => hits.slice(0, rolls * per));
      const allocation = allocationWithout(fight.allocation!, gone);
      yield* giveSpikes(state, fight, allocation);
      const winner = fight.winner!;
      for (const seat of [enemyOf(state, winner), winner])
        yield* strikeSide(state, fight, allocation, seat, exchanges, dice, answers);
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
 * Who would have to retreat may become stubborn, AB-EN: first the loser's units, then, if one of them stays, the winner's.
 * If both sides have one, the assault is fought again, RET-7.
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
