import { choose } from '../../../../src/computer/index.ts';
import { indexDistance, indexOfLabel } from '../../../../src/hex/index.ts';
import type { LevelId } from '../../../../src/match/index.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import type { Intent, IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { grimdarkComputer } from '../../../../src/rulesets/grimdark/computer.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { Step } from '../../../../src/rulesets/grimdark/model/steps.ts';
import { AFTER_ACTION } from '../../../../src/rulesets/grimdark/rules/rounds/activation.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { hex, type Laying, type Place, playOn, tableOf } from '../kit.ts';

// Positions in which one answer is plainly right. Seat A is asked, by every level that is no worse than normal.

/** Who answers: hard again and again, for chance plays a part when it looks ahead. */
const ASKED: readonly (readonly [LevelId, number])[] = [
  ['normal', 1],
  ['hard', 1],
  ['hard', 2],
];

/** What the computer answers in a position, again and again. */
export const answersTo = (laying: Laying, agenda: readonly Step[], asked = ASKED): readonly Intent[] => {
  const state = { ...tableOf(laying), agenda };
  playOn(state);
  const [decision] = pending(state);
  const seen = view(state, decision!.seat);
  return asked.map(([level, seed]) => choose(grimdark, grimdarkComputer, seen, decision!, level, seed).intents[0]);
};

export const TURN: readonly Step[] = [{ do: 'turn', seat: 'a' }];
export const ACT: readonly Step[] = [{ do: 'act' }, ...AFTER_ACTION];
export const SHOOT: readonly Step[] = [{ do: 'shoot' }, { do: 'end-activation' }];

/** The same, of the best level alone. */
export const bestAnswersTo = (laying: Laying, agenda: readonly Step[]): readonly Intent[] =>
  answersTo(
    laying,
    agenda,
    ASKED.filter(([level]) => level === 'hard'),
  );

/** Where an action ends. */
export const endOf = ({ path }: IntentOf<'act'>, from: Place): string => path.at(-1) ?? hex(from);

/** How far a hex is from a place. */
export const away = (one: string, other: Place): number => {
  const grid = { width: 48, height: 40 };
  return indexDistance(grid, indexOfLabel(grid, one), indexOfLabel(grid, hex(other)));
};

/** Where the marker is. */
export const MIDDLE: Place = [20, 10];
/** Far from everything else, so that the battle goes on. */
export const ELSEWHERE: Place = [40, 10];
