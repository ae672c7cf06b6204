/** The types of terrain, G-6.1, in the order of the table. A hex has one of them. */
export const TERRAINS = [
  'open',
  'forest',
  'field',
  'barricade',
  'ruins',
  'rubble',
  'swamp',
  'shallow',
  'river',
  'deep',
  'lava',
  'mines',
  'wall',
  'building',
  'crag',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A row of the table of terrain, G-6.1. */
export interface TerrainRow {
  /** Can ground units be there? */
  readonly enter: boolean;
  /** Does it limit a path to six hexes, G-9.8? */
  readonly difficult: boolean;
  /** When entering it means a dangerous test, G-9.9: never, always, or with a Rush or Charge only (`dash`). */
  readonly dangerous: 'never' | 'always' | 'dash';
  /** Has a unit in it cover, G-5.8? */
  readonly cover: boolean;
  /** How high it screens a target right behind it, G-5.7; undefined: it does not. */
  readonly screen?: number;
  /** Does it block sight, and if only `through` it, not into it or out of it, G-5.4? */
  readonly blocks: 'never' | 'through' | 'always';
  /** How high above the ground it blocks sight. */
  readonly height: number;
}

const OPEN: TerrainRow = {
  enter: true,
  difficult: false,
  dangerous: 'never',
  cover: false,
  blocks: 'never',
  height: 0,
};
const ROUGH: TerrainRow = { ...OPEN, difficult: true };
const SOLID: TerrainRow = { ...OPEN, enter: false, blocks: 'always' };

/** The table of terrain, G-6.1. */
export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  open: OPEN,
  forest: { ...ROUGH, cover: true, screen: 2, blocks: 'through', height: 2 },
  field: { ...ROUGH, cover: true, screen: 1 },
  barricade: { ...OPEN, cover: true, screen: 1 },
  ruins: { ...OPEN, dangerous: 'dash', cover: true, screen: 2 },
  rubble: ROUGH,
  swamp: ROUGH,
  shallow: ROUGH,
  river: { ...OPEN, dangerous: 'dash' },
  deep: { ...OPEN, enter: false },
  lava: { ...OPEN, dangerous: 'always' },
  mines: { ...OPEN, dangerous: 'always' },
  wall: { ...SOLID, height: 2 },
  building: { ...SOLID, height: 3 },
  crag: { ...SOLID, height: 3 },
};
