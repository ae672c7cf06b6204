import type * as z from 'zod';
import type { Grid, HexLabel } from '../hex/index.ts';
import type { Fault } from '../result.ts';
import type { Board } from './board.ts';

/** The lowest and highest value of a whole number, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What a feature's or a marker's value can be, and what it means. */
export interface ValueInfo {
  /** Values run from 1 to this. */
  readonly max: number;
  readonly description: string;
}

/** The kinds of features or markers that there are, in the order in which files and menus list them. */
export type Kinds = Readonly<Record<string, ValueInfo>>;

/**
 * Two features that cannot share a hex, and why. `from`: the least value of the other that is too much; 1 if left out.
 */
export type Contradiction = readonly [feature: string, other: string, message: string, from?: number];

/** Widths and heights: any within two ranges, if `step` is there only multiples of it, or only those of a list. */
export type Sizes = { readonly width: Range; readonly height: Range; readonly step?: number } | readonly Grid[];

/** A part of the board with a name, such as a deployment zone. */
interface Zone {
  readonly description: string;
  /** Where it lies on a board that does not list it; without this it is not there then. */
  readonly usual?: (grid: Grid) => readonly HexLabel[];
}

/** What a generator is asked for at least. The same options always give the same board. */
export interface SeedOptions {
  readonly seed: string | number;
}

/** Makes boards from a seed. `Sketch` and what works on it are the tools for it. */
export interface BoardGenerator<O extends SeedOptions = SeedOptions> {
  /** Its options: a strict object with a `seed`; all other fields have defaults. */
  readonly options: z.ZodType<O>;
  make(options: O): Board;
}

/** What the boards of one ruleset are made of: files, views and generators go by it. */
export interface BoardVocabulary {
  readonly sizes: Sizes;
  readonly levels: Range;
  readonly features: Kinds;
  readonly contradictions: readonly Contradiction[];
  /** Does every hex with features belong to a terrain piece with an id? No hex does if this is left out. */
  readonly pieces?: true;
  /** What can lie on a hex. */
  readonly markers?: Kinds;
  readonly zones?: Readonly<Record<string, Zone>>;
  /** What else must hold of a board, such as how many markers there are. Faults name places in the board's file. */
  faults?(board: Board): readonly Fault[];
}

/**
 * All about boards that a ruleset brings. Reading, writing, generating and sending boards goes by it, and knows no
 * terrain of its own. `O` are the ruleset's options.
 */
export interface BoardRules<O extends object = object> extends BoardVocabulary {
  /** The boards that come with the ruleset. */
  readonly stock: readonly Board[];
  readonly generator?: BoardGenerator;
  /** The board of a match whose host chooses none, by the match's options. Left out if a host has to choose. */
  initial?(options: O): Board;
}

/** A contradiction for every two of these features: a hex has one of them at most. */
export const atMostOne = (features: readonly string[], message: string): Contradiction[] =>
  features.flatMap((feature, index) => features.slice(index + 1).map((other) => [feature, other, message] as const));

/** The hexes of a zone: those that the board lists, or else where the zone usually lies. */
export const zoneHexes = ({ zones = {} }: BoardVocabulary, board: Board, zone: string): readonly HexLabel[] =>
  board.zones?.[zone] ?? zones[zone]?.usual?.(board) ?? [];
