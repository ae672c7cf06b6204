import { crc32 } from 'node:zlib';
import { JournalDamaged } from './errors.ts';
import type { EntryRow } from './tables.ts';

const sumOf = ({ match_id, n, epoch, entry }: Omit<EntryRow, 'sum'>): number =>
  crc32(JSON.stringify([match_id, n, epoch, entry])) | 0;

/** An entry, already as JSON, in the form in which it is stored. */
export const rowOf = (match_id: string, n: number, epoch: number, entry: string): EntryRow => {
  const row = { match_id, n, epoch, entry };
  return { ...row, sum: sumOf(row) };
};

/** JSON that must hold an object; throws {@link JournalDamaged}. The blueprint has number 0. */
export const readJson = (match: string, n: number, json: string): object => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new JournalDamaged(match, n, 'it cannot be read', error);
  }
  if (typeof value !== 'object' || value === null) throw new JournalDamaged(match, n, 'it is not an object');
  return value;
};

/** The entry in row `n`, if the row is what was written; throws {@link JournalDamaged}. */
export const readRow = (match: string, n: number, row: EntryRow): object => {
  if (row.n !== n) throw new JournalDamaged(match, n, 'it is missing');
  if (row.sum !== null && row.sum !== sumOf(row)) throw new JournalDamaged(match, n, 'its checksum is wrong');
  return readJson(match, n, row.entry);
};
