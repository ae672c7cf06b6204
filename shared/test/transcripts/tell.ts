// Events of games whose facts are plain data, told in words: every field of a fact, in its order.
import type { Decision, RulesetTypes } from '@ironhex/shared/match';
import type { EventWords } from './seen.ts';

type Fields = Readonly<Record<string, unknown>>;

const isReasons = (value: unknown): value is readonly { why: string; add: number }[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'object' && each && 'why' in each && 'add' in each);

/** A value of a fact in as few words as tell it. */
const word = (value: unknown): string => {
  if (isReasons(value)) return value.map(({ why, add }) => `${why}${add < 0 ? '' : '+'}${add}`).join(',');
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `[${value.map(word).join(' ')}]`;
  if (typeof value === 'object' && value !== null) return `(${fieldsOf(value as Fields)})`;
  return String(value);
};

const fieldsOf = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${word(value)}`)
    .join(', ');

/** A fact, and what it changes. */
interface Fact {
  readonly kind: string;
  readonly to?: unknown;
}

/** Tells events without what they change. `shortened` says in fewer words what some fields hold. */
export const factWords = <T extends RulesetTypes>(
  bookkeeping: readonly string[],
  shortened: (fact: Fields) => Fields = (fact) => fact,
): EventWords<T> => {
  const tell = ({ to: _to, kind, ...fact }: Fact): string => [kind, fieldsOf(shortened(fact))].join(' ').trim();
  return {
    bookkeeping,
    tell: (event) => [tell(event as Fact)],
    tellSeen: (seen) => ('kind' in seen && !bookkeeping.includes(seen.kind as string) ? tell(seen as Fact) : undefined),
  };
};

/** Who is asked what. */
export const tellDecision = ({ seat, id, kind, committed }: Decision, about: string): string =>
  `? ${seat} ${kind} #${id}${about}${committed ? ', committed' : ''}`;
