import { type Kysely, sql } from 'kysely';
import { diskSpace } from './space.ts';
import type { Tables } from './tables.ts';

/** A larger database is not written anew while somebody waits for the server to start, in bytes. */
const LARGE = 1024 ** 3;

const pragma = async (db: Kysely<Tables>, name: string): Promise<number> => {
  const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${name}`)}`.execute(db);
  return Object.values(rows[0]!)[0]!;
};

/**
 * Lets a SQLite database of an old version give back to the disk what is deleted from it. For that it has to be written
 * anew once, if it is not too large, and if there is room for it three times. If not, it stays as it is, and what is
 * deleted makes room for new matches only.
 */
export const makeShrinkable = async (db: Kysely<Tables>, folder: string): Promise<void> => {
  if ((await pragma(db, 'auto_vacuum')) !== 0) return;
  const size = (await pragma(db, 'page_count')) * (await pragma(db, 'page_size'));
  const { free } = await diskSpace(folder);
  if (size > LARGE || free < 3 * size) return;
  // A damaged database is told of where a match is damaged, and the others are played on.
  await sql`vacuum`.execute(db).catch(() => {});
};
