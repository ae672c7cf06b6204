import type { Happened, RulesetTypes, Viewer } from '@ironhex/shared/match';
import type { MatchOptions } from '../../src/match/match.ts';

/** How a game tells its events in words. */
export interface EventWords<T extends RulesetTypes> {
  /** The kinds of events that only keep the engine's place: they are left out, unless somebody gets to see one. */
  readonly bookkeeping: readonly string[];
  /** An event: its essential figures, the rest of them on lines of their own. */
  readonly tell: (event: T['event']) => readonly string[];
  /** What somebody sees of an event, in one line; undefined if that is nothing. */
  readonly tellSeen: (seen: Seen<T>) => string | undefined;
}

type Seen<T extends RulesetTypes> = NonNullable<ReturnType<Happened<T>['seen']['get']>>[number];

/** How much each viewer had seen when an event came: what it sees of the event comes after that. */
const seenBefore = new WeakMap<object, ReadonlyMap<Viewer, number>>();

/** How matches are played that {@link tellEvents} tells of. */
export const WATCHED: Pick<MatchOptions, 'watch'> = {
  watch: (_, event, seen) => {
    seenBefore.set(event, new Map([...seen].map(([viewer, { length }]) => [viewer, length])));
  },
};

/** What each viewer sees of one of the events, in words. */
const seenOf = <T extends RulesetTypes>({ events, seen }: Happened<T>, i: number, { tellSeen }: EventWords<T>) => {
  const [before, after] = [events[i], events[i + 1]].map((event) => event && seenBefore.get(event as object));
  if (!before) throw new Error('Nobody has watched what the viewers of this match see.');
  return [...seen].map(([viewer, parts]): readonly [Viewer, string] => {
    const [part] = parts.slice(before.get(viewer), after?.get(viewer));
    return [viewer, (part && tellSeen(part)) ?? 'nothing'];
  });
};

/** An event, and what the viewers see of it where that is not what happens; those who see the same share a line. */
const tellEvent = <T extends RulesetTypes>(happened: Happened<T>, i: number, words: EventWords<T>): string[] => {
  const event = happened.events[i]!;
  const isKept = !words.bookkeeping.includes((event as { readonly kind: string }).kind);
  const [first, ...more] = words.tell(event);
  const whole = isKept ? [first, ...more].join('; ') : 'nothing';
  const told = seenOf(happened, i, words);
  const sights = new Set(told.map(([, sight]) => sight));
  const seen = [...sights].flatMap((sight) => {
    if (sight === whole) return [];
    const viewers = told.flatMap(([viewer, its]) => (its === sight ? [viewer] : []));
    const [who, see] =
      sights.size === 1 ? ['everybody', 'sees'] : [viewers.join(', '), viewers.length > 1 ? 'see' : 'sees'];
    return [`    ${who} ${see} ${sight}`];
  });
  return isKept || seen.length > 0 ? [`= ${first}`, ...more.map((line) => `    ${line}`), ...seen] : [];
};

/** What happened, and what somebody does not see of it or sees otherwise, a line each. */
export const tellEvents = <T extends RulesetTypes>(happened: Happened<T>, words: EventWords<T>): readonly string[] =>
  happened.events.flatMap((_, i) => tellEvent(happened, i, words));
