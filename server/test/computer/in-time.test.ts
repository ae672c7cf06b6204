import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComputerPlayers } from '../../src/computer/players.ts';
import type { Thinking, ThinkingPool } from '../../src/computer/pool.ts';
import { bareTable, below } from '../table-kit.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** A match in which the computer of orange is asked now; its threads answer with this. */
const asked = (clocks: 'none' | { readonly seconds: Record<string, number>; readonly bank: number }, pause: number) => {
  const made = bareTable({ clocks, computers: ['orange'] });
  const { table, runner, entries, troubles } = made;
  const isShown = () => pause > 0 && clocks === 'none' && table.announcer.shownAt <= Date.now();
  made.play(below(5), () => table.pending()[0]?.seat === 'orange' && !isShown());
  const thinking: ((found: Thinking | undefined) => void)[] = [];
  const untils: (number | undefined)[] = [];
  const pool = {
    think: (_thought: unknown, _openedBy: string, until?: number) => {
      untils.push(until);
      return new Promise((done) => thinking.push(done));
    },
  } as unknown as ThinkingPool;
  const players = new ComputerPlayers({
    ...{ table, pool, openedBy: '', pause, now: Date.now, attended: () => true },
    apply: (work) => work(),
    perform: (entry) => runner.perform(entry),
    trouble: (what) => troubles.push(what),
  });
  const before = entries.length;
  const answers = () => entries.slice(before).flatMap((entry) => (entry.kind === 'done' ? [entry.by] : []));
  return { ...made, players, thinking, untils, answers };
};

test('no clock runs out on a computer whose threads are busy: it does what the clock would, a moment before', async () => {
  const { table, players, answers, untils, troubles } = asked({ seconds: { plan: 20, react: 20 }, bank: 0 }, 700);
  players.look();
  const { deadline } = table.clocks.running({ seat: 'orange', id: table.pending()[0]!.id })!;
  expect(untils[0]).toBe(deadline - 1500);
  await vi.advanceTimersByTimeAsync(deadline - Date.now() - 1501);
  expect(answers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers()[0]).toBe('bot');
  expect(troubles).toEqual([]);
});

test.each([
  ['at-once', 0],
  ['natural', 700],
  ['slow', 2100],
] as const)('it waits until pages have shown what happened, and %s acts %i ms after that', async (pace, more) => {
  const { table, players, thinking, answers } = asked('none', 700);
  players.pace = pace;
  const shown = Math.max(0, table.announcer.shownAt - Date.now());
  expect(shown, 'there is something to be shown').toBeGreaterThan(0);
  players.look();
  thinking[0]!({ intents: [], steps: 0, prospect: { chance: 0.5, couldDraw: true } });
  await vi.advanceTimersByTimeAsync(shown + more - 1);
  expect(answers()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers()[0]).toBe('bot');
});

test('the entry of an answer says how many steps the computer could look ahead', async () => {
  const { table, players, thinking, entries } = asked('none', 0);
  const decision = table.pending()[0]!;
  players.look();
  const intent = table.ruleset.fallback(table.view('orange'), decision);
  thinking[0]!({ intents: [intent as object], steps: 50, prospect: { chance: 0.5, couldDraw: true } });
  await vi.advanceTimersByTimeAsync(1);
  expect(entries.findLast((entry) => entry.kind === 'done' && entry.seat === 'orange')).toMatchObject({
    by: 'bot',
    steps: 50,
  });
});
