import type { Board, BoardHex, Values } from '@ironhex/shared/board';
import { TERRAINS } from '@ironhex/shared/grimdark';
import type { Brush } from '../../../../map/brush.ts';
import type { BoardKit } from '../../../../map/layers/ground.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import { cellsIn } from '../../../../map/layers/terrain/cells.ts';
import type { Drawn } from '../../../../map/layers/terrain/plain.ts';
import { paintBarricades } from './terrain/barricade.ts';
import { paintBuildings } from './terrain/building.ts';
import { paintFields } from './terrain/field.ts';
import { paintLava } from './terrain/lava.ts';
import { paintMines } from './terrain/mines.ts';
import { paintRuins } from './terrain/ruins.ts';
import { paintWalls } from './terrain/wall.ts';
import { paintCurrents, paintDeep, paintShoals } from './terrain/waters.ts';

/** What the engine paints for terrain of this game, by its name. */
const LIKE: Readonly<Record<string, Values>> = {
  forest: { woods: 2 },
  shallow: { water: 1 },
  river: { water: 2 },
  deep: { water: 4 },
  crag: { impassable: 1 },
};

/** The features with which the engine paints a hex. */
const looks = ({ features }: BoardHex): Values =>
  Object.assign({}, ...Object.entries(features).map(([name, value]) => LIKE[name] ?? { [name]: value }));

/** Everything that a board of this game can have has a picture. */
const draws: Drawn = {
  features: TERRAINS.filter((terrain) => terrain !== 'open'),
  markers: ['marker', 'terminal', 'chamber'],
};

/** What terrain of this game looks like from far away. */
const tones: Readonly<Record<string, string>> = {
  field: '#dcb548',
  barricade: '#8f7748',
  ruins: '#a79d90',
  lava: '#e2470f',
  mines: '#a98d5f',
  wall: '#5d646d',
  building: '#cf5f42',
};

/** What lies on the ground, and then what stands on it. */
const PASSES = [
  paintShoals,
  paintDeep,
  paintCurrents,
  paintFields,
  paintMines,
  paintLava,
  paintRuins,
  paintBarricades,
  paintBuildings,
  paintWalls,
] as const;

const paint = (board: Board, brush: Brush): void => {
  const cells = cellsIn(board, brush);
  for (const pass of PASSES) pass(brush, cells);
};

/** Terrain of this game that the engine has no picture for. */
const terrain: Layer<{ readonly board: Board }> = {
  parts: ['board'],
  marks: ({ board }, { layout }) => [{ bounds: layout.boardRect(board), paint: (brush) => paint(board, brush) }],
};

/** How this game shows its boards. Where sides deploy is shown while they do, by the picture. */
export const boardKit: BoardKit<{ readonly board: Board }> = {
  layers: { ground: [terrain] },
  draws,
  looks,
  tones,
  zones: () => [],
};
