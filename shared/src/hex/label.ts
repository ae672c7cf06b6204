import { type Axial, axialOf, rowOf } from './axial.ts';

/** A hex's printed label `CCRR`: two digits of column, two of row, both from 01 (H-1.3). */
export type HexLabel = string;

const ZERO = 48;

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : `${n}`);

/** The printed label of a hex. Only columns and rows 1 to 99 have one, so a hex elsewhere is a bug of the caller. */
export const labelOf = (hex: Axial): HexLabel => {
  const col = hex.q + 1;
  const row = rowOf(hex.q, hex.r) + 1;
  if (col < 1 || col > 99 || row < 1 || row > 99) throw new RangeError(`no label for hex (${hex.q},${hex.r})`);
  return twoDigits(col) + twoDigits(row);
};

/** Two digits at a place in a text as a number, -1 if they are not two digits. */
const numberAt = (text: string, at: number): number => {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
};

/** The zero-based column and row of a label as `col * 100 + row`, -1 if the text is not a label. Allocates nothing. */
export const placeOfLabel = (text: string): number => {
  if (text.length !== 4) return -1;
  const col = numberAt(text, 0);
  const row = numberAt(text, 2);
  return col < 1 || row < 1 ? -1 : (col - 1) * 100 + row - 1;
};

/** The hex that a label names; undefined if the text is not a label (H-1.3). */
export const parseLabel = (text: string): Axial | undefined => {
  const place = placeOfLabel(text);
  return place < 0 ? undefined : axialOf(Math.floor(place / 100), place % 100);
};
