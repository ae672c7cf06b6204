import { BOARD_FORMAT, type Board, readBoard } from '../../../src/board/index.ts';
import type { HexLabel } from '../../../src/hex/index.ts';
import { VOCABULARY } from '../../../src/rulesets/grimdark/boards/vocabulary.ts';
import type { Body, Field } from '../../../src/rulesets/grimdark/ground/field.ts';
import type { Mover } from '../../../src/rulesets/grimdark/ground/moving/mover.ts';
import type { Terrain } from '../../../src/rulesets/grimdark/ground/terrain.ts';
import type { SizeClass } from '../../../src/rulesets/grimdark/roster/terms.ts';

/** A hex as the worked cases write it, axial. */
export type Hex = readonly [q: number, r: number];

const twoDigits = (n: number) => `${n}`.padStart(2, '0');

/** The label of a hex; one just off the map to the north or west has row or column 00. */
export const at = ([q, r]: Hex): HexLabel => twoDigits(q + 1) + twoDigits(r + Math.floor(q / 2) + 1);

/** The labels of several hexes, such as a path. */
export const hexes = (...list: readonly Hex[]): HexLabel[] => list.map(at);

/** The hexes from one to the next and so on along straight rows, the first left out: a path told by its corners. */
export const path = (...corners: readonly Hex[]): HexLabel[] =>
  corners.slice(1).flatMap(([q, r], leg) => {
    const [fromQ, fromR] = corners[leg]!;
    const length = Math.max(Math.abs(q - fromQ), Math.abs(r - fromR), Math.abs(q - fromQ + r - fromR));
    return Array.from({ length }, (_, n): HexLabel => {
      const part = (n + 1) / length;
      return at([fromQ + (q - fromQ) * part, fromR + (r - fromR) * part]);
    });
  });

/** What lies on a map, in the words of the worked cases. */
export interface Lies {
  readonly size?: readonly [width: number, height: number];
  readonly terrain?: readonly (readonly [terrain: Terrain, piece: string, hexes: readonly Hex[]])[];
  readonly levels?: readonly (readonly [level: number, hexes: readonly Hex[]])[];
}

/** A board; 48 by 40 if no size is given. */
export const boardOf = ({ size: [width, height] = [48, 40], terrain = [], levels = [] }: Lies = {}): Board => {
  const levelOf = new Map(levels.flatMap(([level, list]) => list.map((hex) => [at(hex), level] as const)));
  const flat = (label: HexLabel) => ({ level: levelOf.get(label) ?? 0, features: {} });
  const data = {
    format: BOARD_FORMAT,
    id: 'test-ground',
    name: 'Test ground',
    width,
    height,
    hexes: {
      ...Object.fromEntries([...levelOf.keys()].map((label) => [label, flat(label)])),
      ...Object.fromEntries(
        terrain.flatMap(([kind, piece, list]) =>
          list.map((hex) => [at(hex), { ...flat(at(hex)), features: { [kind]: 1 }, piece }]),
        ),
      ),
    },
  };
  const read = readBoard(data, VOCABULARY);
  if (!read.ok) throw new Error(read.error.map(({ at: place, message }) => `${place}: ${message}`).join('; '));
  return read.value;
};

/** A unit as the ground knows it: its seat is the first letter of its id. */
export const unit = (id: string, hex: Hex, size: SizeClass = 'standard'): Body => ({
  id,
  seat: id.slice(0, 1),
  at: at(hex),
  size,
});

/** A battlefield with these units. */
export const fieldOf = (lies: Lies, ...bodies: readonly Body[]): Field => ({ board: boardOf(lies), bodies });

/** The body of a unit that is on the field. */
export const body = ({ bodies }: Field, id: string): Body => bodies.find((one) => one.id === id)!;

/** A unit of the field as one that moves; `special` are the rules that all its models have. */
export const mover = (field: Field, id: string, special: 'flying' | 'strider' | 'none' = 'none'): Mover => {
  const from = body(field, id);
  return { id, seat: from.seat, size: from.size, flying: special === 'flying', strider: special === 'strider', from };
};
