import type * as z from 'zod';
import type { Fault } from '../result.ts';

/** More faults than a reader needs at once. */
const MAX_FAULTS = 50;
/** Characters of a place or a message: both may quote the input, which can be of any length. */
const MAX_LENGTH = 300;

/** A place or a message, cut where it is far longer than a reader needs. */
const shortened = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/**
 * The first faults of a list, shortened, and how many more there are: a report stays small for any number of faults in
 * the input has. The list may contain the results of earlier calls.
 */
export const someFaults = (faults: readonly Fault[]): Fault[] => {
  const single = faults.filter(({ more }) => more === undefined);
  const more = faults.reduce((sum, fault) => sum + (fault.more ?? 0), Math.max(0, single.length - MAX_FAULTS));
  const first = single
    .slice(0, MAX_FAULTS)
    .map(({ at, message }) => ({ at: shortened(at), message: shortened(message) }));
  const rest = { at: '', message: `There ${more === 1 ? 'is one more fault' : `are ${more} more faults`}.`, more };
  return more > 0 ? [...first, rest] : first;
};

/** The place of a fault that concerns a whole file. */
export const WHOLE_FILE = 'the file';

/** Faults of something that stands inside something else: `place` is where, such as `board` in a record. */
export const faultsWithin = (place: string, faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, at: ['', WHOLE_FILE].includes(fault.at) ? place : `${place}.${fault.at}` }));

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
