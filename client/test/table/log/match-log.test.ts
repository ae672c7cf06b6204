import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { numberOf } from '../../../src/table/log/episodes.ts';
import { MatchLog } from '../../../src/table/log/match-log.ts';
import { Playback } from '../../../src/table/showing/playback.ts';
import { KEPT_SCENES } from '../../../src/table/showing/scenes.ts';
import { entry } from '../../../src/text/entry.ts';
import { type ExampleTypes, exampleRules, story } from '../../example.ts';

const newLog = () =>
  new MatchLog<ExampleTypes>({
    ...{ you: signal(null), lost: signal(false), caughtUp: signal(true) },
    nameOf: (seat) => seat,
  });

/** A match that was played before the page was opened, as its log has it. */
const read = (seed: number, rules = exampleRules) => {
  vi.stubGlobal('document', { hidden: false });
  const log = newLog();
  const playback = new Playback<ExampleTypes>(rules, {
    play: () => Promise.resolve(),
    show: () => {},
    told: (event, view, show) => log.tell(event, view, rules, show),
    forget: () => expect.fail('nobody seeks here'),
    happened: () => {},
    settled: () => {},
    behind: () => {},
    patience: () => ({ events: 60, time: 3000 }),
    failed: (error) => expect.fail(String(error)),
  });
  const { from, chapters } = story(seed);
  const { view, upTo } = chapters.at(-1)!;
  playback.update(view, upTo);
  playback.push(
    chapters.flatMap(({ events }) => events),
    from,
  );
  return { log, upTo };
};

test('the last episodes can be shown again, also after a reload, each with what its events have shown', () => {
  const { log, upTo } = read(2);
  expect(upTo).toBeGreaterThan(KEPT_SCENES);
  const episodes = log.episodes.value;
  const numbers = episodes.map(numberOf);
  const showable = numbers.filter((number) => log.isShowable(number));
  expect(showable.length).toBeGreaterThan(5);
  for (const number of showable) {
    const next = numbers.find((other) => other > number) ?? Number.POSITIVE_INFINITY;
    const scenes = log.scenesOf(number);
    expect(scenes.length).toBeGreaterThan(0);
    for (const { n } of scenes) expect(n >= number && n < next, `${n} in ${number}`).toBe(true);
  }
  expect(log.isShowable(numbers[0]!), 'what was long ago is not kept').toBe(false);
  expect(log.scenes.value.length).toBeLessThanOrEqual(KEPT_SCENES);
  const last = log.lastShowable()!;
  expect(episodes.find((episode) => numberOf(episode) === last)?.kind).toBe('action');
});

test('what was worked out before is said of an event, and its game is not asked', () => {
  const { chapters } = story(2);
  const { events, view } = chapters[0]!;
  const log = newLog();
  log.foresee(new Map([[events[0]!.n, entry('What happens.')]]));
  log.tell(events[0]!, view, { ...exampleRules, line: () => expect.fail('nobody is asked') });
  expect(log.lines.value).toMatchObject([{ n: events[0]!.n, text: 'What happens.' }]);
});

test('who moves and who shoots takes part where it stood before', () => {
  const { log } = read(3);
  const moves = log.scenes.value.flatMap(({ cues, cast }) =>
    cues.flat().flatMap((cue) => (cue.kind === 'move' ? [{ cue, cast }] : [])),
  );
  expect(moves.length).toBeGreaterThan(3);
  for (const { cue, cast } of moves) {
    const { unit, path } = cue as unknown as { unit: string; path: readonly string[] };
    const counter = cast().find(({ id }) => id === unit);
    expect(counter).toBeDefined();
    if (typeof counter!.at === 'string') expect(path[0]).toBe(counter!.at);
  }
});

test('counters that cannot be worked out leave what is told as it is', () => {
  const failures: string[] = [];
  const spy = vi.spyOn(expect, 'fail').mockImplementation((why) => void failures.push(String(why)) as never);
  const { log } = read(2, {
    ...exampleRules,
    counters: () => {
      throw new Error('no counters');
    },
  });
  const casts = log.scenes.value.map(({ cast }) => cast());
  spy.mockRestore();
  expect(failures.length).toBeGreaterThan(0);
  expect(log.lines.value.length).toBeGreaterThan(20);
  expect(casts.flat()).toEqual([]);
});
