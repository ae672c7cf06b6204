import type { Fault } from '../result.ts';

/** Why something that was asked for does not happen. Nothing has changed. */
export interface Refusal {
  /** A short name that a program can compare, e.g. `out-of-range`. */
  readonly code: string;
  /** The rule that forbids it, where a rule does, e.g. `W-9.1`. */
  readonly rule?: string;
  /** A sentence for the player, saying what is so and, where there is something, what to do. */
  readonly message: string;
}

/** A refusal by a rule. */
export const refusal = (code: string, rule: string, message: string): Refusal => ({ code, rule, message });

/** A refusal as a fault at a place, with its rule named in the sentence. */
export const faultOf = ({ rule, message }: Refusal, at: string): Fault => ({
  at,
  message: rule ? `${message} (${rule})` : message,
});
