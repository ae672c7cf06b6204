import { foldRecord, readRecord, readSetup } from '@ironhex/shared/match';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { type Beginning, Player } from '../../src/replay/player.ts';
import { ClientMatch } from '../../src/table/match.ts';
import { OwnSeat } from '../../src/table/seat/own-seat.ts';
import { type ExampleTypes, exampleRules, exampleSample } from '../example.ts';
import { openPage, settle } from '../net/far-end.ts';
import { Heard } from '../source/heard.ts';
import { holding, TO_SEE } from '../source/open-match.ts';
import { Truth } from '../source/truth.ts';

const truth = new Truth(exampleSample.ruleset, smallSetup(exampleSample, 5), 5);
truth.play(60);
const all = truth.told('public').length;

/** A page that shows the match again, from somewhere on. */
const watch = async (begin: Beginning) => {
  const player = new Player(holding(truth.record(), TO_SEE).as('public'), begin);
  const match = new ClientMatch('m1', player, new OwnSeat('m1', undefined)) as unknown as ClientMatch<ExampleTypes>;
  // Nothing takes its time: what is given is shown at once.
  match.begin({ ...exampleRules, cues: () => [] });
  await settle();
  return { player, match };
};

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a match begins before its first event, and its end is not told', async () => {
  const { player, match } = await watch({ event: 0 });
  expect([player.at.value, player.last.value]).toEqual([0, all]);
  expect(match.view.value).toEqual(truth.first('public'));
  expect(match.log.lines.value).toEqual([]);
  expect(match.facts.value).toMatchObject({ status: 'playing', outcome: undefined });
});

test('event by event it shows what was seen then, with its line, and at the end all of it', async () => {
  const { player, match } = await watch({ event: 0 });
  const moments = new Map(truth.moments('public').map(({ at, view }) => [at, view]));
  for (let event = 1; event <= all; event += 1) {
    player.playTo(event);
    if (moments.has(event)) expect(match.view.value).toEqual(moments.get(event));
    expect(match.log.lines.value.every(({ n }) => n <= event)).toBe(true);
  }
  expect(match.view.value).toEqual(truth.view('public'));
  expect(match.log.lines.value.length).toBeGreaterThan(20);
});

test('the log of a moment is the same, however one comes there', async () => {
  const { player, match } = await watch({ event: 0 });
  const linesAt = async (event: number) => {
    await player.goTo(event);
    await settle();
    expect(player.at.value).toBe(event);
    return match.log.lines.value.map(({ text }) => text);
  };
  const half = Math.floor(all / 2);
  const forth = await linesAt(half);
  expect(forth.length).toBeGreaterThan(5);
  await linesAt(all);
  expect(await linesAt(half)).toEqual(forth);
  await linesAt(3);
  player.playTo(half);
  expect(match.log.lines.value.map(({ text }) => text)).toEqual(forth);
});

test('of many wishes at once the last one is shown', async () => {
  const { player, match } = await watch({ event: 0 });
  for (const event of [5, 20, 3, 17]) void player.goTo(event);
  await settle();
  expect(player.at.value).toBe(17);
  expect(match.log.lines.value.every(({ n }) => n <= 17)).toBe(true);
});

test.each([-3, all + 100])('a moment that is not there (%s) is the nearest one', async (event) => {
  const { player } = await watch({ event: 4 });
  await player.goTo(event);
  expect(player.at.value).toBe(event < 0 ? 0 : all);
});

describe.each(SAMPLES)('$ruleset.id', ({ ruleset, ...sample }) => {
  const whole = new Truth(ruleset, smallSetup({ small: sample.small }, 3), 3);
  whole.play(40);

  test('every viewer is led to the end of the same step', async () => {
    const opened = holding(whole.record(), TO_SEE);
    const steps = new Map<string, readonly number[]>();
    for (const viewer of whole.viewers) {
      const source = opened.as(viewer);
      new Heard(source, ruleset);
      await settle();
      steps.set(viewer, source.reach.value.steps!);
    }
    const counts = [...steps.values()].map((of) => of.length);
    expect(new Set(counts).size).toBe(1);
    for (const [viewer, of] of steps) expect(of.at(-1)).toBe(whole.told(viewer as 'public').length);
    const step = Math.floor(counts[0]! / 2);
    for (const [viewer, of] of steps) {
      const player = new Player(opened.as(viewer as 'public'), { step });
      const heard = new Heard(player, ruleset);
      await settle();
      expect(player.at.value).toBe(of[step]);
      expect(of[player.step()]).toBe(of[step]);
      expect(heard.view).toEqual(whole.moments(viewer as 'public').findLast(({ at }) => at <= of[step]!)!.view);
    }
  });

  test('a match can begin at the last decision before any of its moments', async () => {
    const source = holding(whole.record(), TO_SEE).as('public');
    const heard = new Heard(source, ruleset);
    await settle();
    const all = heard.events.length;
    const { lookUp, steps } = source.reach.value;
    for (const event of [0, 1, Math.floor(all / 3), Math.floor(all / 2), all]) {
      const { record, position } = (await lookUp!('moment', event))!;
      const begun = readRecord(position, TEST_RULESETS);
      if (!begun.ok) throw new Error(JSON.stringify(begun.error));
      const now = foldRecord(begun.value, TEST_RULESETS);
      const then = foldRecord(record, TEST_RULESETS);
      if (!now.ok || !then.ok) throw new Error('it does not fold');
      expect(now.value.match.pending()).toEqual(then.value.match.pending());
      expect(now.value.match.pending()).not.toEqual([]);
      for (const viewer of whole.viewers) expect(now.value.match.view(viewer)).toEqual(then.value.match.view(viewer));
      const step = steps!.findLastIndex((count) => count <= event);
      expect(record.intents.length).toBeLessThanOrEqual(Math.max(0, step));
    }
  });

  test('a position for any table is at a decision before', async () => {
    const source = holding(whole.record(), TO_SEE).as('public');
    const heard = new Heard(source, ruleset);
    await settle();
    const all = heard.events.length;
    const positions = await Promise.all(
      [0, Math.floor(all / 2), all].map((event) => source.reach.value.lookUp!('position', event)),
    );
    expect(positions.filter((position) => position !== undefined).length).toBeGreaterThan(0);
    for (const position of positions) {
      if (!position) continue;
      const {
        options,
        board,
        seats,
        position: own,
      } = structuredClone(position) as Parameters<typeof readSetup>[1] & {
        readonly position: object;
      };
      expect(readSetup(ruleset, { options, board, seats, position: own }, 'table')).toMatchObject({ ok: true });
    }
  });
});
