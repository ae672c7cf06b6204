import type { Board, BoardHex } from '@ironhex/shared/board';
import type { Legend, LegendEntry } from '../../../src/rulesets/types.ts';
import type { Counter, Picture } from './map.ts';

const boardOf = (hex: Partial<BoardHex> = {}): Board => ({
  format: 'ironhex.board/1',
  id: 'legend',
  name: '',
  width: 1,
  height: 1,
  hexes: { '0101': { level: 0, features: {}, ...hex } },
  // A single hex is too small for the usual ones.
  zones: { south: [], north: [] },
});

const entryOf = (
  name: string,
  text: string,
  board: Board,
  counters: readonly Counter[] = [],
): LegendEntry<Picture> => ({
  name,
  text,
  picture: { board, counters, goals: [], orders: [], cursor: undefined },
});

const counter = (ordered: boolean): Counter => ({
  id: 'b1',
  side: 0,
  name: 'b1',
  at: '0101',
  facing: null,
  destroyed: false,
  ordered,
});

/** What the symbols of the map mean. */
export const legend: Legend<Picture> = {
  terrain: [
    entryOf('Thicket', 'Who stands in it is seen from the next hex only (S-6).', boardOf({ features: { thicket: 1 } })),
    entryOf('Flag', 'Counts 2 for the side that stands on it at the end (S-7).', boardOf({ markers: { flag: 1 } })),
  ],
  symbols: [
    entryOf('Unit', 'An own unit, or an enemy that has been seen.', boardOf(), [counter(false)]),
    entryOf('Order', 'Where a unit is to go.', boardOf(), [counter(true)]),
  ],
  signs: [],
};
