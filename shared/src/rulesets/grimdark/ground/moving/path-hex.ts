import { type Axial, type HexLabel, parseLabel } from '../../../../hex/index.ts';

const LABEL = /^(\d\d)(\d\d)$/;

/**
 * The hex that a path names. Column and row 00 lie just off the map: only so can a path be told that leaves it to the
 * west or north. Undefined if the text is no label.
 */
export const pathHex = (label: HexLabel): Axial | undefined => {
  const hex = parseLabel(label);
  const [, column, row] = hex === undefined ? (LABEL.exec(label) ?? []) : [];
  if (column === undefined || row === undefined) return hex;
  const q = Number(column) - 1;
  return { q, r: Number(row) - 1 - Math.floor(q / 2) };
};
