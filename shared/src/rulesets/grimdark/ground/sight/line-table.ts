import { distance, lineShape } from '../../../../hex/index.ts';

/** The hexes that a line passes between its ends, in a row of numbers: {@link FIELDS} for each hex. */
export type LineTable = Int16Array;

/** What a line's table says of each hex: its place from the start, how far from there it is, and if it is of a pair. */
export const FIELDS = 4;

const START = { q: 0, r: 0 };

const makeTable = (dq: number, dr: number): LineTable =>
  Int16Array.from(
    lineShape(dq, dr)
      .slice(1, -1)
      .flatMap(({ hexes }) => hexes.flatMap((hex) => [hex.q, hex.r, distance(START, hex), hexes.length - 1])),
  );

// By displacement. Lines to the west are those to the east, looked along from their other end (H-2.5).
const tables = new Map<number, LineTable>();

/** The table of a line that goes east (`dq` > 0), or straight south; 5.2 and H-2 give the same hexes. */
export const lineTable = (dq: number, dr: number): LineTable => {
  const key = dq * 1000 + dr;
  let table = tables.get(key);
  if (table === undefined) {
    table = makeTable(dq, dr);
    tables.set(key, table);
  }
  return table;
};
