import { type Axial, type HexLabel, parseLabel } from '../../../../hex/index.ts';

const LABEL = /^(\d\d)(\d\d)$/;

/**
 * The hex of a label in a path; undefined: it is no label. Column or row 00 lies just off the map, so that a path can
 * say that it leaves the map to the west or north, and be refused.
 */
export const pathHex = (label: HexLabel): Axial | undefined => {
  const hex = parseLabel(label);
  const [, column, row] = hex === undefined ? (LABEL.exec(label) ?? []) : [];
  if (column === undefined || row === undefined) return hex;
  const q = Number(column) - 1;
  return { q, r: Number(row) - 1 - Math.floor(q / 2) };
};
