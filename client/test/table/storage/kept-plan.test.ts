import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnDecision } from '../../../src/table/decisions.ts';
import type { ClientMatch, Toast } from '../../../src/table/match.ts';
import { keepPlan } from '../../../src/table/storage/kept-plan.ts';
import { stubStorage } from '../storage.ts';

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

const asks = (id: number, seat: string, { kind = 'plan', view = {} } = {}) =>
  ({ view, seat, decision: { id, seat, kind } }) as unknown as OwnDecision;

/** A page on a match: what is asked, and what is planned. */
const page = (id = 'm', seat = 'blue') => {
  const witnesses: Parameters<ClientMatch['witness']>[0][] = [];
  const match = {
    id,
    asked: signal<OwnDecision | undefined>(undefined),
    losses: signal(0),
    toast: signal<Toast | undefined>(undefined),
    witness: (told: (typeof witnesses)[number]) => {
      witnesses.push(told);
      return () => void witnesses.splice(witnesses.indexOf(told), 1);
    },
  };
  const plan = signal<string | undefined>(undefined);
  const restored: string[] = [];
  const stop = keepPlan(match, {
    save: () => plan.value,
    restore: (text) => {
      restored.push(text);
      plan.value = text === '' || text === 'impossible' ? undefined : text;
    },
  });
  const ask = (decision: number | undefined, more: Parameters<typeof asks>[2] = {}) => {
    match.asked.value = decision === undefined ? undefined : asks(decision, seat, more);
  };
  /** A player takes something back, and with it what was asked here. */
  const back = (by: string, losses = 1) => {
    match.losses.value += losses;
    ask(undefined);
    const names = (id: string) => (id === 'orange' ? 'Otto' : id);
    for (const told of witnesses)
      told({ kind: 'went-back', seat: by, changed: {}, gone: [] } as never, { view: {}, names, you: seat });
  };
  return { plan, restored, ask, back, stop, toast: () => match.toast.value?.text, witnesses };
};

test('comes back when the same decision is asked on a new page', () => {
  const first = page();
  first.ask(4);
  first.plan.value = 'north';
  first.plan.value = 'north, then fire';
  first.stop();
  const second = page();
  second.ask(4);
  expect(second.restored).toEqual(['north, then fire']);
  second.plan.value = undefined;
  expect(storage.size, 'undone').toBe(0);
});

test('is for its decision, its match and its seat only', () => {
  const first = page();
  first.ask(4);
  first.plan.value = 'north';
  first.stop();
  for (const [other, decision] of [
    [page('n'), 4],
    [page('m', 'orange'), 4],
    [page(), 5],
  ] as const) {
    other.ask(decision);
    expect(other.restored).toEqual([]);
    other.stop();
  }
  expect(storage.size, 'the next decision has forgotten it').toBe(0);
});

test('stays while what comes next is still being shown, and is forgotten with the next decision', () => {
  const { ask, plan } = page();
  ask(4);
  plan.value = 'north';
  ask(undefined);
  expect(storage.size).toBe(1);
  plan.value = undefined;
  ask(5);
  expect(storage.size).toBe(0);
});

test.each(['{', 'null', '7', '{"decision":4}', '{"decision":4,"plan":7}', '{"decision":4,"kind":"plan","plan":7}'])(
  'what is damaged is ignored: %s',
  (text) => {
    storage.set('ironhex.plan.m.blue', text);
    const { restored, ask } = page();
    ask(4);
    expect(restored).toEqual([]);
  },
);

describe('a question that another player has taken back', () => {
  const FIRST = { view: { path: ['0101'], units: { b: 1, a: 2 } } };

  test('brings its plan with it when the same is asked again, and says so', () => {
    const { ask, plan, back, restored, toast } = page();
    ask(4, FIRST);
    plan.value = 'north';
    back('orange');
    expect(toast()).toBe('Otto took that back: you are not asked any more. Your plan is kept.');
    plan.value = undefined;
    ask(4, { view: { units: { a: 2, b: 1, c: undefined }, path: ['0101'] } });
    expect([restored, plan.value]).toEqual([['north'], 'north']);
    expect(toast()).toMatch(/^Otto took that back and asks you the same again: .+ here again/);
  });

  test('does so in another situation if that is possible, and says that it is another', () => {
    const { ask, plan, back, toast } = page();
    ask(4, FIRST);
    plan.value = 'north';
    back('orange');
    ask(4, { view: { path: ['0202'], units: {} } });
    expect(plan.value).toBe('north');
    expect(toast()).toMatch(/did something else.+look whether it still fits/);
  });

  test('leaves nothing planned if that is not possible any more, and says so', () => {
    const { ask, plan, back, toast } = page();
    ask(4, FIRST);
    plan.value = 'impossible';
    back('orange');
    ask(4, { view: { path: [], units: {} } });
    expect([plan.value, storage.size]).toEqual([undefined, 0]);
    expect(toast()).toMatch(/did something else.+not possible any more/);
  });

  test('gives its plan to no question of another kind, also if the page still has it', () => {
    const { ask, plan, back, restored, toast } = page();
    ask(4, FIRST);
    plan.value = 'north';
    back('orange');
    ask(4, { kind: 'act', view: { path: [], units: {} } });
    expect([restored, plan.value]).toEqual([[''], undefined]);
    expect(toast()).toMatch(/not possible any more/);
  });

  test('says no more than is so: where nothing was taken, nothing was planned, or the player goes back alone', () => {
    const { ask, plan, back, restored, toast } = page();
    ask(4, FIRST);
    back('orange', 0);
    ask(4, FIRST);
    expect(toast()).toBeUndefined();
    back('orange');
    expect(toast()).toBe('Otto took that back: you are not asked any more.');
    ask(4, FIRST);
    expect(toast()).toBe('Otto took that back: you are not asked any more.');
    plan.value = 'north';
    back('blue', 0);
    ask(4, FIRST);
    expect([restored, plan.value]).toEqual([[], 'north']);
    expect(toast()).toBe('Otto took that back: you are not asked any more.');
  });

  test('is not waited for any more when the match is left', () => {
    const { stop, witnesses } = page();
    stop();
    expect(witnesses).toEqual([]);
  });
});

test('a browser that keeps nothing does no harm', () => {
  vi.stubGlobal('localStorage', undefined);
  const { ask, plan, restored } = page();
  ask(4);
  plan.value = 'north';
  expect(restored).toEqual([]);
});
