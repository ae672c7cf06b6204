import { describe, expect, test } from 'vitest';
import { digestOf } from '../src/rooms/match/digest.ts';
import { FoldError } from '../src/rooms/match/table.ts';
import { codeOf, must, play, sameFor, turnOf, useApp, viewOf } from './kit.ts';
import { bareTable, below, refolded } from './table-kit.ts';

const app = useApp();

describe('going back', () => {
  /** A match in which the seat that is asked has waited: no die has fallen for that alone. */
  const waited = () => {
    for (let seed = 1; ; seed++) {
      const made = bareTable({ seed });
      const decision = made.table.pending()[0]!;
      const { seat, id } = decision;
      const view = structuredClone(made.table.view(seat));
      const intent = made.table.ruleset.fallback(view, decision);
      made.perform({ kind: 'done', seat, intent, by: 'player', decision: id });
      if (made.table.wayBack(seat) === id) return { ...made, seat, id, view, intent };
    }
  };

  test('leads to the view of before, is told to everybody, and folds again', () => {
    const { table, blueprint, entries, perform, seen, seat, id, view } = waited();
    expect(table.view(seat)).not.toEqual(view);
    seen.length = 0;
    expect(perform({ kind: 'back', seat, decision: id })).toBeUndefined();
    expect(table.view(seat)).toEqual(view);
    expect(seen).toMatchObject([{ kind: 'went-back', seat }]);
    expect(refolded(blueprint, entries, 'asleep').table.view(seat)).toEqual(view);
    expect(entries.at(-1)).toMatchObject({ kind: 'back', seat, decision: id });
  });

  test('works at most twenty times for one decision', () => {
    const { perform, seat, id, intent } = waited();
    for (let time = 1; time <= 20; time++) {
      expect(perform({ kind: 'back', seat, decision: id }), `time ${time}`).toBeUndefined();
      perform({ kind: 'done', seat, intent, by: 'player', decision: id });
    }
    expect(perform({ kind: 'back', seat, decision: id })).toMatchObject({ code: 'no-way-back' });
  });

  test('is possible only while the last that happened is its own and no die has fallen', () => {
    let [offered, refused] = [0, 0];
    for (const seed of [1, 2, 3]) {
      const { table, play: go, perform, entries } = bareTable({ seed });
      let looked = 0;
      go(below(seed), () => {
        if (table.status !== 'playing') return true;
        const done = entries.filter((entry) => entry.kind === 'done');
        for (const seat of ['blue', 'orange']) {
          if (table.wayBack(seat) === undefined) {
            refused += 1;
            expect(perform({ kind: 'back', seat, decision: 1 })?.code).toBe('no-way-back');
          } else {
            offered += 1;
            expect(done.at(-1)!.seat).toBe(seat);
            if (done.length > 1) expect(done.at(-1)!.rolls).toBe(done.at(-2)!.rolls);
          }
        }
        return looked++ > 60;
      });
    }
    expect(offered).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(50);
  });

  test('is offered to its seat in the state and done by a command, on everybody’s page', async () => {
    for (let tries = 0; ; tries++) {
      const at = await play(app.url);
      const { asked, other, decision, answer } = turnOf(at);
      const before = viewOf(asked);
      must(await answer(decision.default));
      if (asked.own!.back === -1 && tries < 20) continue;
      expect(asked.own!.back).toBe(decision.id);
      expect(codeOf(await other.ask('back', { decision: decision.id }))).toBe('no-way-back');
      must(await asked.ask('back', { decision: decision.id }));
      await sameFor(at.everybody, asked);
      expect(viewOf(asked)).toEqual(before);
      expect(asked.own!.back).toBe(-1);
      for (const { seen } of at.everybody) expect(seen.at(-1)!.seen).toMatchObject({ kind: 'went-back' });
      return;
    }
  });
});

describe('the digest of an entry', () => {
  test('stands in every intent that was done, and is held to when it is folded again', () => {
    const { blueprint, entries, play: go } = bareTable({ seed: 4 });
    let turns = 0;
    go(below(4), () => turns++ > 10);
    const at = entries.findIndex(({ kind }) => kind === 'done');
    expect(entries[at]).toMatchObject({ digest: expect.stringMatching(/^[\w-]{12}$/) });
    const forged = entries.map((entry, n) => (n === at ? { ...entry, digest: digestOf([]) } : entry));
    expect(() => refolded(blueprint, forged, 'asleep')).toThrow(FoldError);
  });

  test('is the same for the same events, and another for others', () => {
    expect(digestOf([{ kind: 'a' }])).toBe(digestOf([{ kind: 'a' }]));
    expect(digestOf([{ kind: 'a' }])).not.toBe(digestOf([{ kind: 'b' }]));
  });
});
