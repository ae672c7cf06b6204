import { choose } from '../../../../src/computer/index.ts';
import { LEVEL_IDS, type LevelId } from '../../../../src/match/index.ts';
import type { Intent } from '../../../../src/rulesets/warfare3025/ask/intents.ts';
import { warfareComputer } from '../../../../src/rulesets/warfare3025/computer.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, type Game, type TableWords } from '../kit.ts';

// Positions in which one answer is plainly right. Red is asked if nothing is said.

const SEEDS = [1, 2];
const LEVELS: readonly LevelId[] = LEVEL_IDS.filter((id) => id !== 'easy' && warfareComputer.levels[id]);

/** What the computer answers to what is asked now, by every level that is no worse than normal, again and again. */
export const answersIn = ({ state }: Game): readonly Intent[] => {
  const [decision] = warfare3025.pending(state);
  const view = warfare3025.view(state, decision!.seat);
  return LEVELS.flatMap((level) =>
    SEEDS.map((seed) => choose(warfare3025, warfareComputer, view, decision!, level, seed).intents[0]),
  );
};

export const answersTo = (words: TableWords): readonly Intent[] => answersIn(begun(words));
