import { answersBy, askOf } from '../../../agenda/index.ts';
import { type Decision, type DefaultPolicy, defaultPolicies } from '../../../match/index.ts';
import { PROMPTS, type Prompt, type Question } from '../model/asks.ts';
import type { View } from '../model/view.ts';
import { refusal } from '../refusal.ts';
import { ATTACKS_PROMPTS } from '../rules/attacks/prompts.ts';
import { CASTING_PROMPTS } from '../rules/casting/prompts.ts';
import type { PromptRule, PromptRules } from '../rules/chapter.ts';
import { CHOICE_PROMPTS } from '../rules/choice.ts';
import { MELEE_PROMPTS } from '../rules/melee/prompts.ts';
import { MOVEMENT_PROMPTS } from '../rules/movement/prompts.ts';
import { ROUNDS_PROMPTS } from '../rules/rounds/prompts.ts';
import { proposedScout, proposedSpot } from '../rules/setup/formation.ts';
import { SETUP_PROMPTS } from '../rules/setup/prompts.ts';
import { type Intent, partOf } from './intents.ts';

const RULES: PromptRules<Prompt> = {
  ...SETUP_PROMPTS,
  ...ROUNDS_PROMPTS,
  ...MOVEMENT_PROMPTS,
  ...ATTACKS_PROMPTS,
  ...MELEE_PROMPTS,
  ...CASTING_PROMPTS,
  ...CHOICE_PROMPTS,
};

/** The rule of a prompt, from the chapter that it belongs to. */
export const promptRuleOf = (prompt: Prompt): PromptRule => RULES[prompt] as PromptRule;

export const { check, isPart, choices, fallback } = answersBy<View, Question, Intent>({
  ruleOf: promptRuleOf,
  partOf,
  refusals: {
    over: refusal('over', 'G-14.3'),
    noSeat: refusal('E_NOT_YOUR_PROMPT/no-seat', 'G-20'),
    notAsked: refusal('E_NOT_YOUR_PROMPT/nothing', 'G-19.1'),
    wrongKind: ({ prompt }, { kind }) => {
      const { answer, number } = PROMPTS[prompt];
      return kind === answer ? undefined : refusal('E_NOT_YOUR_PROMPT/other', number, { asked: answer, sent: kind });
    },
  },
});

/** Prompts that a player lets the table answer. */
export type Policy = DefaultPolicy<Prompt>;

/** How the table answers for a player: the units that it deploys it spreads; the rest is as by default. */
const byTable = (view: View, decision: Decision): Intent => {
  const { seat, prompt } = askOf(view, decision);
  const spot = prompt === 'deploy' ? proposedSpot(view, seat) : undefined;
  const scout = prompt === 'scout' ? proposedScout(view, seat) : undefined;
  return scout ?? (spot ? { kind: 'deploy', ...spot } : fallback(view, decision));
};

export const POLICIES = defaultPolicies(Object.keys(PROMPTS) as Prompt[], byTable);
