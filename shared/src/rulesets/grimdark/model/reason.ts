/** Why a die needs another number. The same list computes, logs and explains. */
export interface Reason {
  /** The rule, such as `G-5.9`. */
  readonly rule: string;
  /** What it is called: `cover`, `stealth`, or where an effect comes from. */
  readonly why: string;
  /** What it adds to the die. */
  readonly add: number;
}

/** What all reasons add to the die. */
export const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { add }) => sum + add, 0);
