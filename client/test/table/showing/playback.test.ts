import { PUBLIC } from '@ironhex/shared/match';
import type { SeenEvent } from '@ironhex/shared/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Playback, type PlaybackRules } from '../../../src/table/showing/playback.ts';
import {
  begun,
  type Chapter,
  type ExampleTypes,
  exampleRules,
  follow,
  hex,
  LOCUST,
  RIFLEMAN,
  type Seen,
  seenOf,
  story,
  straight,
  unitOf,
  type View,
  viewOf,
} from '../../example.ts';

/** A page that is looked at, or not. */
const page = { hidden: false };
beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
});

/** A screen that writes down what it is told to do, and shows cues only as fast as it is let. */
const screen = (slow = false, rules: PlaybackRules<ExampleTypes> = exampleRules) => {
  const failures: string[] = [];
  const done: string[] = [];
  const shown: View[] = [];
  const witnessed: number[] = [];
  const told: { readonly event: SeenEvent; readonly at: string | null }[] = [];
  const running: (() => void)[] = [];
  const playback = new Playback<ExampleTypes>(rules, {
    play: (cue) => {
      done.push(`cue ${cue.kind}`);
      const floats = cue.kind === 'word' || cue.kind === 'attention';
      return slow && !floats ? new Promise<void>((resolve) => running.push(resolve)) : Promise.resolve();
    },
    show: (view) => {
      done.push('show');
      shown.push(view);
    },
    told: (event, view) => {
      done.push(`told ${event.n}`);
      told.push({ event, at: view.units.find(({ id }) => id === 'r1')?.at ?? null });
    },
    happened: (event) => void witnessed.push(event.n),
    forget: (after) => void done.push(`forget ${after}`),
    settled: () => void done.push('settled'),
    behind: () => void done.push('behind'),
    patience: () => ({ events: 60, time: 3000 }),
    failed: (error) => void failures.push((error as Error).message),
  });
  /** Everything that can happen without the next cue being over has happened. */
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  const next = async () => {
    running.shift()?.();
    await rest();
  };
  return {
    playback,
    failures,
    done,
    shown,
    told,
    witnessed,
    rest,
    next,
    cues: () => done.filter((line) => line.startsWith('cue')).length,
  };
};

/** A Rifleman walks four hexes north; a Griffin far away acts next. */
const walk = () => {
  const table = begun({ units: { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: LOCUST, at: '9,30', ticks: 12 } } });
  const before = viewOf(table.state, PUBLIC);
  const happened = table.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 0 } });
  const after = viewOf(table.state, PUBLIC);
  const events = seenOf(table.state, happened, 4);
  return { before, after, events, upTo: events.at(-1)!.n };
};

test('what shows nothing for itself is over at once: nobody is asked anew because of it', () => {
  const { playback, done } = screen(false, { ...exampleRules, cues: () => [] });
  const { before, events, upTo } = walk();
  playback.update(before, 3);
  playback.push(events);
  const seat = { n: upTo + 1, seen: { kind: 'seat-renewed', seat: 'red', name: 'Ada' } };
  playback.push([seat]);
  expect(done.slice(-3)).toEqual([`told ${upTo + 1}`, 'show', 'settled']);
});

test('what happens to a seat is told in its place among the rest, and changes nothing on the table', async () => {
  const { playback, done, shown, told, rest } = screen();
  const { before, after, events, upTo } = walk();
  const seat = { n: 4, seen: { kind: 'seat-renewed', seat: 'red', name: 'Ada' } };
  const [first, ...others] = events.map(({ n, seen }) => ({ n: n + 1, seen }));
  playback.update(before, 3);
  playback.push([seat, first!, ...others]);
  playback.update(after, upTo + 1);
  await rest();
  expect(told.map(({ event }) => event)).toEqual([seat, first, ...others]);
  expect(shown[1]).toEqual(before);
  expect(shown.at(-1)).toEqual(after);
  expect(done.at(-1)).toBe('settled');
});

