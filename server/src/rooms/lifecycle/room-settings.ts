import type { LevelId, Rulesets } from '@ironhex/shared/match';
import type { FreeAfter } from '@ironhex/shared/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { ThinkingPool } from '../../computer/pool.ts';
import type { RoomLimits } from '../../guard/limits.ts';
import type { Extent, Journal } from '../../journal/journal.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { TableList } from '../storage/lister.ts';
import type { Openings } from '../storage/openings.ts';
import type { Leases } from './leases.ts';

/** What a room needs from the server it runs in. */
export interface RoomSettings extends RoomLimits {
  readonly rulesets: Rulesets;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly leases: Leases;
  /** How rematches get into the journal. */
  readonly openings: Openings;
  /** Where matches are listed for strangers. */
  readonly tables: TableList;
  readonly log: Logger;
  readonly metrics: Metrics;
  /**
   * Seconds after which everybody is sent to look for the match on another server, if it cannot be stored here;
   * infinity if there is no other server.
   */
  readonly leaveAfter: number;
  /**
   * Seconds until a match without connections goes to sleep: then it is in the journal only, until it is asked for
   * again. A match whose clock runs stays awake for `playing` seconds.
   */
  readonly keep: { readonly playing: number; readonly idle: number };
  /** Seconds that a player has to object to that the seat is freed in the middle of the match. */
  readonly freeAfter: FreeAfter;
  /** Seconds for which the host may be away before the match; then the role goes to another player. */
  readonly hostAway: number;
  /** Seconds without a connection after which a player counts as away, and a computer can play in the meantime. */
  readonly awayAfter: number;
  /** Seconds between two counts of the spectators, which everybody sees. */
  readonly countEvery: number;
  /** How well computers can play a game, by the id of its ruleset. */
  levelsOf(ruleset: string): readonly LevelId[];
  /** Where computers think. */
  readonly pool: ThinkingPool;
  /** Milliseconds that a computer takes at least to answer, so that people can follow. */
  readonly computerPause: number;
  /** What a match may take up in the journal, and milliseconds of work for putting it together again. */
  readonly bounds: { readonly match: Extent; readonly fold: number };
}
