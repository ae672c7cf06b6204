import { atMostOne, type Board, type BoardVocabulary } from '../../../board/index.ts';
import { labelOfIndex } from '../../../hex/index.ts';
import type { Fault } from '../../../result.ts';
import { VOID } from '../ground/survey.ts';
import type { Terrain } from '../ground/terrain.ts';

/** Terrain that a hex has as a feature. */
export type TerrainFeature = Exclude<Terrain, 'clear' | 'hill' | 'mountain'>;

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

/** The lowest hex of every second column: without them the board is the same when it is turned by half a circle. */
const lowestOfShortColumns = (board: Board): readonly string[] =>
  Array.from({ length: board.width * board.height }, (_, index) => index)
    .filter((index) => index >= (board.height - 1) * board.width && (index % board.width) % 2 === 1)
    .map((index) => labelOfIndex(board, index));

const voidFaults = (board: Board): Fault[] => {
  const left = Object.keys(board.hexes).filter((label) => board.hexes[label]!.features[VOID]);
  const leave = lowestOfShortColumns(board);
  const message = `only ${leave.join(', ')} can be left out, and only all of them`;
  const wrong = left.filter((label) => !leave.includes(label));
  const missing = left.length > 0 ? leave.filter((label) => !left.includes(label)) : [];
  return [
    ...wrong.map((label) => ({ at: `hexes.${label}.features.${VOID}`, message })),
    ...missing.map((label) => ({ at: `hexes.${label}`, message })),
  ];
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
