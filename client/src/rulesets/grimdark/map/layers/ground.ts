import type { Board } from '@ironhex/shared/board';
import { TERRAINS } from '@ironhex/shared/grimdark';
import { type BoardKit, looksAs } from '../../../../map/layers/ground.ts';
import { terrainOf } from '../../../../map/layers/terrain/passes.ts';
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
const looks = looksAs({
  forest: { woods: 2 },
  shallow: { water: 1 },
  river: { water: 2 },
  deep: { water: 4 },
  crag: { impassable: 1 },
});

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

/** How this game shows its boards. Where sides deploy is shown while they do, by the picture. */
export const boardKit: BoardKit<{ readonly board: Board }> = {
  layers: { ground: [terrainOf(PASSES)] },
  draws,
  looks,
  tones,
  zones: () => [],
};
