import type { Awaited } from '@ironhex/shared/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DoneEntry } from '../../../src/rooms/match/history/entries.ts';
import type { Seats } from '../../../src/rooms/match/seats/seats.ts';
import { toldOf } from '../../../src/rooms/match/told.ts';
import { puppetTable } from '../../table-kit.ts';
import type { PuppetDecision } from '../../toys/puppet.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const VIEWERS = ['blue', 'orange', 'public'];

const asked = (seat: string | null, more: Partial<Awaited> = {}): Awaited => ({
  ...{ seat, id: 1, kind: 'move', clock: { class: 'plan' } },
  ...more,
});

const DONE = { kind: 'done', at: 0, seat: 'blue', intent: {}, by: 'clock', decision: 1, told: true } as const;

/** Who is told that blue's time was up, where they await this. */
const toldTo = (awaited: Readonly<Record<string, readonly Awaited[]>>, entry: DoneEntry = DONE) =>
  toldOf(
    entry,
    { seats: { get: (id: string) => ({ id, open: false, name: 'Ada' }) } as unknown as Seats, viewers: VIEWERS },
    (viewer) => awaited[viewer] ?? [],
  );

describe('that the clock has answered for blue is told', () => {
  test.each<[string, Readonly<Record<string, readonly Awaited[]>>, readonly string[]]>([
    ['to everybody who waited for blue alone', { orange: [asked('blue')], public: [asked('blue')] }, VIEWERS],
    ['to blue alone, where others do not know of it', { orange: [], public: [] }, ['blue']],
    [
      'to blue alone, where the match waited for orange too',
      { orange: [asked('orange'), asked('blue')], public: [asked('blue'), asked('orange')] },
      ['blue'],
    ],
    ['to blue alone, where it was somebody’s', { orange: [asked(null)], public: [asked(null)] }, ['blue']],
    [
      'to everybody, where orange has committed',
      {
        orange: [asked('blue'), asked('orange', { committed: true })],
        public: [asked('blue'), asked('orange', { committed: true })],
      },
      VIEWERS,
    ],
  ])('%s', (_, awaited, viewers) => {
    expect(toldTo(awaited)).toEqual({ event: { kind: 'seat-timed-out', seat: 'blue', name: 'Ada' }, viewers });
  });

  test('otherwise than what a policy has answered: that only its seat is told', () => {
    const { event, viewers } = toldTo({ orange: [asked('blue')] }, { ...DONE, by: 'policy' });
    expect([event.kind, viewers]).toEqual(['seat-answered', ['blue']]);
  });
});

describe('in a match', () => {
  const question = (id: number, more: Partial<PuppetDecision> = {}): PuppetDecision => ({
    ...{ id, seat: 'blue', kind: 'move', clock: { class: 'plan' } },
    ...more,
  });
  const timedOut = ({ seen }: ReturnType<typeof puppetTable>) =>
    (seen as readonly { readonly kind: string }[]).filter(({ kind }) => kind === 'seat-timed-out');

  test('the time that is up is told once, and again after a restart', () => {
    const at = puppetTable();
    vi.advanceTimersByTime(at.left('blue', 1) * 1000);
    expect(timedOut(at)).toEqual([{ kind: 'seat-timed-out', seat: 'blue', name: 'blue' }]);
    expect(timedOut(at.again() as never)).toEqual(timedOut(at));
  });

  test('nobody else is told of a secret question', () => {
    const at = puppetTable();
    at.answer('blue', 1, { pending: [question(2, { secret: true })] });
    vi.advanceTimersByTime(at.left('blue', 2) * 1000);
    expect(at.kinds().at(-1)).toBe('done by clock');
    expect(timedOut(at)).toEqual([]);
  });

  test('a player who answers in time is told nothing', () => {
    const at = puppetTable();
    at.answer('blue', 1, { pending: [question(2)] });
    expect(timedOut(at)).toEqual([]);
  });
});
