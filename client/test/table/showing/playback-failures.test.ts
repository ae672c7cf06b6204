import { beforeEach, expect, test, vi } from 'vitest';
import { Playback, type PlaybackRules } from '../../../src/table/showing/playback.ts';

/** A game that counts: each event adds its number. */
interface Counting {
  state: object;
  view: { sum: number };
  intent: object;
  event: { readonly kind: string };
  seen: { readonly kind: string; readonly add: number };
  options: object;
  force: object;
  policy: object;
  position: object;
}

const fail = (what: string) => (): never => {
  throw new Error(what);
};

const COUNTING: PlaybackRules<Counting> = {
  follow: (view, { add }) => {
    view.sum += add;
  },
  copy: (view) => ({ ...view }),
  cues: ({ kind }) => [{ kind }],
  counters: () => [],
};

beforeEach(() => void vi.stubGlobal('document', { hidden: false }));

const open = (rules: Partial<PlaybackRules<Counting>> = {}, screen: { play?: () => Promise<void> } = {}) => {
  const done: string[] = [];
  const playback = new Playback<Counting>(
    { ...COUNTING, ...rules },
    {
      play: screen.play ?? (async (cue) => void done.push(`cue ${cue.kind}`)),
      show: ({ sum }) => void done.push(`show ${sum}`),
      told: ({ n }, { sum }) => void done.push(`told ${n} at ${sum}`),
      forget: () => expect.fail('nobody seeks here'),
      happened: () => {},
      settled: () => void done.push('settled'),
      behind: () => void done.push('behind'),
      patience: () => ({ events: 60, time: 3000 }),
      failed: (error) => void done.push(`failed: ${(error as Error).message}`),
    },
  );
  return { playback, done };
};

const events = (...adds: number[]) => adds.map((add, i) => ({ n: i + 1, seen: { kind: 'added', add } }));
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Three events come, with the view after them. */
const play = async ({ playback, done }: ReturnType<typeof open>): Promise<string[]> => {
  playback.update({ sum: 0 }, 0);
  done.length = 0;
  playback.push(events(1, 2, 3));
  playback.update({ sum: 6 }, 3);
  await rest();
  return done;
};

test('without failures each event is shown and told, and in the end what the server says', async () => {
  expect(await play(open())).toEqual([
    ...['cue added', 'show 1', 'told 1 at 1'],
    ...['cue added', 'show 3', 'told 2 at 3'],
    ...['cue added', 'show 6', 'told 3 at 6'],
    ...['show 6', 'settled'],
  ]);
});

test('an event whose cues cannot be worked out is shown without them', async () => {
  const cues: typeof COUNTING.cues = (seen, before) => (before.sum === 1 ? fail('no cues')() : [{ kind: seen.kind }]);
  expect(await play(open({ cues }))).toEqual([
    ...['cue added', 'show 1', 'told 1 at 1'],
    ...['failed: no cues', 'show 3', 'told 2 at 3'],
    ...['cue added', 'show 6', 'told 3 at 6'],
    ...['show 6', 'settled'],
  ]);
});

test('a cue that cannot be played is left out', async () => {
  const done = await play(open({}, { play: () => Promise.reject(new Error('no effect')) }));
  expect(done.filter((line) => line === 'failed: no effect')).toHaveLength(3);
  expect(done.filter((line) => line.startsWith('told'))).toHaveLength(3);
  expect(done.at(-1)).toBe('settled');
});

test('after an event that cannot be folded in, all is told, and the view of the server is taken', async () => {
  const follow: typeof COUNTING.follow = (view, { add }) => {
    if (add === 2) throw new Error('cannot follow');
    view.sum += add;
  };
  expect(await play(open({ follow }))).toEqual([
    ...['cue added', 'show 1', 'told 1 at 1'],
    // From here on nothing can be shown that is right, until the view of the server is reached.
    ...['failed: cannot follow', 'told 2 at 6', 'told 3 at 6'],
    ...['show 6', 'settled'],
  ]);
});

