import { followSeen } from '@ironhex/shared/match';
import { isSeatEvent, type Setting } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Blueprint, lockFor, type MatchPlan } from '../../../src/rooms/match/history/blueprint.ts';
import { example, OptionsSchema, STOCK_BOARDS } from '../../example.ts';
import { forceOf } from '../../kit.ts';
import { clocksOf, type Happening, refolded, tableOf } from '../../table-kit.ts';

const board = (id: string) => STOCK_BOARDS.find((stock) => stock.id === id)!;

const FORCES = { blue: forceOf('b', 'GRF-1N'), orange: forceOf('o', 'WVR-6W') };

const PLAN = {
  name: 'Here',
  rulesetId: example.id,
  version: example.version,
  options: OptionsSchema.parse({ limit: 60 }),
  board: board('open-hills'),
  seats: [
    { id: 'blue', side: 0, force: FORCES.blue },
    { id: 'orange', side: 1, force: FORCES.orange },
  ],
  clocks: clocksOf('none'),
  waits: true,
} satisfies MatchPlan;

/** A table at which people gather; `optional` seats can be left out. */
const gather = (plan: Partial<MatchPlan> = {}) => {
  const whole = { ...PLAN, ...plan };
  const blueprint: Blueprint = {
    ...whole,
    id: 'here',
    seats: whole.seats.map((seat) => ({ ...seat, lock: lockFor(seat.id) })),
    diceSecret: '7'.padStart(64, '0'),
  };
  const made = tableOf(blueprint);
  const { table, perform } = made;
  const sit = (seat: string, name: string) =>
    perform({ kind: 'sat', seat, name, salt: `salt of ${name}`, lock: lockFor(name) });
  const ready = (...seats: readonly string[]) => {
    for (const seat of seats) perform({ kind: 'ready', seat, ready: true });
  };
  const settings = (part: Partial<MatchPlan>, changed: readonly Setting[], locks: Record<string, string> = {}) =>
    perform({ kind: 'settings', plan: { ...whole, ...part }, locks, changed } satisfies Happening);
  const sitting = () => table.seats.all.map(({ open, name, ready: is }) => (open ? '' : `${name}${is ? ' ✓' : ''}`));
  return { ...made, sit, ready, settings, sitting };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a match that waits until everybody is ready', () => {
  test('begins five seconds after the last has said so', () => {
    const { table, sit, ready, entries } = gather();
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    ready('blue');
    expect(table.gathering.timers).toEqual([]);
    ready('orange');
    vi.advanceTimersByTime(4999);
    expect(table.status).toBe('gathering');
    vi.advanceTimersByTime(1);
    expect(table.status).toBe('playing');
    expect(entries.at(-1)).toMatchObject({ kind: 'begun' });
  });

  test('does not begin if anybody stops the countdown, and counts anew', () => {
    const { table, sit, ready, perform } = gather();
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    ready('blue', 'orange');
    vi.advanceTimersByTime(3000);
    perform({ kind: 'ready', seat: 'orange', ready: false });
    vi.advanceTimersByTime(60_000);
    expect(table.status).toBe('gathering');
    ready('orange');
    vi.advanceTimersByTime(4999);
    expect(table.status).toBe('gathering');
    vi.advanceTimersByTime(1);
    expect(table.status).toBe('playing');
  });

  test('counts anew when another server takes it over', () => {
    const { blueprint, sit, ready, entries } = gather();
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    ready('blue', 'orange');
    vi.advanceTimersByTime(4000);
    const later = refolded(blueprint, entries);
    vi.advanceTimersByTime(4999);
    expect(later.table.status).toBe('gathering');
    vi.advanceTimersByTime(1);
    expect(later.table.status).toBe('playing');
  });

  test('folds to the same match again', () => {
    const made = gather();
    const { blueprint, sit, ready, entries, table } = made;
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    made.settings({ board: board('small-town') }, ['board']);
    ready('blue', 'orange');
    vi.advanceTimersByTime(5000);
    const again = refolded(blueprint, entries, 'asleep').table;
    expect(again.status).toBe('playing');
    expect(again.view('blue')).toEqual(table.view('blue'));
    expect(again.layout.blueprint.board.id).toBe('small-town');
  });
});

