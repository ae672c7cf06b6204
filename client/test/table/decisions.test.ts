import type { Awaited } from '@ironhex/shared/match';
import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { Decisions } from '../../src/table/decisions.ts';

const awaited = signal<{ view: object; seat: string; all: readonly Awaited[] } | undefined>(undefined);
let decisions: Decisions<never>;

/** The match waits for these of `blue`, by id; a minus sign before it: committed. */
const waitsFor = (...ids: number[]): void => {
  const own = ids.map((id): Awaited => {
    const decision = { seat: 'blue', id: Math.abs(id), kind: 'order', clock: { class: 'plan' } };
    return id < 0 ? { ...decision, committed: true } : decision;
  });
  const others: Awaited[] = [{ seat: 'orange', id: null, kind: null, clock: null }];
  awaited.value = { view: {}, seat: 'blue', all: [...others, ...own] };
};

const asked = (): number | undefined => decisions.asked.value?.decision.id;
const committed = (): number[] => decisions.committed.value.map(({ id }) => id);

beforeEach(() => {
  awaited.value = undefined;
  decisions = new Decisions({ awaited } as never);
});

test('while nothing can be decided, nothing is asked', () => {
  expect([asked(), decisions.own.value]).toEqual([undefined, []]);
});

test('of several decisions the first is worked on, until the player chooses another', () => {
  waitsFor(3, 4, 5);
  expect(asked()).toBe(3);
  decisions.choose(5);
  expect(asked()).toBe(5);
  waitsFor(3, 4);
  expect(asked(), 'the one that was chosen is decided').toBe(3);
});

test('what is committed is not asked, until the player wants to change it', () => {
  waitsFor(-3);
  expect([asked(), committed()]).toEqual([undefined, [3]]);
  decisions.choose(3);
  expect([asked(), committed()]).toEqual([3, []]);
  decisions.done(3);
  expect([asked(), committed()], 'answered anew').toEqual([undefined, [3]]);
});

test('a decision that is committed elsewhere while it is open here is asked no more', () => {
  waitsFor(3, 4);
  decisions.choose(4);
  waitsFor(3, -4);
  expect([asked(), committed()]).toEqual([3, [4]]);
});

test('decisions of other seats, and those that one may know nothing of, are not ours', () => {
  waitsFor();
  expect(decisions.own.value).toEqual([]);
});
