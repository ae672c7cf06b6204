import type { Policy, StandingRule, UnitId } from '@ironhex/shared/warfare3025';

/** The kinds of reaction that can be answered by a rule. */
export const KINDS = ['interrupt', 'defend', 'pick'] as const;

/** The kinds of action that can be interrupted. */
export const ACTIONS = ['move', 'attack', 'moveAndAttack'] as const;

/** What a rule is for: everything, a kind of reaction, interrupting a kind of action, or a unit. */
export type Scope =
  | { readonly for: 'match' }
  | { readonly for: 'kind'; readonly kind: (typeof KINDS)[number] }
  | { readonly for: 'action'; readonly action: (typeof ACTIONS)[number] }
  | { readonly for: 'unit'; readonly unit: UnitId };

/** The rule that a policy has for just this; undefined where a wider one counts. */
export const ruleAt = (policy: Policy, scope: Scope): StandingRule | undefined => {
  if (scope.for === 'match') return policy.match;
  if (scope.for === 'kind') return policy.kinds?.[scope.kind];
  if (scope.for === 'action') return policy.actions?.[scope.action];
  // An id can be a word that every object has, such as `constructor`.
  return policy.units && Object.hasOwn(policy.units, scope.unit) ? policy.units[scope.unit] : undefined;
};

/** A record with one entry set, or taken out; undefined when nothing is left. */
const withEntry = <T>(
  entries: Readonly<Record<string, T | undefined>> | undefined,
  key: string,
  entry: T | undefined,
) => {
  const { [key]: _, ...others } = entries ?? {};
  const next = entry === undefined ? others : { ...others, [key]: entry };
  return Object.keys(next).length > 0 ? (next as Record<string, T>) : undefined;
};

/** The policy with another rule for this; without one the wider rule counts. The match always has a rule. */
export const withRule = (policy: Policy, scope: Scope, rule: StandingRule | undefined): Policy => {
  if (scope.for === 'match') return { ...policy, match: rule ?? { answer: 'ask' } };
  const kinds = scope.for === 'kind' ? withEntry(policy.kinds, scope.kind, rule) : policy.kinds;
  const actions = scope.for === 'action' ? withEntry(policy.actions, scope.action, rule) : policy.actions;
  const units = scope.for === 'unit' ? withEntry(policy.units, scope.unit, rule) : policy.units;
  return { match: policy.match, ...(kinds && { kinds }), ...(actions && { actions }), ...(units && { units }) };
};

type Ask = Extract<StandingRule, { answer: 'ask' }>;

/** A rule that asks, with a condition changed; what is no number from 1 to 99 is no condition. */
export const withCondition = (rule: Ask, condition: 'fromCost' | 'withinHexes', value: number): Ask => {
  const { [condition]: _, ...others } = rule;
  return Number.isInteger(value) && value >= 1 && value <= 99 ? { ...others, [condition]: value } : others;
};
