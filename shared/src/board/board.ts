import type { HexLabel } from '../hex/index.ts';
import type { Feature } from './features.ts';

/** The name and version of the map file format. */
export const BOARD_FORMAT = 'ironhex.board/1';

/** The smallest and largest width and height of a board, in hexes: labels have two digits (H-1.3). */
export const BOARD_SIZE = { min: 5, max: 99 } as const;

/** The lowest and highest level of a hex. */
export const LEVELS = { min: -20, max: 20 } as const;

/** One hex of a board (H-1.5). */
export interface BoardHex {
  /** Height of the ground, 0 = the plain, negative = sunken. */
  readonly level: number;
  /** Only what is there; a value's meaning stands in `FEATURE_INFO`. */
  readonly features: Readonly<Partial<Record<Feature, number>>>;
}

/** A map in play, and the content of a map file. It is a `Grid` too. */
export interface Board {
  readonly format: typeof BOARD_FORMAT;
  /** Short and unique: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** What players read. */
  readonly name: string;
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Hexes not listed are clear, at level 0. */
  readonly hexes: Readonly<Record<HexLabel, BoardHex>>;
}

const CLEAR: BoardHex = { level: 0, features: {} };

/** The hex with this label; clear ground at level 0 if the board does not list it. */
export const hexOf = (board: Board, label: HexLabel): BoardHex => board.hexes[label] ?? CLEAR;
