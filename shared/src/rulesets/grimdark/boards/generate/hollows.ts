import { around, put } from '../../../../board/generate/index.ts';
import { walkableAreas } from '../../../../board/index.ts';
import { type GrimdarkSketch, isSolid } from './sketch.ts';

/** Fills hollows that cannot be reached on foot with the terrain around them. */
export const fillHollows = (sketch: GrimdarkSketch): void => {
  const { features, grid, level } = sketch;
  const areas = walkableAreas(grid, { level, open: features.map((_, hex) => !isSolid(sketch, hex)) });
  const sizes = new Map<number, number>();
  for (const area of areas) if (area >= 0) sizes.set(area, (sizes.get(area) ?? 0) + 1);
  const largest = Math.max(...sizes.values());
  for (const [hex, area] of areas.entries()) {
    if (area < 0 || sizes.get(area) === largest) continue;
    const solid = around(sketch, hex).find((next) => isSolid(sketch, next));
    if (solid !== undefined) put(sketch, hex, features[solid]!);
  }
};
