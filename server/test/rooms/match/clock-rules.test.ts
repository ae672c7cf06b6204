import type { Awaited, Decision, Timer } from '@ironhex/shared/match';
import { type AskedClocks, type ClockFigures, clocksFor, usualClocks } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MatchClocks } from '../../../src/rooms/match/clocks/match-clocks.ts';
import { SeatClock } from '../../../src/rooms/match/clocks/seat-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const RULES = {
  clocks: {
    plan: { name: 'Plan', seconds: 20, bank: true },
    react: { name: 'React', seconds: 5, bank: false },
    activation: { name: 'Activation', seconds: 75, bank: false },
    watching: { name: 'Watching', seconds: 20, bank: true, waits: 30 },
    quick: { name: 'Quick', seconds: 20, bank: true, waits: 2 },
  },
  bank: { seconds: 10, whenEmpty: null },
};

type PuppetDecision = Decision & { readonly secret?: true };

/** Who knows that a seat that goes back takes a question from another one. */
const NOBODY: ReadonlySet<string> = new Set();
const EVERYBODY: ReadonlySet<string> = new Set(['blue', 'orange', 'public']);

const plan = (seat: string, id: number, more: Partial<PuppetDecision> = {}): PuppetDecision => ({
  id,
  seat,
  kind: 'any',
  clock: { class: 'plan' },
  ...more,
});
const react = (seat: string, id: number): PuppetDecision => plan(seat, id, { clock: { class: 'react' } });
const part = (id: number, run: string): PuppetDecision => plan('blue', id, { clock: { class: 'activation', run } });

/** What somebody may know who is not asked: no number, and nothing of secrets. */
const publicly = (pending: readonly PuppetDecision[], viewer: string): readonly Awaited[] =>
  pending
    .filter(({ seat, secret }) => seat === viewer || !secret)
    .map((decision) => (decision.seat === viewer ? decision : { ...decision, id: null }));

/** Clocks of two seats that watch each other, and whose time was up, by the second. */
const clocksOf = (asked: AskedClocks = {}) => {
  const figures = clocksFor(RULES, asked === 'none' ? asked : { opening: 0, ...asked });
  if (!figures.ok) throw new Error(figures.error[0]!.message);
  const begun = Date.now();
  const expired: string[] = [];
  const seats = ['blue', 'orange'];
  let pending: readonly PuppetDecision[] = [];
  let timers: readonly Timer[] = [];
  let show = 0;
  const clocks = new MatchClocks({
    clocks: figures.value,
    rules: RULES,
    seats,
    viewers: [...seats, 'public'],
    clock: { now: Date.now },
    expired: (seat, id) => {
      expired.push(`${seat} ${id} at ${(Date.now() - begun) / 1000}`);
      if (seat === null) ask(pending, ...timers.filter((timer) => timer.id !== id));
      else ask(pending.filter((decision) => decision.seat !== seat || decision.id !== id));
    },
  });
  /** The match waits for this now. */
  const ask = (next: readonly PuppetDecision[], ...running: readonly Timer[]): void => {
    [pending, timers] = [next, running];
    const awaited = (viewer: string): readonly Awaited[] => [
      ...publicly(pending, viewer),
      ...running.map(({ clock }) => ({ seat: null, id: null, kind: null, clock })),
    ];
    clocks.update({ pending, timers, awaited }, Date.now(), show);
    show = 0;
  };
  /** What happens with the next question is shown for so many seconds. */
  const shows = (seconds: number): void => {
    show = seconds * 1000;
  };
  /** Seconds until the own time and everything of a decision are used up; below 0: since then. */
  const left = (decision: Pick<PuppetDecision, 'seat' | 'id'>): readonly number[] => {
    const { bankFrom, deadline } = clocks.running(decision)!;
    return [(bankFrom - Date.now()) / 1000, (deadline - Date.now()) / 1000];
  };
  /** The same as a viewer is shown it, for the first that it sees. */
  const shown = (viewer: string): readonly number[] | undefined => {
    const [times] = clocks.shownTo(viewer);
    return times && [(times.bankFrom - Date.now()) / 1000, (times.deadline - Date.now()) / 1000];
  };
  return { clocks, expired, ask, shows, left, shown };
};

const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

