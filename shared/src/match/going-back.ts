import type { Refusal } from './refusal.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';
import type { SeatId, Viewer } from './seat.ts';

/** How often a seat may go back to one and the same decision. */
export const MOST_RETURNS = 20;

/**
 * A seat has gone back to a decision of its own: everything since then has not happened. Told to each viewer who saw
 * something of what is undone, with what is different in that viewer's view now.
 */
export interface WentBack {
  readonly kind: 'went-back';
  readonly seat: SeatId;
  /** Fields of the view that are different now. */
  readonly changed: Readonly<Record<string, unknown>>;
  /** Fields of the view that are no more. */
  readonly gone: readonly string[];
}

/** Is this the engine's own event, and not one of the ruleset's? */
export const isWentBack = (seen: { readonly kind: string }): seen is WentBack => seen.kind === 'went-back';

/** What is different between two views of one viewer, field by field. */
export const wentBack = (seat: SeatId, before: object, after: object): WentBack => {
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(
    ([key, value]) => known[key] !== value && JSON.stringify(known[key]) !== JSON.stringify(value),
  );
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return { kind: 'went-back', seat, changed: Object.fromEntries(changed), gone };
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

/** Folds into a view what its viewer saw: an event of the ruleset, or the engine's own. */
export const followSeen = <T extends RulesetTypes>(
  ruleset: Pick<Ruleset<T>, 'follow'>,
  view: T['view'],
  seen: T['seen'] | WentBack,
): void => {
  if (!isWentBack(seen)) {
    ruleset.follow(view, seen);
    return;
  }
  Object.assign(view, copyOf(seen.changed));
  for (const key of seen.gone) delete (view as Record<string, unknown>)[key];
};

/** What stood before an intent that can still be undone. */
export interface Before<S> {
  readonly seat: SeatId;
  /** The number of the decision that the intent answered. */
  readonly decision: number;
  readonly state: S;
  /** How many intents were done then. */
  readonly done: number;
  /** Who saw something of what the intent led to. */
  readonly shown: ReadonlySet<Viewer>;
}

/** What a seat can go back to: its own intents since another seat acted, a die fell or a secret was shown. */
export class Undoable<S> {
  #steps: Before<S>[] = [];
  /** How often each seat went back to each of its decisions. */
  readonly #returns = new Map<string, number>();

  /** Another intent was done that can be undone. */
  add(step: Before<S>): void {
    if (this.#steps.at(-1)?.seat !== step.seat) this.#steps = [];
    this.#steps.push(step);
  }

  /** What was done cannot be undone any more. */
  forget(): void {
    this.#steps = [];
  }

  /** Why the seat cannot go back to a decision of this number; undefined if it can. */
  refusal(seat: SeatId, decision: number): Refusal | undefined {
    if (!this.#steps.some((step) => step.seat === seat && step.decision === decision))
      return {
        code: 'no-way-back',
        message:
          'You cannot take this back any more: somebody else has acted, dice have fallen, or a secret was shown.',
      };
    if ((this.#returns.get(`${seat} ${decision}`) ?? 0) >= MOST_RETURNS)
      return { code: 'no-way-back', message: `You have taken this back ${MOST_RETURNS} times. Now it stands.` };
    return undefined;
  }

  /** The decisions that the seat can go back to, the last one first. */
  open(seat: SeatId): readonly number[] {
    const own = this.#steps.filter((step) => step.seat === seat).map(({ decision }) => decision);
    return [...new Set(own.reverse())].filter((decision) => !this.refusal(seat, decision));
  }

  /** Takes out everything since the first answer to a decision: where it stood then, and who saw something since. */
  take(seat: SeatId, decision: number): Before<S> {
    const at = this.#steps.findIndex((step) => step.seat === seat && step.decision === decision);
    const undone = this.#steps.splice(at);
    const key = `${seat} ${decision}`;
    this.#returns.set(key, (this.#returns.get(key) ?? 0) + 1);
    return { ...undone[0]!, shown: new Set(undone.flatMap(({ shown }) => [...shown])) };
  }
}
