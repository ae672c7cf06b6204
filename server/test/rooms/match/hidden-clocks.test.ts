import type { Awaited, Decision } from '@ironhex/shared/match';
import { usualClocks } from '@ironhex/shared/protocol';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MatchClocks } from '../../../src/rooms/match/clocks/match-clocks.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const RULES = {
  clocks: {
    plan: { name: 'Plan', seconds: 4, bank: true },
    react: { name: 'React', seconds: 2, bank: false },
    whole: { name: 'Activation', seconds: 6, bank: true },
  },
  bank: { seconds: 10, whenEmpty: 1 },
};

const VIEWERS = ['blue', 'orange', 'public'];

const CLOCKS = [{ class: 'plan' }, { class: 'react' }, { class: 'whole', run: 'a' }, { class: 'plan' }];

/** What blue may be asked, openly or in secret. */
const pool = (kind: string, first: number): readonly Decision[] =>
  CLOCKS.map((clock, index) => ({ id: first + index, seat: 'blue', kind, clock }));
const OPEN = pool('open', 1);
const HIDDEN = pool('hidden', 11);

/** Each decision: 0 not asked, 1 asked, 2 committed. */
const asked = fc.array(fc.constantFrom(0, 1, 1, 2), { minLength: 4, maxLength: 4 });

interface Step {
  readonly seconds: number;
  /** What is open changes only in some steps. */
  readonly open: readonly number[] | null;
  readonly hidden: readonly number[];
  /** Blue goes back to an open decision. */
  readonly back: number | null;
  /** Everybody knows that it takes a question from another seat by that. */
  readonly takes: boolean;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    seconds: fc.integer({ min: 0, max: 5 }),
    open: fc.option(asked),
    hidden: asked,
    back: fc.option(fc.integer({ min: 1, max: 4 }), { freq: 5 }),
    takes: fc.boolean(),
  }),
  { maxLength: 12 },
);

const chosen = (decisions: readonly Decision[], how: readonly number[]): Decision[] =>
  decisions.flatMap((decision, index): Decision[] => {
    if (how[index] === 0) return [];
    return [how[index] === 2 ? { ...decision, committed: true } : decision];
  });

/** What the others are shown of blue after each step that they notice; what is hidden is asked, or is not there at all. */
const told = (steps: readonly Step[], withHidden: boolean): unknown[] => {
  const clocks = new MatchClocks({
    clocks: { ...usualClocks(RULES), opening: 0 },
    rules: RULES,
    seats: ['blue', 'orange'],
    viewers: VIEWERS,
    clock: { now: () => 0 },
    expired: () => {},
  });
  let now = 0;
  let open: readonly Decision[] = [];
  return steps.flatMap((step) => {
    now += step.seconds * 1000;
    const isNoticed = step.open !== null;
    if (step.open) open = chosen(OPEN, step.open);
    if (isNoticed && step.back !== null) clocks.goBack('blue', step.back, new Set(step.takes ? VIEWERS : []));
    const pending = [...open, ...(withHidden ? chosen(HIDDEN, step.hidden) : [])];
    const awaited = (viewer: string): readonly Awaited[] =>
      viewer === 'blue' ? pending : open.map((decision) => ({ ...decision, id: null }));
    // Without what is hidden, nothing happens in the match at all.
    if (isNoticed || withHidden) clocks.update({ pending, timers: [], awaited }, now);
    clocks.rest();
    const shown = ['orange', 'public'].map((viewer) => [clocks.bank('blue', viewer), clocks.shownTo(viewer)]);
    return [shown];
  });
};

test('what is shown of a seat does not depend on what is asked of it in secret', () => {
  fc.assert(
    fc.property(steps, (steps) => {
      expect(told(steps, true)).toEqual(told(steps, false));
    }),
    { numRuns: 500 },
  );
});