describe('the time of a decision', () => {
  test('is that of its class, then the bank if the class draws it', () => {
    const { clocks, expired, ask, left } = clocksOf();
    ask([plan('blue', 1), react('orange', 1)]);
    expect(left(plan('blue', 1))).toEqual([20, 30]);
    expect(left(react('orange', 1))).toEqual([5, 5]);
    pass(40);
    expect(expired).toEqual(['orange 1 at 5', 'blue 1 at 30']);
    expect([clocks.bank('blue'), clocks.bank('orange')]).toEqual([0, 10_000]);
  });

  test('is what the host chose: seconds, the bank, and which classes draw it', () => {
    const { ask, left } = clocksOf({ seconds: { plan: 3 }, draws: { plan: false, react: true }, bank: 7 });
    ask([plan('blue', 1), react('orange', 1)]);
    expect(left(plan('blue', 1))).toEqual([3, 3]);
    expect(left(react('orange', 1))).toEqual([5, 12]);
  });

  test('costs nothing when the answer comes in time, and a later one what it takes', () => {
    const { clocks, expired, ask } = clocksOf();
    ask([plan('blue', 1)]);
    pass(20);
    ask([plan('blue', 2)]);
    expect(clocks.bank('blue')).toBe(10_000);
    pass(24);
    ask([plan('orange', 3)]);
    expect(clocks.bank('blue')).toBe(6000);
    ask([plan('blue', 4)]);
    pass(25.999);
    expect(expired).toEqual([]);
    pass(0.001);
    expect(expired).toEqual(['blue 4 at 70']);
  });

  test('goes on whoever else answers', () => {
    const { expired, ask } = clocksOf();
    ask([react('blue', 1), react('orange', 1)]);
    pass(4);
    ask([react('blue', 1)]);
    pass(1);
    expect(expired).toEqual(['blue 1 at 5']);
  });

  test('stands still while the answer is committed, and goes on with what is left when that is taken back', () => {
    const { expired, ask, left } = clocksOf();
    ask([plan('blue', 1), plan('orange', 1)]);
    pass(8);
    ask([plan('blue', 1, { committed: true }), plan('orange', 1)]);
    expect(() => left(plan('blue', 1))).toThrow();
    pass(7);
    ask([plan('blue', 1), plan('orange', 1)]);
    expect(left(plan('blue', 1))).toEqual([12, 22]);
    pass(22);
    expect(expired).toEqual(['orange 1 at 30', 'blue 1 at 37']);
  });

  test('of what was committed is still known after other seats have acted', () => {
    const { clocks, ask, left } = clocksOf();
    ask([plan('blue', 1)]);
    pass(8);
    ask([plan('blue', 1, { committed: true })]);
    clocks.forget('blue');
    ask([plan('blue', 1)]);
    expect(left(plan('blue', 1))).toEqual([12, 22]);
  });

  test('does not run any more once the clocks are stopped', () => {
    const { clocks, expired, ask } = clocksOf();
    ask([plan('blue', 1)]);
    clocks.stop();
    pass(1000);
    expect(expired).toEqual([]);
    expect(clocks.running(plan('blue', 1))).toBeUndefined();
  });
});

describe('several decisions of one seat at once', () => {
  test('have a clock each, and draw the bank once for the same moment', () => {
    const { clocks, expired, ask, left } = clocksOf();
    ask([plan('blue', 1)]);
    pass(4);
    ask([plan('blue', 1), plan('blue', 2)]);
    expect(left(plan('blue', 1))).toEqual([16, 26]);
    // The first one would have drawn the whole bank by then, at 30.
    expect(left(plan('blue', 2))).toEqual([20, 26]);
    pass(22);
    // Six seconds are drawn, two of them by both.
    ask([]);
    expect(clocks.bank('blue')).toBe(4000);
    expect(expired).toEqual([]);
  });

  test('get the bank that is left when one of them is answered', () => {
    const { ask, left } = clocksOf();
    ask([plan('blue', 1)]);
    pass(15);
    ask([plan('blue', 1), plan('blue', 2)]);
    expect(left(plan('blue', 2))).toEqual([20, 20]);
    pass(7);
    ask([plan('blue', 2)]);
    expect(left(plan('blue', 2))).toEqual([13, 21]);
  });

  test('are all up when the bank is', () => {
    const { expired, ask } = clocksOf();
    ask([plan('blue', 1), plan('blue', 2), react('blue', 3)]);
    pass(60);
    expect(expired).toEqual(['blue 3 at 5', 'blue 1 at 30', 'blue 2 at 30']);
  });
});

