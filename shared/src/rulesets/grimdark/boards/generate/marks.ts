import { type Board, turnedHex } from '../../../../board/index.ts';
import { indexDistance, indexOfLabel, labelOfIndex } from '../../../../hex/index.ts';
import { nearestIndex } from '../../ground/map-order.ts';
import { reachableFromBoth } from '../../ground/placing/marker-hexes.ts';
import { mapCentre } from '../../ground/quarters.ts';
import { surveyOf } from '../../ground/survey.ts';
import { TERRAIN, TERRAINS } from '../../ground/terrain.ts';
import { zoneAt, zoneDepth } from '../../ground/zones.ts';
import type { BoardMark } from '../finished.ts';
import type { MarkerKind } from '../vocabulary.ts';

/**
 * A pair of marks that change places when the map is turned: their numbers, and where the first lies, as parts of the
 * way from the map's centre to its east edge and to the south zone.
 */
type Pair = readonly [first: number, second: number, east: number, south: number];

/** How marks usually lie: what a map needs for every scenario, G-7.3, G-18.3, G-18.4. */
const USUAL: Readonly<Record<MarkerKind, readonly Pair[]>> = {
  marker: [
    [1, 2, -0.5, -0.25],
    [3, 4, 0.45, -0.7],
  ],
  terminal: [
    [1, 9, -0.66, -0.66],
    [2, 8, 0, -0.75],
    [3, 7, 0.66, -0.66],
    [4, 6, -0.7, 0],
  ],
  chamber: [
    [1, 3, -0.4, -0.5],
    [2, 4, 0.4, -0.5],
  ],
};

/** The number of the terminal in the middle, which no other one mirrors. */
const MIDDLE_TERMINAL = 5;

/** The least distance between marks of a kind, in hexes. */
const APART: Readonly<Record<MarkerKind, number>> = { marker: 10, terminal: 5, chamber: 7 };

/** May a mark lie on this hex: reachable, harmless, and outside of the zones? */
const willDo = (board: Board): ((index: number) => boolean) => {
  const { terrain } = surveyOf(board);
  const reachable = reachableFromBoth(board);
  return (index) =>
    reachable[index]! &&
    TERRAIN[TERRAINS[terrain[index]!]!].dangerous !== 'always' &&
    zoneAt(board, labelOfIndex(board, index)) === undefined;
};

/** The marks that a board of this kind usually has, as near to their usual places as the ground allows. */
export const usualMarks = (board: Board): readonly BoardMark[] => {
  const { width, height } = board;
  const isFit = willDo(board);
  const centre = indexOfLabel(board, mapCentre(board));
  const marks: BoardMark[] = [];
  const find = (kind: MarkerKind, from: number): number =>
    nearestIndex(board, from, (index) => {
      const others = marks.filter((mark) => mark.kind === kind).map(({ at }) => at);
      return (
        isFit(index) &&
        [...others, turnedHex(board, index)].every((at) => indexDistance(board, at, index) >= APART[kind])
      );
    });
  for (const kind of Object.keys(USUAL) as MarkerKind[])
    for (const [first, second, east, south] of USUAL[kind]) {
      const column = Math.round(width / 2 + (east * width) / 2);
      const row = Math.round(height / 2 + south * (height / 2 - zoneDepth(board)));
      const at = find(kind, row * width + column);
      if (at < 0) continue;
      marks.push({ kind, number: first, at }, { kind, number: second, at: turnedHex(board, at) });
    }
  const at = nearestIndex(board, centre, isFit);
  return at < 0 ? marks : [...marks, { kind: 'terminal', number: MIDDLE_TERMINAL, at }];
};
