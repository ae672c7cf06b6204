/** The only source of chance that rules have. */
export interface Dice {
  /** The next roll of a die, 1 to `sides`; `reason` says what it is for, e.g. `attack`. */
  roll(sides: number, reason: string): number;
  /** One of `n` things, drawn by chance: 0 to `n` - 1. */
  pick(n: number, reason: string): number;
}

/** Dice whose rolls and picks come from one stream: `draw(n)` gives its next number, 0 to `n` - 1. */
export const diceFrom = (draw: (n: number, reason: string) => number): Dice => ({
  roll: (sides, reason) => draw(sides, reason) + 1,
  pick: draw,
});
