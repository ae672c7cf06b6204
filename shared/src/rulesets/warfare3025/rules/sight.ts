import type { Board } from '../../../board/index.ts';
import {
  axialAt,
  type HexLabel,
  indexDistance,
  indexOfAxial,
  indexOfLabel,
  labelOfIndex,
  lineShape,
} from '../../../hex/index.ts';
import type { CoverPiece, Sight } from '../model/situation.ts';
import { type Terrain, terrainOf } from './movement/terrain.ts';

/** With more pieces of cover than this there is no line of sight, W-8.6. */
export const MOST_COVER = 3;

/** Eyes and bodies are one level above the ground, W-8.1. */
const BODY = 1;

/** What lies on a line of sight. */
interface Found {
  /** Pieces of cover, W-8.3 to W-8.5. */
  pieces: number;
  /** Index of the hex whose ground blocks the line, W-8.2; -1 if none does. */
  blockedAt: number;
}

type Note = (hex: number, pieces: number, why: CoverPiece['why'], rule: string) => void;

// All calls write into this one object, because sight is looked up a million times a second. Callers read it at once.
const found: Found = { pieces: 0, blockedAt: -1 };

/**
 * Pieces of cover of an intervening hex, or of the defender's own, W-8.3. `above` is the sight line's height times
 * `den`.
 */
const piecesAt = (terrain: Terrain, hex: number, above: number, den: number, own: boolean): number => {
  const ground = terrain.ground[hex]!;
  if (terrain.building[hex]) return own || above <= ground * den ? 2 : 0;
  const woods = terrain.woods[hex]!;
  return woods && (own || above <= (ground + 1) * den) ? woods : 0;
};

const nameOf = (terrain: Terrain, hex: number): CoverPiece['why'] =>
  terrain.building[hex] ? 'building' : terrain.woods[hex] === 2 ? 'denseForest' : 'lightWoods';

/** Follows the line between two hexes until it is blocked, W-8.2 to W-8.5. All heights are exact, H-4.1. */
const look = (terrain: Terrain, from: number, to: number, note?: Note): Found => {
  const { board, ground } = terrain;
  const start = axialAt(board, from);
  const end = axialAt(board, to);
  const steps = lineShape(end.q - start.q, end.r - start.r);
  const eye = ground[from]! + BODY;
  const rise = ground[to]! + BODY - eye;
  let sheltered = false;
  found.pieces = 0;
  found.blockedAt = -1;
  for (let i = 1; i < steps.length - 1; i++) {
    const { hexes, middle } = steps[i]!;
    const above = eye * middle.den + rise * middle.num;
    let first = indexOfAxial(board, start.q + hexes[0]!.q, start.r + hexes[0]!.r);
    let second = hexes.length === 2 ? indexOfAxial(board, start.q + hexes[1]!.q, start.r + hexes[1]!.r) : -1;
    if (first < 0) {
      // Of a border pair at the edge of the map only one half is on the map (H-2, examples).
      first = second;
      second = -1;
    }
    // Of a border pair the lower ground counts, W-8.2.
    const low = second >= 0 && ground[second]! < ground[first]! ? second : first;
    if (ground[low]! * middle.den > above) {
      found.blockedAt = low;
      return found;
    }
    if (
      !sheltered &&
      ground[low] === ground[to]! + 1 &&
      ground[from]! < ground[low]! &&
      indexDistance(board, low, to) === 1
    ) {
      sheltered = true;
      found.pieces += 1;
      note?.(low, 1, 'rise', 'W-8.4');
    }
    const one = piecesAt(terrain, first, above, middle.den, false);
    const other = second >= 0 ? piecesAt(terrain, second, above, middle.den, false) : 0;
    const most = Math.max(one, other);
    if (most > 0) {
      const hex = other > one ? second : first;
      found.pieces += most;
      note?.(hex, most, nameOf(terrain, hex), 'W-8.3');
    }
  }
  const own = piecesAt(terrain, to, 0, 1, true);
  if (own > 0) {
    found.pieces += own;
    note?.(to, own, nameOf(terrain, to), 'W-8.3');
  }
  if (terrain.water[to]) {
    found.pieces += 1;
    note?.(to, 1, 'water', 'W-8.5');
  }
  return found;
};

/**
 * How many pieces of cover a unit in the second hex has from one in the first, W-8.3; undefined: they do not see each other,
 * W-8.6. Hexes by index.
 */
export const coverBetween = (terrain: Terrain, from: number, to: number): number | undefined => {
  const { blockedAt, pieces } = look(terrain, from, to);
  return blockedAt < 0 && pieces <= MOST_COVER ? pieces : undefined;
};

/** Whether a unit in one hex sees one in the other, W-8.6; hexes by index. */
export const sees = (terrain: Terrain, from: number, to: number): boolean => {
  const { blockedAt, pieces } = look(terrain, from, to);
  return blockedAt < 0 && pieces <= MOST_COVER;
};

/** What lies between an attacker's and a defender's hex, with every piece of cover, W-8. */
export const sightBetween = (board: Board, from: HexLabel, to: HexLabel): Sight => {
  const cover: CoverPiece[] = [];
  const { blockedAt, pieces } = look(
    terrainOf(board),
    indexOfLabel(board, from),
    indexOfLabel(board, to),
    (hex, count, why, rule) => cover.push({ hex: labelOfIndex(board, hex), pieces: count, why, rule }),
  );
  if (blockedAt >= 0) return { seen: false, blockedAt: labelOfIndex(board, blockedAt), cover, pieces };
  return { seen: pieces <= MOST_COVER, cover, pieces };
};
