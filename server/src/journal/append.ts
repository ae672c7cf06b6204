import type { Transaction } from 'kysely';
import { appendWhole } from './append-whole.ts';
import { recordOf, rowOf } from './entry.ts';
import { JournalError } from './errors.ts';
import type { Ending, Lease } from './journal.ts';
import type { Storage } from './storage.ts';
import type { EntryRow, Tables } from './tables.ts';

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

const end = async (db: Transaction<Tables>, match_id: string, { record }: Ending, ended_at: number): Promise<void> => {
  await db
    .insertInto('records')
    .values({ ...recordOf(match_id, record), ended_at })
    .onConflict((conflict) => conflict.doNothing())
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
