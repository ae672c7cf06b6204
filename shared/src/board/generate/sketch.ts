import { axialAt, type Direction, distance, type Grid, labelOfIndex, neighbour, shortSides } from '../../hex/index.ts';
import { BOARD_FORMAT, type Board } from '../board.ts';
import { canonical } from '../canonical.ts';
import type { BoardVocabulary } from '../rules.ts';
import { turnedAxial, turnedHex } from '../turned.ts';
import { type Chance, hash32 } from './chance.ts';
import { piecesOf } from './pieces.ts';

/** A board while it is being made: every step of a generator adds to it. `F` are the names of its features. */
export interface Sketch<F extends string = string> {
  readonly grid: Grid;
  readonly chance: Chance;
  /** Is the map the same when it is turned by half a circle? */
  readonly symmetric: boolean;
  /** By hex index. */
  readonly level: number[];
  readonly features: Partial<Record<F, number>>[];
  /** By hex index: the hexes that always change together with it, itself first. */
  readonly twins: readonly (readonly number[])[];
  /** By hex index: is it on a short side, where units enter? */
  readonly entry: readonly boolean[];
}

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** A flat, clear sketch. */
export const blankSketch = <F extends string>(grid: Grid, chance: Chance, symmetric: boolean): Sketch<F> => {
  const indexes = Array.from({ length: grid.width * grid.height }, (_, index) => index);
  const entries = new Set(shortSides(grid).flatMap((side) => side.hexes));
  return {
    grid,
    chance,
    symmetric,
    level: indexes.map(() => 0),
    features: indexes.map(() => ({})),
    twins: indexes.map((index) => (symmetric ? [...new Set([index, turnedHex(grid, index)])] : [index])),
    entry: indexes.map((index) => entries.has(index)),
  };
};

/** The neighbours of a hex on the map. */
export const around = ({ grid }: Sketch, index: number): number[] =>
  SIX.map((direction) => neighbour(grid, index, direction)).filter((next) => next >= 0);

/** Replaces all features of a hex and of its twin. */
export const put = <F extends string>(
  { features, twins }: Sketch<F>,
  index: number,
  now: Partial<Record<F, number>>,
): void => {
  for (const twin of twins[index]!) features[twin] = { ...now };
};

/** Has the hex no feature at all? */
export const isBare = ({ features }: Sketch, index: number): boolean => Object.keys(features[index]!).length === 0;

/** So many in a hundred hexes of the map, as a count; half of it on a map where each change is made twice. */
export const countFor = ({ grid, symmetric }: Sketch, share: number, perHundred: number): number =>
  Math.round((grid.width * grid.height * perHundred * share) / (symmetric ? 200 : 100));

/** Any hex of the map. */
export const anyHex = ({ grid, chance }: Sketch): number => chance.int(0, grid.width * grid.height - 1);

/** A connected patch of up to `size` hexes around a start, growing only where `allowed`. */
export const patch = (sketch: Sketch, start: number, size: number, allowed: (index: number) => boolean): number[] => {
  const grown = allowed(start) ? [start] : [];
  while (grown.length > 0 && grown.length < size) {
    const edge = grown
      .flatMap((index) => around(sketch, index))
      .filter((next) => !grown.includes(next) && allowed(next));
    if (edge.length === 0) break;
    grown.push(sketch.chance.pick(edge));
  }
  return grown;
};

/**
 * By hex index: the distance from a hex or, on a symmetric map, from its turned self if that is nearer. That one counts
 * even where it lies off the map, or slopes would differ between the two halves.
 */
export const distancesFrom = ({ grid, level, symmetric }: Sketch, index: number): number[] => {
  const hex = axialAt(grid, index);
  const turned = symmetric ? turnedAxial(grid, hex) : hex;
  return level.map((_, other) => {
    const there = axialAt(grid, other);
    return Math.min(distance(hex, there), distance(turned, there));
  });
};

/** Lowers a hex and its twin to a level, and the ground around just enough that no step is higher than one level. */
export const sink = (sketch: Sketch, index: number, to: number): void => {
  const { level } = sketch;
  distancesFrom(sketch, index).forEach((away, other) => {
    level[other] = Math.min(level[other]!, to + away);
  });
};

/** The board that a sketch shows, with terrain pieces if the vocabulary has them. Its id follows from what was asked for. */
export const boardOf = (
  { grid, level, features }: Sketch,
  vocabulary: BoardVocabulary,
  asked: readonly unknown[],
): Board => {
  const pieces = vocabulary.pieces ? piecesOf(grid, features) : [];
  const hexes = level.map((at, index) => [
    labelOfIndex(grid, index),
    { level: at, features: features[index]!, piece: pieces[index] },
  ]);
  const board: Board = {
    format: BOARD_FORMAT,
    id: `generated-${hash32(JSON.stringify(asked)).toString(36)}`,
    name: 'Generated map',
    ...grid,
    hexes: Object.fromEntries(hexes),
  };
  return canonical(board, vocabulary);
};

/** Raises ridges: short rows of cones that fall by one level every one or two hexes, so that every slope can be walked. */
export const raiseHills = (sketch: Sketch, share: number): void => {
  const { chance, level } = sketch;
  for (let ridge = countFor(sketch, share, 2.5); ridge > 0; ridge--) {
    let top = anyHex(sketch);
    const height = chance.int(1, share > 0.5 ? 4 : 3);
    const run = chance.int(1, 2);
    for (let length = chance.int(1, 5); length > 0; length--) {
      distancesFrom(sketch, top).forEach((away, hex) => {
        level[hex] = Math.max(level[hex]!, height - Math.floor(away / run));
      });
      top = chance.pick(around(sketch, top));
    }
  }
};
