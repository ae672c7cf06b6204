import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { OwnFacts } from '../../src/table/facts.ts';
import { isUsedUp, wayBackOf } from '../../src/table/way-back.ts';

const BACK = { decision: 3, until: 0, takes: ['orange'], left: 2, far: false };
const NOW = 1_000_000;

const page = (until: number) => {
  const match = {
    own: signal({ back: { ...BACK, until } } as unknown as OwnFacts),
    time: signal(NOW),
    settled: signal(true),
    busy: signal(false),
  };
  return { ...match, way: wayBackOf(match) };
};

test('going back is offered without end where no time ends it', () => {
  const { way, time } = page(0);
  time.value += 600_000;
  expect(way.value).toEqual(BACK);
});

test('it is offered as long as the command can still arrive in time', () => {
  const { way, time } = page(NOW + 2000);
  expect(way.value).toMatchObject({ decision: 3 });
  time.value += 1600;
  expect(way.value).toBeDefined();
  time.value += 200;
  expect(way.value).toBeUndefined();
});

test('it is not offered while something is shown, sent or paused', () => {
  const { way, settled, busy } = page(0);
  settled.value = false;
  expect(way.value).toBeUndefined();
  settled.value = true;
  busy.value = true;
  expect(way.value).toBeUndefined();
});

test('it is used up where it takes a question from somebody once too often', () => {
  expect(isUsedUp({ ...BACK, left: 0 })).toBe(true);
  expect(isUsedUp({ ...BACK, left: 0, takes: [] })).toBe(false);
});
