/** One line of a sum that decides a roll: why, and how much it adds. The same list computes, logs and explains. */
export interface Reason<Why extends string = string> {
  readonly why: Why;
  readonly add: number;
}

/** What the reasons add up to. */
export const total = (reasons: readonly Reason[]): number => reasons.reduce((sum, { add }) => sum + add, 0);
