import { type Decision, type DefaultPolicy, defaultPolicies } from '../../../match/index.ts';
import { PROMPTS, type Prompt } from '../model/asks.ts';
import type { View } from '../model/view.ts';
import { proposedScout, proposedSpot } from '../rules/setup/formation.ts';
import { fallback } from './choices.ts';
import { askOf } from './decisions.ts';
import type { Intent } from './intents.ts';

/** Prompts that a player lets the table answer. */
export type Policy = DefaultPolicy<Prompt>;

/** How the table answers for a player: what it deploys it spreads; the rest is as by default. */
const byTable = (view: View, decision: Decision): Intent => {
  const { seat, prompt } = askOf(view, decision);
  const spot = prompt === 'deploy' ? proposedSpot(view, seat) : undefined;
  const scout = prompt === 'scout' ? proposedScout(view, seat) : undefined;
  return scout ?? (spot ? { kind: 'deploy', ...spot } : fallback(view, decision));
};

export const POLICIES = defaultPolicies(Object.keys(PROMPTS) as Prompt[], byTable);
