import type { Decision } from '@ironhex/shared/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MatchClocks } from '../src/rooms/match/clocks.ts';
import { askedOf, codeOf, must, play, RoomClient, turnOf, until, useApp, viewOf } from './kit.ts';
import { bareTable, below } from './table-kit.ts';

const app = useApp();

describe.concurrent('a clock of a match in the room', () => {
  const SHORT = { react: 1, plan: 1, bank: 0 };

  test('does the default when it runs out, and refuses the answer that comes too late', async () => {
    const at = await play(app.url, { clocks: SHORT });
    const { asked, seat, decision } = turnOf(at);
    const { deadline, bankFrom, clock } = at.spectator.decisionOf(seat)!;
    expect(clock).toBe('plan');
    expect(deadline).toBe(bankFrom);
    expect(asked.welcomes[0]!.clocks).toEqual(SHORT);
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
    expect(at.spectator.state.seats.get(seat)!.bank).toBe(60_000);
    must(await answer(decision.default));
    const used = Date.now() - bankFrom;
    await until(() => at.spectator.state.seats.get(seat)!.bank < 60_000, 'the bank is less');
    const left = at.spectator.state.seats.get(seat)!.bank;
    expect(left).toBeLessThanOrEqual(60_000 - 300);
    expect(left).toBeGreaterThanOrEqual(60_000 - used);
    const otherSeat = other === at.blue ? 'blue' : 'orange';
    expect(at.spectator.state.seats.get(otherSeat)!.bank).toBe(60_000);
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
    expect(at.spectator.state.seats.get(seat)!.bank).toBe(0);
    expect(at.blue.welcomes[0]!.clocks).toBe('none');
    expect(askedOf(at.spectator, seat)).toBeDefined();
  });
});

describe('with a clock of our own', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  const asked = (seat: string, id: number, clock: 'plan' | 'react' = 'plan'): Decision => ({
    id,
    seat,
    kind: 'any',
    clock: { class: clock },
  });

  /** Clocks of two seats, and who ran out of time. */
  const clocksOf = (bank: number) => {
    const expired: string[] = [];
    const clocks = new MatchClocks(
      { react: 5, plan: 20, bank },
      ['blue', 'orange'],
      { now: Date.now },
      (seat, decision) => {
        expired.push(`${seat} ${decision}`);
      },
    );
    return { clocks, expired };
  };

  test('planning and reacting have a time of their own, then the bank', () => {
    const { clocks, expired } = clocksOf(10);
    clocks.update([asked('blue', 1), asked('orange', 1, 'react')], Date.now());
    expect(clocks.running(asked('blue', 1))).toEqual({
      seat: 'blue',
      decision: 1,
      bankFrom: 1_020_000,
      deadline: 1_030_000,
    });
    expect(clocks.running(asked('orange', 1))).toEqual({
      seat: 'orange',
      decision: 1,
      bankFrom: 1_005_000,
      deadline: 1_015_000,
    });
    vi.advanceTimersByTime(14_999);
    expect(expired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(expired).toEqual(['orange 1']);
    vi.advanceTimersByTime(15_000);
    expect(expired).toEqual(['orange 1', 'blue 1']);
    expect([clocks.bank('blue'), clocks.bank('orange')]).toEqual([0, 0]);
  });

  test('an answer in time costs nothing, a later one what it takes', () => {
    const { clocks, expired } = clocksOf(10);
    clocks.update([asked('blue', 1)], Date.now());
    vi.advanceTimersByTime(20_000);
    clocks.update([asked('blue', 2)], Date.now());
    expect(clocks.bank('blue')).toBe(10_000);
    vi.advanceTimersByTime(24_000);
    clocks.update([asked('orange', 3)], Date.now());
    expect(clocks.bank('blue')).toBe(6000);
    clocks.update([asked('blue', 4)], Date.now());
    vi.advanceTimersByTime(25_999);
    expect(expired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(expired).toEqual(['blue 4']);
  });

  test('a question that is still asked keeps its clock, whoever else answers', () => {
    const { clocks, expired } = clocksOf(0);
    clocks.update([asked('blue', 1, 'react'), asked('orange', 1, 'react')], Date.now());
    vi.advanceTimersByTime(4000);
    clocks.update([asked('blue', 1, 'react')], Date.now());
    vi.advanceTimersByTime(1000);
    expect(expired).toEqual(['blue 1']);
  });

  test('when two run out at once and the first default settles both, the second seat loses nothing', () => {
    const expired: string[] = [];
    const clocks = new MatchClocks(
      { react: 5, plan: 20, bank: 0 },
      ['blue', 'orange'],
      { now: Date.now },
      (seat, decision) => {
        expired.push(`${seat} ${decision}`);
        if (decision === 1) clocks.update([asked('orange', 2)], Date.now());
      },
    );
    clocks.update([asked('blue', 1), asked('orange', 1)], Date.now());
    vi.advanceTimersByTime(20_000);
    expect(expired).toEqual(['blue 1']);
    expect(clocks.running(asked('orange', 2))).toMatchObject({ decision: 2 });
    vi.advanceTimersByTime(20_000);
    expect(expired).toEqual(['blue 1', 'orange 2']);
  });

  test('nothing rings once the clocks are stopped', () => {
    const { clocks, expired } = clocksOf(0);
    clocks.update([asked('blue', 1)], Date.now());
    clocks.stop();
    vi.advanceTimersByTime(1_000_000);
    expect(expired).toEqual([]);
    expect(clocks.running(asked('blue', 1))).toBeUndefined();
  });

  test('a match that nobody plays comes to its end by its clocks, and then they rest', () => {
    const { table, seen } = bareTable({ clocks: { react: 15, plan: 90, bank: 1 } });
    vi.advanceTimersByTime(4 * 3_600_000);
    expect(table.status).toBe('over');
    expect(table.outcome).toMatchObject({ score: [0, 0] });
    expect(seen.filter(({ kind }) => kind === 'waited').length).toBeGreaterThan(4);
    expect(seen.some(({ kind }) => kind === 'actionDeclared')).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a reaction that nobody makes is a pass', () => {
    const { table, seen, play } = bareTable({ clocks: { react: 15, plan: 90, bank: 0 } });
    play(below(7), () => table.pending()[0]?.kind === 'interrupt');
    const [{ seat, id }] = table.pending() as [Decision];
    seen.length = 0;
    vi.advanceTimersByTime(14_999);
    expect(table.pending()[0]).toMatchObject({ seat, id });
    vi.advanceTimersByTime(1);
    expect(seen.slice(0, 2).map(({ kind }) => kind)).toEqual(['windowAnswered', 'windowClosed']);
  });

  test('without clocks there is not even a timer', () => {
    const { table } = bareTable({ clocks: 'none' });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1_000_000_000);
    expect(table.pending()).toHaveLength(1);
    expect(table.clocks.running(table.pending()[0]!)).toBeUndefined();
  });
});
