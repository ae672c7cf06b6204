import type { Awaited, Viewer } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { ownStateOf } from '../../src/sync/shown.ts';
import { example } from '../example.ts';
import { bareTable, tableOf } from '../table-kit.ts';

/** The game, but that only the seat itself may know what it is asked; `others` says what the others know of it. */
const secretive = (others: (awaited: Awaited) => readonly Awaited[]) => ({
  ...example,
  awaited: (view: { readonly viewer: Viewer }) =>
    example.awaited(view as never).flatMap((awaited) => (awaited.seat === view.viewer ? [awaited] : others(awaited))),
});

/** A table where a match has begun, with clocks. */
const begun = (ruleset: unknown) => {
  const { blueprint } = bareTable({ clocks: {} });
  const made = tableOf(blueprint, undefined, ruleset);
  for (const { id } of blueprint.seats) made.perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
  const [asked] = made.table.pending();
  const other = blueprint.seats.find(({ id }) => id !== asked!.seat)!.id;
  const decisions = (viewer: Viewer) => ownStateOf(made.table, viewer).decisions;
  return { asked: asked!, decisions, others: [other, 'public'] as const };
};

describe('what is shown of a decision', () => {
  test('is all of it to the seat that is asked', () => {
    const { asked, decisions } = begun(secretive(() => []));
    expect(decisions(asked.seat)).toMatchObject([
      { seat: asked.seat, id: asked.id, kind: asked.kind, clock: asked.clock.class, committed: false },
    ]);
    const { bankFrom, deadline } = decisions(asked.seat)[0]!;
    expect(bankFrom).toBeGreaterThan(Date.now());
    expect(deadline).toBeGreaterThan(bankFrom);
  });

  test('is nothing to those who may not know that there is one', () => {
    const { decisions, others } = begun(secretive(() => []));
    for (const viewer of others) expect(decisions(viewer)).toEqual([]);
  });

  test('has neither kind, number, clock nor times for those who may know only who is asked', () => {
    const { asked, decisions, others } = begun(secretive(({ seat }) => [{ seat, id: null, kind: null, clock: null }]));
    const known = { seat: asked.seat, id: -1, kind: '', clock: '', committed: false, bankFrom: 0, deadline: 0 };
    for (const viewer of others) expect(decisions(viewer)).toEqual([known]);
  });
});
