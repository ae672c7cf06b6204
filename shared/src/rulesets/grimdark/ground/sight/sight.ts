import { type HexLabel, labelOfIndex } from '../../../../hex/index.ts';
import type { SizeClass } from '../../roster/terms.ts';
import { type Field, lieOf } from '../field.ts';
import { FOOTPRINTS, footprintOf, HEIGHTS, indexIn } from '../footprint.ts';
import { byMapOrder } from '../map-order.ts';
import { type End, type Looking, look } from './look.ts';

/** A viewer or a target: a body of the field, or where it might be. */
export interface Onlooker {
  readonly id: string;
  readonly at: HexLabel;
  readonly size: SizeClass;
}

/** What one unit sees of another, G-5.1, G-5.8 and G-5.10. */
export interface Sight {
  readonly sees: boolean;
  /** Has the target cover against this viewer? False where it is not seen. */
  readonly cover: boolean;
  /** Has it cover by the terrain that it stands in? That counts against Indirect too, seen or not. */
  readonly terrainCover: boolean;
  /** The viewer's hex that counts for cover, G-5.8; its centre where it does not see the target. */
  readonly from: HexLabel;
}

const placeOf = ({ bodies }: Field, id: string): number => bodies.findIndex((body) => body.id === id);

/** The hexes of a unit as ends of lines, the centre first. */
export const endsOf = (field: Field, unit: Onlooker): readonly End[] => {
  const { level } = lieOf(field).survey;
  return footprintOf(field.board, unit).map((hex) => ({ hex, height: level[hex]! + HEIGHTS[unit.size] }));
};

/** The `Looking` of a viewer and a target; undefined where a point looks or is looked at. */
export const lookingAt = (
  field: Field,
  viewer: string | undefined,
  target: string | undefined,
  ...ends: readonly (readonly End[])[]
): Looking => ({
  grid: field.board,
  lie: lieOf(field),
  viewer: viewer === undefined ? -1 : placeOf(field, viewer),
  target: target === undefined ? -1 : placeOf(field, target),
  own: ends.flatMap((hexes) => (hexes.length > 1 ? hexes.map(({ hex }) => hex) : [])),
});

/** Does one unit see another, G-5.1? It is mutual. */
export const sees = (field: Field, viewer: Onlooker, target: Onlooker): boolean => {
  if (viewer.id === target.id) return true;
  const from = endsOf(field, viewer);
  const to = endsOf(field, target);
  const looking = lookingAt(field, viewer.id, target.id, from, to);
  return from.some((start) => to.some((end) => look(looking, start, end) !== 'blocked'));
};

/** Has a unit cover by the terrain that it stands in, G-5.10? */
export const terrainCoverOf = (field: Field, unit: Onlooker): boolean => {
  const { cover } = lieOf(field);
  const bare = footprintOf(field.board, unit).filter((hex) => cover[hex] === 0).length;
  return 2 * bare < FOOTPRINTS[unit.size];
};

/** What the viewer sees of the target, and how much of it is exposed, G-5.1 to G-5.10. */
export const sightOf = (field: Field, viewer: Onlooker, target: Onlooker): Sight => {
  const { board } = field;
  const terrainCover = terrainCoverOf(field, target);
  if (viewer.id === target.id) return { sees: true, cover: terrainCover, terrainCover, from: viewer.at };
  const { cover } = lieOf(field);
  const starts = endsOf(field, viewer);
  const ends = endsOf(field, target);
  const looking = lookingAt(field, viewer.id, target.id, starts, ends);
  let from = viewer.at;
  let most = -1;
  for (const start of starts) {
    let seen = false;
    let exposed = 0;
    for (const end of ends) {
      const verdict = look(looking, start, end);
      if (verdict === 'blocked') continue;
      seen = true;
      if (verdict === 'clear' && cover[end.hex] === 0) exposed++;
    }
    const label = labelOfIndex(board, start.hex);
    if (!seen || exposed < most || (exposed === most && byMapOrder(board, label, from) > 0)) continue;
    most = exposed;
    from = label;
  }
  return { sees: most >= 0, cover: most >= 0 && 2 * most < FOOTPRINTS[target.size], terrainCover, from };
};

/** Is a unit seen from a point above a hex, such as a sniper post, G-17.4 (33)? `height` is the level of the eye. */
export const seenFromPoint = (field: Field, at: HexLabel, height: number, target: Onlooker): boolean => {
  const ends = endsOf(field, target);
  const looking = lookingAt(field, undefined, target.id, ends);
  const start = { hex: indexIn(field.board, at), height };
  return ends.some((end) => end.hex === start.hex || look(looking, start, end) !== 'blocked');
};
