import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Allocation, Fight } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Answers, StepRules } from '../chapter.ts';
import { enduranceQuestions } from '../damage/endurance.ts';
import { isDead } from '../damage/harm.ts';
import { rollOn, strike } from '../damage/resolve.ts';
import { allocationWithout, cunningQuestions, defenceOf, type Exchanged, exchanged, exchangesIn } from './cunning.ts';
import { enemyOf } from './fighters.ts';
import { giveSpikes, giveVenom, primaryHit } from './hits.ts';

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
