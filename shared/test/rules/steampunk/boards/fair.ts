import { expect } from 'vitest';
import { type Board, hexOf, turnedHex, walkableAreas } from '../../../../src/board/index.ts';
import { indexOfLabel, labelOfIndex } from '../../../../src/hex/index.ts';
import { canStand, type Mover } from '../../../../src/rulesets/steampunk/ground/passage.ts';
import { EDGES, zoneOf } from '../../../../src/rulesets/steampunk/ground/zones.ts';

const TANK: Mover = { types: ['Tracked'], size: 'Large', layer: 'ground', entersBuildings: false };

const labels = (board: Board): string[] =>
  Array.from({ length: board.width * board.height }, (_, index) => labelOfIndex(board, index));

/** The board is the same when it is turned by half a circle. Hexes that have no counterpart are not looked at. */
export const expectTurned = (board: Board): void => {
  labels(board).forEach((label, index) => {
    expect(hexOf(board, labelOfIndex(board, turnedHex(board, index))), label).toEqual(hexOf(board, label));
  });
};

/** Tanks have room on both sides, SET-1, and get from every hex that lets them in to every other. */
export const expectPlayable = (board: Board): void => {
  const open = labels(board).map((label) => canStand(board, label, TANK));
  for (const edge of EDGES) {
    const room = zoneOf(board, edge).filter((hex) => open[indexOfLabel(board, hex)]);
    expect(room.length, edge).toBeGreaterThanOrEqual(9);
  }
  expect(Math.max(...walkableAreas(board, { level: open.map(() => 0), open }))).toBe(0);
};
