import { decisionsOf, type Ruleset, type RulesetTypes, type SeatId, type Viewer } from '@ironhex/shared/match';
import type { OwnDecision } from '../../src/table/decisions.ts';

/** How the pages of viewers see the tables of a game. */
export const viewing = <T extends RulesetTypes>(rules: Ruleset<T>) => {
  /** What a viewer knows of a table. */
  const viewOf = (state: T['state'], viewer: Viewer): T['view'] => structuredClone(rules.view(state, viewer));
  /** The first decision of a seat. */
  const askedOf = (state: T['state'], seat: SeatId): OwnDecision<T> | undefined => {
    const view = viewOf(state, seat);
    const [decision] = decisionsOf(rules, view, seat);
    return decision && { view, seat, decision };
  };
  return { viewOf, askedOf };
};
