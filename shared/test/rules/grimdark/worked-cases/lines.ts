import { hex, type Place } from '../kit.ts';

// Paths of cases in few words.

/** A path along a row of axial coordinates, from one column to another. */
export const east = (from: number, to: number, r: number): Place[] =>
  Array.from({ length: to - from + 1 }, (_, step): Place => [from + step, r]);

/** A hex, or one just beyond the northern edge: row 0 of the labels. */
const label = ([q, r]: Place): string =>
  2 * r + q - (q % 2) < 0 ? `${String(q + 1).padStart(2, '0')}00` : hex([q, r]);

export const labels = (path: readonly Place[]): string[] => path.map(label);