/** What orange is shown of unseen activations of the other side, by players with these names, each with its decision. */
const unseen = (activations: readonly (readonly [seat: string, id: number])[]): unknown[] => {
  const clocks = new MatchClocks({
    clocks: { ...usualClocks(RULES), opening: 0 },
    rules: RULES,
    seats: ['blue', 'blue-2', 'orange'],
    viewers: ['orange', 'public'],
    clock: { now: () => 0 },
    expired: () => {},
  });
  const line: Awaited = { seat: null, id: null, kind: 'activate', clock: { class: 'plan' }, unseen: true };
  return activations.flatMap(([seat, id], index) => {
    const now = index * 3000;
    clocks.update({ pending: [], timers: [], awaited: () => [] }, now);
    const pending: Decision[] = [{ id, seat, kind: 'activate', clock: { class: 'plan' } }];
    clocks.update({ pending, timers: [], awaited: () => [line] }, now);
    clocks.rest();
    return [[clocks.shownTo('orange'), clocks.bank('blue', 'orange'), clocks.bank('blue-2', 'orange')]];
  });
};

test('the clock of an unseen activation is shown whole each time, whoever acts', () => {
  const one = unseen([
    ['blue', 1],
    ['blue', 2],
    ['blue', 3],
  ]);
  const [first, second] = one as [readonly [unknown]][];
  expect(first![0]).toEqual([{ bankFrom: 4000, deadline: 4000 }]);
  expect(second![0]).toEqual([{ bankFrom: 7000, deadline: 7000 }]);
  // Two players have decisions with the same numbers.
  const two = unseen([
    ['blue', 1],
    ['blue-2', 1],
    ['blue', 2],
  ]);
  expect(two).toEqual(one);
});

test('a bank that seats share is drawn by both, shown to those who do not know whose turn it is, and draws on no other one', () => {
  const clocks = new MatchClocks({
    clocks: { ...usualClocks(RULES), opening: 3 },
    rules: RULES,
    seats: ['blue', 'blue-2', 'orange'],
    viewers: VIEWERS,
    clock: { now: () => 0 },
    expired: () => {},
  });
  const clock = { class: 'plan', bank: 'both' };
  const line: Awaited = { seat: null, id: null, kind: 'activate', clock, unseen: true };
  const ask = (at: number, asked?: readonly [seat: string, id: number]) => {
    const pending = asked ? [{ seat: asked[0], id: asked[1], kind: 'activate', clock }] : [];
    const awaited = (viewer: string): readonly Awaited[] => (asked ? (viewer === 'blue' ? pending : [line]) : []);
    clocks.update({ pending, timers: [], awaited }, at);
    for (const viewer of ['orange', 'public']) expect(clocks.shownTo(viewer)).toEqual(clocks.shownTo('blue'));
    const { bankFrom, deadline } = clocks.shownTo('blue')[0] ?? {};
    if (asked) expect(clocks.running({ seat: asked[0], id: asked[1] })).toEqual({ bankFrom, deadline });
    return asked && [bankFrom! - at, deadline! - at];
  };
  // Its first decision has three seconds more, whoever's it is.
  expect(ask(0, ['blue', 1])).toEqual([7000, 17_000]);
  ask(11_000);
  expect(ask(20_000, ['blue-2', 1])).toEqual([4000, 10_000]);
  expect(ask(40_000, ['blue', 2])).toEqual([1000, 1000]);
  for (const viewer of VIEWERS) for (const seat of ['blue', 'blue-2']) expect(clocks.bank(seat, viewer)).toBe(10_000);
  // What is asked openly has the own bank, and time of its own.
  const open: Decision = { id: 3, seat: 'blue', kind: 'activate', clock: { class: 'plan' } };
  clocks.update({ pending: [open], timers: [], awaited: () => [open] }, 50_000);
  expect(clocks.shownTo('orange')).toEqual([{ bankFrom: 57_000, deadline: 67_000 }]);
  clocks.rest();
});