test('only what happens before the eyes is witnessed, not what is told of the past', async () => {
  const { playback, told, witnessed, rest } = screen();
  const { before, after, events, upTo } = walk();
  playback.update(before, 3);
  playback.push([1, 2, 3].map((n) => ({ n, seen: { kind: 'skimmed', ticks: 0 } })));
  playback.push(events);
  playback.update(after, upTo);
  await rest();
  expect(told.length).toBe(3 + events.length);
  expect(witnessed).toEqual(events.map(({ n }) => n));
});

describe('what is new', () => {
  test('the first table is shown at once, since nothing is known of what led to it', () => {
    const { playback, done, shown } = screen();
    const { before } = walk();
    playback.update(before, 3);
    expect(done).toEqual(['show', 'settled']);
    expect(shown).toEqual([before]);
  });

  test('comes on the table only when the events that led to it have been played', async () => {
    const { playback, shown, done, rest, next } = screen(true);
    const { before, after, events, upTo } = walk();
    playback.update(before, 3);
    playback.update(after, upTo);
    playback.push(events);
    await rest();
    // Something that only floats over the map keeps nobody waiting, but a unit that moves does.
    expect(done.slice(2)).toEqual(['cue attention', 'show', 'told 4', 'cue move']);
    expect(new Set(shown.map((view) => unitOf(view, 'r1').at))).toEqual(new Set([hex('0,0')]));
    for (let cue = 0; cue < 6; cue++) await next();
    expect(unitOf(shown.at(-1)!, 'r1').at).toBe(hex('0,-4'));
    expect(shown.at(-1)).toBe(after);
    expect(done.slice(-2)).toEqual(['show', 'settled']);
  });

  test('waits for its events, however late they come', async () => {
    const { playback, shown, done, rest } = screen();
    const { before, after, events, upTo } = walk();
    playback.update(before, 3);
    playback.update(after, upTo);
    await rest();
    expect(shown).toEqual([before]);
    playback.push(events.slice(0, 2));
    await rest();
    expect(shown).not.toContain(after);
    expect(done.filter((line) => line === 'settled')).toHaveLength(1);
    playback.push(events.slice(2));
    await rest();
    expect(shown.at(-1)).toBe(after);
  });

  test('is not undone by an older table that comes after its events', async () => {
    const { playback, shown, done, rest } = screen();
    const { before, after, events, upTo } = walk();
    playback.update(before, 3);
    playback.push(events);
    await rest();
    expect(shown.at(-1)).toEqual(after);
    expect(done.filter((line) => line === 'settled')).toHaveLength(2);
    playback.update(before, 3);
    expect(shown.at(-1)).toEqual(after);
    playback.update(after, upTo);
    expect(shown.at(-1)).toBe(after);
    expect(done.at(-1)).toBe('settled');
  });

  test('is played in order when more happens meanwhile, and the page rests once', async () => {
    const { playback, told, done, rest, next } = screen(true);
    const { before, after, events, upTo } = walk();
    playback.update(before, 3);
    playback.push(events.slice(0, 2));
    await rest();
    playback.push(events.slice(2));
    playback.update(after, upTo);
    for (let cue = 0; cue < 9; cue++) await next();
    expect(told.map(({ event }) => event.n)).toEqual(events.map(({ n }) => n));
    expect(done.filter((line) => line === 'settled')).toHaveLength(2);
  });
});

describe('what is past', () => {
  test('is only told of, on the table as it was then', () => {
    const { playback, told, cues, shown } = screen();
    const { before, after, events, upTo } = walk();
    playback.update(after, upTo);
    playback.push(events, before);
    expect(cues()).toBe(0);
    expect(new Set(shown)).toEqual(new Set([after]));
    const moved = events.findIndex(({ seen }) => seen.kind === 'moved');
    expect(told.map(({ at }) => at)).toEqual(events.map((_, i) => hex(i < moved ? '0,0' : '0,-4')));
    expect(unitOf(before, 'r1').at, 'what came from the server is left as it was').toBe(hex('0,0'));
  });

  test('waits when it comes before the first table', async () => {
    const { playback, told, done, rest } = screen();
    const { before, after, events, upTo } = walk();
    playback.push(events, before);
    await rest();
    expect(done).toEqual([]);
    playback.update(after, upTo);
    await rest();
    expect(told.map(({ event }) => event.n)).toEqual(events.map(({ n }) => n));
    expect(done.filter((line) => line.startsWith('cue'))).toEqual([]);
    expect(done.at(-1)).toBe('settled');
  });
});

