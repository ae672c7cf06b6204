import type { Outcome } from '@ironhex/shared/match';
import type { Moment } from '../../rulesets/moments.ts';
import { UI } from '../../text/ui.ts';

/** How a match ended, for one viewer. */
export const ending = (outcome: Outcome, own: number | undefined, winner: string): Moment => {
  const units: readonly string[] = [];
  if (outcome.score.length === 0) return { kind: 'drawn', words: UI.match.over, units };
  if (outcome.winner === undefined) return { kind: 'drawn', words: UI.moments.drawn, units };
  if (own === undefined) return { kind: 'won', words: UI.moments.wins(winner), units };
  return outcome.winner === own
    ? { kind: 'won', words: UI.moments.youWin, units }
    : { kind: 'lost', words: UI.moments.youLose, units };
};
