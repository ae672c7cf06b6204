/** The D3 that a six-sided die shows: half of it, rounded up, G-3.1. */
export const d3Of = (die: number): number => Math.ceil(die / 2);
