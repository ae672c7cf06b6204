/**
 * The steps still to be taken, the next one first. An array is one; {@link before} and {@link after} make lists that share
 * their end with what they are made of: each event of a thousand shots holds all that are left, and copies of them would take
 * most of the time.
 */
export interface Steps<S> extends Iterable<S> {
  readonly length: number;
}

/** One step and those behind it. Written as an array. */
class Linked<S> implements Steps<S> {
  readonly step: S;
  readonly behind: Linked<S> | null;
  readonly length: number;

  constructor(step: S, behind: Linked<S> | null) {
    this.step = step;
    this.behind = behind;
    this.length = 1 + (behind?.length ?? 0);
    Object.freeze(this);
  }

  *[Symbol.iterator](): Iterator<S> {
    for (let at: Linked<S> | null = this; at; at = at.behind) yield at.step;
  }

  toJSON(): readonly S[] {
    return [...this];
  }
}

/** null: no step. */
const linked = <S>(steps: Steps<S>): Linked<S> | null => {
  if (steps instanceof Linked) return steps as Linked<S>;
  return [...steps].reduceRight<Linked<S> | null>((behind, step) => new Linked(step, behind), null);
};

/** All steps but the first. */
export const after = <S>(steps: Steps<S>): Steps<S> => linked(steps)?.behind ?? [];

/** Steps, and all others behind them. */
export const before = <S>(first: readonly S[], others: Steps<S>): Steps<S> =>
  first.reduceRight<Linked<S> | null>((behind, step) => new Linked(step, behind), linked(others)) ?? [];
