import type { ZodType } from 'zod';
import { readOrFirstFault } from '../reading/index.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Decision } from './decision.ts';
import type { Refusal } from './refusal.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';

/**
 * Reads input by its schema. Refuses bad input with a sentence that says where and what is wrong, citing the rule of
 * that place; `rule` is cited for places without one, and `at` is put before each place.
 */
export const readAsked = <T>(
  schema: ZodType<T>,
  data: unknown,
  at: readonly PropertyKey[] = [],
  rule?: string,
): Result<T, Refusal> => {
  const read = readOrFirstFault(schema, data, at);
  if (read.ok) return ok(read.value);
  const { at: place, message, rule: broken = rule } = read.error;
  return fail({
    code: 'malformed',
    ...(broken ? { rule: broken } : {}),
    message: `This cannot be read: ${place || 'the message'}: ${message}`,
  });
};

/** Reads an intent of a seat, for its decision or without one. */
export const readIntent = <T extends RulesetTypes>(
  { schemas, askedBy }: Pick<Ruleset<T>, 'schemas' | 'askedBy'>,
  intent: unknown,
  asked?: Pick<Decision, 'kind'>,
): Result<T['intent'], Refusal> => readAsked(schemas.intent, intent, ['intent'], askedBy?.(asked?.kind));
