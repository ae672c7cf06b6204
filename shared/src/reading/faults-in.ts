import type * as z from 'zod';
import type { Fault } from '../result.ts';
import { someFaults } from './some-faults.ts';

type Issue = z.core.$ZodIssue;

/** How far off one branch of a union is: the nearest one is the one that was meant. */
const distance = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, issue) => sum + (issue.path.length === 0 ? 10 : 1) + (issue.code === 'unrecognized_keys' ? 10 : 0),
    0,
  );

const faultsOf = (issue: Issue, above: readonly PropertyKey[]): Fault[] => {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = [...issue.errors].sort((a, b) => distance(a) - distance(b))[0]!;
    return nearest.flatMap((inner) => faultsOf(inner, path));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ at: [...path, key].map(String).join('.'), message: 'There is no such field.' }));
  return [{ at: path.map(String).join('.'), message: issue.message }];
};

/** What a schema found wrong, each with its place; `at` stands before every place. */
export const faultsIn = (error: z.ZodError, at: readonly PropertyKey[] = []): Fault[] =>
  someFaults(error.issues.flatMap((issue) => faultsOf(issue, at)));