describe('an empty bank', () => {
  test('leaves the seconds that the host chose, but never more than a decision has', () => {
    const { ask, left } = clocksOf({ whenEmpty: 4, seconds: { react: 3 } });
    ask([plan('blue', 1)]);
    expect(left(plan('blue', 1))).toEqual([20, 30]);
    pass(30);
    ask([plan('blue', 2), react('blue', 3), plan('orange', 1)]);
    expect(left(plan('blue', 2))).toEqual([4, 4]);
    expect(left(react('blue', 3))).toEqual([3, 3]);
    expect(left(plan('orange', 1))).toEqual([20, 30]);
  });

  test('leaves the seconds of the class if the host chose nothing, and is none where there was no bank', () => {
    const usual = clocksOf();
    usual.ask([plan('blue', 1)]);
    pass(30);
    usual.ask([plan('blue', 2)]);
    expect(usual.left(plan('blue', 2))).toEqual([20, 20]);
    const none = clocksOf({ bank: 0, whenEmpty: 4 });
    none.ask([plan('blue', 1)]);
    expect(none.left(plan('blue', 1))).toEqual([20, 20]);
  });
});

describe('the first decision of a seat', () => {
  test('has more time, for both alike, once', () => {
    const { ask, left } = clocksOf({ opening: 60 });
    ask([plan('blue', 1), plan('orange', 1)]);
    expect([left(plan('blue', 1)), left(plan('orange', 1))]).toEqual([
      [80, 90],
      [80, 90],
    ]);
    pass(5);
    ask([plan('blue', 2), plan('orange', 1)]);
    expect([left(plan('blue', 2)), left(plan('orange', 1))]).toEqual([
      [20, 30],
      [75, 85],
    ]);
  });

  test('has it from the beginning of its run, which goes on with what is left', () => {
    const { ask, left } = clocksOf({ opening: 60 });
    ask([part(1, 'turn 1')]);
    pass(10);
    ask([part(2, 'turn 1')]);
    expect(left(part(2, 'turn 1'))).toEqual([125, 125]);
    ask([part(3, 'turn 2')]);
    expect(left(part(3, 'turn 2'))).toEqual([75, 75]);
  });

  test('is one that everybody may know of: else its time would be missing before their eyes', () => {
    const { ask, left } = clocksOf({ opening: 60 });
    const hidden = plan('blue', 1, { secret: true });
    ask([hidden]);
    expect(left(hidden)).toEqual([20, 30]);
    ask([plan('blue', 2)]);
    expect(left(plan('blue', 2))).toEqual([80, 90]);
  });

  test('has as much as the host wants, a minute if nothing is said, and none in matches of before', () => {
    const usual = clocksFor(RULES, {});
    expect(usual).toMatchObject({ value: { opening: 60 } });
    const { ask, left } = clocksOf({ opening: 7 });
    ask([plan('blue', 1)]);
    expect(left(plan('blue', 1))).toEqual([27, 37]);
    const { opening: _, ...before } = (usual as { value: ClockFigures }).value;
    const clock = new SeatClock(before);
    clock.opens(1);
    clock.update([plan('blue', 1)], 0);
    expect(clock.times(1)).toEqual({ bankFrom: 20_000, deadline: 30_000 });
  });
});

