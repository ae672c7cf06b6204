import { atMostOne, type Board, type BoardVocabulary } from '../../../board/index.ts';
import { type Grid, type HexLabel, labelOfIndex } from '../../../hex/index.ts';
import type { Fault } from '../../../result.ts';
import { VOID } from '../ground/survey.ts';
import type { Terrain } from '../ground/terrain.ts';

/** Terrain that a hex has as a feature. */
type TerrainFeature = Exclude<Terrain, 'clear' | 'hill' | 'mountain'>;

/** What a hex can have. */
export type Feature = TerrainFeature | 'road' | typeof VOID;

/** Every feature a hex can have, in the order in which files and menus list them, TER-1. */
const FEATURES = {
  forest: { max: 1, description: 'trees, hard to drive into' },
  burnedForest: { max: 1, description: 'what a fire has left of a forest' },
  dunes: { max: 1, description: 'sand dunes' },
  ruins: { max: 1, description: 'what is left of buildings' },
  rough: { max: 1, description: 'broken, rocky ground' },
  building: { max: 1, description: 'a building; only foot troops enter it' },
  swamp: { max: 1, description: 'bog and marsh, hard to drive out of' },
  river: { max: 1, description: 'running water that can be waded' },
  water: { max: 1, description: 'deep water' },
  road: { max: 1, description: 'a road, on any terrain; through water a bridge' },
  [VOID]: { max: 1, description: 'not part of the board' },
} as const satisfies Readonly<Record<Feature, object>>;

const levelFaults = ({ hexes }: Board): Fault[] =>
  Object.entries(hexes).flatMap(([label, { level, features }]) =>
    level > 0 && Object.keys(features).some((feature) => feature !== 'road')
      ? [{ at: `hexes.${label}.level`, message: 'a hill (1) or mountain (2) has no other terrain but a road' }]
      : [],
  );

/**
 * The lowest hex of every second column. On a board of odd width these columns reach half a hex further south than north:
 * without them it is the same when it is turned by half a circle.
 */
export const spareHexes = ({ width, height }: Grid): readonly HexLabel[] =>
  width % 2 === 0
    ? []
    : Array.from({ length: (width - 1) / 2 }, (_, n) =>
        labelOfIndex({ width, height }, (height - 1) * width + 2 * n + 1),
      );

const voidFaults = (board: Board): Fault[] => {
  const left = Object.keys(board.hexes).filter((label) => board.hexes[label]!.features[VOID]);
  if (left.length === 0) return [];
  const spare = spareHexes(board);
  const message =
    spare.length > 0 ? `only ${spare.join(', ')} can be left out, all together` : 'no hex can be left out';
  return [
    ...left.filter((label) => !spare.includes(label)).map((label) => `hexes.${label}.features.${VOID}`),
    ...spare.filter((label) => !left.includes(label)).map((label) => `hexes.${label}`),
  ].map((at) => ({ at, message }));
};

/**
 * What boards of this game are made of. Hills and mountains are levels, 1 and 2: a file says the height of a hex once,
 * and a hill cannot be without one. Clouds, smoke and fire are of the match, not of the map. Where sides stand follows
 * from the size (MAP-6), so a file has no zones.
 */
export const VOCABULARY = {
  sizes: { width: { min: 7, max: 21 }, height: { min: 9, max: 27 } },
  levels: { min: 0, max: 2 },
  features: FEATURES,
  contradictions: [
    ...atMostOne(
      Object.keys(FEATURES).filter((feature) => feature !== 'road'),
      'a hex has one base terrain',
    ),
    ['road', VOID, 'no road leads where the board ends'],
  ],
  faults: (board) => [...levelFaults(board), ...voidFaults(board)],
} as const satisfies BoardVocabulary;
