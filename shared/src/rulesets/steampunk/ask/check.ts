import { NO_ANSWER } from '../../../agenda/index.ts';
import { type Decision, type Refusal, refusal, type SeatId } from '../../../match/index.ts';
import { PROMPTS } from '../model/asks.ts';
import type { View } from '../model/view.ts';
import { askOf } from './decisions.ts';
import { type Intent, partOf } from './intents.ts';
import { partsRuleOf } from './parts.ts';

/** Why an intent is not allowed now, judged by what its seat knows; undefined if it is allowed. */
export const check = (view: View, seat: SeatId, intent: Intent, decision?: Decision): Refusal | undefined => {
  if (view.outcome) return refusal('over', 'VIC-1', 'The match is over.');
  if (!view.seats.some(({ id }) => id === seat)) return refusal('no-seat', 'SET-2', 'You do not play in this match.');
  if (intent.kind === 'concede') return undefined;
  if (!decision) return refusal('not-asked', 'CLK-1', 'Nothing is asked of you now.');
  const ask = askOf(view, decision);
  const { number } = PROMPTS[ask.prompt];
  const rule = partsRuleOf(ask.prompt);
  const part = partOf(intent);
  if (!rule) {
    if (intent.kind !== 'choose') return refusal('wrong-answer', number, 'Choose one of the options.');
    return ask.options.includes(intent.option)
      ? undefined
      : refusal('no-option', number, `That cannot be chosen here, only: ${ask.options.join(', ')}.`);
  }
  if (intent.kind === 'choose')
    return refusal('wrong-answer', number, 'This is not answered by choosing one of a list.');
  const answer = view.own!.answers[ask.id] ?? NO_ANSWER;
  if (part !== null) return rule.check(view, ask, intent);
  if (answer.final) return refusal('committed', number, 'You have committed already. Change something if you want to.');
  return rule.complete?.(view, ask, answer);
};

/** Is it one part of an answer, so that more may follow? */
export const isPart = (intent: Intent): boolean => partOf(intent) !== null;
