import { OMNISCIENT, PUBLIC, type Viewer } from '@ironhex/shared/match';
import type { Reckoning } from '@ironhex/shared/reckoning';
import { ADVANCED, generateBoard, type Seen, STOCK_BOARDS, STOCK_CARDS, type View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { signal } from '@preact/signals';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_GAMES } from '../../../../shared/test/rulesets/index.ts';
import { Replay } from '../../../src/replay/replay.ts';
import { pictureOf } from '../../../src/rulesets/warfare3025/map/picture.ts';
import type { Context } from '../../../src/rulesets/warfare3025/plan/candidates.ts';
import { Planner } from '../../../src/rulesets/warfare3025/plan/planner.ts';
import { Truth } from '../../source/truth.ts';
import { GAZE } from './kit.ts';

const cardOf = (designation: string) => STOCK_CARDS.find((card) => card.designation === designation)!;
const force = (letter: string, ...cards: readonly string[]) =>
  cards.map((card, n) => ({ id: `${letter}${n}`, card: cardOf(card) }));

/** Two a side, by the advanced rules. */
const SETUP = {
  options: { ...ADVANCED, limit: 80 },
  board: STOCK_BOARDS.find(({ id }) => id === 'woods-and-water')!,
  seats: [
    { id: 'blue', side: 0, force: force('b', 'GRF-1N', 'LCT-1V') },
    { id: 'orange', side: 1, force: force('o', 'WVR-6W', 'RFL-3N') },
  ],
};

/** The counters and the contacts on the map of somebody who watches again. */
const drawn = (view: View) => {
  const planner = new Planner({ question: signal(null) } as unknown as Context);
  const { counters, contacts } = pictureOf(view, planner, GAZE);
  return { counters, contacts };
};

describe('a match with hidden units that is watched again', () => {
  const truth = new Truth(warfare3025, SETUP, 24);
  let replay: Replay;
  beforeAll(() => {
    truth.play(60);
    const opened = Replay.open(truth.record(), TEST_GAMES);
    if (!opened.ok) throw new Error(opened.error);
    replay = opened.value;
  });

  test.each(['blue', 'orange'])(
    'shows what %s knew then: its own units, and of the others who was in sight',
    (seat) => {
      const sides = { blue: 0, orange: 1 } as Readonly<Record<string, number>>;
      const seen = truth.moments(seat).map(({ at, view }) => {
        expect(replay.at(seat, at)).toEqual(view);
        const { counters, contacts } = drawn(view as View);
        const others = counters.filter(({ side }) => side !== sides[seat]);
        for (const { known } of others) expect(known).toBeUndefined();
        return `${others.length} in sight, ${contacts.length > 0 ? 'more' : 'nothing'} known`;
      });
      expect(seen[0]).toBe('0 in sight, nothing known');
      expect(new Set(seen).size).toBeGreaterThan(2);
    },
  );

  test('shows in the whole truth all units, and how each is known to the other side', () => {
    const known = truth.moments(OMNISCIENT).flatMap(({ at, view }) => {
      expect(replay.at(OMNISCIENT, at)).toEqual(view);
      const { counters, contacts } = drawn(view as View);
      expect(counters).toHaveLength(4);
      expect(contacts).toEqual([]);
      return counters.filter(({ facing }) => facing !== null).map((counter) => counter.known);
    });
    expect(new Set(known)).toEqual(new Set(['hidden', 'detected', 'visible']));
  });

  test('is reckoned up for everybody, in what each was told', () => {
    const reckoned = (viewer: Viewer) => replay.lookUps.reckoning(viewer, 0) as Reckoning;
    const { units } = reckoned(OMNISCIENT);
    expect(units.rows).toHaveLength(4);
    for (const viewer of ['blue', 'orange']) {
      const { stakes, units: same } = reckoned(viewer);
      expect(same).toEqual(units);
      for (const { n } of stakes) expect(n >= 1 && n <= truth.told(viewer).length).toBe(true);
    }
  });
});

describe('a match with hidden units in close quarters that is watched again', () => {
  /** On a board so small that they meet at once. */
  const near = new Truth(
    warfare3025,
    {
      ...SETUP,
      options: { ...ADVANCED, limit: 120 },
      board: generateBoard({ seed: 2, width: 5, height: 7, hills: 0.3, woods: 0.3, water: 0, town: 0 }),
    },
    225,
  );
  near.play(250);
  const toldTo = (viewer: string) => near.told(viewer).map(({ seen }) => seen as Seen);
  const sides = ['blue', 'orange'].map(toldTo);

  test('has dodges and counters', () => {
    const ways = sides.flat().flatMap((seen) => (seen.kind === 'reactionSet' ? [seen.how] : []));
    expect(ways).toEqual(expect.arrayContaining(['dodge', 'counter']));
  });

  test.each(['blue', 'orange', PUBLIC])('shows what %s was told then, and no more', (viewer) => {
    const opened = Replay.open(near.record(), TEST_GAMES);
    if (!opened.ok) throw new Error(opened.error);
    for (const { at, view } of near.moments(viewer)) expect(opened.value.at(viewer, at)).toEqual(view);
  });
});
