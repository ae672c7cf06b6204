import { type AskedClocks, isSeatEvent } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MATCH } from '../../../src/rooms/match/history/bounds.ts';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { replacedBy } from '../../../src/rooms/match/seats/seats.ts';
import { inWords } from '../../kit.ts';
import { bareTable, below, type Happening, puppetTable, refolded } from '../../table-kit.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

/** A decision takes longer than a request: nothing else happens by time. */
const LONG: AskedClocks = { seconds: { plan: 3600, react: 3600 }, bank: 0 };

const ASKED = { kind: 'freeing', seat: 'orange', by: 'blue', lock: 'next', seconds: 300 } as const;
const STAYED = { kind: 'kept', seat: 'orange', by: 'orange' } as const;

const asked = (clocks: AskedClocks = LONG) => {
  const at = bareTable({ clocks });
  at.perform(ASKED);
  const left = (): number | undefined => {
    const until = at.table.freeAt('orange');
    return until === undefined ? undefined : (until - Date.now()) / 1000;
  };
  const kinds = () => at.entries.map(({ kind }) => kind);
  return { ...at, left, kinds };
};

/** A match in which orange is asked something, and nothing else: for all to know, unless it is in secret. */
const askedThere = (asking: { readonly secret?: true | 'kind'; readonly class?: string } = {}) => {
  const at = puppetTable({ seconds: { plan: 3600 }, bank: 0 });
  at.perform(ASKED);
  const { secret, class: clock = 'plan' } = asking;
  const question = { id: 1, seat: 'orange', kind: 'any', clock: { class: clock }, ...(secret && { secret }) };
  const timers = clock === 'window' ? [{ id: 1, clock: { class: clock } }] : [];
  at.answer('blue', 1, { pending: [question], timers });
  return { ...at, answers: () => at.answer('orange', 1, { timers }) };
};

/** What everybody is told of seats. */
const told = ({ seen }: { readonly seen: readonly { readonly kind: string }[] }) => seen.filter(isSeatEvent);

