import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Blueprint } from '../../../src/rooms/match/history/blueprint.ts';
import { example, OptionsSchema, STOCK_BOARDS, type View } from '../../example.ts';
import { forceOf } from '../../kit.ts';
import { clocksOf, refolded, tableOf } from '../../table-kit.ts';

const options = OptionsSchema.parse({ limit: 60, players: 2 });

/** Two against two; nobody moves unless a test says so, and each is out after two decisions that the clock answers. */
const twoASide = () => {
  const blueprint: Blueprint = {
    id: 'here',
    name: 'Here',
    rulesetId: example.id,
    options,
    board: STOCK_BOARDS.find(({ id }) => id === 'open-hills')!,
    seats: example
      .seats(options)
      .map(({ id, side }, i) => ({ id, side, force: forceOf(`u${i}-`, 'LCT-1V'), lock: id })),
    clocks: clocksOf({ seconds: { plan: 10 }, bank: 0, concedeAfter: 2 }),
    version: example.version,
    diceSecret: '7'.padStart(64, '0'),
  };
  const made = tableOf(blueprint);
  for (const { id } of blueprint.seats) made.perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
  const statusOf = (seat: string) => (made.table.view('blue') as View).units.find((unit) => unit.seat === seat)!.status;
  return { ...made, statusOf };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('players of one side who let their clock run out too often', () => {
  /** Plays on by waiting with all seats but these, until something is so. */
  const without = ({ table, perform }: ReturnType<typeof twoASide>, absent: readonly string[], so: () => boolean) => {
    for (let step = 0; step < 200 && !so(); step++) {
      const [asked] = table.pending();
      if (!asked) throw new Error('the match is over, and it never was so');
      const { seat, id } = asked;
      if (absent.includes(seat)) vi.advanceTimersByTime(10_000);
      else
        perform({
          kind: 'done',
          seat,
          by: 'player',
          decision: id,
          intent: example.fallback(table.view(seat) as View, asked),
        });
    }
    expect(so()).toBe(true);
  };

  test('concede one by one: the match goes on without the units of the first, and ends with the last', () => {
    const at = twoASide();
    without(at, ['orange-2'], () => at.statusOf('orange-2') === 'withdrawn');
    expect(at.table.status).toBe('playing');
    expect(at.table.conceding).toEqual([]);
    without(at, ['orange'], () => at.table.outcome !== undefined);
    expect(at.table.outcome).toMatchObject({ winner: 0, code: 'conceded' });
    const byClock = at.entries.filter((entry) => entry.kind === 'done' && entry.by === 'clock');
    expect(byClock.flatMap((entry) => (entry.kind === 'done' && !entry.decision ? [entry.seat] : []))).toEqual([
      'orange-2',
      'orange',
    ]);
    expect(at.troubles).toEqual([]);
  });

  test('are gone after a restart, too', () => {
    const at = twoASide();
    without(at, ['blue-2'], () => at.statusOf('blue-2') === 'withdrawn');
    const again = refolded(at.blueprint, at.entries);
    for (const viewer of at.table.layout.viewers) expect(again.table.view(viewer)).toEqual(at.table.view(viewer));
    expect(again.table.pending()).toEqual(at.table.pending());
  });
});
