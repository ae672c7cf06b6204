import { anyHex, around, isBare } from '../../../../board/generate/index.ts';
import { turnedHex } from '../../../../board/index.ts';
import { neighbour } from '../../../../hex/index.ts';
import { SIX } from '../../ground/footprint.ts';
import { TERRAIN } from '../../ground/terrain.ts';
import type { Feature } from '../vocabulary.ts';
import { type GrimdarkSketch, isSolid, lay, within } from './sketch.ts';

/** The form of pieces of one terrain. */
interface Form {
  /** The least and the most hexes of a piece. */
  readonly size: readonly [least: number, most: number];
  /** Round as a house, ragged as a wood, or a line. */
  readonly shape: 'round' | 'ragged' | 'line';
}

const FORMS: Readonly<Record<Feature, Form>> = {
  forest: { size: [10, 20], shape: 'ragged' },
  field: { size: [10, 18], shape: 'round' },
  barricade: { size: [5, 9], shape: 'line' },
  ruins: { size: [6, 12], shape: 'round' },
  rubble: { size: [8, 14], shape: 'ragged' },
  swamp: { size: [10, 20], shape: 'ragged' },
  shallow: { size: [10, 20], shape: 'round' },
  river: { size: [10, 16], shape: 'line' },
  deep: { size: [6, 12], shape: 'round' },
  lava: { size: [6, 12], shape: 'ragged' },
  mines: { size: [6, 12], shape: 'round' },
  wall: { size: [5, 9], shape: 'line' },
  building: { size: [5, 10], shape: 'round' },
  crag: { size: [6, 14], shape: 'ragged' },
};

/**
 * The terrain of pieces, in turn; each is laid with its turned self. So half of the pieces block sight, and a good
 * third each give cover and are difficult, G-6.5.
 */
const IN_TURN: readonly (readonly Feature[])[] = [
  ['forest'],
  ['building'],
  ['field'],
  ['crag'],
  ['swamp', 'shallow'],
  ['ruins'],
  ['forest'],
  ['wall'],
  ['rubble'],
  ['building', 'crag'],
  ['barricade'],
];

/** What is dangerous to everybody: just one such piece, and its turned self, G-6.5. */
const DANGEROUS: readonly Feature[] = ['lava', 'mines'];

/**
 * Pieces keep this distance from each other, in hexes; impassable ones keep more, so that a titanic unit fits between
 * them.
 */
const APART = 2;
const SOLID_APART = 4;

/** How often a line goes straight on, in percent. */
const STRAIGHT = 75;

/** Water and bog lie at the foot of hills. */
const LOW: readonly Feature[] = ['swamp', 'shallow', 'river', 'deep'];

/** How often a free place is looked for before a piece is given up. */
const TRIES = 40;

/** The next hex of a growing piece, of those around it. */
const nextOf = (
  { chance, grid }: GrimdarkSketch,
  grown: readonly number[],
  shape: Form['shape'],
  rim: readonly number[],
) => {
  const beside = (hex: number) => SIX.filter((direction) => grown.includes(neighbour(grid, hex, direction))).length;
  if (shape === 'line') {
    const [before, last] = grown.slice(-2);
    const free = rim.filter((hex) => beside(hex) === 1);
    const ahead = SIX.find((direction) => last !== undefined && neighbour(grid, before!, direction) === last);
    const straight = ahead === undefined ? -1 : neighbour(grid, last!, ahead);
    if (free.includes(straight) && chance.percent(STRAIGHT)) return straight;
    return free.length > 0 ? chance.pick(free) : undefined;
  }
  // Of several chances the one with most neighbours makes a piece round.
  const drawn = Array.from({ length: shape === 'round' ? 4 : 1 }, () => chance.pick(rim));
  return drawn.toSorted((one, other) => beside(other) - beside(one))[0];
};

/** A piece that grows from a hex, as large as it gets. */
const grow = (
  sketch: GrimdarkSketch,
  start: number,
  { size, shape }: Form,
  isFree: (hex: number) => boolean,
): readonly number[] => {
  const grown = [start];
  const wanted = sketch.chance.int(...size);
  while (grown.length < wanted) {
    const from = shape === 'line' ? grown.slice(-1) : grown;
    const rim = from.flatMap((hex) => around(sketch, hex)).filter((hex) => !grown.includes(hex) && isFree(hex));
    const next = rim.length > 0 ? nextOf(sketch, grown, shape, rim) : undefined;
    if (next === undefined) break;
    grown.push(next);
  }
  return grown;
};

/** Where pieces lie, by hex index. */
interface Taken {
  /** Is a piece too near for another one? */
  readonly near: boolean[];
  /** Is an impassable piece too near for another impassable one? */
  readonly nearSolid: boolean[];
}

/** Notes that a piece lies on these hexes, and its turned self. */
const take = (sketch: GrimdarkSketch, { near, nearSolid }: Taken, hexes: readonly number[]): void => {
  for (const hex of hexes.flatMap((one) => sketch.twins[one]!)) {
    for (const one of within(sketch, hex, APART - 1)) near[one] = true;
    if (isSolid(sketch, hex)) for (const one of within(sketch, hex, SOLID_APART - 1)) nearSolid[one] = true;
  }
};

/** Lays a piece and its turned self where both are free; gives how many hexes they have. */
const layPiece = (sketch: GrimdarkSketch, taken: Taken, terrain: Feature): number => {
  const { chance, grid, level } = sketch;
  const form = FORMS[terrain];
  // Piece and turned self each keep to a half of the map, so that they do not touch.
  const byRow = chance.percent(50);
  const isInHalf = (hex: number) =>
    byRow ? Math.floor(hex / grid.width) < grid.height / 2 - 1 : hex % grid.width < grid.width / 2 - 1;
  const isFree = (hex: number) =>
    isInHalf(hex) &&
    !taken.near[hex] &&
    (TERRAIN[terrain].enter || !taken.nearSolid[hex]) &&
    (level[hex]! <= 0 || !LOW.includes(terrain));
  for (let n = 0; n < TRIES; n++) {
    const any = anyHex(sketch);
    const start = isInHalf(any) ? any : turnedHex(grid, any);
    if (!isFree(start)) continue;
    const hexes = grow(sketch, start, form, isFree);
    if (hexes.length < form.size[0]) continue;
    lay(sketch, hexes, terrain);
    take(sketch, taken, hexes);
    return 2 * hexes.length;
  }
  return 0;
};

/**
 * Lays pieces in turn until they cover their share of the map: a quarter of it at a share of 1, G-6.5. What lies there
 * already counts.
 */
export const layPieces = (sketch: GrimdarkSketch, share: number): void => {
  const { chance, features } = sketch;
  const taken: Taken = { near: features.map(() => false), nearSolid: features.map(() => false) };
  const there = [...features.keys()].filter((hex) => !isBare(sketch, hex));
  take(sketch, taken, there);
  let left = (features.length * share) / 4 - there.length;
  if (left > 0) left -= layPiece(sketch, taken, chance.pick(DANGEROUS));
  for (let turn = 0, failed = 0; left > 0 && failed < IN_TURN.length; turn++) {
    const laid = layPiece(sketch, taken, chance.pick(IN_TURN[turn % IN_TURN.length]!));
    failed = laid > 0 ? 0 : failed + 1;
    left -= laid;
  }
};