describe('a clock that waits until what happened has been shown', () => {
  const watching = (seat: string, id: number) => plan(seat, id, { clock: { class: 'watching' } });
  const quick = (seat: string, id: number) => plan(seat, id, { clock: { class: 'quick' } });

  test('begins when that ends, for all alike and before the eyes of all', () => {
    const { ask, shows, left, shown } = clocksOf();
    shows(4);
    ask([watching('blue', 1), watching('orange', 1)]);
    for (const seat of ['blue', 'orange']) expect(left({ seat, id: 1 })).toEqual([24, 34]);
    expect(shown('public')).toEqual([24, 34]);
    expect(shown('orange')).toEqual([24, 34]);
  });

  test('waits for all that is still shown, but no longer than a page shows it, nor than its class does', () => {
    const { ask, shows, left } = clocksOf();
    shows(3);
    ask([watching('blue', 1)]);
    pass(1);
    shows(2);
    ask([watching('blue', 2), quick('orange', 1)]);
    expect(left({ seat: 'blue', id: 2 })).toEqual([24, 34]);
    expect(left({ seat: 'orange', id: 1 })).toEqual([22, 32]);
    shows(60);
    ask([watching('blue', 3)]);
    expect(left({ seat: 'blue', id: 3 })).toEqual([26, 36]);
    pass(10);
    ask([watching('blue', 4)]);
    expect(left({ seat: 'blue', id: 4 })).toEqual([20, 30]);
  });

  test('does not begin anew with what runs already, and other classes do not wait', () => {
    const { ask, shows, left } = clocksOf();
    ask([watching('blue', 1)]);
    pass(5);
    shows(4);
    ask([watching('blue', 1), plan('orange', 1)]);
    expect(left({ seat: 'blue', id: 1 })).toEqual([15, 25]);
    expect(left({ seat: 'orange', id: 1 })).toEqual([20, 30]);
  });
});

describe('decisions of one run', () => {
  test('share their time, which stands still while none of them is asked', () => {
    const { ask, left } = clocksOf();
    ask([part(1, 'a')]);
    pass(20);
    ask([part(2, 'a')]);
    expect(left(part(2, 'a'))).toEqual([55, 55]);
    pass(5);
    ask([react('orange', 1)]);
    pass(4);
    ask([part(3, 'a')]);
    expect(left(part(3, 'a'))).toEqual([50, 50]);
  });

  test('are decided at once when it is used up', () => {
    const { expired, ask } = clocksOf();
    ask([part(1, 'a')]);
    pass(75);
    ask([part(2, 'a')]);
    pass(0.001);
    ask([part(3, 'a')]);
    pass(0.001);
    expect(expired).toEqual(['blue 1 at 75', 'blue 2 at 75.001', 'blue 3 at 75.002']);
    ask([part(4, 'b')]);
    pass(74);
    expect(expired).toHaveLength(3);
  });

  test('draw the bank first, if their class does', () => {
    const { clocks, expired, ask, left } = clocksOf({ draws: { activation: true } });
    ask([part(1, 'a')]);
    pass(79);
    ask([part(2, 'a')]);
    expect(clocks.bank('blue')).toBe(6000);
    expect(left(part(2, 'a'))).toEqual([0, 6]);
    pass(6);
    expect(expired).toEqual(['blue 2 at 85']);
  });

  test('run together when they are asked together', () => {
    const { ask, left } = clocksOf();
    ask([part(1, 'a')]);
    pass(10);
    ask([part(1, 'a'), part(2, 'a')]);
    expect(left(part(2, 'a'))).toEqual([65, 65]);
    pass(10);
    ask([part(3, 'a')]);
    expect(left(part(3, 'a'))).toEqual([55, 55]);
  });
});

