import { answersBy, askOf } from '../../../agenda/index.ts';
import { type Decision, type DefaultPolicy, defaultPolicies } from '../../../match/index.ts';
import { PROMPTS, type Prompt, type Question } from '../model/asks.ts';
import type { View } from '../model/state.ts';
import { refusal } from '../refusal.ts';
import { BAIL_OUT_PROMPTS } from '../rules/attacks/destroy.ts';
import { SHOOT_PROMPTS } from '../rules/attacks/shoot.ts';
import { CASUALTIES_PROMPTS } from '../rules/attacks/wounds.ts';
import { CASTING_PROMPTS } from '../rules/casting/choices.ts';
import type { PromptRule, PromptRules } from '../rules/chapter.ts';
import { CHOICE_PROMPTS } from '../rules/choice.ts';
import { PARTING_PROMPTS } from '../rules/melee/parting.ts';
import { STRIKE_PROMPTS } from '../rules/melee/strikes.ts';
import { MOVEMENT_PROMPTS } from '../rules/movement/choices.ts';
import { ACTIVATION_PROMPTS } from '../rules/rounds/activation.ts';
import { ARRIVAL_PROMPTS } from '../rules/rounds/arrivals.ts';
import { DECLARE_PROMPT } from '../rules/setup/declare/index.ts';
import { DEPLOY_PROMPT } from '../rules/setup/deploy.ts';
import { proposedScout, proposedSpot } from '../rules/setup/formation.ts';
import { MARKERS_PROMPTS } from '../rules/setup/markers.ts';
import { PROPOSAL_PROMPT } from '../rules/setup/proposal.ts';
import { SCOUT_PROMPT } from '../rules/setup/scout.ts';
import { EDGE_PROMPT } from '../rules/setup/sides.ts';
import { type Intent, partOf } from './intents.ts';

/** How every prompt is answered. One without a line does not compile. */
const RULES: PromptRules<Prompt> = {
  proposal: PROPOSAL_PROMPT,
  ...MARKERS_PROMPTS,
  edge: EDGE_PROMPT,
  declare: DECLARE_PROMPT,
  deploy: DEPLOY_PROMPT,
  scout: SCOUT_PROMPT,
  ...ARRIVAL_PROMPTS,
  ...ACTIVATION_PROMPTS,
  ...MOVEMENT_PROMPTS,
  ...SHOOT_PROMPTS,
  ...CASUALTIES_PROMPTS,
  ...BAIL_OUT_PROMPTS,
  ...STRIKE_PROMPTS,
  ...PARTING_PROMPTS,
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
