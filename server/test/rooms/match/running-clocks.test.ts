import type { Decision } from '@ironhex/shared/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askedOf, codeOf, must, play, RoomClient, turnOf, until, useApp, viewOf } from '../../kit.ts';
import { bareTable, below, clocksOf } from '../../table-kit.ts';

const app = useApp();

describe.concurrent('a clock of a match in the room', () => {
  const SHORT = { seconds: { react: 1, plan: 1 }, bank: 0, opening: 0 };

  test('does the default when it runs out, and refuses the answer that comes too late', async () => {
    const at = await play(app.url, { clocks: SHORT });
    const { asked, seat, decision } = turnOf(at);
    const { deadline, bankFrom, clock } = at.spectator.decisionOf(seat)!;
    expect(clock).toBe('plan');
    expect(deadline).toBe(bankFrom);
    expect(asked.welcomes[0]!.clocks).toEqual(clocksOf(SHORT));
    await until(() => at.spectator.seen.some((event) => event.seen.kind === 'waited'), 'the default is done');
    expect(Date.now()).toBeGreaterThanOrEqual(deadline);
    expect(at.spectator.seen.find((event) => event.seen.kind === 'waited')!.seen).toMatchObject({
      unit: (decision.default as { unit: string }).unit,
    });
    expect(codeOf(await asked.intend(decision.default, decision.id))).toBe('stale-decision');
    await until(() => at.spectator.decisions.length === 1, 'somebody is asked');
    const [next] = at.spectator.decisions;
    expect(next!.deadline).toBeGreaterThan(deadline);
  });

  test('draws the bank beyond its own time, and gives nothing back', async () => {
    const at = await play(app.url, { clocks: { ...SHORT, bank: 60 } });
    const { seat, decision, answer, other } = turnOf(at);
    const { deadline, bankFrom } = at.spectator.decisionOf(seat)!;
    expect(deadline - bankFrom).toBe(60_000);
    await until(() => Date.now() > bankFrom + 300, 'the bank is drawn');
    expect(at.spectator.bankOf(seat)).toBe(60_000);
    must(await answer(decision.default));
    const used = Date.now() - bankFrom;
    await until(() => at.spectator.bankOf(seat) < 60_000, 'the bank is less');
    const left = at.spectator.bankOf(seat);
    expect(left).toBeLessThanOrEqual(60_000 - 300);
    expect(left).toBeGreaterThanOrEqual(60_000 - used);
    const otherSeat = other === at.blue ? 'blue' : 'orange';
    expect(at.spectator.bankOf(otherSeat)).toBe(60_000);
  });

  test('runs for whoever is away, even if everybody is', async () => {
    const at = await play(app.url, { clocks: SHORT });
    const { seat } = turnOf(at);
    const { deadline } = at.spectator.decisionOf(seat)!;
    const before = at.spectator.own!.eventCount;
    await Promise.all(at.everybody.map((client) => client.leave()));
    await until(() => Date.now() > deadline + 100, 'the time is up');
    const back = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    await until(() => back.own, 'blue is back');
    const missed = await back.events(before + 1);
    expect(missed.map(({ seen }) => seen.kind)).toContain('waited');
    expect(back.own!.eventCount).toBeGreaterThan(before);
    expect(viewOf(back).units.some(({ ticks }) => ticks > 0)).toBe(true);
  });

  test('does not run where the host wants none', async () => {
    const at = await play(app.url, { clocks: 'none' });
    const { seat } = turnOf(at);
    expect(at.spectator.decisionOf(seat)).toMatchObject({ deadline: 0, bankFrom: 0 });
    expect(at.spectator.bankOf(seat)).toBe(0);
    expect(at.blue.welcomes[0]!.clocks).toBe('none');
    expect(askedOf(at.spectator, seat)).toBeDefined();
  });
});

describe('the clocks of a table', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test('a match that nobody plays comes to its end by its clocks, and then they rest', () => {
    const { table, seen } = bareTable({ clocks: { seconds: { react: 15, plan: 90 }, bank: 1, opening: 0 } });
    vi.advanceTimersByTime(4 * 3_600_000);
    expect(table.status).toBe('over');
    expect(table.outcome).toMatchObject({ score: [0, 0] });
    expect(seen.filter(({ kind }) => kind === 'waited').length).toBeGreaterThan(4);
    expect(seen.some(({ kind }) => kind === 'actionDeclared')).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a reaction that nobody makes is a pass', () => {
    const { table, seen, play } = bareTable({ clocks: { seconds: { react: 15, plan: 90 }, bank: 0, opening: 0 } });
    play(below(7), () => table.pending()[0]?.kind === 'interrupt');
    const [{ seat, id }] = table.pending() as [Decision];
    seen.length = 0;
    // What came before is shown first: that is waited for, at most five seconds.
    const time = table.clocks.running({ seat, id })!.deadline - Date.now();
    expect(time).toBeGreaterThan(15_000);
    expect(time).toBeLessThanOrEqual(20_000);
    vi.advanceTimersByTime(time - 1);
    expect(table.pending()[0]).toMatchObject({ seat, id });
    vi.advanceTimersByTime(1);
    const kinds: readonly string[] = seen.map(({ kind }) => kind);
    expect(kinds.slice(0, 3)).toEqual(['seat-timed-out', 'windowAnswered', 'windowClosed']);
  });

  test('without clocks there is not even a timer', () => {
    const { table } = bareTable({ clocks: 'none' });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000_000_000);
    expect(table.pending()).toHaveLength(1);
    expect(table.clocks.running(table.pending()[0]!)).toBeUndefined();
  });
});
