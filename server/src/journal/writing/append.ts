import { sql, type Transaction } from 'kysely';
import { recordOf, rowOf } from '../database/rows.ts';
import type { Storage } from '../database/storage.ts';
import type { EntryRow, Tables } from '../database/tables.ts';
import { JournalError } from '../errors.ts';
import type { Ending, Lease } from '../journal.ts';

/** A row of `entries`, as an array: an object would send the names of its columns with every row. */
type RowValues = readonly [match: string, n: number, epoch: number, entry: string, sum: number | null];

/** The rows of an ordinary batch; undefined if the calls for a match do not follow each other, or if a match ends. */
const plainRows = (batch: readonly Addition[]): readonly RowValues[] | undefined => {
  const next = new Map<string, number>();
  const rows: RowValues[] = [];
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

/** One call of `append`, with its entries as JSON. */
export interface Addition {
  readonly lease: Lease;
  readonly first: number;
  readonly entries: readonly string[];
  readonly ending: Ending | undefined;
}

/** How many bytes storing it takes. */
export const sizeOf = ({ entries, ending }: Addition): number =>
  entries.reduce((sum, entry) => sum + Buffer.byteLength(entry), ending ? Buffer.byteLength(ending.record) : 0);

/** What becomes of a call: true if it is stored, false if its lease is over, an error if the caller has a bug. */
export type Verdict = boolean | JournalError;

/** Rows in one statement: a row has five parameters, and SQLite takes at most 32,766. */
const ROWS_PER_INSERT = 1000;

/** A match as a batch sees it, and what the batch adds to it. */
interface Tail {
  readonly epoch: number;
  readonly owner: string | null;
  last: number;
  /** Entries, as JSON by number, as far as they are needed to know a repeated call. */
  readonly known: Map<number, string>;
}

/** The matches of a batch. Their rows stay locked, so that no server takes one before the batch is stored. */
const readTails = async (
  db: Transaction<Tables>,
  locksRows: boolean,
  batch: readonly Addition[],
): Promise<ReadonlyMap<string, Tail>> => {
  const ids = [...new Set(batch.map(({ lease }) => lease.match))];
  const rows = await db
    .selectFrom('matches')
    .select(['id', 'epoch', 'owner'])
    .select(({ selectFrom }) =>
      selectFrom('entries')
        .whereRef('match_id', '=', 'matches.id')
        .select(({ fn }) => fn.max('n').as('n'))
        .as('last'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(locksRows, (query) => query.forShare())
    .execute();
  return new Map(rows.map(({ id, epoch, owner, last }) => [id, { epoch, owner, last: last ?? 0, known: new Map() }]));
};

/** Reads entries that are stored already, to compare them with a call that comes a second time. */
const readKnown = async (db: Transaction<Tables>, match: string, tail: Tail, from: number): Promise<void> => {
  const rows = await db
    .selectFrom('entries')
    .select(['n', 'entry'])
    .where('match_id', '=', match)
    .where('n', '>=', from)
    .execute();
  for (const { n, entry } of rows) tail.known.set(n, entry);
};

/** What becomes of a call, and the rows that it adds: fewer than its entries if some were stored before. */
interface Judgement {
  readonly verdict: Verdict;
  readonly rows: readonly EntryRow[];
}

const misuse = (match: string, what: string): Judgement => ({
  verdict: new JournalError('misuse', `Match ${match}: ${what}.`),
  rows: [],
});

const judge = (tail: Tail | undefined, server: string, { lease, first, entries }: Addition): Judgement => {
  if (tail?.epoch !== lease.epoch || tail.owner !== server) return { verdict: false, rows: [] };
  if (first > tail.last + 1) return misuse(lease.match, `entry ${first} cannot follow entry ${tail.last}`);
  const rows: EntryRow[] = [];
  for (const [index, entry] of entries.entries()) {
    const n = first + index;
    if (n > tail.last) rows.push(rowOf(lease.match, n, lease.epoch, entry));
    else if (tail.known.get(n) !== entry) return misuse(lease.match, `another entry ${n} is kept already`);
  }
  for (const { n, entry } of rows) tail.known.set(n, entry);
  tail.last += rows.length;
  return { verdict: true, rows };
};

const insert = async (db: Transaction<Tables>, rows: readonly EntryRow[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await db
      .insertInto('entries')
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .execute();
  }
};

const end = async (db: Transaction<Tables>, match_id: string, ending: Ending, ended_at: number): Promise<void> => {
  await db
    .insertInto('records')
    .values({ ...recordOf(match_id, ending), ended_at })
    // It is there already: its players let everybody read it now.
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ closed: Number(ending.closed) }))
    .execute();
  await db.updateTable('matches').set({ ended_at }).where('id', '=', match_id).where('ended_at', 'is', null).execute();
};

/** Judges each call of a batch, and stores the good ones in one transaction. */
const writeCarefully = (storage: Storage, server: string, batch: readonly Addition[]): Promise<readonly Verdict[]> =>
  storage.db.transaction().execute(async (db) => {
    const tails = await readTails(db, storage.locksRows, batch);
    for (const { lease, first } of batch) {
      const tail = tails.get(lease.match);
      if (tail && first <= tail.last) await readKnown(db, lease.match, tail, first);
    }
    const judged = batch.map((addition) => judge(tails.get(addition.lease.match), server, addition));
    await insert(
      db,
      judged.flatMap(({ rows }) => rows),
    );
    const now = Date.now();
    for (const [index, { lease, ending }] of batch.entries()) {
      if (ending && judged[index]!.verdict === true) await end(db, lease.match, ending, now);
    }
    return judged.map(({ verdict }) => verdict);
  });

/**
 * Stores a batch in one transaction, without the calls whose lease is over or that are bugs. Calls for one match are
 * stored in their order. One statement is enough for an ordinary batch; only others are judged call by call.
 */
export const writeBatch = async (
  storage: Storage,
  server: string,
  batch: readonly Addition[],
): Promise<readonly Verdict[]> =>
  (await appendWhole(storage, server, batch)) ? batch.map(() => true) : writeCarefully(storage, server, batch);
