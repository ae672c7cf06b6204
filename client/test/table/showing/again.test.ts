import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Pace } from '../../../src/map/timing.ts';
import { Again } from '../../../src/table/showing/again.ts';
import type { Scene } from '../../../src/table/showing/scenes.ts';

const counter = (id: string, at: string) => ({
  ...{ id, at, side: 1 as const, name: '', facing: null, destroyed: false },
});
const SCENES: readonly Scene[] = [
  {
    ...{ n: 4, begins: true },
    cues: [{ kind: 'attention' }, { kind: 'move', unit: 'o1', path: ['0101', '0102'] } as { kind: string }],
    cast: () => [counter('o1', '0101')],
  },
  {
    ...{ n: 5, begins: false },
    cues: [[{ kind: 'shot' }, { kind: 'word' }]],
    cast: () => [counter('o1', '0102'), counter('b1', '0303')],
  },
];

const settled = signal(true);
const pace = signal<Pace>('normal');
let done: string[];
let running: (() => void)[];
let failures: unknown[];
let again: Again;

const rest = () => new Promise((resolve) => setTimeout(resolve));
/** Lets what plays come to its end. */
const next = async () => {
  for (const end of running.splice(0)) end();
  await rest();
};
const playing = (what: string) => {
  done.push(what);
  return pace.peek() === 'off' ? Promise.resolve() : new Promise<void>((end) => running.push(end));
};

beforeEach(() => {
  [done, running, failures, settled.value, pace.value] = [[], [], [], true, 'normal'];
  again = new Again({
    ...{ settled, pace },
    board: signal({
      recall: (counters) => void done.push(`ghosts ${counters.map(({ id, at }) => `${id}@${at}`).join(' ')}`),
      playAgain: ({ kind }) => playing(kind),
      playedAgain: () => playing('end'),
    }),
    scenesOf: (episode) => (episode === 4 ? SCENES : []),
    failed: (error) => void failures.push(error),
  });
});

afterEach(() => again.close());

test('an episode is shown again, cue by cue, with those who took part where they stood then', async () => {
  void again.start(4);
  await rest();
  expect([again.shown.value, done]).toEqual([4, ['ghosts o1@0101', 'attention']]);
  await next();
  expect(done.slice(2)).toEqual(['move']);
  expect(again.legs.value, 'the way is drawn once it was gone').toBeUndefined();
  await next();
  expect(done.slice(3)).toEqual(['ghosts o1@0102 b1@0303', 'shot', 'word']);
  expect(again.legs.value).toMatchObject([{ kind: 'way', hexes: ['0101', '0102'] }]);
  await next();
  expect(done.at(-1), 'words are read to their end').toBe('end');
  await next();
  expect([again.shown.value, again.legs.value, done.at(-1)]).toEqual([undefined, undefined, 'ghosts ']);
});

test('it is about the hexes of those who took part, and of their ways', () => {
  expect(again.where.value).toEqual([]);
  void again.start(4);
  expect(again.where.value).toEqual(['0101', '0102', '0303']);
});

test.each([
  ['by our player', () => void again.stop()],
  ['by pressing it once more', () => again.toggle(4)],
  [
    'by something new',
    () => {
      settled.value = false;
    },
  ],
])('it is stopped at once %s, and goes no further', async (_, stop) => {
  again.toggle(4);
  await rest();
  stop();
  expect([again.shown.value, done.at(-1)]).toEqual([undefined, 'ghosts ']);
  const count = done.length;
  await next();
  await next();
  expect(done).toHaveLength(count);
  expect(again.stop(), 'there is nothing to stop').toBe(false);
});

test('another one takes its place', async () => {
  void again.start(4);
  await rest();
  void again.start(4);
  await next();
  expect(done.filter((line) => line === 'attention')).toHaveLength(2);
  expect(done.filter((line) => line === 'move')).toHaveLength(1);
});

test('while something new is shown it does nothing, nor where nothing is known any more', async () => {
  await again.start(3);
  settled.value = false;
  await again.start(4);
  expect([done, again.shown.value]).toEqual([[], undefined]);
});

test('where nothing may move it stands still, with everybody where they stood at first, until it is stopped', async () => {
  pace.value = 'off';
  await again.start(4);
  expect(done.slice(0, -1)).toEqual(['attention', 'move', 'shot', 'word']);
  expect(done.at(-1)).toMatch(/^ghosts (?=.*o1@0101)(?=.*b1@0303)/);
  expect([again.shown.value, again.legs.value]).toMatchObject([4, [{ kind: 'way' }]]);
  await rest();
  expect(again.stop()).toBe(true);
  expect(again.legs.value).toBeUndefined();
});

test('a board that fails ends it, and the page goes on', async () => {
  const error = new Error('no ghosts');
  const board = signal({
    recall: () => {},
    playAgain: () => Promise.reject(error),
    playedAgain: () => Promise.resolve(),
  });
  const failing = new Again({
    ...{ settled, pace, board },
    scenesOf: () => SCENES,
    failed: (told) => void failures.push(told),
  });
  await failing.start(4);
  expect([failures, failing.shown.value]).toEqual([[error], undefined]);
});
