import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BackEntry, Entry } from '../../../src/rooms/match/history/entries.ts';
import type { Table } from '../../../src/rooms/match/table.ts';
import { puppetTable as begun } from '../../table-kit.ts';
import { type PuppetDecision, puppet } from '../../toys/puppet.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

const plan = (seat: string, id: number, more: Partial<PuppetDecision> = {}): PuppetDecision => ({
  id,
  seat,
  kind: 'move',
  clock: { class: 'plan' },
  ...more,
});

const VIEWERS = ['blue', 'orange', 'public'];

/** All that the clocks of a match show and do, at one moment. */
const clocksIn = (table: Table) => ({
  banks: VIEWERS.map((viewer) => ['blue', 'orange'].map((seat) => table.clocks.bank(seat, viewer))),
  shown: VIEWERS.map((viewer) => table.clocks.shownTo(viewer)),
  times: table.pending().map((decision) => table.clocks.running(decision)),
});

describe('a timer', () => {
  const timer = { id: 1, clock: { class: 'react' } };

  test('leads to an entry of its own, which stands in the record', () => {
    const { answer, entries, table, perform, again } = begun();
    answer('blue', 1, { timers: [timer] });
    expect(table.pending()).toEqual([]);
    pass(9.999);
    expect(entries.at(-1)!.kind).toBe('done');
    pass(0.001);
    expect(entries.at(-1)).toMatchObject({ kind: 'rang', timer: 1, at: Date.now() });
    perform({ kind: 'done', seat: 'orange', intent: { do: 'concede' }, by: 'player' });
    expect(table.record()!.intents).toMatchObject([{ seat: 'blue' }, { timer: 1 }, { seat: 'orange' }]);
    expect(again().table.record()).toEqual(table.record());
  });

  test('runs in a match without clocks, and stands still while nobody runs that', () => {
    const { answer, entries, again } = begun('none');
    answer('blue', 1, { timers: [timer] });
    pass(4);
    entries.push({ kind: 'policy', seat: 'blue', policy: {}, at: Date.now() });
    const asleep = [...entries];
    pass(600);
    const later = again('awake', asleep);
    expect(later.entries.map(({ kind }) => kind)).toEqual(['resumed']);
    pass(5.999);
    expect(later.entries).toHaveLength(1);
    pass(0.001);
    expect(later.entries.at(-1)!.kind).toBe('rang');
  });
});

describe('a pause in a long step, a timer of no seconds,', () => {
  const pause = { id: 1, clock: { class: 'pause', seconds: 0 } };

  test.each([
    ['without clocks', 'none'],
    ['with clocks', {}],
  ] as const)('ends after all that waits in this moment, %s', (_, clocks) => {
    const { answer, entries, table } = begun(clocks);
    answer('blue', 1, { timers: [pause] });
    expect(entries.at(-1)!.kind).toBe('done');
    pass(0.001);
    expect(entries.at(-1)).toMatchObject({ kind: 'rang', timer: 1 });
    expect(table.clocks.idle).toBe(true);
  });

  test('ends after a restart, too, once', () => {
    const { answer, entries, again } = begun('none');
    answer('blue', 1, { timers: [pause] });
    const asleep = [...entries];
    pass(600);
    const later = again('awake', asleep);
    pass(1);
    expect(later.entries.map(({ kind }) => kind)).toEqual(['resumed', 'rang']);
  });

  test('takes nothing from a bank', () => {
    const { answer, table } = begun();
    const before = clocksIn(table).banks;
    answer('blue', 1, { timers: [pause] });
    pass(0.001);
    expect(clocksIn(table).banks).toEqual(before);
  });
});

describe('what is asked in a window', () => {
  const WINDOW = { class: 'window' };
  const windowed = plan('orange', 1, { clock: WINDOW, secret: true });
  const timer = { id: 1, clock: WINDOW };

  test('ends with the window, by the timer alone', () => {
    const { answer, kinds, entries } = begun();
    answer('blue', 1, { pending: [windowed], timers: [timer] });
    pass(8);
    expect(kinds().slice(-2)).toEqual(['done by player', 'rang']);
    expect(entries.at(-1)).toMatchObject({ timer: 1, at: Date.now() });
  });

  test('has the full time of the window, also when the bank of its seat is used up', () => {
    const { answer, left } = begun({ bank: 5, whenEmpty: 2 });
    answer('blue', 1, { pending: [plan('orange', 1), plan('blue', 2, { committed: true })] });
    pass(65);
    answer('blue', 2, { pending: [{ ...windowed, id: 3 }], timers: [timer] });
    expect(left('orange', 3)).toBe(8);
    expect(left(null, 1)).toBe(8);
  });
});

