import type { Refusal } from '@ironhex/shared/match';

/** A refusal by the server, not by a rule of the game. */
export const refuse = (code: string, message: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, message },
});

/** Refuses a message that is far larger than any command. */
export const TOO_HEAVY = refuse(
  'malformed',
  'This cannot be read: it is far longer than anything that can be asked for.',
);
