/** One match: its blueprint, and the server that may write it. */
export interface MatchRow {
  readonly id: string;
  /** JSON. */
  readonly blueprint: string;
  readonly opened_at: number;
  readonly opened_by: string;
  readonly ended_at: number | null;
  /** Rises by one whenever a server takes the match. */
  readonly epoch: number;
  /** The server that has the match; null after it was given back. */
  readonly owner: string | null;
  /** When a server before the present owner last ran it, by that server's clock. An owner sets it on giving it back. */
  readonly last_seen: number | null;
  /** When a server last took it or gave it back, by the database's clock. */
  readonly touched_at: number | null;
  /**
   * 1 if it is known to have begun. Only set when the match has been kept as long as an empty one: see `retention.ts`.
   */
  readonly begun: number;
  /** When it was removed, by the database's clock: it does not exist for players, its rows are deleted bit by bit. */
  readonly removed_at: number | null;
  /** When a server was stuck in it, by the database's clock: it is not opened until an operator allows it. */
  readonly quarantined_at: number | null;
  /** The name of that server. */
  readonly quarantined_by: string | null;
  /** A checksum of the id and the blueprint, which never change. Null in rows older than checksums. */
  readonly sum: number | null;
}

/** One entry of a match. */
export interface EntryRow {
  readonly match_id: string;
  /** From 1 on, without gaps. */
  readonly n: number;
  /** The epoch of the lease that it was written with. */
  readonly epoch: number;
  /** JSON. */
  readonly entry: string;
  /** A checksum of the whole row. Null in rows older than checksums. */
  readonly sum: number | null;
}

/** The record of a match that is over. */
export interface RecordRow {
  readonly match_id: string;
  readonly record: string;
  readonly ended_at: number;
  /** A checksum of the id and the record. Null in rows older than checksums. */
  readonly sum: number | null;
  /** 1: only those who have a seat's secret may read it; 0: anybody. */
  readonly closed: number;
}

/** What the matches of one address used in one hour. */
interface UsageRow {
  /** As in {@link MatchRow}. */
  readonly opened_by: string;
  /** Hours since 1970 began. */
  readonly hour: number;
  readonly matches: number;
  readonly bytes: number;
}

/** A match in the list of open tables. */
export interface ListingRow {
  readonly match_id: string;
  /** The epoch of the lease that it was written with. */
  readonly epoch: number;
  readonly game: string;
  readonly pace: string;
  readonly free: number;
  readonly since: number;
  /** JSON, as is `shown`. */
  readonly people: string;
  readonly shown: string;
  /** Until when it is in the list, by the database's clock; null: as long as the owner of the match is alive. */
  readonly until: number | null;
  /** Until then a seat is kept for somebody who has found the table, by the database's clock. */
  readonly held_until: number | null;
}

/** What somebody has found who looked for an opponent. */
interface SeekRow {
  /** The hash of the seeker's secret. */
  readonly lock: string;
  readonly match_id: string;
  /** For one who waits at a table of their own: the games and paces that were asked for, as JSON. Else null. */
  readonly wish: string | null;
  /** The match where the seeker waited before a match for both was opened; null for all others. */
  readonly waited_at: string | null;
}

/** The one person does not want to meet the other, by their tags. */
interface AvoidedRow {
  readonly one: string;
  readonly other: string;
}

/** A server that is running, or was. */
interface ServerRow {
  readonly id: string;
  /** Its last heartbeat by the database's clock, so that all servers compare with one clock. */
  readonly alive_at: number;
  /** The same heartbeat by the server's own clock. */
  readonly said_at: number;
  /** The match that its event loop was stuck in lately, and when it last was, by the database's clock. */
  readonly stuck_in: string | null;
  readonly stuck_at: number | null;
}

/** The tables as the newest migration leaves them. All times are epoch milliseconds. */
export interface Tables {
  readonly matches: MatchRow;
  readonly entries: EntryRow;
  readonly servers: ServerRow;
  readonly records: RecordRow;
  readonly usage: UsageRow;
  readonly listings: ListingRow;
  readonly seeks: SeekRow;
  readonly avoided: AvoidedRow;
}
