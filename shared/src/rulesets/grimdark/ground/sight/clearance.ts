import type { Board } from '../../../../board/index.ts';
import { lookAt } from '../../../../cost.ts';
import { neighbour } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import { SIX } from '../footprint.ts';
import { NO_TOP, surveyOf } from '../survey.ts';

/** By hex index: how far the nearest hex is whose ground or terrain has a top so high or higher. */
const distancesTo = (board: Board, least: number): Uint8Array => {
  const { topThrough } = surveyOf(board);
  lookAt(topThrough.length);
  const away = new Uint8Array(topThrough.length).fill(255);
  const found: number[] = [];
  for (const [hex, top] of topThrough.entries()) if (top >= least) found.push(hex);
  for (const hex of found) away[hex] = 0;
  for (const hex of found)
    for (const direction of SIX) {
      const next = neighbour(board, hex, direction);
      if (next < 0 || away[next] !== 255) continue;
      away[next] = away[hex]! + 1;
      found.push(next);
    }
  return away;
};

/**
 * By height from 1 up to the highest top of a board without units, and by hex: how far the nearest hex is that is so high.
 * At 0: that obstructs anything at all.
 */
export const clearanceOn = oncePer((board: Board): readonly Uint8Array[] =>
  Array.from({ length: Math.max(0, surveyOf(board).highest) + 1 }, (_, height) =>
    distancesTo(board, height === 0 ? NO_TOP + 1 : height),
  ),
);
