import type { Dice } from '../../../../dice/index.ts';
import type { Fight } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Answers } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { rollOn } from '../damage/resolve.ts';
import { defenceOf, type Exchanged } from './cunning.ts';

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
