import { cheapestPath, put } from '../../../../board/generate/index.ts';
import { walkableAreas } from '../../../../board/index.ts';
import { isOpen } from '../open.ts';
import type { WarfareSketch } from './sketch.ts';

/** Clears what would block the rows where units enter. */
export const clearEntries = (sketch: WarfareSketch): void => {
  const { entry, features } = sketch;
  features.forEach((here, hex) => {
    if (!entry[hex]) return;
    if (here.building || here.impassable) put(sketch, hex, {});
    else if ((here.water ?? 0) > 1) put(sketch, hex, { ...here, water: 1 });
  });
};

/** Joins areas that are cut off: deep water on the shortest way becomes a ford, a building falls to rubble. */
export const joinAreas = (sketch: WarfareSketch): void => {
  const { features, grid, level } = sketch;
  const blocked = (hex: number) => (features[hex]!.water ?? 0) > 1 || features[hex]!.building !== undefined;
  for (;;) {
    const open = features.map((here) => isOpen({ features: here }));
    const areas = walkableAreas(grid, { level, open });
    const other = areas.findIndex((area) => area > 0);
    if (other < 0) return;
    // Every way from the first area to another leads over something blocked, so each round opens at least one hex.
    const way = cheapestPath(sketch, areas.indexOf(0), other, (hex) => (blocked(hex) ? 10 : 1));
    const opened = way.filter(blocked);
    if (opened.length === 0) throw new Error('ground is cut off by a slope, but all slopes here can be walked');
    for (const hex of opened) put(sketch, hex, features[hex]!.building ? { rubble: 1 } : { water: 1 });
  }
};