test('after such an event the next ones are shown again', async () => {
  let broken = true;
  const follow: typeof COUNTING.follow = (view, { add }) => {
    if (broken) throw new Error('cannot follow');
    view.sum += add;
  };
  const { playback, done } = open({ follow });
  await play({ playback, done });
  broken = false;
  done.length = 0;
  const [added] = events(4);
  playback.push([{ ...added!, n: 4 }]);
  playback.update({ sum: 10 }, 4);
  await rest();
  expect(done).toEqual(['cue added', 'show 10', 'told 4 at 10', 'show 10', 'settled']);
});

test('a new view is asked for where none has come that is as new as the events', async () => {
  const { playback, done } = open({ follow: fail('cannot follow') });
  playback.update({ sum: 0 }, 0);
  done.length = 0;
  playback.push(events(1, 2));
  await rest();
  expect(done).toEqual(['failed: cannot follow', 'told 1 at 0', 'told 2 at 0', 'behind']);
  playback.update({ sum: 3 }, 2);
  expect(done.slice(-2)).toEqual(['show 3', 'settled']);
});

test('a past that cannot be folded is told all the same', async () => {
  const { playback, done } = open({ follow: fail('cannot follow') });
  playback.push(events(1, 2), { sum: 0 });
  playback.update({ sum: 3 }, 2);
  await rest();
  expect(done.filter((line) => line.startsWith('told'))).toEqual(['told 1 at 3', 'told 2 at 3']);
  expect(done.at(0)).toBe('show 3');
});

test('a screen that fails stops nothing', async () => {
  const failures: unknown[] = [];
  const told: number[] = [];
  const playback = new Playback<Counting>(COUNTING, {
    play: fail('play'),
    show: fail('show'),
    told: ({ n }) => {
      told.push(n);
      throw new Error('told');
    },
    forget: () => expect.fail('nobody seeks here'),
    happened: fail('happened'),
    settled: fail('settled'),
    behind: () => {},
    patience: () => ({ events: 60, time: 3000 }),
    failed: (error) => void failures.push(error),
  });
  playback.update({ sum: 0 }, 0);
  playback.push(events(1, 2, 3));
  playback.update({ sum: 6 }, 3);
  await rest();
  expect(told).toEqual([1, 2, 3]);
  expect(failures.length).toBeGreaterThan(8);
});

test('going back changes what is shown as the server says, without asking the game', async () => {
  const match = open({
    follow: () => {
      throw new Error('the game does not know this');
    },
  });
  match.playback.update({ sum: 5 }, 0);
  match.playback.push([{ n: 1, seen: { kind: 'went-back', seat: 'blue', changed: { sum: 3 }, gone: [] } as never }]);
  match.playback.update({ sum: 3 }, 1);
  await vi.waitFor(() => expect(match.done).toContain('settled'));
  expect(match.done.filter((what) => what.startsWith('failed'))).toEqual([]);
  expect(match.done).toContain('show 3');
});

test('cues in a list are shown together, and what follows waits for all of them', async () => {
  const running: (() => void)[] = [];
  const begun: string[] = [];
  const { playback, done } = open(
    { cues: ({ add }) => (add === 1 ? [[{ kind: 'one' }, { kind: 'other' }], { kind: 'after' }] : []) },
    {
      play: ((cue: { kind: string }) => {
        begun.push(cue.kind);
        return new Promise<void>((over) => running.push(over));
      }) as () => Promise<void>,
    },
  );
  playback.update({ sum: 0 }, 0);
  playback.push(events(1, 2));
  await rest();
  expect(begun).toEqual(['one', 'other']);
  running[0]!();
  await rest();
  expect(begun).toEqual(['one', 'other']);
  running[1]!();
  await rest();
  expect(begun).toEqual(['one', 'other', 'after']);
  expect(done).not.toContain('told 1 at 1');
  running[2]!();
  await rest();
  expect(done).toContain('told 2 at 3');
});
