import type { Delay, Ruleset, Rulesets, RulesetTypes } from '@ironhex/shared/match';
import { RECKONERS } from '@ironhex/shared/reckoners';
import { RULESETS } from '@ironhex/shared/rulesets';
import { sealedOrders } from './sealed-orders/ruleset.ts';

/** The registry of tests: every game that players get, and the one with secrets that only tests have. */
export const TEST_RULESETS: ReadonlyMap<string, Ruleset<RulesetTypes>> = new Map([
  ...RULESETS,
  [sealedOrders.id, sealedOrders as unknown as Ruleset<RulesetTypes>],
]);

/** The same games, with the reckoners of those that have one. */
export const TEST_GAMES = { rulesets: TEST_RULESETS, reckoners: RECKONERS };

/** The same games, where spectators may see all sides so soon. */
export const toldAfter = (leastDelay: Delay, rulesets: Rulesets = TEST_RULESETS): Rulesets =>
  new Map([...rulesets].map(([id, ruleset]) => [id, { ...ruleset, leastDelay }]));
