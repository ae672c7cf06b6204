/** Where dice come from. Rules get one of these and nothing else that is random. */
export interface Dice {
  /** The next roll, 1 to `sides`; `reason` says what it is for, e.g. `attack`. */
  roll(sides: number, reason: string): number;
}
