import { arcOf, layerOf, rangeOf, sees, spotOf, type Unit, type View, weaponsOf } from '@ironhex/shared/steampunk';
import { arcOf as arcPicture } from '../map/arcs.ts';
import type { ArcPicture } from '../map/layers/arc.ts';
import { figuresOf } from '../words/names.ts';

/** Where a weapon of a unit reaches from where that stands; undefined off the board, or without such a weapon. */
export const arcFrom = (view: View, unit: Unit, id: string): ArcPicture | undefined => {
  const weapon = weaponsOf(figuresOf(view, unit)).find((each) => each.id === id);
  const { at } = unit;
  if (!weapon || at === null) return undefined;
  const from = spotOf(view.board, at, layerOf(unit));
  const reaches = { ...arcOf(unit, weapon), range: rangeOf(weapon, unit) };
  return arcPicture(view.board, at, unit.facing, reaches, (to) => sees(view, from, spotOf(view.board, to)));
};
