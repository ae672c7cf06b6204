import type { Board } from '@ironhex/shared/board';
import { type Direction, type HexLabel, indexDistance, indexOfLabel, labelOfIndex } from '@ironhex/shared/hex';
import {
  type Arc,
  angleOf,
  firingAt,
  isOnBoard,
  layerOf,
  rangeOf,
  sees,
  spotOf,
  type Unit,
  type View,
  arcOf as weaponArc,
  weaponsOf,
} from '@ironhex/shared/steampunk';
import { SIX } from '../../../map/layers/terrain/cells.ts';
import { figuresOf } from '../words/names.ts';
import type { ArcPicture } from './layers/arc.ts';

/** A weapon as its arc is drawn, ANG-3 and ANG-4. */
export interface ArcWeapon extends Arc {
  /** R: point blank at 1, normal up to R, long up to twice as far. */
  readonly range: number;
}

/** The corners of the own hex at which a weapon fires on edge: half a direction further than the side before. */
const edgesOf = ({ arc, fixed = false }: Arc, facing: Direction): readonly number[] => {
  const covers = (side: number): boolean => arc[angleOf(((side + 6) % 6) as Direction, facing)] > 0;
  return SIX.filter((side) => {
    const [here, beyond] = [covers(side), covers(side + 1)];
    return here !== beyond || (fixed && here && beyond);
  }).map((side) => side + 0.5);
};

/** Where a weapon reaches from a hex, by its bands; `sees` tells whether the unit sees a hex from there, LOS-5. */
export const arcOf = (
  board: Board,
  from: HexLabel,
  facing: Direction,
  weapon: ArcWeapon,
  sees: (to: HexLabel) => boolean,
): ArcPicture => {
  const { range } = weapon;
  const start = indexOfLabel(board, from);
  const bands = { pointBlank: [] as HexLabel[], normal: [] as HexLabel[], long: [] as HexLabel[] };
  const onEdge: HexLabel[] = [];
  const unseen: HexLabel[] = [];
  for (let index = 0; index < board.width * board.height; index++) {
    const far = indexDistance(board, start, index);
    if (far === 0 || far > 2 * range) continue;
    const to = labelOfIndex(board, index);
    if (!isOnBoard(board, to)) continue;
    const firing = firingAt(weapon, facing, from, to);
    if (firing.sides.length === 0) continue;
    bands[far === 1 ? 'pointBlank' : far <= range ? 'normal' : 'long'].push(to);
    if (firing.onEdge) onEdge.push(to);
    if (!sees(to)) unseen.push(to);
  }
  return { from, facing, reach: 2 * range, ...bands, onEdge, unseen, edges: edgesOf(weapon, facing) };
};

/** Where a weapon of a unit reaches from where that stands; undefined off the board, or without such a weapon. */
export const arcFrom = (view: View, unit: Unit, id: string): ArcPicture | undefined => {
  const weapon = weaponsOf(figuresOf(view, unit)).find((each) => each.id === id);
  const { at } = unit;
  if (!weapon || at === null) return undefined;
  const from = spotOf(view.board, at, layerOf(unit));
  const reaches = { ...weaponArc(unit, weapon), range: rangeOf(weapon, unit) };
  return arcOf(view.board, at, unit.facing, reaches, (to) => sees(view, from, spotOf(view.board, to)));
};
