import { choicesOf, type Decision, decisionsOf, type SeatId } from '@ironhex/shared/match';
import type { Intent, Policy, View } from '../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../src/rulesets/warfare3025/ruleset.ts';

/** What is asked of a seat, in its view; a seat is asked one thing at a time in this game. */
const asked = (view: View, seat: SeatId): Decision | undefined => decisionsOf(warfare3025, view, seat)[0];

/** All that a seat may do now. */
export const offered = (view: View, seat: SeatId) => choicesOf(warfare3025, view, seat);

/** Why a seat may not do this now. */
export const refusalOf = (view: View, seat: SeatId, intent: Intent) =>
  warfare3025.check(view, seat, intent, asked(view, seat));

/** What the clock does for a seat that is asked. */
export const timeout = (view: View, seat: SeatId): Intent => warfare3025.fallback(view, asked(view, seat)!);

/** What a policy answers for a seat, if anything is asked of it. */
export const answered = (view: View, seat: SeatId, policy: Policy): Intent | undefined => {
  const decision = asked(view, seat);
  return decision && warfare3025.standing(view, decision, policy);
};
