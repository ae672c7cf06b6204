// What a die must show, with the reasons, G-3.

/** One modifier of a die and its reason. The same list of them computes, logs and explains. */
export interface Reason {
  /** The rule, such as `G-5.9`. */
  readonly rule: string;
  /** Its name in logs: `cover`, `stealth`, or the source of an effect. */
  readonly why: string;
  /** What it adds to the die. */
  readonly add: number;
}

/** What all reasons add to the die. */
export const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { add }) => sum + add, 0);

/** What a die of a test must show, and why, G-3.2. */
export interface Needed {
  /** The Quality or Defense that is tested. */
  readonly base: number;
  readonly reasons: readonly Reason[];
  /** The least natural number that succeeds: 2 to 6. */
  readonly needs: number;
}

/** What a die must show with these modifiers: a natural 6 always succeeds, a natural 1 always fails, G-3.2. */
export const needed = (base: number, reasons: readonly Reason[]): Needed => ({
  base,
  reasons,
  needs: Math.min(6, Math.max(2, base - sumOf(reasons))),
});

/** The D3 that a six-sided die shows: half of it, rounded up, G-3.1. */
export const d3Of = (die: number): number => Math.ceil(die / 2);
