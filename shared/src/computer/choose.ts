import type { Decision, LevelId, Ruleset, RulesetTypes } from '../match/index.ts';
import { chanceFrom, drawn } from './chance.ts';
import type { Choice, ComputerRules, Proposal } from './computer.ts';
import { lookAhead } from './look-ahead.ts';

/**
 * What a computer answers to a decision of a seat, from the view of that seat alone. The same view, decision, level and
 * seed give the same choice on every machine. `share` of its steps may be played ahead, 0 to 1: with 0 it takes what it
 * would propose. Throws a RangeError where the game does not have the level.
 */
export const choose = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  rules: ComputerRules<T>,
  view: T['view'],
  decision: Decision,
  id: LevelId,
  seed: number,
  share = 1,
): Choice<T['intent']> => {
  const level = rules.levels[id];
  if (!level) throw new RangeError(`${ruleset.id} has no level ${id}`);
  const budget = Math.floor(share * level.steps);
  const { below } = chanceFrom(seed);
  const [first, ...others] = rules.propose(view, decision, 'all', below);
  if (!first) return { intents: [ruleset.fallback(view, decision)], tried: [], steps: 0 };
  const proposals: [Proposal<T['intent']>, ...Proposal<T['intent']>[]] = [first, ...others];
  const { search } = rules;
  if (budget === 0 || others.length === 0 || !search?.kinds.has(decision.kind))
    return { intents: drawn(proposals, level.blur, below), tried: [], steps: 0 };
  const game = { ruleset, rules, search };
  const { tried, steps } = lookAhead(game, view, decision, proposals, budget, below);
  const [best, ...rest] = tried.map(({ proposal }) => proposal);
  return { intents: drawn([best!, ...rest], level.blur, below), tried, steps };
};
