// Events of games whose facts are plain data, told in words: every field of a fact, in its order.
import type { Decision, Happened, RulesetTypes } from '@ironhex/shared/match';

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
export interface Told {
  readonly kind: string;
  readonly to?: unknown;
}

/**
 * Tells events without what they change; undefined for those that only keep the engine's place. `shortened` says in fewer
 * words what some fields hold.
 */
export const factTeller =
  (bookkeeping: readonly string[], shortened: (fact: Fields) => Fields = (fact) => fact) =>
  ({ to: _to, kind, ...fact }: Told): string | undefined =>
    bookkeeping.includes(kind) ? undefined : [kind, fieldsOf(shortened(fact))].join(' ').trim();

/** Who is asked what. */
export const tellDecision = ({ seat, id, kind, committed }: Decision, about: string): string =>
  `? ${seat} ${kind} #${id}${about}${committed ? ', committed' : ''}`;

/** What happened, and what somebody does not see of it or sees otherwise, a line each. */
export const tellEvents = <T extends RulesetTypes>(
  { events, seen }: Happened<T>,
  tell: (event: Told) => string | undefined,
): readonly string[] => {
  const whole = events.flatMap((event) => tell(event as Told) ?? []);
  const secrets = [...seen].flatMap(([viewer, parts]) => {
    const known = parts.flatMap((part) => ('kind' in part ? (tell(part as Told) ?? []) : []));
    return [
      ...whole
        .filter((text) => !known.includes(text))
        .map((text) => `    ${viewer} does not see ${text.split(' ')[0]}`),
      ...known.filter((text) => !whole.includes(text)).map((text) => `    ${viewer} sees ${text}`),
    ];
  });
  return [...whole.map((text) => `= ${text}`), ...secrets];
};
