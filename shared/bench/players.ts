import { resolve } from 'node:path';
import { type Choice, type ComputerRules, choose } from '@ironhex/shared/computer';
import { fastDice } from '@ironhex/shared/dice';
import { type Decision, LEVEL_IDS, type LevelId, type Ruleset, type RulesetTypes } from '@ironhex/shared/match';

/** What a player answers, and how many steps it has looked ahead for that; left out: none. */
type Answered = Pick<Choice<object>, 'intents'> & Partial<Pick<Choice<object>, 'steps'>>;

/** Who answers decisions in a match that is measured. The same seed gives the same answer. */
export type Player = (view: object, decision: Decision, seed: number) => Answered;

const isLevel = (name: string): name is LevelId => (LEVEL_IDS as readonly string[]).includes(name);

/**
 * The player with this name: `random` draws among all that is legal, `clock` does what is done when the time is up, a
 * level plays as it does in matches, and a number looks so many steps ahead (0: the first proposal). Throws a RangeError
 * for other names.
 */
export const playerNamed = (
  name: string,
  ruleset: Ruleset<RulesetTypes>,
  rules: ComputerRules<RulesetTypes>,
): Player => {
  if (name === 'clock') return (view, decision) => ({ intents: [ruleset.fallback(view, decision)] });
  if (name === 'random')
    return (view, decision, seed) => {
      const dice = fastDice(seed);
      const drawn = ruleset.choices(view, decision).sample((n) => dice.pick(n, 'choice'));
      return { intents: [drawn ?? ruleset.fallback(view, decision)] };
    };
  if (isLevel(name)) return (view, decision, seed) => choose(ruleset, rules, view, decision, name, seed);
  const steps = Number(name);
  if (!/^\d+$/.test(name)) throw new RangeError(`There is no player ${name}.`);
  const looking = { ...rules, levels: { normal: { steps, blur: [1] } } };
  return (view, decision, seed) => choose(ruleset, looking, view, decision, 'normal', seed);
};

/**
 * The player with this name. After an @ stands the folder of another working copy of the project, whose proposals,
 * levels and `worth` it has: by that a new proposer is compared with an old one.
 */
export const playerFrom = async (
  name: string,
  ruleset: Ruleset<RulesetTypes>,
  rules: ComputerRules<RulesetTypes>,
): Promise<Player> => {
  const [who, folder] = name.split('@') as [string, string?];
  if (folder === undefined) return playerNamed(who, ruleset, rules);
  const from = (file: string) => import(resolve(folder, 'shared/src/rulesets', file));
  const { COMPUTERS } = (await from('computers.ts')) as typeof import('@ironhex/shared/computers');
  const { RULESETS } = (await from('index.ts')) as typeof import('@ironhex/shared/rulesets');
  return playerNamed(who, RULESETS.get(ruleset.id)!, COMPUTERS.get(ruleset.id)!);
};