describe('a seat that the host has asked to free', () => {
  test.each<[string, AskedClocks]>([
    ['with clocks', LONG],
    ['without clocks', 'none'],
  ])('is free when the time to object is up, in a match %s', (_, clocks) => {
    const at = asked(clocks);
    at.perform({ kind: 'policy', seat: 'blue', policy: { match: { answer: 'pass' } } });
    pass(299.999);
    expect(at.table.seats.get('orange')).toMatchObject({ open: false, lock: '' });
    pass(0.001);
    expect(at.entries.at(-1)).toEqual({ kind: 'relocked', seat: 'orange', lock: 'next', by: 'blue', at: Date.now() });
    expect(at.table.seats.get('orange')).toMatchObject({ open: true, lock: 'next' });
    expect(at.left()).toBeUndefined();
    expect(told(at)).toEqual([
      { kind: 'seat-asked', seat: 'orange', by: 'blue', byName: 'blue', name: 'orange', seconds: 300 },
      { kind: 'seat-freed', seat: 'orange', by: 'blue', byName: 'blue', was: 'orange' },
    ]);
    expect(at.troubles).toEqual([]);
  });

  test.each([
    ['in a window', { secret: true, class: 'window' }],
    ['unseen', { secret: true }],
  ] as const)(
    'is free whether or not its player has answered %s: that tells whether the seat was asked',
    (_, asking) => {
      const [silent, answering] = [askedThere(asking), askedThere(asking)];
      answering.answers();
      pass(300);
      for (const at of [silent, answering]) {
        expect(at.kinds().at(-1)).toBe('relocked by blue');
        expect(told(at)).toEqual(told(silent));
      }
    },
  );

  test.each([
    ['what all know to be asked', {}],
    ['something, as all know, though not what', { secret: 'kind' }],
  ] as const)('stays its player’s who answers %s', (_, asking) => {
    const at = askedThere(asking);
    at.answers();
    pass(300);
    expect(at.kinds().at(-1)).toBe('kept');
  });

  test('stays its player’s who objects, and nothing comes of it later', () => {
    const at = asked();
    pass(200);
    at.perform(STAYED);
    expect(at.left()).toBeUndefined();
    pass(400);
    expect(at.kinds().slice(-2)).toEqual(['freeing', 'kept']);
    expect(at.table.seats.get('orange')).toMatchObject({ open: false, lock: '' });
    expect(told(at).at(-1)).toEqual({
      kind: 'seat-kept',
      seat: 'orange',
      name: 'orange',
      by: 'orange',
      byName: 'orange',
    });
  });

  const DEEDS: readonly (readonly [what: string, deed: Happening])[] = [
    ['a new link of its own', { kind: 'relocked', seat: 'orange', lock: 'own', by: 'orange' }],
    ['a policy', { kind: 'policy', seat: 'orange', policy: { match: { answer: 'pass' } } }],
  ];
  test.each(DEEDS)(
    'stays its player’s who does something else: %s; nobody learns it before the time is up',
    (_, deed) => {
      const at = asked();
      expect(at.perform(deed)).toBeUndefined();
      const before = told(at).filter(({ kind }) => kind !== 'seat-renewed');
      expect(before).toHaveLength(1);
      pass(299.999);
      expect(at.left()).toBeCloseTo(0.001);
      pass(0.001);
      expect(at.entries.at(-1)).toEqual({ kind: 'kept', seat: 'orange', at: Date.now() });
      expect(told(at).at(-1)).toEqual({ kind: 'seat-kept', seat: 'orange', name: 'orange', by: null, byName: '' });
    },
  );

  test('stays its player’s who plays; what a clock does for the seat, or another player, keeps it for nobody', () => {
    const { entries, table, play } = asked();
    play(below(1), () => entries.some((entry) => entry.kind === 'done' && entry.seat === 'orange'));
    pass(300);
    expect(entries.some(({ kind }) => kind === 'kept')).toBe(true);
    expect(table.seats.get('orange').open).toBe(false);

    const left = asked({ seconds: { plan: 40, react: 40 }, bank: 0 });
    pass(301);
    const done = left.entries.filter((entry) => entry.kind === 'done');
    expect(new Set(done.map(({ seat, by }) => `${seat} ${by}`))).toEqual(new Set(['blue clock', 'orange clock']));
    expect(left.table.seats.get('orange').open).toBe(true);
  });

  test('is asked about no more when the host withdraws, and when the match is over', () => {
    const withdrawn = asked();
    withdrawn.perform({ kind: 'kept', seat: 'orange', by: 'blue' });
    pass(400);
    expect(withdrawn.kinds().at(-1)).toBe('kept');
    expect(told(withdrawn).at(-1)).toMatchObject({ kind: 'seat-kept', by: 'blue', byName: 'blue' });

    const over = asked();
    over.perform({ kind: 'done', seat: 'blue', intent: over.table.ruleset.concession, by: 'player' });
    expect(over.table.status).toBe('over');
    expect(over.left()).toBeUndefined();
    pass(400);
    expect(over.kinds().at(-1)).toBe('done');
  });
});

describe('the time to object', () => {
  /** The same match on another server, after so many seconds in which nobody ran it. */
  const elsewhere = (at: ReturnType<typeof asked>, seconds: number, entries: readonly Entry[] = at.entries) => {
    at.table.clocks.rest();
    const stored = [...entries];
    const seen = Date.now();
    pass(seconds);
    const again = refolded(at.blueprint, stored, 'asleep');
    again.runner.resume(seen, Date.now());
    return again;
  };

  test.each<[string, AskedClocks]>([
    ['with clocks', LONG],
    ['without clocks', 'none'],
  ])('stands still while nobody runs the match, %s, and is the same on another server', (_, clocks) => {
    const at = asked(clocks);
    pass(100);
    const again = elsewhere(at, 10_000);
    expect(again.table.freeAt('orange')! - Date.now()).toBe(200_000);
    pass(199.999);
    expect(again.table.seats.get('orange').open).toBe(false);
    pass(0.001);
    expect(again.table.seats.get('orange')).toMatchObject({ open: true, lock: 'next' });
    expect(again.entries.map(({ kind }) => kind)).toEqual(['resumed', 'relocked']);
  });

  test('has in it what its player did before the server died', () => {
    const at = asked();
    at.perform({ kind: 'policy', seat: 'orange', policy: { match: { answer: 'pass' } } });
    const again = elsewhere(at, 10);
    pass(300);
    expect(again.entries.at(-1)).toEqual({ kind: 'kept', seat: 'orange', at: Date.now() });
  });

  test('begins anew with every request', () => {
    const at = asked();
    pass(250);
    at.perform(STAYED);
    pass(400);
    at.perform(ASKED);
    expect(at.left()).toBe(300);
  });
});

