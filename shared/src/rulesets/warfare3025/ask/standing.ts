import { z } from 'zod';
import { indexDistance, indexOfLabel } from '../../../hex/index.ts';
import type { Decision, Refusal, SeatId } from '../../../match/index.ts';
import { byRule, wholeFrom } from '../../../reading/index.ts';
import { MOST_UNITS } from '../cards/card.ts';
import { refusal } from '../model/refusal.ts';
import type { Assault, Table, UnitId } from '../model/table.ts';
import { findUnit, unitOf } from '../model/units.ts';
import { tableOf, type View } from '../model/view.ts';
import { clearDefence } from '../plan/odds.ts';
import { fallback } from './decisions.ts';
import type { Intent, Plan } from './intents.ts';

const RuleSchema = z.discriminatedUnion('answer', [
  z.strictObject({
    answer: z.literal('ask'),
    /** Only actions that cost at least this many ticks. */
    fromCost: wholeFrom(1, 99).optional(),
    /** Only actors that come within this many hexes. */
    withinHexes: wholeFrom(1, 99).optional(),
  }),
  z.strictObject({ answer: z.literal('pass') }),
  z.strictObject({ answer: z.literal('ifAttacked') }),
  /** Of two ways to defend the one that is better against every result; everything else is asked, W-9.3. */
  z.strictObject({ answer: z.literal('unlessClear') }),
]);
export type StandingRule = z.infer<typeof RuleSchema>;

/**
 * How a seat's reactions are answered without asking its player, W-11.9: for the whole match, for one kind of reaction,
 * for interrupting one kind of action, or for one unit. The most particular rule counts: unit, then action, then
 * reaction, then match.
 */
export const PolicySchema = z.strictObject({
  match: RuleSchema,
  kinds: z
    .strictObject({ interrupt: RuleSchema.optional(), defend: RuleSchema.optional(), pick: RuleSchema.optional() })
    .optional(),
  /** By what the actor does, W-4. */
  actions: z
    .strictObject({ move: RuleSchema.optional(), attack: RuleSchema.optional(), moveAndAttack: RuleSchema.optional() })
    .optional(),
  /** By the seat's own units. */
  units: byRule(
    'W-2.1',
    z
      .record(z.string().max(24), RuleSchema)
      .refine((units) => Object.keys(units).length <= MOST_UNITS, `No side has more than ${MOST_UNITS} units.`),
  ).optional(),
});
export type Policy = z.infer<typeof PolicySchema>;

/** The policy that every seat begins with: its player is asked everything. */
export const ASK_ALWAYS: Policy = { match: { answer: 'ask' } };

/** How many hexes the actor comes near to a unit, at the hexes of its path where the unit sees it. */
const closest = (table: Table, unit: UnitId, triggers: readonly number[]): number => {
  const { board } = table;
  const { move, unit: actor } = table.action!;
  const place = indexOfLabel(board, unitOf(table, unit).at!);
  const at = (trigger: number) => (trigger === 0 ? unitOf(table, actor).at! : move!.path[trigger - 1]!);
  return Math.min(...triggers.map((trigger) => indexDistance(board, place, indexOfLabel(board, at(trigger)))));
};

/** Whether a rule asks the player about interrupting the declared action with this unit. */
const wantsInterrupt = (table: Table, rule: StandingRule, unit: UnitId, triggers: readonly number[]): boolean => {
  const action = table.action!;
  switch (rule.answer) {
    case 'pass':
      return false;
    case 'unlessClear':
      return true;
    case 'ifAttacked':
      return action.attack?.target === unit;
    case 'ask':
      return (
        action.cost >= (rule.fromCost ?? 0) &&
        (rule.withinHexes === undefined || closest(table, unit, triggers) <= rule.withinHexes)
      );
  }
};

/** The rule for one unit. A unit's id can be the name of an inherited property, such as `constructor`. */
const unitRule = ({ units }: Policy, unit: UnitId): StandingRule | undefined =>
  units && Object.hasOwn(units, unit) ? units[unit] : undefined;

const ruleFor = (policy: Policy, kind: 'interrupt' | 'defend' | 'pick', unit: UnitId): StandingRule =>
  unitRule(policy, unit) ?? policy.kinds?.[kind] ?? policy.match;

/** What the actor does, W-4; undefined: it stabilises, W-13c.8. */
const kindOf = ({ move, attack }: Plan): 'move' | 'attack' | 'moveAndAttack' | undefined =>
  move && attack ? 'moveAndAttack' : move ? 'move' : attack && 'attack';

/** The rule for interrupting the declared action with a unit. */
const interruptRule = (policy: Policy, action: Plan, unit: UnitId): StandingRule => {
  const kind = kindOf(action);
  return unitRule(policy, unit) ?? (kind && policy.actions?.[kind]) ?? ruleFor(policy, 'interrupt', unit);
};

/** Why a seat cannot have this policy: it has a rule for a unit that is not the seat's own, W-11.9. */
export const checkPolicy = (view: View, seat: SeatId, { units = {} }: Policy): Refusal | undefined => {
  const table = tableOf(view);
  const strange = Object.keys(units).find((id) => findUnit(table, id)?.seat !== seat);
  return strange === undefined ? undefined : refusal('not-yours/policy', 'W-11.9', { unit: strange });
};

/** What a rule rolls for the target of an attack; undefined if its player is to be asked. */
const defended = (view: View, { situation, extras }: Assault, { answer }: StandingRule): Intent | undefined => {
  if (answer === 'pass') return fallback(view);
  const roll = answer === 'unlessClear' ? clearDefence(tableOf(view), situation, extras) : undefined;
  return roll && { kind: 'defend', roll };
};

/** How a policy answers a decision; undefined if the player is to be asked. */
export const standing = (view: View, { seat }: Decision, policy: Policy): Intent | undefined => {
  const table = tableOf(view);
  const { moment, assault } = table;
  switch (moment.kind) {
    case 'interrupt': {
      const wanted = moment.eligible.some(
        ({ unit, seat: owner, triggers }) =>
          owner === seat && wantsInterrupt(table, interruptRule(policy, table.action!, unit), unit, triggers),
      );
      return wanted ? undefined : fallback(view);
    }
    case 'defend': {
      const { incoming } = table;
      // What an unseen unit attacks with is not known: no answer is clear, W-13d.19.
      if (incoming) return ruleFor(policy, 'defend', incoming.target).answer === 'pass' ? fallback(view) : undefined;
      return defended(view, assault!, ruleFor(policy, 'defend', assault!.situation.target));
    }
    case 'pick':
      return ruleFor(policy, 'pick', assault!.situation.attacker).answer === 'pass' ? fallback(view) : undefined;
    // A reaction in close quarters uses up the interrupt, W-13b.6: what is said of interrupts is said of it too.
    case 'react':
    case 'evade':
      return ruleFor(policy, 'interrupt', assault!.situation.target).answer === 'pass' ? fallback(view) : undefined;
    default:
      return undefined;
  }
};
