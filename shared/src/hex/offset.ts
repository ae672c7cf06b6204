import type { Axial } from './axial.ts';

// Every second column stands half a hex lower (H-1.3), so row and `r` differ by one more every two columns.

/** The hex in the given column and row, both from 0 (H-1.3). */
export const axialOf = (col: number, row: number): Axial => ({ q: col, r: row - (col - (col & 1)) / 2 });

/** The row, from 0, of a hex; its column is `q` (H-1.3). */
export const rowOf = (q: number, r: number): number => r + (q - (q & 1)) / 2;
