import type { Refusal } from '@ironhex/shared/match';
import { UI } from './ui.ts';

/** What the page says where the way to the match, not a rule, is the reason; by code. */
const SOURCE: Readonly<Record<string, string>> = {
  'no-line': UI.connection.notSent,
  'no-answer': UI.connection.noAnswer,
  'server-fault': UI.connection.fault,
  'page-fault': UI.errors.fault,
};

/** Why something did not happen, in one sentence with its rule. */
export const refusalText = ({ code, rule, message }: Refusal): string => {
  const text = message || (SOURCE[code] ?? code);
  return rule && !text.includes(rule) ? `${text} (${rule})` : text;
};
