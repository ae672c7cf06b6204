import type { Board, BoardHex, Values } from '@ironhex/shared/board';
import { addTrace, type Brush } from '../../../../map/brush.ts';
import type { BoardKit } from '../../../../map/layers/ground.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import { type Cell, cellsIn } from '../../../../map/layers/terrain/cells.ts';
import type { Drawn } from '../../../../map/layers/terrain/plain.ts';
import { paintRoads } from '../../../../map/layers/terrain/roads.ts';
import { paintAsh, paintTrunks } from './terrain/burnt.ts';
import { paintPeaks, paintRock } from './terrain/peaks.ts';
import { paintRivers } from './terrain/river.ts';

/** What the engine paints for terrain of this game, by its name. */
const LIKE: Readonly<Record<string, Values>> = {
  forest: { woods: 2 },
  dunes: { sand: 1 },
  ruins: { rubble: 1 },
  building: { building: 2 },
  water: { water: 3 },
};

/** The features with which the engine paints a hex. */
const looks = ({ features }: BoardHex): Values =>
  Object.assign({}, ...Object.entries(features).map(([name, value]) => LIKE[name] ?? { [name]: value }));

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

const paint = (board: Board, brush: Brush): void => {
  const cells = cellsIn(board, brush);
  for (const pass of PASSES) pass(brush, cells);
};

/** Terrain of this game that the engine has no picture for: burnt forest, rivers and mountains. */
const terrain: Layer<{ readonly board: Board }> = {
  parts: ['board'],
  marks: ({ board }, { layout }) => [{ bounds: layout.boardRect(board), paint: (brush) => paint(board, brush) }],
};

/** How this game shows its boards. Where sides set up is shown while they do, by the picture. */
export const boardKit: BoardKit<{ readonly board: Board }> = {
  layers: { ground: [terrain] },
  draws,
  looks,
  zones: () => [],
};