describe('decisions that are missed', () => {
  /** Orange has committed, and may answer anew for as long as it likes. */
  const ORANGE = plan('orange', 1, { committed: true });
  const next = (id: number, more: Partial<PuppetDecision> = {}) => ({ pending: [plan('blue', id, more)] });
  /** Blue lets its time run out, and is asked something else by orange. */
  const miss = ({ answer, left }: ReturnType<typeof begun>, id: number, more: Partial<PuppetDecision> = {}) => {
    pass(left('blue', id));
    answer('orange', 1, { pending: [...next(id + 1, more).pending, ORANGE] });
  };
  const both = { pending: [plan('blue', 2), ORANGE] };

  test('make a seat give up when there are so many in a row', () => {
    const at = begun({ concedeAfter: 3, bank: 0 });
    at.answer('blue', 1, both);
    miss(at, 2);
    miss(at, 3);
    expect(at.table.status).toBe('playing');
    pass(60);
    expect(at.table.outcome).toMatchObject({ winner: 1 });
    expect(at.kinds().slice(-2)).toEqual(['done by clock', 'done by clock']);
    expect(at.entries.at(-1)).toMatchObject({ seat: 'blue', intent: puppet.concession });
    expect(at.again().table.outcome).toEqual(at.table.outcome);
  });

  test('do not count any more once the player has answered; a policy does not change the count', () => {
    const at = begun({ concedeAfter: 2, bank: 0 });
    at.answer('blue', 1, both);
    miss(at, 2);
    at.answer('blue', 3, { pending: [plan('blue', 4), ORANGE] });
    miss(at, 4);
    at.answer('blue', 5, { pending: [plan('blue', 6), ORANGE] }, 'policy');
    expect(at.table.status).toBe('playing');
    pass(60);
    expect(at.table.status).toBe('over');
  });

  test('of one run count as one', () => {
    const at = begun({ concedeAfter: 2, bank: 0 });
    const clock = { class: 'plan', run: 'a' };
    at.answer('blue', 1, { pending: [plan('blue', 2, { clock }), ORANGE] });
    miss(at, 2, { clock });
    pass(0.001);
    at.answer('orange', 1, { pending: [plan('blue', 4, { clock }), ORANGE] });
    pass(0.001);
    at.answer('orange', 1, { pending: [plan('blue', 5), ORANGE] });
    expect(at.table.status).toBe('playing');
    pass(60);
    expect(at.table.status).toBe('over');
  });

  test('count the same whether or not the seat was asked in a window, and answered there', () => {
    const clock = { class: 'window' };
    const after = (how: 'missed' | 'answered' | 'not asked') => {
      const at = begun({ concedeAfter: 2, bank: 0 });
      at.answer('blue', 1, both);
      pass(60);
      const asked = how === 'not asked' ? [] : [plan('blue', 3, { clock, secret: true })];
      at.answer('orange', 1, { pending: [...asked, ORANGE], timers: [{ id: 1, clock }] });
      if (how === 'answered') at.answer('blue', 3, { pending: [ORANGE], timers: [{ id: 1, clock }] });
      pass(8);
      at.answer('orange', 1, { pending: [plan('blue', 4), ORANGE] });
      expect(at.table.status, how).toBe('playing');
      pass(60);
      return at.table.outcome;
    };
    expect(after('not asked')).toMatchObject({ winner: 1 });
    for (const how of ['missed', 'answered'] as const) expect(after(how), how).toEqual(after('not asked'));
  });

  test('count the same whether or not the seat was asked what only it knew of, and answered that', () => {
    const after = (how: 'missed' | 'answered' | 'not asked') => {
      const at = begun({ concedeAfter: 2, bank: 0 });
      at.answer('blue', 1, both);
      pass(60);
      const asked = how === 'not asked' ? [] : [plan('blue', 3, { secret: true })];
      at.answer('orange', 1, { pending: [...asked, ORANGE] });
      if (how === 'answered') at.answer('blue', 3, { pending: [ORANGE] });
      pass(60);
      expect(at.table.status, how).toBe('playing');
      at.answer('orange', 1, { pending: [plan('blue', 4), ORANGE] });
      pass(60);
      return at.table.outcome;
    };
    expect(after('not asked')).toMatchObject({ winner: 1 });
    for (const how of ['missed', 'answered'] as const) expect(after(how), how).toEqual(after('not asked'));
  });

  test('make nobody give up unless the host wants that', () => {
    const at = begun({ bank: 0 });
    at.answer('blue', 1, both);
    for (let id = 2; id < 20; id++) miss(at, id);
    expect(at.table.status).toBe('playing');
  });

  test('still make a seat give up when the server has stopped in between', () => {
    const at = begun({ concedeAfter: 1, bank: 0 });
    at.answer('blue', 1, both);
    pass(60);
    expect(at.table.status).toBe('over');
    const cut = at.entries.slice(0, -1);
    expect(at.again('asleep', cut).table.status).toBe('playing');
    expect(at.again('awake', cut).table.outcome).toEqual(at.table.outcome);
  });
});