describe('the host', () => {
  test('rests as long as the player had to object, after every request that came to nothing', () => {
    const { perform, table } = asked();
    const rest = () => table.freeings.rest('orange', Date.now()) / 1000;
    expect(rest()).toBe(0);
    perform(STAYED);
    expect(rest()).toBe(300);
    pass(120);
    expect(rest()).toBe(180);
    pass(180);
    expect(rest()).toBe(0);
  });

  test('rests no shorter because nobody ran the match meanwhile, without clocks too', () => {
    const { perform, table, blueprint, entries } = asked('none');
    perform(STAYED);
    table.clocks.rest();
    pass(100);
    const seen = Date.now();
    pass(10_000);
    const again = refolded(blueprint, entries, 'asleep');
    again.runner.resume(seen, Date.now());
    expect(again.table.freeings.rest('orange', Date.now())).toBe(200_000);
    expect(again.entries.map(({ kind }) => kind)).toEqual(['resumed']);
    const later = refolded(blueprint, [...entries, ...again.entries], 'asleep');
    later.runner.resume(Date.now() + 200_000, Date.now() + 300_000);
    expect(later.entries, 'nothing goes by time any more').toEqual([]);
  });

  test('can ask so often in a match; each seat that is freed in the end was counted when it was asked for', () => {
    const at = bareTable({ clocks: LONG });
    let times = 0;
    for (; times < 1000; times++) {
      const refusal = at.perform({ ...ASKED, lock: `${times}` });
      if (refusal) {
        expect(refusal.code).toBe('too-many');
        expect(inWords(refusal)).toContain('too often');
        break;
      }
      pass(300);
      expect(at.table.seats.get('orange').lock).toBe(`${times}`);
      at.perform({ kind: 'sat', seat: 'orange', name: `Bo ${times}`, salt: 'salt' });
    }
    expect(times).toBe(32);
    expect(Buffer.byteLength(JSON.stringify(at.entries))).toBeLessThan(MATCH.bytes / 500);
    const link = (n: number): Happening => ({ kind: 'relocked', seat: 'blue', lock: `own ${n}`, by: 'blue' });
    for (let n = 0; n < 64; n++) expect(at.perform(link(n))).toBeUndefined();
    expect(at.perform(link(64))?.code).toBe('too-many');
    expect(at.troubles).toEqual([]);
    const again = refolded(at.blueprint, at.entries, 'asleep');
    expect(again.perform(ASKED)?.code).toBe('too-many');
    expect(again.perform(link(65))?.code).toBe('too-many');
  });
});

describe('who sits down on a seat that was freed', () => {
  test.each(['Cy', 'orange'])('is marked, under whatever name: %s', (name) => {
    const at = asked();
    expect(at.table.seats.all.map(replacedBy)).toEqual(['', '']);
    pass(300);
    expect(replacedBy(at.table.seats.get('orange')), 'nobody sits there').toBe('');
    at.perform({ kind: 'sat', seat: 'orange', name, salt: 'another', lock: 'own' });
    const { seats } = at.table;
    expect(seats.all.map(replacedBy)).toEqual(['', 'orange']);
    expect(told(at).at(-1)).toEqual({ kind: 'seat-taken', seat: 'orange', name, was: 'orange' });
    expect(refolded(at.blueprint, at.entries, 'asleep').table.seats.all.map(replacedBy)).toEqual(['', 'orange']);

    at.perform({ kind: 'done', seat: 'blue', intent: at.table.ruleset.concession, by: 'player' });
    const { seats: recorded } = at.table.record()!;
    expect(recorded.map(({ name, earlier }) => ({ name, earlier }))).toEqual([
      { name: 'blue', earlier: undefined },
      { name, earlier: ['orange'] },
    ]);
  });

  test('is not marked before the match begins: nobody has played there yet', () => {
    const { blueprint } = bareTable();
    const { table, perform } = refolded(blueprint, [], 'asleep');
    perform({ kind: 'sat', seat: 'orange', name: 'Bo', salt: 'salt' });
    perform({ kind: 'relocked', seat: 'orange', lock: 'new', by: 'blue' });
    for (const seat of ['orange', 'blue']) perform({ kind: 'sat', seat, name: `Cy of ${seat}`, salt: 'salt' });
    expect(table.status).toBe('playing');
    expect(table.seats.all.map(replacedBy)).toEqual(['', '']);
  });
});