describe('going back', () => {
  test('lets a decision run on as if its clock had never stopped; the bank is as it is then', () => {
    const { clocks, ask, left } = clocksOf();
    ask([plan('blue', 1)]);
    pass(5);
    ask([plan('blue', 2)]);
    pass(9);
    clocks.goBack('blue', 1, NOBODY);
    ask([plan('blue', 1)]);
    expect(left(plan('blue', 1))).toEqual([6, 16]);
    // What was asked in between goes on with what it had left.
    ask([plan('blue', 2)]);
    expect(left(plan('blue', 2))).toEqual([11, 21]);
    pass(13);
    expect(clocks.checkBack('blue', 1, Date.now(), false)).toBeUndefined();
    clocks.goBack('blue', 1, NOBODY);
    ask([plan('blue', 1)]);
    expect(clocks.bank('blue')).toBe(8000);
    expect(left(plan('blue', 1))).toEqual([-7, 8]);
  });

  test('is the same for those who watch', () => {
    const { clocks, ask, shown } = clocksOf();
    ask([plan('blue', 1)]);
    pass(5);
    ask([plan('blue', 2)]);
    pass(9);
    clocks.goBack('blue', 1, NOBODY);
    ask([plan('blue', 1)]);
    for (const viewer of ['blue', 'orange', 'public']) expect(shown(viewer)).toEqual([6, 16]);
  });

  test('is refused when neither own time nor a bank is left', () => {
    const { clocks, ask } = clocksOf();
    ask([react('blue', 1)]);
    ask([plan('blue', 2)]);
    pass(4.999);
    expect(clocks.checkBack('blue', 1, Date.now(), false)).toBeUndefined();
    pass(0.001);
    expect(clocks.checkBack('blue', 1, Date.now(), false)?.code).toBe('no-time');
    ask([plan('blue', 3)]);
    expect(clocks.checkBack('blue', 2, Date.now(), false)).toBeUndefined();
    pass(29.999);
    expect(clocks.checkBack('blue', 2, Date.now(), false)).toBeUndefined();
    pass(0.001);
    expect(clocks.checkBack('blue', 2, Date.now(), false)?.code).toBe('no-time');
  });

  test('says until when it is possible: as long as own time is left, then as long as the bank lasts', () => {
    const { clocks, ask } = clocksOf();
    const until = (decision: number) => {
      const at = clocks.backUntil('blue', decision, false);
      return at === undefined ? undefined : (at - Date.now()) / 1000;
    };
    ask([react('blue', 1)]);
    ask([plan('blue', 2)]);
    expect(until(1), 'its own time alone').toBe(5);
    ask([plan('blue', 3)]);
    expect(until(2), 'its own time, then the bank that the next one draws').toBe(30);
    ask([]);
    expect(until(2), 'a bank that nothing draws').toBeUndefined();
    expect(until(7), 'nothing that was asked').toBeUndefined();
  });

  test('charges own time and bank with what it takes from another seat, if it takes anything', () => {
    const { clocks, ask, left, shown } = clocksOf();
    ask([plan('blue', 1)]);
    pass(18);
    ask([plan('orange', 1)]);
    pass(6);
    expect(clocks.backUntil('blue', 1, false), 'for nothing').toBeUndefined();
    expect(clocks.backUntil('blue', 1, true)! - Date.now()).toBe(6000);
    clocks.goBack('blue', 1, EVERYBODY);
    ask([plan('blue', 1)]);
    expect(left(plan('blue', 1))).toEqual([-4, 6]);
    for (const viewer of EVERYBODY) expect(shown(viewer)).toEqual([-4, 6]);
    pass(2);
    ask([plan('orange', 1)]);
    expect([clocks.bank('blue'), clocks.bank('orange')]).toEqual([4000, 10_000]);
  });

  test('is refused when what it takes would cost more than there is', () => {
    const { clocks, ask } = clocksOf();
    ask([plan('blue', 1)]);
    pass(18);
    ask([plan('orange', 1)]);
    pass(11.999);
    expect(clocks.checkBack('blue', 1, Date.now(), true)).toBeUndefined();
    pass(0.001);
    expect(clocks.checkBack('blue', 1, Date.now(), true)?.code).toBe('no-time');
    expect(clocks.checkBack('blue', 1, Date.now(), false)).toBeUndefined();
  });

  test('charges the time that another seat was asked, not that of own answers before', () => {
    const { clocks, ask, left } = clocksOf();
    ask([plan('blue', 1)]);
    pass(19);
    ask([plan('blue', 2)]);
    pass(15);
    ask([plan('orange', 1)]);
    pass(3);
    clocks.goBack('blue', 1, EVERYBODY);
    ask([plan('blue', 1)]);
    expect(left(plan('blue', 1))).toEqual([-17, 7]);
  });

  test('does not charge twice what an open decision draws anyway', () => {
    const { clocks, ask, left } = clocksOf();
    ask([plan('blue', 1), plan('blue', 2)]);
    pass(21);
    ask([plan('blue', 2), plan('orange', 1)]);
    pass(3);
    clocks.goBack('blue', 1, EVERYBODY);
    ask([plan('blue', 1), plan('blue', 2)]);
    expect(left(plan('blue', 1))).toEqual([-4, 6]);
    expect(left(plan('blue', 2))).toEqual([-4, 6]);
  });

  test('is charged, as others are shown it, by what they know alone', () => {
    const { clocks, ask, shown } = clocksOf();
    ask([plan('blue', 1)]);
    pass(18);
    ask([plan('orange', 1, { secret: true })]);
    pass(6);
    clocks.goBack('blue', 1, new Set(['orange']));
    ask([plan('blue', 1)]);
    expect(shown('blue'), 'blue itself does not know either').toEqual([-4, 10]);
    expect(shown('public')).toEqual([-4, 10]);
    expect(shown('orange')).toEqual([-4, 6]);
  });

  test('gives another seat that was asked meanwhile all of its time back', () => {
    const { clocks, ask, left, shown } = clocksOf();
    ask([plan('blue', 1)]);
    ask([plan('orange', 1)]);
    pass(24);
    expect(left(plan('orange', 1))).toEqual([-4, 6]);
    clocks.goBack('blue', 1, EVERYBODY);
    ask([plan('blue', 1)]);
    clocks.forget('orange');
    expect(clocks.bank('orange')).toBe(10_000);
    ask([plan('orange', 1)]);
    expect(left(plan('orange', 1))).toEqual([20, 30]);
    for (const viewer of EVERYBODY) expect(shown(viewer)).toEqual([20, 30]);
  });

  test('gives back what was left of a run, and of an answer that was committed', () => {
    const { clocks, ask, left } = clocksOf();
    const answers = (id: number) => ({ ...part(id, 'a'), seat: 'orange' });
    ask([answers(1)]);
    pass(20);
    ask([plan('blue', 1), plan('orange', 2)]);
    pass(3);
    ask([plan('blue', 1), plan('orange', 2, { committed: true })]);
    ask([answers(3), plan('orange', 2)]);
    pass(12);
    clocks.goBack('blue', 1, EVERYBODY);
    ask([plan('blue', 1), plan('orange', 2, { committed: true })]);
    clocks.forget('orange');
    ask([answers(3), plan('orange', 2)]);
    expect(left(answers(3))).toEqual([55, 55]);
    expect(left(plan('orange', 2))).toEqual([17, 27]);
  });

  test('lets a decision that stays asked draw on, and what was taken not', () => {
    const { clocks, ask, left } = clocksOf();
    ask([plan('orange', 1, { secret: true }), plan('blue', 1)]);
    pass(19);
    ask([plan('orange', 1, { secret: true }), plan('orange', 2)]);
    pass(5);
    clocks.goBack('blue', 1, EVERYBODY);
    ask([plan('orange', 1, { secret: true }), plan('blue', 1)]);
    expect(clocks.bank('orange')).toBe(6000);
    expect(left(plan('orange', 1))).toEqual([-4, 6]);
  });

  test('lets a timer that was undone begin anew', () => {
    const { clocks, ask } = clocksOf();
    const timer: Timer = { id: 7, clock: { class: 'plan' } };
    ask([plan('blue', 1)]);
    ask([], timer);
    pass(12);
    clocks.goBack('blue', 1, NOBODY);
    ask([plan('blue', 1)]);
    ask([], timer);
    expect(clocks.running({ seat: null, id: 7 })!.deadline - Date.now()).toBe(20_000);
  });

  test('is as good after a standstill', () => {
    const { clocks, ask, left } = clocksOf();
    ask([plan('blue', 1)]);
    pass(5);
    ask([plan('blue', 2)]);
    clocks.rest();
    pass(100);
    clocks.shift(100_000);
    clocks.goBack('blue', 1, NOBODY);
    ask([plan('blue', 1)]);
    expect(left(plan('blue', 1))).toEqual([15, 25]);
  });
});

