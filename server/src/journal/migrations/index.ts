import type { Migration } from 'kysely/migration';
import * as matches from './0001-matches.ts';
import * as servers from './0002-servers.ts';
import * as records from './0003-records.ts';
import * as checksums from './0004-checksums.ts';
import * as recordSums from './0005-record-sums.ts';
import * as usage from './0006-usage.ts';
import * as retention from './0007-retention.ts';
import * as quarantine from './0008-quarantine.ts';

/** Every step from nothing to the present tables, in order. Steps that were ever released do not change any more. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': matches,
  '0002-servers': servers,
  '0003-records': records,
  '0004-checksums': checksums,
  '0005-record-sums': recordSums,
  '0006-usage': usage,
  '0007-retention': retention,
  '0008-quarantine': quarantine,
};
