import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { GenericSqliteDialect } from 'kysely-generic-sqlite';
import { Pool } from 'pg';
import { openFile } from '../../src/journal/database/sqlite-file.ts';
import type { Tables } from '../../src/journal/database/tables.ts';
import type { Home } from './kit.ts';

/** A connection to a storage as it is: no tables are made, nothing is locked, and SQLite runs in this thread. */
export const openBare = (where: Home['where']): Kysely<Tables> => {
  if ('url' in where) {
    return new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: where.url, max: 1 }) }) });
  }
  const file = join(where.folder, 'ironhex.db');
  return new Kysely({ dialect: new GenericSqliteDialect(() => openFile({ file, durability: 'process' })) });
};
