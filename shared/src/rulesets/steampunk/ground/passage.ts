import type { Board } from '../../../board/index.ts';
import type { HexLabel } from '../../../hex/index.ts';
import type { Size } from '../roster/figures/terms.ts';
import { hasRoad, terrainAt } from './survey.ts';
import { GROUND_TYPES, type GroundType, type Need, TERRAIN } from './terrain.ts';

/** On the ground, or in the air, FLY-1. Units of the two never meet in a hex but by an ability. */
export type Layer = 'ground' | 'air';

/** What moving through terrain depends on. */
export interface Mover {
  /** The ground types of its models, each once; none for what only stands on the ground, such as a helicopter. */
  readonly types: readonly GroundType[];
  readonly size: Size;
  readonly layer: Layer;
  /** May it enter buildings? Foot troops may, and so may what destroys buildings; some infantry may not. */
  readonly entersBuildings: boolean;
}

/** Types that make foot troops: who can enter buildings, TER-1. */
const FOOT_TROOPS: ReadonlySet<string> = new Set(['Infantry', 'Archer', 'Grunt', 'Steampowerarmor']);

/** Is a model of these types one of the foot troops? */
export const isFootTroops = (types: readonly string[]): boolean => types.some((type) => FOOT_TROOPS.has(type));

/** The ground types among the types of a unit's models. */
export const groundTypes = (types: readonly string[]): readonly GroundType[] =>
  GROUND_TYPES.filter((type) => types.includes(type));

/** The more restrictive of two needs, TER-4. */
const worse = (a: Need, b: Need): Need => (a === null || b === null ? null : Math.max(a, b));

const worst = (needs: readonly Need[]): Need => needs.reduce(worse, 0);

/** The columns of the table that count for a unit, TER-4. */
const columns = ({ types }: Mover): readonly (GroundType | 'none')[] => (types.length > 0 ? types : ['none']);

const isLarge = ({ size }: Mover): boolean => size === 'Large' || size === 'Huge';

/** What a ground unit needs to enter a hex that it does not reach by road. */
const enter = (board: Board, hex: HexLabel, mover: Mover): Need => {
  const terrain = terrainAt(board, hex);
  if (terrain === undefined) return null;
  const { enter, enterLarge = 0, building } = TERRAIN[terrain];
  if (building && !mover.entersBuildings) return null;
  return worst([...columns(mover).map((type) => enter[type]), isLarge(mover) ? enterLarge : 0]);
};

/** From one road hex to the next the way is free, whatever lies around the road, TER-1. */
const byRoad = (board: Board, from: HexLabel, to: HexLabel): boolean => hasRoad(board, from) && hasRoad(board, to);

/** What a step into a hex beside its own needs of a unit, TER-1 to TER-4. Air units need nothing but a board below. */
export const entryOf = (board: Board, from: HexLabel, to: HexLabel, mover: Mover): Need => {
  if (terrainAt(board, to) === undefined) return null;
  return mover.layer === 'air' || byRoad(board, from, to) ? 0 : enter(board, to, mover);
};

/** What leaving its hex for one beside it needs of a unit, TER-1 to TER-4. It is never impossible. */
export const exitOf = (board: Board, from: HexLabel, to: HexLabel, mover: Mover): number => {
  const terrain = terrainAt(board, from);
  if (terrain === undefined || mover.layer === 'air' || byRoad(board, from, to)) return 0;
  return worst(columns(mover).map((type) => TERRAIN[terrain].leave[type])) ?? 0;
};

/**
 * Can a unit stand in a hex at all: be placed there, land there, or be pushed there from where no road leads? The road
 * on a hex does not help, for it is free only to those who come along it.
 */
export const canStand = (board: Board, hex: HexLabel, mover: Mover): boolean =>
  mover.layer === 'air' ? terrainAt(board, hex) !== undefined : enter(board, hex, mover) !== null;
