import type { Board } from '../../../board/index.ts';
import { type Axial, type HexLabel, indexOfAxial, labelOfIndex, lineShape } from '../../../hex/index.ts';
import type { Layer } from './passage.ts';
import { axialOf } from './places.ts';
import { levelAt, terrainAtIndex } from './survey.ts';
import { TERRAIN } from './terrain.ts';

/** What sight depends on: the board, and where smoke lies. The table of a match is one. */
export interface Ground {
  readonly board: Board;
  /** What lies on hexes, HEX-1. */
  readonly markers: Readonly<Record<HexLabel, { readonly smoke: number }>>;
}

/** One end of a line of sight. */
interface Spot {
  readonly at: HexLabel;
  /** The level of the ground, or that of the air, LOS-1. */
  readonly height: number;
}

/** Air units are at this level, FLY-1. */
const AIR_LEVEL = 2;

/** A hex as one end of a line of sight, as it is for a unit in this layer, LOS-1. */
export const spotOf = (board: Board, at: HexLabel, layer: Layer = 'ground'): Spot => ({
  at,
  height: layer === 'air' ? AIR_LEVEL : levelAt(board, at),
});

/** Higher than everything: what lies off the board blocks at every level, LOS-3. */
const OFF_BOARD = 9;

/** What blocks nothing. */
const NOTHING = -1;

/** A hex that blocks a line of sight. */
interface Blocker {
  /** Undefined off the board. */
  readonly hex: HexLabel | undefined;
  /** Does the line cross the hex, or does the hex lie to one side of a border that the line follows? LOS-2. */
  readonly side: 'across' | 'left' | 'right';
  readonly why: 'terrain' | 'smoke' | 'edge';
  /** How many hexes behind it are blind, LOS-4; 0 if it blocks at any distance. */
  readonly blind: number;
}

/** Whether one hex sees another, and what blocks the line. */
interface Sight {
  /** What blocks one side of a border blocks nothing as long as the other side is free, LOS-5. */
  readonly seen: boolean;
  readonly blockers: readonly Blocker[];
}

/** The level at which a hex blocks, LOS-3; a smoke marker gives at least the level of the hex. */
const blockingLevel = ({ board, markers }: Ground, index: number): number => {
  const terrain = terrainAtIndex(board, index);
  if (terrain === undefined) return OFF_BOARD;
  const { blocks, level } = TERRAIN[terrain];
  return Math.max(blocks ?? NOTHING, markers[labelOfIndex(board, index)]?.smoke ? level : NOTHING);
};

/**
 * How far behind a hex of this blocking level the lower end is not seen, in hexes, LOS-4: 0 if the hex does not matter,
 * Infinity if it blocks whatever the distance.
 */
export const blindBehind = (blocks: number, higher: number, lower: number): number => {
  const matters = blocks > lower || (blocks === 0 && lower === 0);
  if (!matters) return 0;
  return blocks >= higher ? Number.POSITIVE_INFINITY : 3 - (higher - blocks);
};

type Note = (index: number, side: Blocker['side'], blind: number) => void;

/** The distance between two hexes of a line's shape. */
const apart = (a: Axial, b: Axial): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

/** Follows the line between two hexes, LOS-2 to LOS-5. `note` hears of everything that blocks; without it the first that decides will do. */
const look = (ground: Ground, from: Spot, to: Spot, note?: Note): boolean => {
  const start = axialOf(from.at);
  const end = axialOf(to.at);
  const way = { q: end.q - start.q, r: end.r - start.r };
  const higher = Math.max(from.height, to.height);
  const lower = Math.min(from.height, to.height);
  const lowerEnd = from.height === lower ? { q: 0, r: 0 } : way;
  const shape = lineShape(way.q, way.r);
  let across = false;
  let left = false;
  let right = false;
  for (let i = 1; i < shape.length - 1; i++) {
    const { hexes } = shape[i]!;
    for (const hex of hexes) {
      const index = indexOfAxial(ground.board, start.q + hex.q, start.r + hex.r);
      const blind = blindBehind(blockingLevel(ground, index), higher, lower);
      if (blind === 0 || apart(hex, lowerEnd) > blind) continue;
      // Rows grow downwards, so what lies to the left of the way has a negative cross product with it.
      const side = hexes.length === 1 ? 'across' : way.q * hex.r - way.r * hex.q < 0 ? 'left' : 'right';
      note?.(index, side, blind);
      if (side === 'across') across = true;
      else if (side === 'left') left = true;
      else right = true;
    }
    if (note === undefined && (across || (left && right))) return false;
  }
  return !across && !(left && right);
};

/** Is there a line of sight between two hexes, LOS-1 to LOS-5? It is the same in both directions. */
export const sees = (ground: Ground, from: Spot, to: Spot): boolean => from.at === to.at || look(ground, from, to);

/** The line of sight between two hexes, with everything that blocks it, in order from the first. */
export const sightOf = (ground: Ground, from: Spot, to: Spot): Sight => {
  const blockers: Blocker[] = [];
  if (from.at === to.at) return { seen: true, blockers };
  const { board } = ground;
  const seen = look(ground, from, to, (index, side, blind) => {
    const terrain = terrainAtIndex(board, index);
    const blocks = terrain === undefined ? null : TERRAIN[terrain].blocks;
    blockers.push({
      hex: terrain === undefined ? undefined : labelOfIndex(board, index),
      side,
      why: terrain === undefined ? 'edge' : blocks === null ? 'smoke' : 'terrain',
      blind: Number.isFinite(blind) ? blind : 0,
    });
  });
  return { seen, blockers };
};