describe('going back', () => {
  test('costs the time that another seat was asked, first its own and then the bank', () => {
    const { answer, back, left, table } = begun();
    pass(50);
    answer('blue', 1, { pending: [plan('orange', 1)] });
    pass(25);
    expect(back('blue', 1)).toBeUndefined();
    expect(left('blue', 1)).toBe(15);
    answer('blue', 1, { pending: [plan('orange', 1)] });
    expect([table.clocks.bank('blue'), left('orange', 1)]).toEqual([15_000, 90]);
    expect(table.wayBack('blue')).toEqual({ decision: 1, takes: ['orange'], until: Date.now() + 15_000, far: false });
    pass(15);
    expect(back('blue', 1)).toBe('no-time');
    expect(table.taken.left('blue'), 'a refusal costs nothing').toBe(2);
  });

  test('is charged to a match that is folded again as it was, also if nothing was when it was played', () => {
    const { answer, back, entries, again } = begun();
    pass(50);
    answer('blue', 1, { pending: [plan('orange', 1)] });
    pass(25);
    back('blue', 1);
    const bankAfter = (kept: readonly Entry[]) => {
      const { table } = again('asleep', kept);
      return table.clocks.running({ seat: 'blue', id: 1 })!.deadline - Date.now();
    };
    expect(bankAfter(entries)).toBe(15_000);
    const { rationed: _, ...older } = entries.at(-1) as BackEntry;
    expect(bankAfter([...entries.slice(0, -1), older])).toBe(30_000);
  });

  test('asks with the time that is left, and is refused when none is', () => {
    const { answer, back, left, runner } = begun();
    pass(20);
    answer('blue', 1, { pending: [plan('blue', 2)] });
    pass(20);
    expect(back('blue', 1)).toBeUndefined();
    expect(left('blue', 1)).toBe(50);
    answer('blue', 1, { pending: [plan('blue', 2, { clock: { class: 'react' } })] });
    // Blue was asked something else under this number before: that has a time of its own.
    expect(left('blue', 2)).toBe(10);
    answer('blue', 2, { pending: [plan('blue', 3)] });
    pass(10);
    expect(runner.refusal({ kind: 'back', seat: 'blue', decision: 2, at: Date.now() })?.code).toBe('no-time');
    expect(back('blue', 2)).toBe('no-time');
    expect(left('blue', 3)).toBe(80);
    expect(back('blue', 1)).toBeUndefined();
    expect(left('blue', 1)).toBe(40);
  });

  test('does not give a seat its time again for what it is asked a second time', () => {
    const { answer, back, left } = begun();
    answer('blue', 1, { pending: [plan('blue', 2)] });
    pass(40);
    back('blue', 1);
    answer('blue', 1, { pending: [plan('blue', 2)] });
    expect(left('blue', 2)).toBe(50);
    back('blue', 1);
    answer('blue', 1, { pending: [plan('blue', 2)], roll: true });
    expect(left('blue', 2)).toBe(50);
  });

  test('gives another seat that was asked meanwhile its whole time again', () => {
    const { answer, back, left } = begun();
    answer('blue', 1, { pending: [plan('orange', 1)] });
    pass(40);
    back('blue', 1);
    answer('blue', 1, { pending: [plan('orange', 1)] });
    expect(left('orange', 1)).toBe(90);
  });
});

test('a match folded again has the same clocks, whatever has happened to them', () => {
  const { answer, back, again, table, perform, entries } = begun({ whenEmpty: 7, concedeAfter: 50 });
  const compare = () => {
    const other = again().table;
    expect(clocksIn(other)).toEqual(clocksIn(table));
    other.clocks.stop();
  };
  const both = { pending: [plan('blue', 2), plan('orange', 1)] };
  pass(61);
  answer('blue', 1, both);
  compare();
  pass(5);
  back('blue', 1);
  compare();
  answer('blue', 1, { pending: [plan('blue', 2, { secret: true }), plan('blue', 3), plan('orange', 1)] });
  compare();
  pass(65);
  answer('blue', 3, { pending: [plan('blue', 2, { secret: true }), plan('orange', 1, { committed: true })] });
  compare();
  answer('blue', 2, {
    pending: [plan('blue', 4), plan('orange', 1, { committed: true })],
    roll: true,
    timers: [{ id: 1, clock: { class: 'plan' } }],
  });
  compare();
  table.clocks.rest();
  const from = Date.now();
  pass(1000);
  perform({ kind: 'resumed', from });
  compare();
  pass(80);
  compare();
  answer('orange', 1, { pending: [5, 6].map((id) => plan('blue', id, { clock: { class: 'plan', run: 'a' } })) });
  pass(5);
  answer('blue', 5, { pending: [plan('blue', 7, { clock: { class: 'plan', run: 'a' } })] });
  compare();
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['sat', 'done', 'back', 'resumed', 'rang']));
});
