import { type Board, walkableAreas } from '../../../../board/index.ts';
import { type HexLabel, indexOfLabel, labelOfIndex } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { oncePer } from '../../../../once-per.ts';
import { refusal } from '../../refusal.ts';
import { distanceBetween } from '../footprint.ts';
import { nearestIndex } from '../map-order.ts';
import { mapCentre } from '../quarters.ts';
import { surveyOf } from '../survey.ts';
import { EDGES, zoneAt, zoneIndexes } from '../zones.ts';

/** Markers are over this from each other, G-7.4. */
const APART = 9;

/** By hex index: can a unit of one hex on the ground get there from both zones, units aside, G-7.4? */
export const reachableFromBoth = oncePer((board: Board): readonly boolean[] => {
  const { level, impassable } = surveyOf(board);
  const areas = walkableAreas(board, { level: [...level], open: Array.from(impassable, (solid) => solid === 0) });
  const [north, south] = EDGES.map((edge) => new Set(zoneIndexes(board, edge).map((hex) => areas[hex]!)));
  return areas.map((area) => area >= 0 && north!.has(area) && south!.has(area));
});

/** Why a marker cannot lie in a hex, with these others; undefined if it can, G-7.4. */
export const checkMarker = (board: Board, others: readonly HexLabel[], at: HexLabel): Refusal | undefined => {
  const index = indexOfLabel(board, at);
  if (index < 0) return refusal('E_OFF_MAP/hex', 'G-7.4', { hex: at });
  if (surveyOf(board).impassable[index] === 1) return refusal('E_HEX_IMPASSABLE', 'G-7.4', { hex: at });
  const zone = zoneAt(board, at);
  if (zone) return refusal('E_IN_ZONE', 'G-7.4', { hex: at, zone });
  const spot = (hex: HexLabel) => ({ at: hex, size: 'standard' }) as const;
  const close = others.find((other) => distanceBetween(board, spot(at), spot(other)) <= APART);
  if (close) return refusal('E_TOO_CLOSE/marker', 'G-7.4', { hex: at, over: APART, marker: close });
  if (!reachableFromBoth(board)[index]) return refusal('E_UNREACHABLE', 'G-7.4', { hex: at });
  return undefined;
};

/** The hexes where the next marker can lie, by row and column, G-7.4. */
export const markerHexes = (board: Board, others: readonly HexLabel[]): readonly HexLabel[] =>
  Array.from(reachableFromBoth(board).keys(), (index) => labelOfIndex(board, index)).filter(
    (at) => checkMarker(board, others, at) === undefined,
  );

/**
 * The hex for the next marker that is nearest to the centre of the map, ties in map order, P2; undefined if none is
 * left.
 */
export const usualMarkerHex = (board: Board, others: readonly HexLabel[]): HexLabel | undefined => {
  const willDo = (index: number) => checkMarker(board, others, labelOfIndex(board, index)) === undefined;
  const found = nearestIndex(board, indexOfLabel(board, mapCentre(board)), willDo);
  return found < 0 ? undefined : labelOfIndex(board, found);
};