describe('a line that broke', () => {
  /** What came while nobody listened, in one piece. */
  const missed = (chapters: readonly Chapter[]) => chapters.flatMap(({ events }) => events);

  test('is made good: what was missed is played from where the page was', async () => {
    const { playback, told, shown, cues, rest } = screen();
    const { chapters } = story(2);
    playback.update(chapters[3]!.view, chapters[3]!.upTo);
    playback.update(chapters[5]!.view, chapters[5]!.upTo);
    const events = missed(chapters.slice(4, 6));
    playback.push(events);
    await rest();
    expect(told.map(({ event }) => event.n)).toEqual(events.map(({ n }) => n));
    expect(cues()).toBeGreaterThan(0);
    expect(shown.at(-1)).toBe(chapters[5]!.view);
  });

  test('that was broken for long does not keep the player waiting: no cues until the last sixty events', async () => {
    const { playback, told, done, rest } = screen();
    const { chapters } = story(2);
    playback.update(chapters[0]!.view, chapters[0]!.upTo);
    const events = missed(chapters.slice(1));
    expect(events.length).toBeGreaterThan(200);
    playback.update(chapters.at(-1)!.view, chapters.at(-1)!.upTo);
    playback.push(events);
    await vi.waitFor(() => expect(done.at(-1)).toBe('settled'));
    await rest();
    const quiet = done.findIndex((line) => line.startsWith('cue'));
    const before = done.slice(0, quiet).filter((line) => line.startsWith('told')).length;
    expect(before).toBeGreaterThanOrEqual(events.length - 61);
    expect(told).toHaveLength(events.length);
  });

  test('that lasts too long comes at once: nobody watches while their clock runs', async () => {
    const { playback, cues, told, rest, next } = screen(true);
    const { before, after, events, upTo } = walk();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    playback.update(before, 3);
    playback.update(after, upTo);
    playback.push([...events, ...events.map((event) => ({ ...event, n: event.n + events.length }))]);
    await rest();
    const seen = cues();
    clock.mockReturnValue(4001);
    while (told.length < events.length * 2) await next();
    expect(cues()).toBe(seen);
    expect(cues()).toBeLessThan(events.length);
    clock.mockRestore();
  });

  test('a page that nobody looks at shows no cues, and is up to date when it is looked at again', async () => {
    const { playback, cues, shown, rest } = screen();
    const { before, after, events, upTo } = walk();
    playback.update(before, 3);
    playback.update(after, upTo);
    page.hidden = true;
    playback.push(events);
    await rest();
    expect(cues()).toBe(0);
    expect(shown.at(-1)).toBe(after);
  });
});

test.each([1, 2, 3])('match %i: the table after each event is what its events come to', async (seed) => {
  const { playback, shown, told, rest } = screen();
  const { chapters } = story(seed);
  const [first, ...more] = chapters;
  playback.update(first!.view, first!.upTo);
  const followed = structuredClone(first!.view);
  for (const { events, view, upTo } of more.slice(0, 40)) {
    const seenBefore = shown.length;
    playback.update(view, upTo);
    playback.push(events);
    await rest();
    for (const [i, { seen }] of events.entries()) {
      follow(followed, seen as Seen);
      expect(shown[seenBefore + i]).toEqual(followed);
    }
    expect(shown.at(-1)).toBe(view);
    expect(followed).toEqual(view);
  }
  expect(told.map(({ event }) => event.n)).toEqual(told.map((_, i) => first!.upTo + 1 + i));
});
