import { type Refusal, type Sentences, told } from '@ironhex/shared/match';
import { UI } from './ui.ts';

/** What the page says where the way to the match, not a rule, is the reason; by code. */
const SOURCE: Readonly<Record<string, string>> = {
  'no-line': UI.connection.notSent,
  'no-answer': UI.connection.noAnswer,
  'server-fault': UI.connection.fault,
  'page-fault': UI.errors.fault,
};

/** Why something did not happen, in one sentence with its rule: in these sentences, or in its own. */
export const refusalText = (refusal: Refusal, refusals: Sentences = {}): string => {
  const { code, rule } = refusal;
  const text = refusal.message === '' ? (SOURCE[code] ?? code) : told(refusals, refusal).message;
  return rule && !text.includes(rule) ? `${text} (${rule})` : text;
};
