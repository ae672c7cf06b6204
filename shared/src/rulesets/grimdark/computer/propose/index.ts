// What the computer could answer, kind by kind. Kinds without a line are answered as the clock would.
import { askOf } from '../../../../agenda/index.ts';
import type { Proposal } from '../../../../computer/index.ts';
import { labelOfIndex } from '../../../../hex/index.ts';
import type { Decision } from '../../../../match/index.ts';
import type { Intent } from '../../ask/intents.ts';
import { pathTo } from '../../ground/moving/reach.ts';
import type { Ask, Prompt } from '../../model/asks.ts';
import type { View } from '../../model/state.ts';
import { unitOf } from '../../rules/figures.ts';
import { consolidationReach } from '../../rules/melee/parting.ts';
import { placeAt, prospectOf, riskAt } from '../prospect.ts';
import { sceneOf } from '../standing.ts';
import { plansFor } from './act.ts';
import { proposeActivations } from './activate.ts';
import { proposeCasts, proposeHindering } from './cast.ts';
import { proposeArrival, proposeDeclaration, proposeDeployment, proposeScouting } from './set-up.ts';
import { proposeShots } from './shoot.ts';

type Proposer = (view: View, ask: Ask, how: 'all' | 'first') => readonly Intent[];

/** How many actions are proposed. */
const MOST_ACTS = 8;

/** Towards what counts, and away from what hurts. */
const proposeConsolidation: Proposer = (view, { unit: id }) => {
  const unit = unitOf(view, id!);
  const found = consolidationReach(view, unit);
  const prospect = prospectOf(sceneOf(view), unit);
  return found.ends
    .map((hex) => ({ hex, gain: placeAt(view, prospect, hex) - riskAt(view, prospect, hex) }))
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, 3)
    .map(({ hex }) => ({ kind: 'consolidate', path: pathTo(found, labelOfIndex(view.board, hex))! }));
};

const PROPOSERS: Partial<Readonly<Record<Prompt, Proposer>>> = {
  declare: (_view, ask) => proposeDeclaration(ask),
  deploy: proposeDeployment,
  scout: proposeScouting,
  arrive: proposeArrival,
  activate: (view, { seat }, how) => proposeActivations(view, seat, how),
  cast: (view, ask) => proposeCasts(view, unitOf(view, ask.unit!), ask),
  act: (view, { unit: id }, how) => {
    const unit = unitOf(view, id!);
    const plans = plansFor(view, unit, prospectOf(sceneOf(view), unit), how);
    return plans.slice(0, MOST_ACTS).map(({ act }) => act);
  },
  shoot: (view, { unit: id }) => {
    const unit = unitOf(view, id!);
    return proposeShots(view, unit, prospectOf(sceneOf(view), unit));
  },
  hinder: proposeHindering,
  consolidate: proposeConsolidation,
};

/** Answers to a decision, the best guess first; none: the clock's answer will do. */
export const propose = (view: View, decision: Decision, how: 'all' | 'first'): readonly Proposal<Intent>[] => {
  const ask = askOf(view, decision);
  return (PROPOSERS[ask.prompt]?.(view, ask, how) ?? []).map((intent): Proposal<Intent> => [intent]);
};
