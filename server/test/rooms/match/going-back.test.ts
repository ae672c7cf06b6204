import { digestOf } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { FoldError } from '../../../src/rooms/match/history/trace.ts';
import { askedOf, codeOf, must, play, sameFor, sentenceOf, turnOf, useApp, viewOf } from '../../kit.ts';
import { bareTable, below, refolded } from '../../table-kit.ts';

const app = useApp();

/** A match in which the seat that was asked has waited, without a die; the next that is asked is the same seat, or not. */
const waited = (next: 'own' | 'other') => {
  for (let seed = 1; ; seed++) {
    const made = bareTable({ seed });
    const decision = made.table.pending()[0]!;
    const { seat, id } = decision;
    const view = structuredClone(made.table.view(seat));
    const intent = made.table.ruleset.fallback(view, decision);
    const wait = () => made.perform({ kind: 'done', seat, intent, by: 'player', decision: id });
    const goBack = () => made.perform({ kind: 'back', seat, decision: id });
    wait();
    const asked = made.table.pending()[0]!;
    if (made.table.wayBack(seat)?.decision === id && (asked.seat === seat) === (next === 'own'))
      return { ...made, seat, id, view, wait, goBack, asked };
  }
};

describe('going back', () => {
  test('leads to the view of before, is told to everybody, and folds again', () => {
    const { table, blueprint, entries, goBack, seen, seat, id, view } = waited('own');
    expect(table.view(seat)).not.toEqual(view);
    seen.length = 0;
    expect(goBack()).toBeUndefined();
    expect(table.view(seat)).toEqual(view);
    expect(seen).toMatchObject([{ kind: 'went-back', seat }]);
    expect(refolded(blueprint, entries, 'asleep').table.view(seat)).toEqual(view);
    expect(entries.at(-1)).toMatchObject({ kind: 'back', seat, decision: id });
  });

  test('works at most twenty times for one decision', () => {
    const { table, wait, goBack, seat } = waited('own');
    for (let time = 1; time <= 20; time++) {
      expect(goBack(), `time ${time}`).toBeUndefined();
      wait();
    }
    expect(goBack()).toMatchObject({ code: 'no-way-back' });
    expect(table.taken.left(seat), 'among own steps nothing is taken from anybody').toBe(3);
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

describe('going back that takes a question from another seat', () => {
  test('loses the other seat three answers in a match, however often it is tried', () => {
    const { table, wait, goBack, asked, seat } = waited('other');
    const intent = table.ruleset.fallback(table.view(asked.seat), asked);
    const answer = { kind: 'done', at: 0, seat: asked.seat, intent, by: 'player', decision: asked.id } as const;
    let lost = 0;
    const refused: (string | undefined)[] = [];
    for (let time = 0; time < 26; time++) {
      refused.push(goBack()?.code);
      if (!table.check(answer)) continue;
      lost += 1;
      wait();
    }
    expect(lost).toBe(3);
    expect(refused).toEqual([...Array(3).fill(undefined), ...Array(23).fill('ration-used')]);
    expect([table.taken.left(seat), table.taken.left(asked.seat)]).toEqual([0, 3]);
  });

  test('counts again when the match is folded again, and counts for the whole match', () => {
    const { blueprint, entries, wait, goBack, seat, id, asked, play: go, table, perform } = waited('other');
    goBack();
    wait();
    goBack();
    const again = refolded(blueprint, entries, 'asleep');
    expect(again.table.taken.left(seat)).toBe(1);
    wait();
    goBack();
    wait();
    perform({
      kind: 'done',
      seat: asked.seat,
      intent: table.ruleset.fallback(table.view(asked.seat), asked),
      by: 'player',
    });
    // Somewhere later in the match the same would be possible again.
    const chance = below(7);
    const later = () => {
      const way = table.wayBack(seat);
      return way !== undefined && way.takes.length > 0;
    };
    go(chance, later);
    const { decision, takes } = table.wayBack(seat)!;
    expect([decision > id, takes]).toEqual([true, [asked.seat]]);
    expect(perform({ kind: 'back', seat, decision })?.code).toBe('ration-used');
  });

  test('did not count in matches of before: those are folded as they were played', () => {
    const { blueprint, entries, wait, goBack, seat } = waited('other');
    const before = ({ rationed: _, ...entry }: Entry & { rationed?: true }) => entry as Entry;
    for (let time = 0; time < 3; time++) {
      goBack();
      wait();
    }
    const [back, done] = entries.slice(-2);
    const old = [...entries, back!, done!, back!, done!].map(before);
    const again = refolded(blueprint, old, 'asleep');
    expect(again.table.taken.left(seat)).toBe(3);
    expect(again.perform({ kind: 'back', seat, decision: (back as { decision: number }).decision })).toBeUndefined();
    expect(again.table.taken.left(seat)).toBe(2);
    expect(() => refolded(blueprint, [...entries, back!], 'asleep'), 'those of now count').toThrow(FoldError);
  });

  test('leaves no answer to it that could hit what is asked under its number after that', () => {
    const { table, wait, goBack, seat, asked } = waited('other');
    const taker = (lost: number, decision = asked.id) => table.taken.takerOf(asked.seat, decision, lost);
    expect([table.taken.lossesOf(asked.seat), taker(0)]).toEqual([0, undefined]);
    goBack();
    wait();
    expect(table.pending()).toEqual([asked]);
    expect(table.taken.lossesOf(asked.seat)).toBe(1);
    expect([taker(0), taker(1), taker(0, asked.id + 1)]).toEqual([seat, undefined, undefined]);
  });

  /** A match with people in it: one has acted, the other is asked something by that, and the first can go back. */
  const acted = async () => {
    for (;;) {
      const at = await play(app.url);
      const { asked, other, seat, decision, answer } = turnOf(at);
      const act = async () => must(await answer(decision.default));
      await act();
      if (asked.own!.back === -1 || askedOf(asked, seat)) continue;
      await sameFor(at.everybody, asked);
      const theirs = seat === 'blue' ? 'orange' : 'blue';
      const goBack = async () => must(await asked.ask('back', { decision: decision.id }));
      return { at, asked, other, act, goBack, theirs, question: askedOf(other, theirs)! };
    }
  };

  test('is shown to its seat before it does so: from whom, and how often it still may', async () => {
    const { at, asked, other, goBack, theirs } = await acted();
    const shown = () => [asked, other, at.spectator].map(({ own }) => [own!.backTakes, own!.backsLeft, own!.lost]);
    expect(shown()).toEqual([
      [JSON.stringify([theirs]), 3, 0],
      ['[]', 3, 0],
      ['[]', 0, 0],
    ]);
    await goBack();
    await sameFor(at.everybody, asked);
    expect(shown()).toEqual([
      ['[]', 2, 0],
      ['[]', 3, 1],
      ['[]', 0, 0],
    ]);
  });

  test('is why the other seat reads that its answer came too late, even if it is asked again by then', async () => {
    const { at, asked, other, act, goBack, question } = await acted();
    const late = { decision: question.id, lost: other.own!.lost, intent: question.default };
    const refusal = { code: 'taken-back', figures: { who: expect.stringMatching(/^(Ada|Bo)$/) } };
    await goBack();
    const answer = await other.ask('intent', { seq: 1, ...late });
    expect(answer).toEqual({ ok: false, refusal });
    expect(sentenceOf(answer)).toMatch(/^(Ada|Bo) took that back before your answer arrived: nothing was done\./);
    await act();
    expect(await other.ask('intent', { seq: 2, ...late })).toEqual({ ok: false, refusal });
    await sameFor(at.everybody, asked);
    must(await other.intend(question.default, question.id));
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
