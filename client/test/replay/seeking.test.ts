import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { numberOf } from '../../src/table/log/episodes.ts';
import type { ClientMatch } from '../../src/table/match.ts';
import { KEPT_SCENES } from '../../src/table/showing/scenes.ts';
import { type ExampleTypes, exampleRules, exampleSample } from '../example.ts';
import { openPage, settle } from '../net/far-end.ts';
import { openMatch, TO_SEE } from '../source/open-match.ts';
import { Truth } from '../source/truth.ts';

const truth = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5);
truth.play(60);
const told = truth.told('public').length;

let match: ClientMatch<ExampleTypes>;
let seek: (event: number) => Promise<unknown>;

beforeEach(async () => {
  vi.useFakeTimers();
  openPage();
  const opened = openMatch(truth.record(), TO_SEE);
  match = opened.match as unknown as ClientMatch<ExampleTypes>;
  match.begin({ ...exampleRules, cues: () => [{ kind: 'word' }] });
  await settle();
  seek = async (event) => {
    const sought = opened.source.reach.value.seek!(event);
    await settle();
    return sought;
  };
});

afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What a page shows of a match. */
const shown = () => ({
  view: match.view.value,
  settled: match.settled.value,
  lines: match.log.lines.value,
  episodes: match.log.episodes.value,
  scenes: match.log.scenes.value.map(({ n }) => n),
});

/** Lets every event take its time: gives what ends so many of them, one after the other, and what has not ended. */
const slowly = () => {
  const waiting: (() => void)[] = [];
  const play = () => new Promise<void>((over) => waiting.push(over));
  vi.stubGlobal('document', { hidden: false });
  match.board.value = { play, skip: () => false } as unknown as NonNullable<typeof match.board.value>;
  const over = async (events: number) => {
    for (let n = 0; n < events; n += 1) {
      waiting.pop()?.();
      await settle();
    }
  };
  return { over, waiting };
};

test('a match that is shown again is opened at its end, with all of its log', () => {
  expect(match.view.value).toEqual(truth.view('public'));
  expect(match.settled.value).toBe(true);
  expect(match.log.lines.value.length).toBeGreaterThan(20);
});

test.each([0, 1, Math.floor(told / 2), told - 1, told])(
  'from event %s on it leads to the same end, with the same log',
  async (event) => {
    const end = shown();
    expect(await seek(event)).toEqual({ ok: true });
    expect(shown()).toEqual(end);
  },
);

test('any of its moments shows what was known then, and the log up to there, from wherever one comes', async () => {
  const end = shown();
  slowly();
  // Further on, the first scenes are too long ago to be kept.
  const moments = truth.moments('public').filter(({ at }) => at <= KEPT_SCENES);
  const ascending = [0, 0.2, 0.3, 0.5, 0.8, 0.9].map((share) => moments[Math.floor(share * moments.length)]!);
  const first = new Map<number, ReturnType<typeof shown>>();
  await seek(0);
  expect(match.log.lines.value).toEqual([]);
  for (const { at, view } of ascending) {
    await seek(at);
    expect(match.view.value).toEqual(view);
    expect(match.settled.value).toBe(false);
    expect(match.log.lines.value.every(({ n }) => n <= at)).toBe(true);
    first.set(at, shown());
  }
  expect(new Set([...first.values()].map(({ lines }) => lines.length)).size).toBeGreaterThan(3);
  for (const place of [4, 1, 3, 2, 5, 0]) {
    const { at } = ascending[place]!;
    await seek(at);
    expect(shown()).toEqual(first.get(at));
  }
  await seek(told);
  expect(shown()).toEqual(end);
});

test('what is being shown when another moment is sought is given up', async () => {
  const { over, waiting } = slowly();
  await seek(0);
  await over(3);
  const three = shown();
  await over(2);
  const five = shown();
  await seek(20);
  await seek(3);
  expect(shown()).toEqual(three);
  const [newest, ...begunBefore] = waiting.toReversed();
  for (const end of begunBefore) end();
  await settle();
  expect(shown()).toEqual(three);
  waiting.splice(0, waiting.length, newest!);
  await over(2);
  expect(shown()).toEqual(five);
});

test('what is too long ago to be kept for another look is not offered for one', async () => {
  slowly();
  await seek(0);
  await seek(told - 1);
  expect(match.log.scenes.value).toHaveLength(KEPT_SCENES);
  const showable = () => match.log.episodes.value.map(numberOf).filter((number) => match.log.isShowable(number));
  await seek(10);
  expect(showable()).toEqual([]);
  await seek(told - 1);
  expect(showable().length).toBeGreaterThan(0);
  expect(Math.min(...showable())).toBeGreaterThan(10);
});

test('it takes the time that it takes, however much is still to come', async () => {
  const { over } = slowly();
  await seek(0);
  await vi.advanceTimersByTimeAsync(600_000);
  await over(1);
  expect(match.settled.value).toBe(false);
  expect(match.log.lines.value.every(({ n }) => n <= 1)).toBe(true);
});
