import { fastDice } from '../dice/index.ts';
import {
  canonicalJson,
  copyOf,
  type Decision,
  LEVEL_IDS,
  type Ruleset,
  type RulesetTypes,
  redactorFor,
  type SeatId,
} from '../match/index.ts';
import { choose } from './choose.ts';
import type { ComputerRules } from './computer.ts';

/** What an answer leads to before the first die falls, as its own seat is told. */
export interface Course {
  readonly intents: readonly object[];
  /** What the seat sees before it, and what it sees happen. */
  readonly from: object;
  readonly seen: readonly RulesetTypes['seen'][];
}

/** What a side chose, and what the computer would have chosen from what the seat knew. */
export interface Hindchoice {
  readonly seat: SeatId;
  readonly taken: Course;
  /** Undefined: the same. */
  readonly other: Course | undefined;
}

/** A decision as it stood when its seat began to answer it, and all that the seat answered. */
export interface Answered {
  /** The step of its last answer. */
  step: number;
  readonly side: number;
  readonly decision: Decision;
  readonly state: object;
  readonly intents: object[];
}

/** How many answers of a side its last real choice is looked for in: an answer without an alternative is none. */
const LOOKED_BACK = 8;

/** What intents lead to before the first die falls. */
const courseOf = (
  ruleset: Ruleset<RulesetTypes>,
  { state: before, decision }: Answered,
  intents: readonly object[],
): Course => {
  const { seat } = decision;
  const state = copyOf(before);
  const from = copyOf(ruleset.view(state, seat));
  const seen: RulesetTypes['seen'][] = [];
  const chance = fastDice(decision.id);
  let hasRolled = false;
  const rolling = (draw: (n: number, reason: string) => number) => (n: number, reason: string) => {
    hasRolled = true;
    return draw(n, reason);
  };
  const dice = { roll: rolling(chance.roll), pick: rolling(chance.pick) };
  const seenBy = redactorFor(ruleset, state, seat);
  for (const intent of intents)
    for (const event of ruleset.resolve(state, seat, intent, dice, decision)) {
      if (hasRolled) return { intents, from, seen };
      ruleset.evolve(state, event);
      const part = seenBy(event);
      if (part) seen.push(copyOf(part));
    }
  return { intents, from, seen };
};

/** The last of these answers where its seat could have chosen otherwise, and what the computer would have chosen there. */
export const lastChoice = (
  ruleset: Ruleset<RulesetTypes>,
  rules: ComputerRules<RulesetTypes>,
  answered: readonly Answered[],
): Hindchoice | undefined => {
  const id = LEVEL_IDS.findLast((level) => rules.levels[level])!;
  // At its best: what a level draws to be less foreseeable is no advice.
  const best = { ...rules, levels: { [id]: { ...rules.levels[id]!, blur: [1] } } };
  for (const each of answered.slice(-LOOKED_BACK).toReversed()) {
    const { decision, state, intents } = each;
    const view = ruleset.view(state, decision.seat);
    if (rules.propose(view, decision, 'all', () => 0).length < 2) continue;
    const chosen = choose(ruleset, best, view, decision, id, decision.id).intents;
    const isSame = canonicalJson(chosen) === canonicalJson(intents);
    const other = isSame ? undefined : courseOf(ruleset, each, chosen);
    return { seat: decision.seat, taken: courseOf(ruleset, each, intents), other };
  }
  return undefined;
};
