import type * as z from 'zod';
import { count } from '../count.ts';

type Issue = z.core.$ZodRawIssue;

/** Characters of a text that a sentence repeats. */
const QUOTED = 24;

const quoted = (text: string): string => (text.length > QUOTED ? `"${text.slice(0, QUOTED)}…"` : `"${text}"`);

/** What stands in the data, in words. */
const found = (input: unknown): string => {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'string') return `the text ${quoted(input)}`;
  return typeof input === 'object' ? 'an object' : String(input);
};

/** What a schema wants, in words, by zod's names. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object in braces',
  record: 'an object in braces',
  array: 'a list in square brackets',
  tuple: 'a list in square brackets',
  null: 'null',
};

/** A sentence about something that is not what it must be; it tells a missing field from a wrong one. */
export const wants = (what: string, input: unknown): string =>
  input === undefined ? `This is missing: ${what}.` : `This must be ${what}, not ${found(input)}.`;

/** Values to choose from, as they are written. */
const choice = (values: readonly unknown[]): string => {
  const written = values.map((value) => JSON.stringify(value));
  return written.length === 1 ? written[0]! : `one of ${written.slice(0, -1).join(', ')} or ${written.at(-1)}`;
};

/** How a size is counted, by zod's names of what has it. */
const sized = (origin: string, limit: number | bigint): string | undefined => {
  if (origin === 'string') return count(limit, 'character');
  return ['array', 'set', 'map', 'object'].includes(origin) ? count(limit, 'entry') : undefined;
};

const bound = (origin: string, limit: number | bigint, side: 'least' | 'most', input: unknown): string => {
  const size = sized(origin, limit);
  if (size === undefined) return `This must be at ${side} ${limit}, not ${found(input)}.`;
  return side === 'least' && limit === 1 ? 'This must not be empty.' : `This must have at ${side} ${size}.`;
};

/** A sentence about an object whose field says of which kind it is, and that is of none. */
const kinds = ({ input, ...issue }: Extract<Issue, { code: 'invalid_union' }>): string | undefined => {
  const { discriminator, options } = issue as {
    readonly discriminator?: string;
    readonly options?: readonly unknown[];
  };
  return discriminator && options?.length
    ? wants(choice(options), (input as Readonly<Record<string, unknown>>)[discriminator])
    : undefined;
};

/**
 * What is wrong, in a sentence for people who write such files, in place of zod's own. A schema that has a sentence of its
 * own is asked first.
 */
export const sentenceFor = (issue: Issue): string => {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      return wants(KINDS[issue.expected] ?? 'something else', input);
    case 'invalid_value':
      return wants(choice(issue.values), input);
    case 'too_small':
      return bound(issue.origin, issue.minimum, 'least', input);
    case 'too_big':
      return bound(issue.origin, issue.maximum, 'most', input);
    case 'not_multiple_of':
      return wants(`a multiple of ${issue.divisor}`, input);
    case 'unrecognized_keys':
      return 'There is no such field. Take it out, or mend its name.';
    case 'invalid_format':
      return input === '' ? 'This must not be empty.' : `${quoted(String(input))} is not written as it must be here.`;
    case 'invalid_key':
      return 'A field cannot have this name here.';
    case 'invalid_union':
      return kinds(issue) ?? 'This is none of the kinds that can stand here.';
    default:
      return 'This cannot stand here.';
  }
};
