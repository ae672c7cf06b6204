import type { Decision, Refusal, SeatId } from '../../../match/index.ts';
import { PROMPTS } from '../model/asks.ts';
import type { View } from '../model/view.ts';
import { refusal } from '../refusal.ts';
import { askOf } from './decisions.ts';
import { type Intent, partOf } from './intents.ts';
import { promptRuleOf } from './prompts.ts';

/**
 * Why a seat may not send this intent now, judged by its own view: the first code of G-20 that fits; undefined: it may.
 */
export const check = (view: View, seat: SeatId, intent: Intent, decision?: Decision): Refusal | undefined => {
  if (view.outcome) return refusal('over', 'G-14.3');
  if (!view.seats.some(({ id }) => id === seat)) return refusal('E_NOT_YOUR_PROMPT/no-seat', 'G-20');
  if (intent.kind === 'concede') return undefined;
  if (!decision) return refusal('E_NOT_YOUR_PROMPT/nothing', 'G-19.1');
  const ask = askOf(view, decision);
  const { answer, number } = PROMPTS[ask.prompt];
  if (intent.kind !== answer) return refusal('E_NOT_YOUR_PROMPT/other', number, { asked: answer, sent: intent.kind });
  return promptRuleOf(ask.prompt).check(view, ask, intent as never);
};

/** Is it one part of an answer, so that more may follow? */
export const isPart = (intent: Intent): boolean => partOf(intent) !== null;
