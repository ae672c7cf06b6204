// What a casting test needs, G-16.5.

/** What the die needs, with help and hindrance. */
export const NEEDED = 4;

/** Does a casting test with this natural die pass, with so much help less hindrance, G-16.5? */
export const passes = (die: number, help: number): boolean => die === 6 || (die !== 1 && die + help >= NEEDED);

/** The chance of a casting test with so much help less hindrance. */
export const castingChance = (help: number): number => [1, 2, 3, 4, 5, 6].filter((die) => passes(die, help)).length / 6;
