import { TERRAIN, type Terrain, type TerrainRow } from '@ironhex/shared/steampunk';
import { capital } from '../../../text/numbers.ts';

/** What each terrain is called. */
export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  clear: 'Clear',
  hill: 'Hill',
  mountain: 'Mountain',
  forest: 'Forest',
  burnedForest: 'Burned forest',
  dunes: 'Sand dunes',
  ruins: 'Ruins',
  rough: 'Rough',
  building: 'Building',
  swamp: 'Swamp',
  river: 'River',
  water: 'Water',
};

const needText = (need: number): string => `${need}+ on a d6`;

const enterText = ({ enter, enterLarge, building }: TerrainRow): readonly string[] => [
  ...(building ? ['only foot troops enter'] : []),
  ...(enter.Walking === null ? ['only what floats enters'] : []),
  ...(enter.Walking !== null && enter.Tracked === null ? ['nothing on tracks or wheels enters'] : []),
  ...(enter.Walking ? [`to enter: ${needText(enter.Walking)}`] : []),
  ...(!enter.Walking && enter.Tracked ? [`to enter on tracks or wheels: ${needText(enter.Tracked)}`] : []),
  ...(enterLarge === undefined ? [] : [`to enter if large or huge: ${needText(enterLarge)}`]),
];

/** What a terrain does, in a sentence, from its row in TER-1. */
export const terrainText = (terrain: Terrain): string => {
  const row = TERRAIN[terrain];
  const parts = [
    row.level > 0 ? `level ${row.level}` : '',
    row.blocks === null ? '' : `blocks sight at level ${row.blocks}`,
    row.toBeHit === 0 ? '' : `cover: ${row.toBeHit === -1 ? '−1' : row.toBeHit} to be hit`,
    ...enterText(row),
    row.leave.Tracked ? `to leave on tracks or wheels: ${needText(row.leave.Tracked)}` : '',
  ].filter(Boolean);
  const text = parts.length > 0 ? parts.join(', ') : 'without effect';
  return `${capital(text)} (TER-1).`;
};
