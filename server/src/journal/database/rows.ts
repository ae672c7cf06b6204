import { crc32 } from 'node:zlib';
import { JournalDamaged } from '../errors.ts';
import type { Ending } from '../journal.ts';
import type { EntryRow, MatchRow, RecordRow } from './tables.ts';

/** A checksum of some values: a signed integer of 32 bits, which both databases can store. */
const sumOf = (...values: readonly (string | number)[]): number => crc32(JSON.stringify(values)) | 0;

/** The part of a match's row that never changes. */
export const openingOf = (id: string, blueprint: object): Pick<MatchRow, 'id' | 'blueprint' | 'sum'> => {
  const json = JSON.stringify(blueprint);
  return { id, blueprint: json, sum: sumOf(id, json) };
};

/** An entry, already as JSON, in the form in which it is stored. */
export const rowOf = (match_id: string, n: number, epoch: number, entry: string): EntryRow => ({
  match_id,
  n,
  epoch,
  entry,
  sum: sumOf(match_id, n, epoch, entry),
});

/** The record of a match, in the form in which it is stored. */
export const recordOf = (match_id: string, { record, closed }: Ending): Omit<RecordRow, 'ended_at'> => ({
  match_id,
  record,
  sum: sumOf(match_id, record),
  closed: Number(closed),
});

/**
 * A record, with who may read it.
 * @throws JournalDamaged if its text is not what was written.
 */
export const readRecord = ({ match_id, record, sum, closed }: Omit<RecordRow, 'ended_at'>): Ending => {
  if (sum === null || sum === sumOf(match_id, record)) return { record, closed: closed === 1 };
  throw new JournalDamaged(match_id, undefined, 'the checksum of its record is wrong');
};

/**
 * The object in a stored JSON text.
 * @throws JournalDamaged if the text is not what was written, or holds no object.
 */
const readJson = (
  match: string,
  n: number,
  json: string,
  sums: readonly [kept: number | null, now: number],
): object => {
  const [kept, now] = sums;
  if (kept !== null && kept !== now) throw new JournalDamaged(match, n, 'its checksum is wrong');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new JournalDamaged(match, n, 'it cannot be read', error);
  }
  if (typeof value !== 'object' || value === null) throw new JournalDamaged(match, n, 'it is not an object');
  return value;
};

/**
 * The blueprint of a match.
 * @throws JournalDamaged, as for an entry 0, if it is not what was written.
 */
export const readOpening = ({ id, blueprint, sum }: Pick<MatchRow, 'id' | 'blueprint' | 'sum'>): object =>
  readJson(id, 0, blueprint, [sum, sumOf(id, blueprint)]);

/**
 * Entry `n` of a match, from its row.
 * @throws JournalDamaged if the row is not what was written, or has another number.
 */
export const readRow = (match: string, n: number, row: EntryRow): object => {
  if (row.n !== n) throw new JournalDamaged(match, n, 'it is missing');
  return readJson(match, n, row.entry, [row.sum, sumOf(row.match_id, row.n, row.epoch, row.entry)]);
};
