import type { Board } from '../board.ts';
import { groundPieces } from '../ground.ts';
import { cheapestPath } from './path.ts';
import { put, type Sketch } from './sketch.ts';

/** Clears what would block the rows where units enter. */
export const clearEntries = (sketch: Sketch): void => {
  const { entry, features } = sketch;
  features.forEach((here, hex) => {
    if (!entry[hex]) return;
    if (here.building || here.impassable) put(sketch, hex, {});
    else if ((here.water ?? 0) > 1) put(sketch, hex, { ...here, water: 1 });
  });
};

/** Joins pieces of ground that are cut off: deep water on the shortest way becomes a ford, a building falls to rubble. */
export const joinGround = (sketch: Sketch, asBoard: (sketch: Sketch) => Board): void => {
  const { features } = sketch;
  const blocked = (hex: number) => (features[hex]!.water ?? 0) > 1 || features[hex]!.building !== undefined;
  for (;;) {
    const pieces = groundPieces(asBoard(sketch));
    const other = pieces.findIndex((piece) => piece > 0);
    if (other < 0) return;
    // Every way from the first piece to another leads over something blocked, so each round opens at least one hex.
    const way = cheapestPath(sketch, pieces.indexOf(0), other, (hex) => (blocked(hex) ? 10 : 1));
    const opened = way.filter(blocked);
    if (opened.length === 0) throw new Error('ground is cut off by a slope, but all slopes here can be walked');
    for (const hex of opened) put(sketch, hex, features[hex]!.building ? { rubble: 1 } : { water: 1 });
  }
};
