import type { HexLabel } from '../hex/index.ts';

/** The name and version of the map file format. */
export const BOARD_FORMAT = 'ironhex.board/1';

/** Values by name: features or markers of a hex, each from 1 to what the ruleset allows. */
export type Values = Readonly<Partial<Record<string, number>>>;

/** One hex of a board (H-1.5). Which features, markers and levels there are is each ruleset's to say. */
export interface BoardHex {
  /** Height of the ground, 0 = the plain, negative = sunken. */
  readonly level: number;
  /** The terrain: only what is there. */
  readonly features: Values;
  /** The id of the terrain piece that the hex belongs to: hexes of one piece share it. */
  readonly piece?: string | undefined;
  /** What lies on the hex, such as smoke or an objective. */
  readonly markers?: Values | undefined;
}

/**
 * A map in play, and the content of a map file. It is a `Grid` too. A board is never changed: where the ground changes
 * in a match, another board takes its place.
 */
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
  /** The hexes of named zones, where they lie elsewhere than the ruleset puts them. See `zoneHexes`. */
  readonly zones?: Readonly<Partial<Record<string, readonly HexLabel[]>>> | undefined;
}

const CLEAR: BoardHex = { level: 0, features: {} };

/** The hex with this label; clear ground at level 0 if the board does not list it. */
export const hexOf = (board: Board, label: HexLabel): BoardHex => board.hexes[label] ?? CLEAR;
