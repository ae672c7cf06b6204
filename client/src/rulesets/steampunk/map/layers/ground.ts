import type { Board } from '@ironhex/shared/board';
import { type BoardKit, looksAs } from '../../../../map/layers/ground.ts';
import type { Cell } from '../../../../map/layers/terrain/cells.ts';
import { terrainOf } from '../../../../map/layers/terrain/passes.ts';
import type { Drawn } from '../../../../map/layers/terrain/plain.ts';
import { paintRoads } from '../../../../map/layers/terrain/roads.ts';
import { addTrace, type Brush } from '../../../../map/paint/brush.ts';
import { paintAsh, paintTrunks } from './terrain/burnt.ts';
import { paintPeaks, paintRock } from './terrain/peaks.ts';
import { paintRivers } from './terrain/river.ts';

/** What the engine paints for terrain of this game, by its name. */
const looks = looksAs({
  forest: { woods: 2 },
  dunes: { sand: 1 },
  ruins: { rubble: 1 },
  building: { building: 2 },
  water: { water: 3 },
});

/** Everything that a board of this game can have has a picture. */
const draws: Drawn = {
  features: ['forest', 'burnedForest', 'dunes', 'ruins', 'building', 'river', 'water', 'void'],
  markers: [],
};

/** Roads across what has been painted over them: over rivers they are bridges. */
const paintRoadsAcross = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, layout } = brush;
  const across = cells.filter(
    ({ has, level }) => has('road') > 0 && (level > 0 || has('river') + has('burnedForest') > 0),
  );
  ctx.save();
  ctx.beginPath();
  for (const { at } of across) addTrace(ctx, layout.cornersOf(at));
  ctx.clip();
  paintRoads(brush, across);
  ctx.restore();
};

/** What lies on the ground, the roads over it, and what stands on it. */
const PASSES = [paintAsh, paintRivers, paintRock, paintRoadsAcross, paintTrunks, paintPeaks] as const;

/** How this game shows its boards. Where sides set up is shown while they do, by the picture. */
export const boardKit: BoardKit<{ readonly board: Board }> = {
  layers: { ground: [terrainOf(PASSES)] },
  draws,
  looks,
  zones: () => [],
};
