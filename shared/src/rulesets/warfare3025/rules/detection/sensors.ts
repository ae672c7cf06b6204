import type { Board } from '../../../../board/index.ts';
import { type HexLabel, indexDistance, indexOfLabel } from '../../../../hex/index.ts';
import type { CoverPiece } from '../../model/situation.ts';
import type { Table, Unit } from '../../model/table.ts';
import { apparentSize, isSensorLine } from '../attacks/aimed-fire.ts';
import { sightBetween } from '../sight.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';

/** What sensors find along a line, W-13d.1; cover is counted for the far end. Hexes. */
interface SensorSight {
  readonly line: boolean;
  /** No cover counts. Only of a line. */
  readonly clear: boolean;
  readonly distance: number;
  readonly cover: readonly CoverPiece[];
}

/** What sensors in one hex find of a unit in another, W-13d.1. */
export const sensorSight = (board: Board, from: HexLabel, to: HexLabel): SensorSight => {
  const { seen, cover } = sightBetween(board, from, to);
  const distance = indexDistance(board, indexOfLabel(board, from), indexOfLabel(board, to));
  const line = seen && isSensorLine(cover);
  return { line, clear: line && cover.length === 0, distance, cover };
};

/** How large a unit looks with this cover, W-13d.2. */
export const sizeOf = (
  table: Pick<Table, 'cards'>,
  { id, token }: Pick<Unit, 'id' | 'token'>,
  cover: readonly CoverPiece[],
): number =>
  apparentSize({ card: table.cards[id]!, fast: token === 'fast', stationary: token === 'stationary', cover });

/** The tier that spotting something of this size demands at a distance; undefined: it is too far away, W-13d.4. */
export const spottingDemand = (distance: number, size: number): Tier | undefined => {
  if (distance <= size) return 0;
  if (distance <= 2 * size) return APPROPRIATE;
  if (distance <= 3 * size) return 3;
  return distance <= 4 * size ? 4 : undefined;
};
