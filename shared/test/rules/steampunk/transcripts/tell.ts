import type { Decision } from '@ironhex/shared/match';
import type { Event, Seen } from '../../../../src/rulesets/steampunk/model/events.ts';

/** Events that only keep the engine's place: a transcript leaves them out. */
const BOOKKEEPING: readonly string[] = [
  'went-on',
  'asked',
  'answered',
  'closed',
  'step-began',
  'stage-began',
  'unseen',
];

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

/** What happened, without what it changes; undefined: it only keeps the engine's place. */
export const tell = ({ to: _to, kind, ...fact }: Event | Seen): string | undefined =>
  BOOKKEEPING.includes(kind) ? undefined : [kind, fieldsOf(fact as Fields)].join(' ').trim();

/** Who is asked what. */
export const tellDecision = (
  { seat, id, kind, committed }: Decision,
  about: string,
  options: readonly string[],
): string =>
  `? ${seat} ${kind} #${id}${about}${options.length > 0 ? `: ${options.join(' ')}` : ''}${committed ? ', committed' : ''}`;
