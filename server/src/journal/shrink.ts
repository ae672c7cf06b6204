import { type Kysely, sql } from 'kysely';
import { diskSpace } from './space.ts';
import type { Tables } from './tables.ts';

/** Bytes: a larger database is not rewritten, since the server waits until that is done. */
export const LARGE = 1024 ** 3;

const pragma = async (db: Kysely<Tables>, name: string): Promise<number> => {
  const { rows } = await sql<Record<string, number>>`${sql.raw(`pragma ${name}`)}`.execute(db);
  return Object.values(rows[0]!)[0]!;
};

/**
 * Lets a SQLite database of an old version give deleted pages back to the disk. For that it has to be rewritten once,
 * which is done if it is not too large and the disk has three times its size free. Otherwise it stays as it is, and
 * deleted pages are only used again for new matches.
 */
export const makeShrinkable = async (db: Kysely<Tables>, folder: string): Promise<void> => {
  if ((await pragma(db, 'auto_vacuum')) !== 0) return;
  const size = (await pragma(db, 'page_count')) * (await pragma(db, 'page_size'));
  const { free } = await diskSpace(folder);
  if (size > LARGE || free < 3 * size) return;
  // In a damaged database this fails. Damaged matches are reported when they are taken; the others go on.
  await sql`vacuum`.execute(db).catch(() => {});
};