describe('timers', () => {
  const timer: Timer = { id: 7, clock: { class: 'plan' } };

  test('run without an asker and without a bank, and everybody sees when they are up', () => {
    const { expired, ask, shown } = clocksOf();
    ask([], timer);
    for (const viewer of ['blue', 'orange', 'public']) expect(shown(viewer)).toEqual([20, 20]);
    pass(20);
    expect(expired).toEqual(['null 7 at 20']);
  });

  test('run in a match without clocks too', () => {
    const { expired, ask, shown } = clocksOf('none');
    ask([plan('blue', 1)], timer);
    expect(shown('orange')).toBeUndefined();
    pass(20);
    expect(expired).toEqual(['null 7 at 20']);
    pass(1000);
    expect(expired).toHaveLength(1);
  });
});

describe('time that is up', () => {
  /** Clocks of a match where it takes a while until something comes of what is up. */
  const slow = () => {
    const expired: number[] = [];
    const clocks = new MatchClocks({
      clocks: { ...{ ...usualClocks(RULES), opening: 0 }, bank: 0 },
      rules: RULES,
      seats: ['blue'],
      viewers: ['blue'],
      clock: { now: Date.now },
      expired: () => expired.push(Date.now() - 1_000_000),
    });
    const pending = [plan('blue', 1)];
    clocks.update({ pending, timers: [], awaited: () => pending }, Date.now());
    return { clocks, expired };
  };

  test('is told once', () => {
    const { clocks, expired } = slow();
    pass(100);
    expect(expired).toEqual([20_000]);
    expect(clocks.running(plan('blue', 1))!.deadline).toBe(1_020_000);
  });

  test('is told again when the match stood still before anything came of it', () => {
    const { clocks, expired } = slow();
    pass(20);
    clocks.rest();
    pass(30);
    clocks.shift(35_000);
    const pending = [plan('blue', 1)];
    clocks.update({ pending, timers: [], awaited: () => pending }, Date.now());
    pass(100);
    expect(expired).toEqual([20_000, 55_000]);
  });

  test('begins again for a default that could not be done', () => {
    const { clocks, expired } = slow();
    pass(20);
    clocks.restart('blue', 1, Date.now());
    pass(100);
    expect(expired).toEqual([20_000, 40_000]);
  });
});

