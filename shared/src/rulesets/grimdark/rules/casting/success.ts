// The casting test, G-16.5.

/** What the die must show with all modifiers. */
export const NEEDED = 4;

/** Does a natural die pass the casting test? `help`: tokens for it less tokens against it. */
export const passes = (die: number, help: number): boolean => die === 6 || (die !== 1 && die + help >= NEEDED);

/** The probability that a casting test passes: 0 to 1. `help`: tokens for it less tokens against it. */
export const castingChance = (help: number): number => [1, 2, 3, 4, 5, 6].filter((die) => passes(die, help)).length / 6;
