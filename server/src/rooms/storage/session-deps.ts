import type { LevelId } from '@ironhex/shared/match';
import type { FreeAfter } from '@ironhex/shared/protocol';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { ThinkingPool } from '../../computer/pool.ts';
import type { Extent, Journal } from '../../journal/journal.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { TableList } from './lister.ts';
import type { Openings } from './openings.ts';

/** What a session needs from the server it runs in. */
export interface SessionDeps {
  readonly journal: Journal;
  readonly clock: Clock;
  readonly openings: Openings;
  /** Where matches are listed for strangers. */
  readonly tables: TableList;
  /** The leases of this process: while they are in doubt, nothing may be sent. */
  readonly leases: { readonly doubt: Promise<void> | undefined };
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Seconds after which everybody is sent to another server, if the match cannot be stored here. */
  readonly leaveAfter: number;
  /** What a match may take up in the journal. */
  readonly most: Extent;
  /** Seconds that a player has to object to that the seat is freed. */
  readonly freeAfter: FreeAfter;
  /** Seconds for which the host may be away before the match; then the role goes to another player. */
  readonly hostAway: number;
  /** Seconds without a connection after which a player counts as away, and a computer can play in the meantime. */
  readonly awayAfter: number;
  /** Seconds between two counts of the spectators. */
  readonly countEvery: number;
  /** Where computers think. */
  readonly pool: ThinkingPool;
  /** Milliseconds that a computer takes at least to answer. */
  readonly computerPause: number;
  /** How well a computer plays for who is away; undefined: it does not play this game. */
  readonly coverLevel: LevelId | undefined;
  /** Takes all steps of a long work, one by one, while other matches have their turn. */
  run(steps: Iterator<unknown>): Promise<void>;
}
