import type { Ruleset, RulesetTypes } from '../match/index.ts';
import { grimdark } from './grimdark/ruleset.ts';
import { steampunk } from './steampunk/ruleset.ts';
import { warfare3025 } from './warfare3025/ruleset.ts';

/** Every ruleset that can be played, by id. An unknown id is an error, never a default. */
export const RULESETS: ReadonlyMap<string, Ruleset<RulesetTypes>> = new Map(
  [warfare3025, steampunk, grimdark].map((ruleset) => [ruleset.id, ruleset as unknown as Ruleset<RulesetTypes>]),
);
