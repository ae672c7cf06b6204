import type { ComputerRules } from '../computer/index.ts';
import { LEVEL_IDS, type LevelId, type RulesetTypes } from '../match/index.ts';
import { grimdarkComputer } from './grimdark/computer/index.ts';
import { warfareComputer } from './warfare3025/computer/index.ts';

/** Answers every decision as the clock would. */
const byFallback: ComputerRules<RulesetTypes> = {
  levels: { easy: { steps: 0, blur: [1] }, normal: { steps: 0, blur: [1] } },
  propose: () => [],
  worth: () => 0.5,
};

/**
 * What each game tells the computer, by the id of its ruleset. A game that is not here has no computer. The page must
 * not import this: only threads of the server and workers of the page think.
 */
export const COMPUTERS: ReadonlyMap<string, ComputerRules<RulesetTypes>> = new Map([
  ['warfare3025', warfareComputer as unknown as ComputerRules<RulesetTypes>],
  ['steampunk', byFallback],
  ['grimdark', grimdarkComputer as unknown as ComputerRules<RulesetTypes>],
]);

/** The levels at which the computer plays a game, the weakest first; none if it does not play it. */
export const levelsOf = (id: string): readonly LevelId[] => {
  const levels = COMPUTERS.get(id)?.levels ?? {};
  return LEVEL_IDS.filter((level) => levels[level]);
};
