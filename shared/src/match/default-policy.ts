import { z } from 'zod';
import type { Decision } from './decision.ts';
import type { Refusal } from './refusal.ts';

/** A standing policy that lets the table answer some prompts. */
export interface DefaultPolicy<P extends string> {
  readonly byDefault: readonly P[];
}

/**
 * Policies for games in which players leave prompts to the table: the schema, and the ruleset's functions for them.
 * `byTable` gives the table's answer, usually the default of the decision.
 */
export const defaultPolicies = <P extends string, View, Intent>(
  prompts: readonly P[],
  byTable: (view: View, decision: Decision) => Intent,
) => ({
  schema: z.strictObject({ byDefault: z.array(z.enum(prompts as readonly [P, ...P[]])).max(40) }),
  /** Every policy is possible. */
  checkPolicy: (): Refusal | undefined => undefined,
  standing: (view: View, decision: Decision, { byDefault }: DefaultPolicy<P>): Intent | undefined =>
    byDefault.includes(decision.kind as P) ? byTable(view, decision) : undefined,
});
