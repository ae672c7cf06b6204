/** The base terrain of a hex, TER-1. */
export type Terrain =
  | 'clear'
  | 'hill'
  | 'mountain'
  | 'forest'
  | 'burnedForest'
  | 'dunes'
  | 'ruins'
  | 'rough'
  | 'building'
  | 'swamp'
  | 'river'
  | 'water';

/** How a model gets over the ground, as its types say; a unit without any of them goes by `none`. */
export type GroundType = 'Walking' | 'Tracked' | 'Wheeled' | 'Towed' | 'Floating';

/** The ground types in the order of the table. */
export const GROUND_TYPES: readonly GroundType[] = ['Walking', 'Tracked', 'Wheeled', 'Towed', 'Floating'];

/** What it takes to get into or out of a hex: 0 nothing, n a roll of n or more on a d6, null: it is impossible. */
export type Need = number | null;

/** What each ground type needs, and what units without one need. */
type Needs = Readonly<Record<GroundType | 'none', Need>>;

/** A row of the table of terrain, TER-1. */
export interface TerrainRow {
  /** How high the ground is: 0 to 2. */
  readonly level: number;
  /** The level at which the hex blocks sight, null if it never does, LOS-3. */
  readonly blocks: number | null;
  /** Added to the rolls of those who shoot at a unit there, GUN-6. */
  readonly toBeHit: 0 | -1;
  readonly enter: Needs;
  readonly leave: Needs;
  /** What Large and Huge units need at least to enter. */
  readonly enterLarge?: number;
  /** Can only those enter who may enter buildings, such as foot troops? */
  readonly building?: true;
  /** Does it belong to the advanced terrain, which a match has only if both sides want it? */
  readonly advanced?: true;
}

const FREE: Needs = { Walking: 0, Tracked: 0, Wheeled: 0, Towed: 0, Floating: 0, none: 0 };
const NOT_ON_TRACKS: Needs = { ...FREE, Tracked: null, Wheeled: null, Towed: null };
const SLOW_ON_TRACKS: Needs = { ...FREE, Tracked: 2, Wheeled: 2, Towed: 2 };
const STUCK_ON_TRACKS: Needs = { ...FREE, Tracked: 3, Wheeled: 3, Towed: 3 };
const FORD: Needs = { Walking: 2, Tracked: 2, Wheeled: 2, Towed: 2, Floating: 0, none: 2 };
const FLOATING_ONLY: Needs = { Walking: null, Tracked: null, Wheeled: null, Towed: null, Floating: 0, none: null };

const OPEN = { level: 0, blocks: null, toBeHit: 0, enter: FREE, leave: FREE } as const satisfies TerrainRow;
const COVER = { ...OPEN, toBeHit: -1 } as const satisfies TerrainRow;

/** The table of terrain, TER-1. A road is no terrain of its own: it lies on one, see `entryOf`. */
export const TERRAIN: Readonly<Record<Terrain, TerrainRow>> = {
  clear: OPEN,
  hill: { ...OPEN, level: 1, blocks: 1 },
  mountain: { ...OPEN, level: 2, blocks: 2, enter: NOT_ON_TRACKS },
  forest: { ...COVER, blocks: 0, enter: SLOW_ON_TRACKS },
  burnedForest: { ...COVER, blocks: 0 },
  dunes: { ...COVER, blocks: 0 },
  ruins: COVER,
  rough: COVER,
  building: { ...COVER, blocks: 0, building: true, advanced: true },
  swamp: { ...OPEN, enterLarge: 2, leave: STUCK_ON_TRACKS, advanced: true },
  river: { ...OPEN, enter: FORD, advanced: true },
  water: { ...OPEN, enter: FLOATING_ONLY, advanced: true },
};

/** All terrain in the order of the table. */
export const TERRAINS = Object.keys(TERRAIN) as readonly Terrain[];

/** Terrain in which a unit that takes cover has Evasion, TER-5. */
export const isCover = (terrain: Terrain): boolean => TERRAIN[terrain].toBeHit === -1;
