import { type Refusal, told } from '../../../match/index.ts';
import { WORDS } from '../words/index.ts';

/** A refusal as the referee answers it: people read it. */
export const refusalAnswer = (
  refused: Refusal,
): { readonly error: string; readonly rule?: string; readonly message: string } => {
  const { code, rule, message } = told(WORDS.refusals, refused);
  return { error: code, ...(rule !== undefined && { rule }), message };
};
