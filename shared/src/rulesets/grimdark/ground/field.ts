import type { Board } from '../../../board/index.ts';
import { type Axial, axialAt, type HexLabel } from '../../../hex/index.ts';
import { oncePer } from '../../../once-per.ts';
import type { SizeClass } from '../roster/terms.ts';
import { footprintAt, HEIGHTS, indexIn } from './footprint.ts';
import { type Survey, surveyOf } from './survey.ts';

/** A unit as the ground knows it: who, whose, where and how large. Only units on the map are bodies. */
export interface Body {
  readonly id: string;
  /** Bodies of other seats are enemies; the walking dead have a seat of their own, G-17.5. */
  readonly seat: string;
  /** The centre of its footprint, G-2.6. */
  readonly at: HexLabel;
  readonly size: SizeClass;
}

/** Terrain pieces, by id, that a scenario has changed. */
export interface Overrides {
  /** Difficult for the battle, G-18.2. */
  readonly difficult?: readonly string[];
  /** Cover terrain for a round, G-18.3. */
  readonly cover?: readonly string[];
}

/** The battlefield at one moment. Never changed: what is worked out from a field is kept for as long as it exists. */
export interface Field {
  readonly board: Board;
  readonly overrides?: Overrides;
  /** Every unit on the map, of all seats. */
  readonly bodies: readonly Body[];
}

/** Lookups worked out from a field: arrays have one entry per hex, by hex index. */
export interface Lie {
  readonly survey: Survey;
  readonly difficult: Uint8Array;
  readonly cover: Uint8Array;
  /** Index in `bodies` of the unit in the hex; -1: none. */
  readonly occupant: Int16Array;
  /** No hex has a higher top, G-5.4. */
  readonly highest: number;
  /** How high each body is, by its place in `bodies`, G-2.6. */
  readonly heights: readonly number[];
  /** The centre of each body, by its place in `bodies`. */
  readonly centres: readonly Axial[];
}

const withPieces = (flags: Uint8Array, { piece, pieces }: Survey, ids: readonly string[] = []): Uint8Array => {
  if (ids.length === 0) return flags;
  const changed = flags.slice();
  for (let hex = 0; hex < changed.length; hex++) if (ids.includes(pieces[piece[hex]!] ?? '')) changed[hex] = 1;
  return changed;
};

/** The lookups of a field, worked out once. */
export const lieOf = oncePer(({ board, overrides, bodies }: Field): Lie => {
  const survey = surveyOf(board);
  let { highest } = survey;
  const occupant = new Int16Array(board.width * board.height).fill(-1);
  bodies.forEach(({ at, size }, body) => {
    for (const hex of footprintAt(board, indexIn(board, at), size)) {
      occupant[hex] = body;
      highest = Math.max(highest, survey.level[hex]! + HEIGHTS[size]);
    }
  });
  return {
    survey,
    highest,
    difficult: withPieces(survey.difficult, survey, overrides?.difficult),
    cover: withPieces(survey.cover, survey, overrides?.cover),
    occupant,
    heights: bodies.map(({ size }) => HEIGHTS[size]),
    centres: bodies.map(({ at }) => axialAt(board, indexIn(board, at))),
  };
});

/** The body of a unit; undefined if it is not on the map. */
export const bodyOf = ({ bodies }: Field, id: string): Body | undefined => bodies.find((body) => body.id === id);
