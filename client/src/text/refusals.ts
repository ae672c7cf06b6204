import type { Refusal } from '@ironhex/shared/match';
import { UI } from './ui.ts';

/** What the page says where the connection, not a rule, is the reason; by code. */
const CONNECTION: Readonly<Record<string, string>> = {
  'no-line': UI.connection.notSent,
  'no-answer': UI.connection.noAnswer,
  'server-fault': UI.connection.fault,
};

/** Why something did not happen, in one sentence with its rule. */
export const refusalText = ({ code, rule, message }: Refusal): string => {
  const text = message || (CONNECTION[code] ?? code);
  return rule && !text.includes(rule) ? `${text} (${rule})` : text;
};