describe('what others are shown of a bank', () => {
  /** Blue thinks for so many seconds about something, openly or in secret; then it is asked something open. */
  const after = (seconds: number, secret: boolean, asked: AskedClocks = {}) => {
    const made = clocksOf(asked);
    made.ask([plan('blue', 1, secret ? { secret } : {})]);
    pass(seconds);
    made.ask([plan('blue', 2)]);
    return made;
  };

  test('falls by decisions that they could see, and not by hidden ones', () => {
    const open = after(26, false).clocks;
    expect(['blue', 'orange', 'public'].map((viewer) => open.bank('blue', viewer))).toEqual([4000, 4000, 4000]);
    const hidden = after(26, true).clocks;
    expect(['blue', 'orange', 'public'].map((viewer) => hidden.bank('blue', viewer))).toEqual([4000, 10_000, 10_000]);
  });

  test('and so do the deadlines of what they see', () => {
    const { shown } = after(26, true);
    expect(shown('blue')).toEqual([20, 24]);
    expect(shown('orange')).toEqual([20, 30]);
  });

  test('is the same in everything, whether or not something hidden is asked meanwhile', () => {
    const told = (hidden: readonly PuppetDecision[]) => {
      const made = clocksOf({ whenEmpty: 4 });
      const steps: unknown[] = [];
      const look = () =>
        steps.push([made.clocks.bank('blue', 'orange'), made.clocks.bank('blue', 'public'), made.shown('orange')]);
      made.ask([...hidden, plan('blue', 2)]);
      look();
      pass(7);
      // Something happens that only blue may know.
      made.ask([plan('blue', 2)]);
      look();
      pass(16);
      made.ask([...hidden, plan('blue', 2)]);
      look();
      made.ask([plan('blue', 3)]);
      look();
      return steps;
    };
    expect(told([plan('blue', 1, { secret: true })])).toEqual(told([]));
  });

  test('says nothing of a bank that hidden decisions have emptied', () => {
    const { shown } = after(31, true, { whenEmpty: 4 });
    expect(shown('blue')).toEqual([4, 4]);
    expect(shown('orange')).toEqual([20, 30]);
  });

  test('follows the open decision when a hidden one looks just like it', () => {
    const { clocks, ask, shown } = clocksOf();
    ask([plan('blue', 1)]);
    pass(3);
    ask([plan('blue', 1), plan('blue', 2, { secret: true })]);
    expect(shown('orange')).toEqual([17, 27]);
    ask([plan('blue', 2, { secret: true }), plan('blue', 3)]);
    expect(shown('orange')).toEqual([20, 30]);
    expect(clocks.shownTo('orange')).toHaveLength(1);
  });
});
