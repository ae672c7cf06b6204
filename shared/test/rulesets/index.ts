import type { ComputerRules } from '@ironhex/shared/computer';
import { COMPUTERS } from '@ironhex/shared/computers';
import type { Delay, Ruleset, Rulesets, RulesetTypes } from '@ironhex/shared/match';
import { RECKONERS } from '@ironhex/shared/reckoners';
import { RULESETS } from '@ironhex/shared/rulesets';
import { sealedComputer } from './sealed-orders/computer.ts';
import { sealedOrders } from './sealed-orders/ruleset.ts';

/** The registry of tests: every game that players get, and the one with secrets that only tests have. */
export const TEST_RULESETS: ReadonlyMap<string, Ruleset<RulesetTypes>> = new Map([
  ...RULESETS,
  [sealedOrders.id, sealedOrders as unknown as Ruleset<RulesetTypes>],
]);

/** The same games, where spectators may see all sides so soon. */
export const toldAfter = (leastDelay: Delay, rulesets: Rulesets = TEST_RULESETS): Rulesets =>
  new Map([...rulesets].map(([id, ruleset]) => [id, { ...ruleset, leastDelay }]));

/** What they tell the computer. */
export const TEST_COMPUTERS: ReadonlyMap<string, ComputerRules<RulesetTypes>> = new Map([
  ...COMPUTERS,
  [sealedOrders.id, sealedComputer as unknown as ComputerRules<RulesetTypes>],
]);

/** The same games, with the reckoners of those that have one, and with the computer. */
export const TEST_GAMES = {
  rulesets: TEST_RULESETS,
  reckoners: RECKONERS,
  computers: async () => TEST_COMPUTERS,
};
