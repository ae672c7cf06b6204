import { describe, expect, test } from 'vitest';
import { MATCH } from '../../../src/rooms/match/history/bounds.ts';
import type { Policy } from '../../example.ts';
import { begin, codeOf, gather, must, play, sentenceOf, turnOf, useApp } from '../../kit.ts';
import { bareTable, below, type Happening, refolded } from '../../table-kit.ts';

const app = useApp();
const PASS: Policy = { match: { answer: 'pass' } };

/** As many different policies as one likes. */
const policy = (index: number): Policy => ({
  match: { answer: 'ask', fromCost: (index % 99) + 1, withinHexes: (Math.floor(index / 99) % 99) + 1 },
});

/** How often the table lets this happen in a row, each time a little different. */
const timesPossible = ({ perform }: ReturnType<typeof bareTable>, happening: (index: number) => Happening): number => {
  for (let times = 0; times < 10_000; times++) {
    const refusal = perform(happening(times));
    if (!refusal) continue;
    expect(refusal.code).toBe('too-many');
    return times;
  }
  throw new Error('it is never refused');
};

describe('what a seat can cause without the match moving on', () => {
  const FLOODS: readonly (readonly [string, (index: number) => Happening])[] = [
    ['policies', (index) => ({ kind: 'policy', seat: 'blue', policy: policy(index) })],
    ['names', (index) => ({ kind: 'sat', seat: 'blue', name: `Ada ${index}`, salt: 'x'.repeat(64) })],
    ['rematches', (index) => ({ kind: 'rematch', seat: 'blue', wanted: index % 2 === 0 })],
    ['links', (index) => ({ kind: 'relocked', seat: 'orange', lock: `${index}`.padStart(44, '0'), by: 'blue' })],
    [
      'requests to free a seat',
      (index) => ({ kind: 'freeing', seat: 'orange', by: 'blue', lock: `${index}`.padStart(44, '0'), seconds: 300 }),
    ],
  ];

  test.each(FLOODS)(
    '%s: a hundredth of what a match may take up at most, and nothing of the other seat’s',
    (_, flood) => {
      const at = bareTable();
      const before = at.entries.length;
      const times = timesPossible(at, flood);
      expect(times).toBeGreaterThan(20);
      const caused = at.entries.slice(before);
      expect(caused.length).toBeLessThan(MATCH.entries / 100);
      expect(Buffer.byteLength(JSON.stringify(caused))).toBeLessThan(MATCH.bytes / 50);
      const lock = 'f'.repeat(44);
      expect(at.perform({ kind: 'policy', seat: 'orange', policy: PASS })).toBeUndefined();
      expect(at.perform({ kind: 'relocked', seat: 'orange', lock, by: 'orange' })).toBeUndefined();
      expect(at.perform({ kind: 'rematch', seat: 'orange', wanted: true })).toBeUndefined();
    },
  );

  test('is counted in bytes too: fewer large policies than small ones', () => {
    const own = { answer: 'ask', fromCost: 99, withinHexes: 99 } as const;
    const rules = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`unit-${index}`, own]));
    const large = timesPossible(bareTable(), (index) => ({
      kind: 'policy',
      seat: 'blue',
      policy: { ...policy(index), units: rules },
    }));
    const small = timesPossible(bareTable(), (index) => ({ kind: 'policy', seat: 'blue', policy: policy(index) }));
    expect(large).toBeLessThan(small);
  });

  test('is the same after a restart: what was caused counts', () => {
    const at = bareTable();
    timesPossible(at, (index) => ({ kind: 'policy', seat: 'blue', policy: policy(index) }));
    const again = refolded(at.blueprint, at.entries);
    expect(again.perform({ kind: 'policy', seat: 'blue', policy: PASS })?.code).toBe('too-many');
    expect(again.perform({ kind: 'policy', seat: 'orange', policy: PASS })).toBeUndefined();
  });

  test('grows with what the seat does: who plays on may change a policy again', () => {
    const at = bareTable();
    timesPossible(at, (index) => ({ kind: 'policy', seat: 'blue', policy: policy(index) }));
    const done = () => at.entries.filter((entry) => entry.kind === 'done' && entry.seat === 'blue').length;
    const before = done();
    at.play(below(3), () => done() >= before + 8);
    expect(at.perform({ kind: 'policy', seat: 'blue', policy: PASS })).toBeUndefined();
  });
});

describe('a policy', () => {
  test('names units of one’s own only: the first other one is named in the refusal', async () => {
    const at = await play(app.url);
    const rules = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`nobody-${index}`, PASS.match]));
    const stored = app.journal.textOf(at.match.id);
    expect(await at.blue.ask('policy', { policy: { ...PASS, units: rules } })).toMatchObject({
      refusal: { code: 'not-yours', rule: 'W-11.9', figures: { unit: 'nobody-0' } },
    });
    for (const unit of ['o1', 'constructor', '__proto__x'])
      expect(codeOf(await at.blue.ask('policy', { policy: { ...PASS, units: { [unit]: PASS.match } } }))).toBe(
        'not-yours',
      );
    expect(app.journal.textOf(at.match.id)).toBe(stored);
    must(await at.blue.ask('policy', { policy: { ...PASS, units: { b1: PASS.match } } }));
  });

  test('for more units than a side has is refused, and nothing of it is stored', async () => {
    const at = await gather(app.url);
    const stored = app.journal.textOf(at.match.id);
    const units = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`unit-${index}`, PASS.match]));
    expect(await at.blue.ask('policy', { policy: { ...PASS, units } })).toMatchObject({
      refusal: { code: 'malformed', message: expect.stringContaining('more than 12 units') },
    });
    expect(app.journal.textOf(at.match.id)).toBe(stored);
  });

  test('that is so already, a name that one has, a rematch that one wants: are not stored again', async () => {
    const at = await gather(app.url);
    must(await at.blue.ask('sit', { name: 'Ada', salt: at.salts[0] }));
    must(await at.blue.ask('policy', { policy: PASS }));
    const stored = app.journal.textOf(at.match.id);
    for (let i = 0; i < 3; i++) {
      must(await at.blue.ask('sit', { name: 'Ada', salt: at.salts[0] }));
      must(await at.blue.ask('policy', { policy: PASS }));
    }
    expect(app.journal.textOf(at.match.id)).toBe(stored);
    await begin(at);
    must(await at.blue.intend({ kind: 'concede' }));
    must(await at.blue.ask('rematch', { wanted: true }));
    const over = app.journal.textOf(at.match.id);
    must(await at.blue.ask('rematch', { wanted: true }));
    expect(app.journal.textOf(at.match.id)).toBe(over);
  });

  test('is refused when the match is over', async () => {
    const at = await play(app.url);
    must(await turnOf(at).asked.intend({ kind: 'concede' }));
    expect(codeOf(await at.blue.ask('policy', { policy: PASS }))).toBe('over');
  });

  test('flood ends in refusals, and the other player plays on', async () => {
    const at = await play(app.url);
    const { other, asked, decision } = turnOf(at);
    const codes = new Set<string>();
    let last = '';
    for (let index = 0; !codes.has('too-many'); index++) {
      last = codeOf(await other.ask('policy', { policy: policy(index) }));
      codes.add(last);
      if (index > 5000) throw new Error('it is never refused');
    }
    expect([...codes]).toEqual(['done', 'too-many']);
    const refused = await other.ask('policy', { policy: PASS });
    expect(sentenceOf(refused)).toContain('play on');
    must(await asked.intend(decision.default, decision.id));
    must(await asked.ask('policy', { policy: PASS }));
  });
});
