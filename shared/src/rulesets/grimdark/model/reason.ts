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