describe('forces that players bring', () => {
  const guests: MatchPlan['seats'] = [PLAN.seats[0]!, { id: 'orange', side: 1, force: null, brings: 'player' }];

  test.each([true, false])('are told to all who have gathered, also where the match waits (%s)', (waits) => {
    const { sit, ready, seen, table, perform } = gather({ seats: guests, waits });
    const known = table.view('public');
    sit('blue', 'Ada');
    const brought = { kind: 'sat', seat: 'orange', name: 'Bo', salt: 'salt of Bo', force: FORCES.orange } as const;
    perform(brought);
    if (waits) {
      ready('blue', 'orange');
      vi.advanceTimersByTime(5000);
    }
    expect(table.status).toBe('playing');
    for (const event of seen) if (!isSeatEvent(event)) followSeen(example, known, event);
    expect(known).toEqual(table.view('public'));
  });

  test('are nobody else’s to know before that, whatever the host changes meanwhile', () => {
    const [brought, none] = [true, false].map((brings) => {
      const { sit, settings, table, perform } = gather({ seats: guests });
      sit('blue', 'Ada');
      const force = brings ? { force: FORCES.orange } : {};
      perform({ kind: 'sat', seat: 'orange', name: 'Bo', salt: 'salt of Bo', ...force });
      settings({ seats: guests, board: board('small-town') }, ['board']);
      return table.view('blue');
    });
    expect(brought).toEqual(none);
  });

  test('and no longer fit what the host has changed take the mark away, also the host’s own', () => {
    const own: MatchPlan['seats'][number] = { id: 'blue', side: 0, force: null, brings: 'player' };
    const { sit, ready, settings, sitting, table, perform } = gather({ seats: [own, PLAN.seats[1]!] });
    perform({ kind: 'sat', seat: 'blue', name: 'Ada', salt: 'salt of Ada', force: FORCES.blue });
    sit('orange', 'Bo');
    ready('blue');
    const crowd = Array.from({ length: 12 }, (_, n) => forceOf(`c${n}-`, 'LCT-1V')[0]!);
    const more = { id: 'blue-2', side: 0, force: crowd, optional: true };
    settings({ seats: [own, PLAN.seats[1]!, more] }, ['seats'], { 'blue-2': lockFor('blue-2') });
    expect(table.layout.misfit({ id: 'blue' })).toMatchObject({ code: 'too-many' });
    expect(sitting()).toEqual(['Ada', 'Bo', '']);
    settings({ seats: [own, PLAN.seats[1]!] }, ['seats']);
    expect(sitting(), 'the mark does not come back by itself').toEqual(['Ada', 'Bo']);
  });
});

describe('other settings', () => {
  test('are what is played, and take the marks of the others away', () => {
    const { sit, ready, settings, sitting, table, seen } = gather();
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    ready('blue', 'orange');
    settings({ board: board('small-town'), clocks: clocksOf({}) }, ['board', 'clocks']);
    expect(sitting()).toEqual(['Ada ✓', 'Bo']);
    expect(table.gathering.revision).toBe(1);
    expect(seen.at(-1)).toEqual({ kind: 'seat-settings', byName: 'Ada', changed: ['board', 'clocks'] });
    expect(table.view('orange')).toMatchObject({ board: { id: 'small-town' } });
    ready('orange');
    vi.advanceTimersByTime(5000);
    expect(table.status).toBe('playing');
    expect(table.clocks.running(table.pending()[0]!)).toBeDefined();
  });

  test('leave nothing of those before: what a plan leaves out is as usual', () => {
    const { table, perform } = gather({ spectators: false, listed: true });
    perform({ kind: 'settings', plan: PLAN, locks: {}, changed: ['spectators', 'listed'] });
    expect(table.layout.viewers).toEqual(['blue', 'orange', 'public']);
    expect(table.layout.blueprint).not.toHaveProperty('spectators');
    expect(table.layout.blueprint).not.toHaveProperty('listed');
  });

  test('let a match wait for everybody that did not before', () => {
    const { sit, settings, table } = gather({ waits: false });
    sit('blue', 'Ada');
    settings({ board: board('small-town') }, ['board']);
    sit('orange', 'Bo');
    expect(table.status).toBe('gathering');
  });

  test('bring seats with locks of their own, and take others away', () => {
    const three = [...PLAN.seats, { id: 'white', side: 1, force: forceOf('w', 'LCT-1V') }];
    const { sit, settings, table } = gather();
    sit('orange', 'Bo');
    settings({ seats: three }, ['seats'], { white: lockFor('white') });
    expect(table.seats.openedBy('white')).toBe('white');
    expect(table.seats.openedBy('Bo')).toBe('orange');
    expect(table.layout.viewers).toEqual(['blue', 'orange', 'white', 'public']);
    settings({}, ['seats']);
    expect(table.layout.viewers).toEqual(['blue', 'orange', 'public']);
    expect(table.seats.admits({ seat: 'white', lock: lockFor('white') })).toBe(false);
  });
});

