import { z } from 'zod';
import type { SeatId } from '../match/index.ts';
import { COMMANDS } from './commands.ts';
import { PACES, type Pace } from './pace.ts';

/** A match in the list of open tables, as visitors of the first page see it. */
export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** The scenario or the length, in a few words, as the ruleset calls it. */
  readonly played?: string;
  /** `own`: clocks of the host's own. */
  readonly pace: Pace | 'own';
  readonly board: { readonly name: string; readonly width: number; readonly height: number };
  /** In playing order; `name` is that of the player who sits there, empty for a free seat. */
  readonly seats: readonly { readonly id: SeatId; readonly side: number; readonly name: string }[];
  /** The match runs, and can be watched. Else it seeks players. */
  readonly playing: boolean;
  /** Since when its people wait or play, in epoch milliseconds of the server's clock. */
  readonly since: number;
  /** Players choose a force when they sit down, so one click is not enough. */
  readonly brings: boolean;
}

/** Entries of each kind, of tables and of matches to watch, on one page of the list. */
export const TABLES_A_PAGE = 20;

/** What of the list a visitor looks at: `GET /api/tables` with these in the query. What is left out is not asked for. */
export interface TablesQuery {
  readonly game?: string | undefined;
  readonly pace?: string | undefined;
  /** What stands somewhere in the name of the match or of the board, in what is played, or its size, such as `16x17`. */
  readonly text?: string | undefined;
  /** The page of the tables that seek players, and that of the matches to watch, from 1 on. */
  readonly tables?: number | undefined;
  readonly matches?: number | undefined;
}

/** An event of that stream: the page of the list at first, then what is different in it. */
export interface TablesShown {
  /** This is all of it: what was known before is out of date. */
  readonly anew?: true;
  /** The server's time, for how long somebody waits. */
  readonly now: number;
  /** What is new in it, or different. */
  readonly put: readonly OpenTable[];
  /** The ids of what is no longer in it. */
  readonly gone: readonly string[];
  /** How many fit the query in all: tables that seek players, and matches to watch. */
  readonly tables: number;
  readonly matches: number;
  /** On how many pages. */
  readonly pages: { readonly tables: number; readonly matches: number };
}

/** How a stranger sits down at a listed table: `POST /api/matches/<id>/seats`. */
export const SitAtListedSchema = COMMANDS.sit.pick({ name: true, salt: true, person: true }).extend({
  secret: COMMANDS.sit.shape.secret.unwrap(),
});
/** The same, as it is read. */
export type SitAtListed = z.infer<typeof SitAtListedSchema>;

/**
 * How somebody looks for an opponent, at `POST /api/seeks`, beside the match that is made if no table fits: sits down at
 * the oldest table of one of these games and paces. The same secret again gets the same seat.
 */
export const SeekSchema = SitAtListedSchema.extend({
  games: z.array(z.string().max(40)).min(1).max(20),
  paces: z.array(z.enum(PACES)).min(1).max(PACES.length),
  person: SitAtListedSchema.shape.person.unwrap(),
});
/** The same, as it is read. */
export type Seek = z.infer<typeof SeekSchema>;

/**
 * The answer to a search if somebody waits at a table of something else who would play this as well: search again, with a
 * match of this game and pace.
 */
export interface OtherSought {
  readonly game: string;
  readonly pace: Pace;
}
