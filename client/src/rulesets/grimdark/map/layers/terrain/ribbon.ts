import { along, apart, between, type Point } from '../../../../../map/geometry/geometry.ts';
import type { Layout } from '../../../../../map/geometry/layout.ts';
import type { Cell } from '../../../../../map/layers/terrain/cells.ts';
import { linesOf, waysOf } from '../../../../../map/layers/terrain/roads.ts';

/** Half the length of something that stands in one hex alone, map units. */
const ALONE = 30;
/** How far an end goes beyond the middle of its hex. */
const BEYOND = 22;

/** The lines of something that runs from hex to hex, such as a wall: through the middle of every hex that it is in. */
export const ribbonOf = (layout: Layout, cell: Cell, kind: string): readonly (readonly Point[])[] => {
  const ways = waysOf(cell, kind);
  const { x, y } = cell.at;
  if (ways.length === 0) {
    const angle = ((cell.seed % 3) - 1) * 0.5;
    return [[along(cell.at, angle + Math.PI, ALONE), cell.at, along(cell.at, angle, ALONE)]];
  }
  const lines = linesOf(layout, cell, kind);
  const [only] = lines;
  if (ways.length > 1 || only === undefined) return lines;
  const [from, to] = [only[0]!, only.at(-1)!];
  const long = Math.max(1, apart(from, to));
  return [[{ x: x - ((to.x - x) / long) * BEYOND, y: y - ((to.y - y) / long) * BEYOND }, ...only]];
};

/** A place on a line, and the direction of the line there. */
interface Station {
  readonly at: Point;
  readonly angle: number;
}

/** Places along a line, about so many map units apart. */
export const stationsAlong = (line: readonly Point[], step: number): readonly Station[] =>
  line.slice(1).flatMap((to, i) => {
    const from = line[i]!;
    const count = Math.max(1, Math.round(apart(from, to) / step));
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    return Array.from({ length: count }, (_, n) => ({ at: between(from, to, (n + 0.5) / count), angle }));
  });
