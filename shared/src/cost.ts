// What working something out takes. It is counted, not timed: the same on every machine, and whenever it is done again.

/** How much was worked out, or may be. */
export interface Cost {
  /** Dice rolled, and things picked by chance. */
  readonly dice: number;
  /** Events that happened. */
  readonly events: number;
  /** Hexes looked at: by lines of sight, in searches for ways, where places are tried. */
  readonly hexes: number;
}

export const NO_COST: Cost = { dice: 0, events: 0, hexes: 0 };

/** One cost and another one. */
export const plusCost = (one: Cost, other: Cost): Cost => ({
  dice: one.dice + other.dice,
  events: one.events + other.events,
  hexes: one.hexes + other.hexes,
});

/** Is a cost within what is allowed? */
export const isWithin = (cost: Cost, most: Cost): boolean =>
  cost.dice <= most.dice && cost.events <= most.events && cost.hexes <= most.hexes;

/** Thrown where something takes more than it may. */
export class TooCostly extends Error {
  override readonly name = 'TooCostly';
  /** What there was too much of. */
  readonly of: keyof Cost;
  readonly most: number;

  constructor(of: keyof Cost, most: number) {
    super(`more than ${most} ${of}`);
    this.of = of;
    this.most = most;
  }
}

/** Counts what is worked out, up to the most that is allowed. */
export class Meter {
  readonly #most: Cost;
  readonly #spent = { ...NO_COST };

  constructor(most: Cost) {
    this.#most = most;
  }

  get spent(): Cost {
    return { ...this.#spent };
  }

  /** Counts so many more. Throws {@link TooCostly} if that is too much. */
  spend(of: keyof Cost, count: number): void {
    this.#spent[of] += count;
    if (this.#spent[of] > this.#most[of]) throw new TooCostly(of, this.#most[of]);
  }
}

/**
 * Counts the hexes that are looked at now. Set only while {@link metered} works: what looks at hexes serves views, pages
 * and rules alike, and only the last are counted.
 */
let counting: Meter | undefined;

/** Works something out, counting by a meter the hexes that are looked at meanwhile. Throws {@link TooCostly}. */
export const metered = <T>(meter: Meter, work: () => T): T => {
  const outer = counting;
  counting = meter;
  try {
    return work();
  } finally {
    counting = outer;
  }
};

/** What a step takes besides the hexes that are looked at, which depend on who looks. */
export type Work = Pick<Cost, 'dice' | 'events'>;

/** Has what is {@link metered} now taken this much, of one or the other? Never, where nothing is metered. */
export const hasTaken = ({ dice, events }: Work): boolean => {
  const spent = counting?.spent ?? NO_COST;
  return spent.dice >= dice || spent.events >= events;
};

/** So many hexes are looked at, just now or next. Throws {@link TooCostly} where that is counted and too much. */
export const lookAt = (hexes: number): void => counting?.spend('hexes', hexes);
