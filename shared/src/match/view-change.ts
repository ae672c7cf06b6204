import type { Ruleset, RulesetTypes } from './ruleset.ts';
import type { SeatId } from './seat.ts';

/** The differences between two views of one viewer, field by field. */
interface ViewChange {
  /** Fields that are new or have another value. */
  readonly changed: Readonly<Record<string, unknown>>;
  /** Names of removed fields. */
  readonly gone: readonly string[];
}

/**
 * A seat has gone back to a decision of its own, which undoes everything since. Sent to each viewer that saw any of it,
 * with the changes of that viewer's view.
 */
export interface WentBack extends ViewChange {
  readonly kind: 'went-back';
  readonly seat: SeatId;
  /** How many draws were thrown away by it; left out: none. */
  readonly thrown?: number;
}

/**
 * All players have sat down, and the forces that they brought are there. Sent to each viewer with a view that this
 * changes, before any other event.
 */
export interface ForcesBrought extends ViewChange {
  readonly kind: 'forces-brought';
}

/** Events of the engine, which no ruleset knows. */
type SeenOfEngine = WentBack | ForcesBrought;

/** Has a seat gone back to a decision? */
export const isWentBack = (seen: { readonly kind: string }): seen is WentBack => seen.kind === 'went-back';

/** Whether this is an event of the engine, and not of the ruleset. */
export const isOfEngine = (seen: { readonly kind: string }): seen is SeenOfEngine =>
  isWentBack(seen) || seen.kind === 'forces-brought';

/** The differences between two views of one viewer. */
export const viewChange = (before: object, after: object): ViewChange => {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(
    ([key, value]) => known[key] !== value && JSON.stringify(known[key]) !== JSON.stringify(value),
  );
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return { changed: Object.fromEntries(changed), gone };
};

/** The event for a viewer with these two views when a seat has gone back, and so many draws were thrown away. */
export const wentBack = (seat: SeatId, before: object, after: object, thrown: number): WentBack => ({
  kind: 'went-back',
  seat,
  ...(thrown > 0 ? { thrown } : {}),
  ...viewChange(before, after),
});

/** The event a viewer gets when players have brought forces; undefined if its view did not change. */
export const forcesBrought = (before: object, after: object): ForcesBrought | undefined => {
  const change = viewChange(before, after);
  const same = Object.keys(change.changed).length + change.gone.length === 0;
  return same ? undefined : { kind: 'forces-brought', ...change };
};

/** A deep copy of plain data; frozen values, which never change, are shared. */
export const copyOf = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  // One spread keeps the shape of the object, which makes this several times as fast as adding key after key.
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key in copy) {
    const inner = copy[key];
    if (typeof inner === 'object' && inner !== null) copy[key] = copyOf(inner);
  }
  return copy as T;
};

/** Folds into a view what its viewer saw: an event of the ruleset, or one of the engine's own. */
export const followSeen = <T extends RulesetTypes>(
  ruleset: Pick<Ruleset<T>, 'follow'>,
  view: T['view'],
  seen: T['seen'] | SeenOfEngine,
): void => {
  if (!isOfEngine(seen)) {
    ruleset.follow(view, seen);
    return;
  }
  Object.assign(view, copyOf(seen.changed));
  for (const key of seen.gone) delete (view as Record<string, unknown>)[key];
};