describe('a seat that the rules do not need', () => {
  const more = { id: 'orange-2', side: 1, force: forceOf('p', 'LCT-1V'), optional: true };
  const options = OptionsSchema.parse({ limit: 60, players: 2 });

  test.each([false, true])(
    'can be left out: the others say again that they are ready (waiting before: %s)',
    (waits) => {
      const { sit, ready, perform, table } = gather({ options, waits, seats: [...PLAN.seats, more] });
      sit('blue', 'Ada');
      sit('orange', 'Bo');
      perform({ kind: 'closed', seat: 'orange-2', closed: true });
      expect(table.status).toBe('gathering');
      ready('blue', 'orange');
      vi.advanceTimersByTime(5000);
      expect(table.status).toBe('playing');
      expect(table.seats.all.map(({ id }) => id)).toEqual(['blue', 'orange']);
      expect(table.view('blue')).toMatchObject({ seats: [{ id: 'blue' }, { id: 'orange' }] });
    },
  );

  test('is part of the match if somebody sits there', () => {
    const { sit, ready, table } = gather({ options, seats: [...PLAN.seats, more] });
    for (const [seat, name] of [
      ['blue', 'Ada'],
      ['orange', 'Bo'],
      ['orange-2', 'Cy'],
    ] as const)
      sit(seat, name);
    ready('blue', 'orange', 'orange-2');
    vi.advanceTimersByTime(5000);
    expect(table.seats.all).toHaveLength(3);
    expect(table.seats.sittingWith('orange').map(({ id }) => id)).toEqual(['orange', 'orange-2']);
    expect(table.seats.sittingWith('blue').map(({ id }) => id)).toEqual(['blue']);
  });
});

describe('people', () => {
  test('change places with their secrets; nobody is ready then', () => {
    const { sit, ready, perform, sitting, table, seen } = gather();
    sit('blue', 'Ada');
    ready('blue');
    perform({ kind: 'moved', by: 'host', from: ['blue', 'orange'], to: ['orange', 'blue'] });
    expect(sitting()).toEqual(['', 'Ada']);
    expect(table.seats.openedBy('Ada')).toBe('orange');
    expect(table.seats.openedBy('orange')).toBe('blue');
    expect(seen.at(-1)).toEqual({ kind: 'seat-moved', by: 'host', seats: { blue: '', orange: 'Ada' } });
    expect(table.gathering.seatOfHost?.id).toBe('orange');
  });

  test('draw lots once: the die is bound to what they have put in', () => {
    const { sit, perform, table } = gather();
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    const draw = () =>
      perform({ kind: 'moved', by: 'lot', from: ['blue', 'orange'], to: table.gathering.lot('7'.padStart(64, '0')) });
    draw();
    expect(table.gathering.drawn).toBe(true);
    perform({ kind: 'relocked', seat: 'orange', by: 'orange', lock: lockFor('a new link of the own seat') });
    sit('blue', 'Ada or Bo, under another name');
    expect(table.gathering.drawn, 'they are the same people').toBe(true);
    perform({ kind: 'relocked', seat: 'orange', by: 'blue', lock: lockFor('an invitation') });
    sit('orange', 'Cy');
    expect(table.gathering.drawn).toBe(false);
    const lots = new Set(
      Array.from({ length: 20 }, (_, n) => {
        const other = gather();
        other.sit('blue', `Ada ${n}`);
        other.sit('orange', 'Bo');
        return other.table.gathering.lot('7'.padStart(64, '0')).join();
      }),
    );
    expect(lots).toEqual(new Set(['blue,orange', 'orange,blue']));
  });

  test('stand up, and the seat waits for somebody; the host stays the host', () => {
    const { sit, perform, table, seen } = gather();
    sit('blue', 'Ada');
    perform({ kind: 'stood', seat: 'blue', lock: lockFor('an invitation') });
    expect(seen.at(-1)).toEqual({ kind: 'seat-left', seat: 'blue', name: 'Ada' });
    expect(table.seats.openedBy('an invitation')).toBe('blue');
    expect(table.seats.openedBy('Ada')).toBeUndefined();
    expect(table.gathering.host).toBe(lockFor('Ada'));
    expect(table.gathering.seatOfHost).toBeUndefined();
  });

  test('get the role of the host, which goes with their secret', () => {
    const { sit, perform, table } = gather();
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    perform({ kind: 'hosted', seat: 'orange', why: 'given' });
    expect(table.gathering.seatOfHost?.name).toBe('Bo');
    perform({ kind: 'relocked', seat: 'orange', by: 'orange', lock: lockFor('another') });
    expect(table.gathering.host).toBe(lockFor('another'));
  });

  test('who is freed is not ready any more', () => {
    const { sit, ready, perform, sitting, table } = gather();
    sit('blue', 'Ada');
    sit('orange', 'Bo');
    ready('blue', 'orange');
    perform({ kind: 'relocked', seat: 'orange', by: 'blue', lock: lockFor('an invitation') });
    expect(sitting()).toEqual(['Ada ✓', '']);
    vi.advanceTimersByTime(60_000);
    expect(table.status).toBe('gathering');
  });
});
