import type * as z from 'zod';
import type { Fault } from '../result.ts';
import { shortened, someFaults } from './some-faults.ts';

type Issue = z.core.$ZodIssue;

/** One thing that a schema found wrong, and the rule behind it, see {@link byRule}. */
interface Finding {
  readonly path: PropertyKey[];
  readonly message: string;
  readonly rule?: string;
}

/** A fault with the rule behind it, if there is one. */
export interface RuledFault extends Fault {
  readonly rule?: string;
}

/** How badly data fits one branch of a union: we report the faults of the branch that fits best. */
const misfit = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, issue) => sum + (issue.path.length === 0 ? 10 : 1) + (issue.code === 'unrecognized_keys' ? 10 : 0),
    0,
  );

const findingsOf = (issue: Issue): Finding[] => {
  const { path, message } = issue;
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const best = [...issue.errors].sort((a, b) => misfit(a) - misfit(b))[0]!;
    return best.flatMap(findingsOf).map((finding) => ({ ...finding, path: [...path, ...finding.path] }));
  }
  // An object with several unknown fields is one issue for zod; each of them has a place of its own.
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], message }));
  // The key of a record has a schema of its own, which says better than zod what is wrong with it.
  if (issue.code === 'invalid_key' && issue.issues.length > 0)
    return issue.issues.flatMap(findingsOf).map((finding) => ({ ...finding, path: [...path, ...finding.path] }));
  const rule = issue.code === 'custom' ? (issue.params?.rule as string | undefined) : undefined;
  return [{ path, message, ...(rule ? { rule } : {}) }];
};

/** Everything that a schema found wrong, one finding a place. */
export const findingsIn = (error: z.ZodError): Finding[] => error.issues.flatMap(findingsOf);

const placeOf = (at: readonly PropertyKey[], { path }: Finding): string => [...at, ...path].map(String).join('.');

/** What a schema found wrong as faults; `at` stands before every place. */
export const faultsIn = (error: z.ZodError, at: readonly PropertyKey[]): Fault[] =>
  someFaults(
    findingsIn(error).map((finding) => ({
      at: placeOf(at, finding),
      message: finding.rule ? `${finding.message} (${finding.rule})` : finding.message,
    })),
  );

/** The first thing that a schema found wrong, with its rule apart from its sentence; `at` stands before its place. */
export const firstFaultIn = (error: z.ZodError, at: readonly PropertyKey[]): RuledFault => {
  const [finding] = findingsIn(error);
  const { message, rule } = finding!;
  return { at: shortened(placeOf(at, finding!)), message: shortened(message), ...(rule ? { rule } : {}) };
};
