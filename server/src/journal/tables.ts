/** One match: what it began with, and who may write it. */
export interface MatchRow {
  readonly id: string;
  /** JSON. */
  readonly blueprint: string;
  readonly opened_at: number;
  readonly opened_by: string;
  readonly ended_at: number | null;
  /** Rises by one whenever a server takes the match. */
  readonly epoch: number;
  /** The server that has the match, null after it was given back. */
  readonly owner: string | null;
  /** When the match was last run, by the clock of the server that did; until its owner gives it back: before that. */
  readonly last_seen: number | null;
  /** When a server took it or gave it back last, by the database's clock. */
  readonly touched_at: number | null;
  /** 1 if it is known to have begun. Only set when the match has been kept as long as an empty one: see `retention.ts`. */
  readonly begun: number;
  /** Since when it is being deleted, by the database's clock: there is no such match any more. */
  readonly removed_at: number | null;
  /** A checksum of what never changes: the id and the blueprint. Null in rows from before there were any. */
  readonly sum: number | null;
}

/** One entry of a match. */
export interface EntryRow {
  readonly match_id: string;
  /** From 1 on, without gaps. */
  readonly n: number;
  /** Under which lease it was written. */
  readonly epoch: number;
  /** JSON. */
  readonly entry: string;
  /** A checksum of all of the row. Null in rows from before there were any. */
  readonly sum: number | null;
}

/** What is kept of a match that is over. */
export interface RecordRow {
  readonly match_id: string;
  readonly record: string;
  readonly ended_at: number;
  /** A checksum of the id and the record. Null in rows from before there were any. */
  readonly sum: number | null;
}

/** What the matches of one address used in one hour. */
export interface UsageRow {
  /** As in {@link MatchRow}. */
  readonly opened_by: string;
  /** Hours since 1970 began. */
  readonly hour: number;
  readonly matches: number;
  readonly bytes: number;
}

/** A server that is running, or was. */
export interface ServerRow {
  readonly id: string;
  /** Its last heartbeat by the database's clock, so that all servers compare with one clock. */
  readonly alive_at: number;
  /** The same heartbeat by the server's own clock. */
  readonly said_at: number;
}

/** The tables as the newest migration leaves them. All times are epoch milliseconds. */
export interface Tables {
  readonly matches: MatchRow;
  readonly entries: EntryRow;
  readonly servers: ServerRow;
  readonly records: RecordRow;
  readonly usage: UsageRow;
}
