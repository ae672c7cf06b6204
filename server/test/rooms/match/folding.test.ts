import { describe, expect, test } from 'vitest';
import type { DoneEntry, Entry } from '../../../src/rooms/match/history/entries.ts';
import { FoldError } from '../../../src/rooms/match/history/trace.ts';
import { example } from '../../example.ts';
import { bareTable, below, refolded, tableOf } from '../../table-kit.ts';

/** The entries of a match that went on for a while. */
const played = () => {
  const { blueprint, entries, play } = bareTable();
  play(below(5), () => entries.length > 20);
  return { blueprint, entries };
};

describe('folding the entries of a match again', () => {
  test('stops at an entry that has rolled another number of dice', () => {
    const { blueprint, entries } = played();
    const at = entries.findLastIndex(({ kind }) => kind === 'done');
    const { digest: _, ...entry } = entries[at] as DoneEntry & { digest?: string };
    const forged = entries.with(at, { ...entry, rolls: entry.rolls! + 1 } as Entry);
    expect(() => refolded(blueprint, forged)).toThrow(FoldError);
    expect(() => refolded(blueprint, forged)).toThrow(/has rolled \d+ dice/);
    expect(() => refolded(blueprint, entries)).not.toThrow();
  });

  test('stops at an entry that is refused now', () => {
    const { blueprint, entries } = played();
    const at = entries.findIndex(({ kind }) => kind === 'done');
    expect(() => refolded(blueprint, entries.toSpliced(at, 1))).toThrow(FoldError);
  });
});

test('policies that would answer without end are stopped, and it is said', () => {
  const { blueprint } = bareTable();
  // Answering leads to nothing, so the same is asked again and answered again.
  const endless = {
    ...example,
    standing: example.fallback,
    *resolve() {},
  };
  const { table, troubles, entries, perform } = tableOf(blueprint, undefined, endless);
  for (const { id } of blueprint.seats) perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
  const [asked] = table.pending();
  perform({ kind: 'policy', seat: asked!.seat, policy: {} as never });
  expect(troubles).toEqual(['policies answer without end']);
  expect(entries.length).toBeGreaterThan(1000);
  expect(entries.length).toBeLessThan(1010);
});
