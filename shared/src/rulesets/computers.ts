import type { ComputerRules } from '../computer/index.ts';
import { LEVEL_IDS, type LevelId, type RulesetTypes } from '../match/index.ts';
import { grimdarkComputer } from './grimdark/computer.ts';
import { steampunkComputer } from './steampunk/computer.ts';
import { warfareComputer } from './warfare3025/computer.ts';

/**
 * What each game tells the computer, by the id of its ruleset. The page must not load this: only threads of the server and
 * workers of the page think.
 */
export const COMPUTERS: ReadonlyMap<string, ComputerRules<RulesetTypes>> = new Map(
  [warfareComputer, steampunkComputer, grimdarkComputer].map((rules) => [
    rules.id,
    rules as unknown as ComputerRules<RulesetTypes>,
  ]),
);

/** The levels at which the computer plays a game, the weakest first; none if it does not play it. */
export const levelsOf = (id: string): readonly LevelId[] => {
  const levels = COMPUTERS.get(id)?.levels ?? {};
  return LEVEL_IDS.filter((level) => levels[level]);
};
