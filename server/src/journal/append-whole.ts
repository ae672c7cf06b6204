import { sql } from 'kysely';
import type { Addition } from './append.ts';
import { rowOf } from './entry.ts';
import type { Storage } from './storage.ts';

/** A row of `entries`, as an array: an object would send the names of its columns with every row. */
type Row = readonly [match: string, n: number, epoch: number, entry: string, sum: number | null];

/** The rows of an ordinary batch; undefined if the calls for a match do not follow each other, or if a match ends. */
const plainRows = (batch: readonly Addition[]): readonly Row[] | undefined => {
  const next = new Map<string, number>();
  const rows: Row[] = [];
  for (const { lease, first, entries, ending } of batch) {
    const expected = next.get(lease.match) ?? first;
    if (ending || entries.length === 0 || first !== expected) return undefined;
    next.set(lease.match, first + entries.length);
    for (const [index, json] of entries.entries()) {
      const { match_id, n, epoch, entry, sum } = rowOf(lease.match, first + index, lease.epoch, json);
      rows.push([match_id, n, epoch, entry, sum]);
    }
  }
  return rows;
};

/**
 * Stores a batch in one statement, which is a transaction of its own: all calls or none. False if it stored nothing,
 * because a call has no lease, leaves a gap, was stored before, or ends its match.
 */
export const appendWhole = async (storage: Storage, server: string, batch: readonly Addition[]): Promise<boolean> => {
  const rows = plainRows(batch);
  if (!rows) return false;
  // The lock reads the newest version of a row, so an old epoch is noticed, and a server that takes the match waits for
  // this statement. Entries are read as they were when the statement began; while the epoch is ours, only we add any.
  // The cross join makes SQLite look up each match by its key; in its own order it would compare all with all.
  const { numAffectedRows } = await sql`
    with given as materialized (
      select
        value ->> 0 as match_id,
        cast(value ->> 1 as integer) as n,
        cast(value ->> 2 as integer) as epoch,
        value ->> 3 as entry,
        cast(value ->> 4 as integer) as sum
      from ${storage.elements(JSON.stringify(rows))}
    ),
    runs as materialized (select match_id, epoch, min(n) as first from given group by match_id, epoch),
    held as materialized (
      select matches.id
      from runs cross join matches
      where matches.id = runs.match_id and matches.epoch = runs.epoch and matches.owner = ${server}
        and runs.first = 1 + coalesce((select max(n) from entries where entries.match_id = runs.match_id), 0)
      order by matches.id ${storage.locksRows ? sql`for share of matches` : sql``}
    )
    insert into entries (match_id, n, epoch, entry, sum)
    select match_id, n, epoch, entry, sum from given
    where (select count(*) from held) = (select count(*) from runs)`.execute(storage.db);
  return numAffectedRows === BigInt(rows.length);
};
