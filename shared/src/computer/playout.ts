import { copyOf, type Decision, type Ruleset, type RulesetTypes } from '../match/index.ts';
import type { Chance } from './chance.ts';
import type { ComputerRules, Proposal, Search } from './computer.ts';

/** A game with what it tells the computer. */
export interface Game<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  readonly rules: ComputerRules<T>;
  readonly search: Search<T>;
}

/** How a playout ended. */
interface Played<State> {
  readonly state: State;
  readonly steps: number;
}

/** Folds what happens into a state that belongs to the caller. */
const fold = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  happening: Iterable<T['event']>,
): void => {
  for (const event of happening) ruleset.evolve(state, event);
};

/** Answers one decision by all intents of a proposal; how many steps that took. */
const answer = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  decision: Decision,
  proposal: Proposal<T['intent']>,
  { dice }: Chance,
): number => {
  for (const intent of proposal) fold(ruleset, state, ruleset.resolve(state, decision.seat, intent, dice, decision));
  return proposal.length;
};

/**
 * Plays on from a copy of a state: first this proposal, then for every seat the first proposal of each decision, until
 * the match is over, the game says that it is far enough, or more than `most` steps were taken. A step is one intent or
 * one timer.
 */
export const playOut = <T extends RulesetTypes>(
  { ruleset, rules, search }: Game<T>,
  from: T['state'],
  decision: Decision,
  proposal: Proposal<T['intent']>,
  chance: Chance,
  most: number,
): Played<T['state']> => {
  const state = copyOf(from);
  let steps = answer(ruleset, state, decision, proposal, chance);
  while (steps < most && !ruleset.outcome(state) && !search.isFar(from, state)) {
    const next = ruleset.pending(state).find(({ committed }) => !committed);
    if (next) {
      const view = ruleset.view(state, next.seat);
      const [first = [ruleset.fallback(view, next)] as const] = rules.propose(view, next, 'first', chance.below);
      steps += answer(ruleset, state, next, first, chance);
    } else {
      fold(ruleset, state, ruleset.ring!(state, ruleset.timers!(state)[0]!, chance.dice));
      steps += 1;
    }
  }
  return { state, steps };
};
