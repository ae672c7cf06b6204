import type { Grid } from '../hex/index.ts';
import { BOARD_FORMAT } from './board.ts';
import type { BoardRules } from './rules.ts';

/** The boards of a ruleset without terrain: clear ground of one size, which no host has to choose. */
export const plainBoards = (size: Grid): BoardRules => {
  const board = Object.freeze({ format: BOARD_FORMAT, id: 'plain', name: 'Plain', ...size, hexes: {} });
  return {
    sizes: [size],
    levels: { min: 0, max: 0 },
    features: {},
    contradictions: [],
    stock: [board],
    initial: () => board,
  };
};
