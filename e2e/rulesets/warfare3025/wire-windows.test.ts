import { PUBLIC, positionOf, type Viewer } from '@ironhex/shared/match';
import type { ComputerPace } from '@ironhex/shared/protocol';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { often } from '../../../shared/test/often.ts';
import { secretly } from '../../../shared/test/rules/warfare3025/detection/kit.ts';
import { GRIFFIN, hex, WOLVERINE } from '../../../shared/test/rules/warfare3025/kit.ts';
import { type Pair, pairFrom } from './detection/pairs.ts';
import { type Told, WatchedTable } from './detection/watched-table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Seconds of a window, as nobody changes them. */
const WINDOW = 8;
/** Milliseconds in which something is looked at: a window, and what comes after it. */
const LONG = 30_000;

/** Who holds red's seat: a person, a computer that plays for one, or nobody since the host has freed it. */
type Holder = 'person' | 'computer' | 'nobody';

/** What red's player does in the window, or has said before. */
type Deed = 'nothing' | 'passes' | 'has a policy';

interface Making {
  readonly clocks: 'none' | object;
  readonly holder: Holder;
  /** Whether red's unit, of which blue knows nothing, can do anything in the window. */
  readonly able: boolean;
  readonly deed?: Deed;
}

/** Blue's only unit is in sight, and red's stands hidden before it: able to do anything, or to do nothing. */
const ambush = (able: boolean) => {
  const nothing = { movement: 20, ppc: 20, 'lrm-10': 20 };
  const { state } = secretly(
    {
      // Too far for its sensors.
      ground: { '0,0': 'light' },
      units: {
        b1: { card: WOLVERINE, at: '0,29' },
        r1: { card: GRIFFIN, at: '0,0', facing: 3, ticks: 1, ...(able ? {} : { damage: nothing }) },
      },
    },
    { b1: 'visible' },
  );
  const seats = state.seats.map(({ id, side }) => ({ id, side, force: null }));
  return positionOf({ ruleset: warfare3025, setup: { options: state.options, board: state.board, seats }, state });
};

/** Blue moves; gives all that red's others are told and shown from then on, and when. */
const watched = async ({ clocks, holder, able, deed }: Making): Promise<readonly Told[]> => {
  vi.setSystemTime(1_000_000);
  const at = new WatchedTable(ambush(able), clocks, ['blue', PUBLIC]);
  if (holder === 'computer') at.perform({ kind: 'covered', seat: 'red', by: 'blue', level: 'easy' });
  if (holder === 'nobody') at.perform({ kind: 'relocked', seat: 'red', by: 'blue', lock: 'next' });
  if (deed === 'has a policy') at.perform({ kind: 'policy', seat: 'red', policy: { match: { answer: 'pass' } } });
  const move = { path: [hex('0,28')], facing: 0 };
  at.answer('blue', warfare3025.schemas.intent.parse({ kind: 'act', unit: 'b1', move }));
  expect(at.openOf('red') !== undefined).toBe(able && deed !== 'has a policy');
  await vi.advanceTimersByTimeAsync(1000);
  if (deed === 'passes') at.answer('red', { kind: 'pass' });
  await vi.advanceTimersByTimeAsync(LONG);
  at.stop();
  return at.told;
};

/** When what is told with these words was told to a viewer. */
const when = (told: readonly Told[], viewer: Viewer, words: string): number =>
  told.find(([, to, what]) => to === viewer && what.includes(words))![0];

describe.each<['none' | object]>([['none'], [{ seconds: { plan: 10 } }]])('a window with clocks %o', (clocks) => {
  test.each<[Holder, readonly Deed[]]>([
    ['person', ['nothing', 'passes', 'has a policy']],
    ['computer', ['nothing']],
    ['nobody', ['nothing', 'has a policy']],
  ])(
    'is the same to all others, and lasts its time, whether or not a seat held by %s can use it',
    async (holder, deeds) => {
      const none = await watched({ clocks, holder, able: false });
      for (const viewer of ['blue', PUBLIC]) {
        const open = when(none, viewer, '"windowOpened"');
        expect(when(none, viewer, '"windowClosed"') - open).toBe(WINDOW * 1000);
      }
      for (const deed of deeds) expect(await watched({ clocks, holder, able: true, deed }), deed).toEqual(none);
    },
  );
});

/** Red's hidden unit is held by a computer that thinks for so long: whatever blue is told, until it has acted thrice. */
const thinking = async (thought: number, pace: ComputerPace): Promise<readonly Told[]> => {
  vi.setSystemTime(1_000_000);
  const at = new WatchedTable(ambush(true), 'none', ['blue', PUBLIC], thought);
  at.pace = pace;
  at.perform({ kind: 'covered', seat: 'red', by: 'blue', level: 'easy' });
  at.answer('blue', warfare3025.schemas.intent.parse({ kind: 'wait', unit: 'b1' }));
  await vi.advanceTimersByTimeAsync(LONG);
  at.stop();
  return at.told;
};

test.each<ComputerPace>(['at-once', 'natural', 'slow'])(
  'how long a computer thinks about an unseen unit does not show, at the pace %s',
  async (pace) => {
    const one = await thinking(20, pace);
    expect(
      one.filter(([, viewer, what]) => viewer === 'blue' && what.includes('"unseenEnded"')).length,
    ).toBeGreaterThan(0);
    for (const thought of [300, 900]) expect(await thinking(thought, pace), `${thought}`).toEqual(one);
  },
);

/** Clocks on which little time is left, and with which nobody may miss a question. */
const SHORT = { seconds: { plan: 20, react: 20, window: 4 }, bank: 2, whenEmpty: 2, concedeAfter: 1 };

/**
 * Plays one of the two matches of a pair; gives all that those are told who must not notice which. What is said in a
 * window in secret is said at another time in the other match; all else takes a second in both.
 */
const played = async ({ positions, viewers, steps }: Pair, which: 0 | 1): Promise<readonly Told[]> => {
  vi.setSystemTime(1_000_000);
  const at = new WatchedTable(positions[which], SHORT, viewers);
  for (const { secret, open, rings } of steps) {
    const early = 300 * (1 + which);
    if (rings) await vi.advanceTimersByTimeAsync(early);
    for (const [seat, intent] of secret[which]) {
      if (!rings) await vi.advanceTimersByTimeAsync(1000);
      at.answer(seat, intent);
    }
    await vi.advanceTimersByTimeAsync(1000 - (rings ? early : 0));
    for (const [seat, intent] of open) at.answer(seat, intent);
    if (rings) await vi.advanceTimersByTimeAsync(3000);
  }
  at.stop();
  return at.told;
};

test('pairs of matches are the same to all others by the millisecond, with clocks that are nearly used up', async () => {
  let pairs = 0;
  for (let seed = 100; pairs < often(25, 400); seed++) {
    const pair = pairFrom(seed, 8);
    if (!pair) continue;
    expect(await played(pair, 1), `pair ${seed}`).toEqual(await played(pair, 0));
    pairs += 1;
  }
});
