import { TERRAIN, type Terrain } from '@ironhex/shared/grimdark';
import { capital, list } from '../../../text/numbers.ts';

/** What terrain is called, G-6.1. */
export const TERRAIN_NAMES: Readonly<Record<Terrain, string>> = {
  open: 'Open ground',
  forest: 'Forest',
  field: 'Field',
  barricade: 'Barricade',
  ruins: 'Ruins',
  rubble: 'Rubble',
  swamp: 'Swamp',
  shallow: 'Shallow water',
  river: 'River',
  deep: 'Deep water',
  lava: 'Lava',
  mines: 'Mines',
  wall: 'Wall',
  building: 'Building',
  crag: 'Crag',
};

const DANGER = { never: [], always: ['dangerous'], dash: ['dangerous to Rush or Charge into'] } as const;

/** What terrain does, in one sentence, G-6.1. */
export const terrainText = (terrain: Terrain): string => {
  const { enter, difficult, dangerous, cover, screen, blocks, height } = TERRAIN[terrain];
  const does = [
    ...(enter ? [] : ['no way through']),
    ...(difficult ? ['difficult'] : []),
    ...DANGER[dangerous],
    ...(cover ? ['cover inside'] : []),
    ...(screen === undefined ? [] : [`screens those right behind it up to level ${screen}`]),
    ...(blocks === 'always' ? [`blocks sight up to level ${height}`] : []),
    ...(blocks === 'through' ? [`hides what lies beyond it up to level ${height}, not what is in it`] : []),
  ];
  return does.length === 0 ? 'Nothing in the way (G-6.1).' : `${capital(list(does))} (G-6.1).`;
};
