import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asked } from '../../src/table/decisions.ts';
import { keepPlan } from '../../src/table/kept-plan.ts';
import { stubStorage } from './storage.ts';

let storage: Map<string, string>;

beforeEach(() => {
  storage = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

const asks = (id: number, seat: string) =>
  ({ view: {}, seat, decision: { id, seat, kind: 'plan' } }) as unknown as Asked;

/** A page on a match: what is asked, and what is planned. */
const page = (id = 'm', seat = 'blue') => {
  const match = { id, asked: signal<Asked | undefined>(undefined) };
  const plan = signal<string | undefined>(undefined);
  const restored: string[] = [];
  const stop = keepPlan(match, {
    save: () => plan.value,
    restore: (text) => {
      restored.push(text);
      plan.value = text;
    },
  });
  const ask = (decision: number | undefined) => {
    match.asked.value = decision === undefined ? undefined : asks(decision, seat);
  };
  return { plan, restored, ask, stop };
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

test.each(['{', 'null', '7', '{"decision":4}', '{"decision":4,"plan":7}'])('what is damaged is ignored: %s', (text) => {
  storage.set('ironhex.plan.m.blue', text);
  const { restored, ask } = page();
  ask(4);
  expect(restored).toEqual([]);
});

test('a browser that keeps nothing does no harm', () => {
  vi.stubGlobal('localStorage', undefined);
  const { ask, plan, restored } = page();
  ask(4);
  plan.value = 'north';
  expect(restored).toEqual([]);
});
