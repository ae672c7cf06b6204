import { type App, startApp } from '@ironhex/server/app';
import { ADVANCED, STOCK_CARDS, VEHICLES } from '@ironhex/shared/warfare3025';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from '../../../server/src/log.ts';
import { memoryJournal } from '../../../server/test/memory-journal.ts';
import { often } from '../../../shared/test/often.ts';
import { TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import { openMatch } from '../../drivers/door.ts';
import { RoomClient } from '../../drivers/room-client.ts';
import { until } from '../../drivers/until.ts';
import { Recording, stretchesOf } from '../../leaks/recording.ts';
import { settled } from '../../leaks/settled.ts';
import { OnTheWire } from './detection/on-the-wire.ts';
import { type Pair, pairFrom, SECRET, saltOf } from './detection/pairs.ts';

/** A journal in which all matches have the same dice. */
const journalOf = () => {
  const journal = memoryJournal();
  const open = journal.open.bind(journal);
  return Object.assign(journal, {
    open: (match: Parameters<typeof open>[0]) =>
      open({ ...match, blueprint: { ...match.blueprint, diceSecret: SECRET } }),
  });
};

const serve = (journal: ReturnType<typeof journalOf>): Promise<App> =>
  startApp(0, undefined, {
    ...{ rulesets: TEST_RULESETS, journal, log: makeLog('silent'), reader: 'referee', countEvery: 86_400 },
    ...{ connectionsPerSeat: 100, connectionsPerAddress: 10_000, matchesPerMinute: 1000, joinsPerMinute: 10_000 },
  });

/** So many pairs, each of so many steps at most. */
const PAIRS = often(6, 150);
const STEPS = often(6, 30);
/** Pairs that are played at once. */
const AT_ONCE = 10;

/** So many pairs by chance, from this seed on. */
const pairsFrom = (seed: number, most: number): (readonly [seed: number, pair: Pair])[] => {
  const pairs: (readonly [number, Pair])[] = [];
  for (let next = seed; pairs.length < most; next++) {
    const pair = pairFrom(next, STEPS);
    if (pair) pairs.push([next, pair]);
  }
  return pairs;
};

/** Milliseconds by which clocks that are the same may be shown otherwise: the machine was busy. */
const SLACK = 10_000;

/** What those get who must not notice is the same, to the byte, with the same borders between frames and the same clocks. */
const expectSame = (one: OnTheWire, other: OnTheWire, what: string): void => {
  const told = ({ stretches }: OnTheWire) =>
    stretches.map((viewer) =>
      viewer.map(({ what, unasked, frames }) => ({ what, unasked, frames: frames.map(({ bytes }) => bytes) })),
    );
  expect(told(other), what).toEqual(told(one));
  for (const [index, left] of one.left.entries()) {
    expect(other.left[index]!.length, what).toBe(left.length);
    for (const [n, time] of left.entries()) expect(Math.abs(other.left[index]![n]! - time), what).toBeLessThan(SLACK);
  }
  for (const { what: stretch, unasked } of [...one.stretches, ...other.stretches].flat())
    if (stretch === 'in secret') expect(unasked, what).toBe(0);
};

const forceOf = (letter: string, units: readonly string[]) =>
  units.map((unit, index) => ({
    id: `${letter}${index + 1}`,
    card: [...STOCK_CARDS, ...VEHICLES].find(({ designation }) => designation === unit)!,
  }));

/** So many steps are done before the restart: about half of them, and so that no window runs then. */
const restartIn = ({ steps }: Pair): number =>
  steps.findLastIndex(({ rings }, index) => !rings && index <= Math.ceil(steps.length / 2));

describe('two matches that differ only in what one side keeps secret are the same to all others', () => {
  const journal = journalOf();
  let app: App;
  beforeAll(async () => {
    app = await serve(journal);
  });
  afterAll(() => app.stop());

  test('on the wire, whatever that side has and does, from any point of a match, over a restart too', async () => {
    const all = pairsFrom(1, PAIRS);
    for (let done = 0; done < PAIRS; done += AT_ONCE) {
      const some = all.slice(done, done + AT_ONCE).map(([seed, pair], index) => {
        const setting = { delayed: index % 3 === 2, untimed: index % 2 === 1 };
        return {
          seed,
          pair,
          both: ([0, 1] as const).map((which) => new OnTheWire(() => app.url, pair, which, setting)),
        };
      });
      const each = (deed: (match: OnTheWire, pair: Pair) => Promise<unknown>) =>
        Promise.all(some.flatMap(({ pair, both }) => both.map((match) => deed(match, pair))));
      await each(async (match, pair) => {
        await match.open();
        for (const step of pair.steps.slice(0, restartIn(pair))) await match.step(step);
        match.keep();
      });
      // Nothing is told twice, and nothing anew, by a server that takes over.
      await app.stop();
      app = await serve(journal);
      await each(async (match, pair) => {
        await match.come();
        for (const step of pair.steps.slice(restartIn(pair))) await match.step(step);
        // What comes then by itself is not the same any more.
        match.keep();
      });
      for (const { seed, both } of some) expectSame(both[0]!, both[1]!, `pair ${seed}`);
      await each((match) => match.leave());
    }
  });

  /**
   * What orange and somebody who watches get of a match that blue hosts until everybody has sat down, if blue has these
   * units: chosen by the host, or brought.
   */
  const gathered = async (forces: 'host' | 'player', ...units: readonly string[]) => {
    const both = [forceOf('b', units), forceOf('o', ['RFL-3N', 'WVR-6W'])];
    const { id, seats } = await openMatch(app.url, {
      ...{ ruleset: 'warfare3025', name: 'In the dark', clocks: 'none', options: { ...ADVANCED, forces } },
      board: { stock: 'open-hills' },
      forces: forces === 'host' ? both : [],
    });
    const join = async (how: object): Promise<RoomClient> => {
      const client = await RoomClient.arrive(app.url, id, how);
      await until(() => client.own, 'the state is there');
      await settled(app.url);
      return client;
    };
    const players = [await join({ secret: seats[0]!.secret }), await join({ secret: seats[1]!.secret })];
    const clients = [...players, await join({})];
    const recordings = clients.slice(1).map((client) => new Recording(client, app.url));
    const stretch = stretchesOf(recordings);
    await stretch('they are there', async () => {});
    for (const [index, client] of players.entries()) {
      const { id: name } = seats[index]!;
      const brought = forces === 'player' ? { force: both[index] } : {};
      await stretch(`${name} sits down`, () => client.ask('sit', { name, salt: saltOf(name), ...brought }));
    }
    const told = recordings.map(({ stretches }) => stretches.map(({ frames }) => frames.map(({ bytes }) => bytes)));
    for (const client of clients) await client.leave();
    return told;
  };

  test.each(['host', 'player'] as const)(
    'on the wire, while they gather, whatever forces the other side has, and when it begins with as many: by the %s',
    async (forces) => {
      const [one, alike, more] = await Promise.all([
        gathered(forces, 'GRF-1N', 'LCT-1V'),
        // Their pilots are as good.
        gathered(forces, 'BWK-3', 'SKM-4'),
        gathered(forces, 'GRF-1N', 'LCT-1V', 'WSL-1', 'MUL-2'),
      ]);
      expect(alike).toEqual(one);
      // From the beginning on the names of all units are other ones, since they are drawn.
      const before = (told: typeof one) => told.map((viewer) => viewer.slice(0, -1));
      expect(before(more!)).toEqual(before(one!));
      expect(JSON.stringify(one)).toContain('Rifleman');
      expect(JSON.stringify(one)).not.toContain('Griffin');
    },
  );
});
