import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { sealedOrders } from './sealed-orders/ruleset.ts';

/** The registry of tests: every game that players get, and the one with secrets that only tests have. */
export const TEST_RULESETS: ReadonlyMap<string, Ruleset<RulesetTypes>> = new Map([
  ...RULESETS,
  [sealedOrders.id, sealedOrders as unknown as Ruleset<RulesetTypes>],
]);
