import { type App, startApp } from '@ironhex/server/app';
import type { Delay } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLog } from '../../../server/src/log.ts';
import { memoryJournal } from '../../../server/test/memory-journal.ts';
import { TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import type { View } from '../../../shared/test/rulesets/sealed-orders/types.ts';
import { openMatch } from '../../drivers/door.ts';
import { RoomClient } from '../../drivers/room-client.ts';
import { until } from '../../drivers/until.ts';
import { Recording, type Stretch, stretchesOf } from '../../leaks/recording.ts';
import { settled } from '../../leaks/settled.ts';
import { commit, order } from './by-wire.ts';

const MINUTE = 60_000;

/** A clock that goes on only when a test says so. */
const clock = {
  time: 1_800_000_000_000,
  now: () => clock.time,
  onJump: () => {},
};

const journal = memoryJournal();
let app: App;

/** What the hosts of the matches choose. */
let delay: Delay;

/** A server of matches whose spectators see all sides so much later. */
const serve = async (
  minutes: number,
  turns: number,
  by: Pick<typeof clock, 'now' | 'onJump'> = clock,
): Promise<void> => {
  delay = { minutes, turns };
  const usual = { rulesets: TEST_RULESETS, journal, log: makeLog('silent'), countEvery: 86_400 };
  app = await startApp(0, undefined, { ...usual, clock: by });
};

// The SDK tells of lines that the server closes.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => app.stop());

/** Somebody comes to watch a match and goes again: the server looks what is due. */
const touch = async (match: CreatedMatch): Promise<void> => {
  const guest = await RoomClient.join(app.url, match.id);
  await until(() => guest.own, 'the state is there');
  await guest.leave();
};

const omniscient = async ({ id }: CreatedMatch): Promise<RoomClient> => {
  const client = await RoomClient.join(app.url, id, { viewer: 'omniscient' });
  await until(() => client.own, 'the state is there');
  await settled(app.url);
  return client;
};

/** A match of two players, with somebody who sees all of it later. */
class Story {
  readonly match: CreatedMatch;
  players: RoomClient[] = [];
  watching!: RoomClient;

  private constructor(match: CreatedMatch) {
    this.match = match;
  }

  static async begin(): Promise<Story> {
    const request = {
      ruleset: 'sealed-orders',
      options: { rounds: 2, units: 2 },
      clocks: 'none' as const,
      spectators: delay,
    };
    const story = new Story(await openMatch(app.url, request));
    await story.come();
    return story;
  }

  /** Everybody joins, as at the beginning and after a restart. */
  async come(): Promise<void> {
    const { id, seats } = this.match;
    this.players = await Promise.all(seats.map(({ secret }) => RoomClient.join(app.url, id, { secret })));
    await until(() => this.players.every(({ own }) => own), 'both are there');
    this.watching = await omniscient(this.match);
  }

  async sit(): Promise<void> {
    for (const [index, player] of this.players.entries())
      await player.ask('sit', { name: ['Ada', 'Bo'][index], salt: 'salt-of-the-story' });
  }

  /** What the omniscient viewer knows. */
  get known(): View {
    return this.watching.view as View;
  }
}

/** Time goes by, and the server looks what is due. */
const pass = async (milliseconds: number, ...stories: readonly Story[]): Promise<void> => {
  clock.time += milliseconds;
  for (const { match } of stories) await touch(match);
  await settled(app.url);
};

const bytesOf = (stretches: readonly Stretch[]) =>
  stretches.map(({ what, frames }) => [what, frames.map(({ bytes }) => bytes)]);

/** What the first player does in secret, in two matches that are the same but for that. */
const WAYS: readonly ((story: Story) => Promise<unknown>)[] = [
  async ({ players: [blue] }) => {
    await order(blue!, 'b1', '0108');
    await order(blue!, 'b2', '0209');
    await blue!.ask('say', { text: 'I am ready.' });
    await commit(blue!);
  },
  async ({ players: [blue] }) => {
    await order(blue!, 'b1', '0308');
    await blue!.ask('policy', { policy: { keepFlare: true } });
  },
];

describe('what an omniscient viewer is told some minutes later', () => {
  test('holds not a byte of what is not due: two matches look the same until they may differ, over a restart too', async () => {
    await serve(5, 0);
    const stories = [await Story.begin(), await Story.begin()];
    const both = (deed: (story: Story, index: number) => Promise<unknown>) => Promise.all(stories.map(deed));
    const record = () => stories.map(({ watching }) => new Recording(watching, app.url));

    let recordings = record();
    let stretch = stretchesOf(recordings);
    await stretch('they sit down', () => both((story) => story.sit()));
    expect(stories.map(({ watching }) => watching.state.status)).toEqual(['gathering', 'gathering']);
    clock.time += 2 * MINUTE;
    await stretch('one does this, the other that', () => both((story, index) => WAYS[index]!(story)));
    await stretch('nothing is due yet', () => pass(3 * MINUTE - 1, ...stories));
    for (const { watching } of stories) {
      expect(watching.state.status).toBe('gathering');
      expect(await watching.events()).toEqual([]);
    }
    const unasked = recordings.flatMap(({ stretches }) => stretches.slice(1).map((stretch) => stretch.unasked));
    expect(unasked, 'not a frame comes').toEqual([0, 0, 0, 0]);
    await stretch('that they sat down is due', () => pass(1, ...stories));
    for (const { watching } of stories) {
      expect(watching.state.status).toBe('playing');
      expect([...watching.state.seats.values()].map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    }
    const told = recordings.map(({ stretches }) => bytesOf(stretches));
    expect(told[0]).toEqual(told[1]);

    // An hour in which no server runs the match makes nothing of it older.
    const { url } = app;
    await app.stop();
    clock.time += 60 * MINUTE;
    await serve(5, 0);
    expect(app.url).not.toBe(url);
    await both((story) => story.come());
    recordings = record();
    stretch = stretchesOf(recordings);
    await stretch('they are back', () => both(({ watching }) => watching.events()));
    await stretch('it is not due yet', () => pass(2 * MINUTE - 1, ...stories));
    const again = recordings.map(({ stretches }) => bytesOf(stretches));
    expect(again[0]).toEqual(again[1]);
    for (const { known, watching } of stories) {
      expect(known.secrets?.plans.blue).toEqual({ orders: {}, committed: false });
      expect(watching.said).toEqual([]);
    }

    await stretch('it is due', () => pass(1, ...stories));
    expect(stories.map(({ known }) => known.secrets?.plans.blue)).toEqual([
      { orders: { b1: '0108', b2: '0209' }, committed: true },
      { orders: { b1: '0308' }, committed: false },
    ]);
    const due = recordings.map(({ stretches }) => bytesOf(stretches));
    expect(due[0]).not.toEqual(due[1]);
    // Nobody is told of policies.
    expect(
      JSON.stringify(stories[1]!.watching.frames.map((frame) => Buffer.from(frame).toString('latin1'))),
    ).not.toContain('keepFlare');
  });

  test('has the chat and the end with the same age, and what the dice come from never', async () => {
    await serve(5, 0);
    const story = await Story.begin();
    await story.sit();
    const { watching, players } = story;
    clock.time += MINUTE;
    await players[1]!.ask('say', { text: 'Good luck!' });
    await players[0]!.intend({ kind: 'concede' });
    await until(() => players[1]!.state.secret !== '', 'the players know the end');
    await pass(4 * MINUTE, story);
    expect(watching.state).toMatchObject({ status: 'playing', outcome: '', secret: '' });
    const begun = ['forces-brought'];
    expect([watching.said, (await watching.events()).map(({ seen }) => seen.kind)]).toEqual([[], begun]);
    await pass(MINUTE, story);
    const { secret, outcome } = players[1]!.state;
    expect(watching.state).toMatchObject({ status: 'over', outcome });
    for (const hidden of [secret, 'salt-of-the-story'])
      expect(watching.frames.some((frame) => Buffer.from(frame).includes(hidden))).toBe(false);
    expect(watching.said).toEqual([{ from: 'Bo', seat: 'orange', text: 'Good luck!' }]);
    expect((await watching.events()).map(({ seen }) => seen.kind)).toEqual([...begun, 'ended']);
    // Who comes later is shown the same.
    expect((await omniscient(story.match)).view).toEqual(watching.view);
  });

  test('comes by itself when it is due, and its clock is behind as much', async () => {
    let skipped = 0;
    await serve(1, 0, { now: () => Date.now() + skipped, onJump: () => {} });
    const story = await Story.begin();
    const before = performance.now();
    /** All of a minute but its last second goes by at once, and the server looks how long it has to wait still. */
    const skip = async (): Promise<void> => {
      skipped += MINUTE - 1000;
      await touch(story.match);
    };
    await story.sit();
    await skip();
    await until(() => story.watching.state.status === 'playing', 'the match has begun for it');
    expect(performance.now() - before).toBeGreaterThan(990);
    await order(story.players[0]!, 'b1', '0108');
    const told = () => story.known.secrets?.plans.blue?.orders.b1;
    expect(told()).toBeUndefined();
    await skip();
    await until(() => told() === '0108', 'what is due comes');
    expect(story.players[0]!.welcomes[0]!.now - story.watching.welcomes[0]!.now).toBeGreaterThan(MINUTE - 1000);
  });
});

describe('what an omniscient viewer is told some turns later', () => {
  test('comes when as many have ended, and no sooner than after the minutes', async () => {
    await serve(1, 1);
    const story = await Story.begin();
    const [blue, orange] = story.players as [RoomClient, RoomClient];
    await story.sit();
    await order(blue, 'b1', '0108');
    await pass(60 * MINUTE, story);
    expect(story.watching.state.status).toBe('gathering');
    await commit(blue);
    await commit(orange);
    await settled(app.url);
    // The first turn has ended. What was done in it an hour ago is due; what was done in it just now is too young.
    expect(story.known.secrets?.plans.blue).toEqual({ orders: { b1: '0108' }, committed: false });
    await order(blue, 'b1', '0207');
    await pass(MINUTE, story);
    expect(story.known).toMatchObject({ round: 0, secrets: { plans: { blue: { committed: true } } } });
    await orange.intend({ kind: 'concede' });
    await pass(MINUTE, story);
    expect(story.watching.state.status).toBe('over');
  });
});

describe('an omniscient viewer', () => {
  test('only watches: it does not play, and who plays hears nothing from it', async () => {
    await serve(0, 0);
    const story = await Story.begin();
    await story.sit();
    const { watching } = story;
    expect(await watching.ask('say', { text: 'b1 goes to 0108!' })).toMatchObject({ ok: true });
    await until(() => watching.said.length === 1, 'the spectators hear it');
    expect(story.players.flatMap(({ said }) => said)).toEqual([]);
    expect(await watching.intend({ kind: 'commit' })).toMatchObject({ refusal: { code: 'spectator' } });
    expect(watching.viewers).toEqual(['omniscient']);
    // With no delay it is told at once.
    await order(story.players[0]!, 'b1', '0108');
    await until(() => story.known.secrets?.plans.blue?.orders.b1 === '0108', 'it sees the order');
    const orange = story.players[1]!;
    expect(orange.viewers).toEqual(['orange']);
  });

  test('is not let in where nobody has said that there may be one', async () => {
    const usual = { rulesets: TEST_RULESETS, journal, log: makeLog('silent') };
    app = await startApp(0, undefined, usual);
    const match = await openMatch(app.url, { ruleset: 'sealed-orders' });
    const joining = RoomClient.join(app.url, match.id, { viewer: 'omniscient' });
    await expect(joining).rejects.toThrow('Nobody may see what the players of this match keep secret.');
  });
});
