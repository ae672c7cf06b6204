import { NO_ANSWER } from '../../../agenda/index.ts';
import type { Decision, Refusal, SeatId } from '../../../match/index.ts';
import { PROMPTS } from '../model/asks.ts';
import { refusal } from '../model/refusal.ts';
import type { View } from '../model/view.ts';
import { askOf } from './decisions.ts';
import { type Intent, partOf } from './intents.ts';
import { partsRuleOf } from './parts.ts';

/** Why an intent is not allowed now, judged by what its seat knows; undefined if it is allowed. */
export const check = (view: View, seat: SeatId, intent: Intent, decision?: Decision): Refusal | undefined => {
  if (view.outcome) return refusal('over', 'VIC-1');
  if (!view.seats.some(({ id }) => id === seat)) return refusal('no-seat', 'SET-2');
  if (intent.kind === 'concede') return undefined;
  if (!decision) return refusal('not-asked', 'CLK-1');
  const ask = askOf(view, decision);
  const { number } = PROMPTS[ask.prompt];
  const rule = partsRuleOf(ask.prompt);
  const part = partOf(intent);
  if (!rule) {
    if (intent.kind !== 'choose') return refusal('wrong-answer/options', number);
    return ask.options.includes(intent.option) ? undefined : refusal('no-option', number, { options: ask.options });
  }
  if (intent.kind === 'choose') return refusal('wrong-answer/parts', number);
  const answer = view.own!.answers[ask.id] ?? NO_ANSWER;
  if (part !== null) return rule.check(view, ask, intent);
  if (answer.final) return refusal('committed', number);
  return rule.complete?.(view, ask, answer);
};

/** Is it one part of an answer, so that more may follow? */
export const isPart = (intent: Intent): boolean => partOf(intent) !== null;
