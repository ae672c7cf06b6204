import { expect } from 'vitest';
import { choose } from '../../../../src/computer/index.ts';
import { LEVEL_IDS, type LevelId } from '../../../../src/match/index.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/warfare3025/ask/intents.ts';
import { warfareComputer } from '../../../../src/rulesets/warfare3025/computer.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { begun, type Game, LOCUST, type TableWords, type UnitWords } from '../kit.ts';

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

/** What the best level answers to what is asked now. */
export const bestAnswerIn = ({ state }: Pick<Game, 'state'>): Intent => {
  const [decision] = warfare3025.pending(state);
  const view = warfare3025.view(state, decision!.seat);
  return choose(warfare3025, warfareComputer, view, decision!, LEVELS.at(-1)!, 1).intents[0];
};

export const answersTo = (words: TableWords): readonly Intent[] => answersIn(begun(words));

/** One hit destroys this Locust, and its armour hardly helps. */
export const CRIPPLED: UnitWords = { card: LOCUST, at: '0,0', damage: { structure: 18, armour: 12 } };

/** A table at the question whether to interrupt what red's first unit does. */
export const acted = (words: Parameters<typeof begun>[0], did: Omit<IntentOf<'act'>, 'kind' | 'unit'>): Game => {
  const table = begun(words);
  table.play('red', { kind: 'act', unit: 'r1', ...did });
  expect(table.state.moment.kind).toBe('interrupt');
  return table;
};
