import { type App, startApp } from '@ironhex/server/app';
import { fastDice } from '@ironhex/shared/dice';
import { OMNISCIENT, SIDES } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { afterAll, expect, test, vi } from 'vitest';
import { makeLog } from '../../server/src/log.ts';
import { memoryJournal } from '../../server/test/memory-journal.ts';
import { toldAfter } from '../../shared/test/rulesets/index.ts';
import { openOf } from '../drivers/answers.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { until } from '../drivers/until.ts';
import { call } from '../drivers/wire.ts';
import { SHIPPED } from '../rulesets/index.ts';
import type { Pilot } from '../rulesets/pilot.ts';
import { Recording, stretchesOf } from './recording.ts';
import { settled } from './settled.ts';

const MINUTE = 60_000;

/** Answers that are given while nothing is due: few, since each costs what it costs a player. */
const ANSWERS = 4;

/** The setting of every match here. */
const DELAY = { minutes: 5, turns: 0 };

/** A clock that goes on only when the test says so. */
const clock = { time: 1_800_000_000_000, now: () => clock.time, onJump: () => {} };
const journal = memoryJournal();
let app: App;

const serve = async (): Promise<void> => {
  const usual = { rulesets: toldAfter(DELAY), journal, log: makeLog('silent'), connectionsPerAddress: 1000 };
  app = await startApp(0, undefined, { ...usual, joinsPerMinute: 1000, countEvery: 86_400, clock });
};

afterAll(() => app.stop());

/** A match with its players, and one who sees all of it five minutes later. */
class Table {
  readonly pilot: Pilot;
  readonly match: CreatedMatch;
  players: RoomClient[] = [];
  watching!: RoomClient;

  constructor(pilot: Pilot, match: CreatedMatch) {
    this.pilot = pilot;
    this.match = match;
  }

  /** Everybody joins, as at the beginning and after a restart. */
  async come(): Promise<void> {
    const { id, seats } = this.match;
    this.players = await Promise.all(seats.map(({ secret }) => RoomClient.join(app.url, id, { secret })));
    this.watching = await RoomClient.join(app.url, id, { viewer: 'omniscient' });
    await until(() => [...this.players, this.watching].every(({ own }) => own), 'everybody is there');
  }

  async sit(): Promise<void> {
    for (const [index, player] of this.players.entries())
      await player.ask('sit', { name: ['Ada', 'Bo'][index], salt: 'salt-of-the-story' });
  }

  /**
   * The players answer what they are asked: by chance, drawn from this seed, or as their clock would. Gives what was
   * answered.
   */
  async play(seed: number | 'by default'): Promise<readonly string[]> {
    const dice = typeof seed === 'number' ? fastDice(seed) : undefined;
    const done: string[] = [];
    while (done.length < ANSWERS) {
      await until(() => this.players.some((player) => openOf(player).length > 0), 'somebody is asked');
      const player = this.players.find((each) => openOf(each).length > 0)!;
      const [decision] = openOf(player);
      const { choices, fallback } = this.pilot.ruleset;
      const byChance = dice && choices(player.view, decision!).sample((n) => dice.pick(n, 'choice'));
      const intent = byChance ?? fallback(player.view, decision!);
      const answer = await player.intend(intent, decision!.id);
      expect(answer).toEqual({ ok: true });
      done.push(JSON.stringify(intent));
      // The other player has read it by the second time that the server answers.
      for (let times = 0; times < 2; times += 1) await call(app.url, '/health');
    }
    return done;
  }
}

/** Time goes by; somebody comes to watch each match and goes again, so that the server looks what is due. */
const pass = async (milliseconds: number, tables: readonly Table[]): Promise<void> => {
  clock.time += milliseconds;
  for (const { match } of tables) {
    const guest = await RoomClient.join(app.url, match.id);
    await until(() => guest.own, 'the state is there');
    await guest.leave();
  }
  await settled(app.url);
};

const told = (recordings: readonly Recording[]) =>
  recordings.map(({ stretches }) =>
    stretches.map(({ what, unasked, frames }) => ({ what, unasked, frames: frames.map(({ bytes }) => bytes) })),
  );

/** Of each game two matches that are played otherwise: what their omniscient viewers were told is the same. */
const expectSame = (recordings: readonly Recording[]): void => {
  const all = told(recordings);
  for (let n = 0; n < all.length; n += 2) expect(all[n], SHIPPED[n / 2]!.ruleset.id).toEqual(all[n + 1]);
};

test('whoever sees all is told not a byte of a match of any game before its time, over a restart too', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await serve();
  const tables: Table[] = [];
  for (const pilot of [...SHIPPED, ...SHIPPED].toSorted((a, b) => SHIPPED.indexOf(a) - SHIPPED.indexOf(b)))
    tables.push(
      new Table(pilot, await openMatch(app.url, { ...pilot.requests.duel, clocks: 'none', spectators: DELAY })),
    );
  const all = (deed: (table: Table, index: number) => Promise<unknown>) => Promise.all(tables.map(deed));
  await all((table) => table.come());
  await settled(app.url);
  const record = () => tables.map(({ watching }) => new Recording(watching, app.url));

  let recordings = record();
  let stretch = stretchesOf(recordings);
  await stretch('everybody comes', async () => {});
  const answers: (readonly string[])[] = [];
  await stretch('they sit down, and play', () =>
    all(async (table, index) => {
      await table.sit();
      // By chance alone, both might do only what stays a secret for longer, such as placing units before the deployment ends.
      answers[index] = await table.play(index % 2 === 0 ? index + 1 : 'by default');
    }),
  );
  await stretch('nothing is due yet', () => pass(5 * MINUTE - 1, tables));
  for (const [index, { watching }] of tables.entries()) {
    expect(answers[index]).toHaveLength(ANSWERS);
    expect(watching.state.status).toBe('gathering');
    expect(watching.seen).toEqual([]);
  }
  for (const { stretches } of recordings) expect(stretches.slice(1).map(({ unasked }) => unasked)).toEqual([0, 0]);
  expectSame(recordings);

  // An hour in which no server runs the matches makes nothing of them older.
  await app.stop();
  clock.time += 60 * MINUTE;
  await serve();
  await all((table) => table.come());
  await settled(app.url);
  recordings = record();
  stretch = stretchesOf(recordings);
  await stretch('they are back', async () => {});
  for (const { watching } of tables) expect(watching.state.status).toBe('gathering');
  expectSame(recordings);

  await stretch('all of it is due', () => pass(5 * MINUTE, tables));
  for (const { watching, players, pilot } of tables) {
    expect(watching.state.status).toBe('playing');
    expect(watching.seen.length).toBeGreaterThanOrEqual(ANSWERS);
    expect(watching.viewers).toEqual([pilot.ruleset.lastingSecrets ? SIDES : OMNISCIENT]);
    expect(players.every(({ state }) => state.status === 'playing')).toBe(true);
  }
  const due = told(recordings);
  for (let n = 0; n < due.length; n += 2) expect(due[n]).not.toEqual(due[n + 1]);
});

test('what can stay secret to the end of a match is shown before it only where the host has said so', async () => {
  const secretive = SHIPPED.filter(({ ruleset }) => ruleset.lastingSecrets);
  expect(secretive.length).toBeGreaterThan(0);
  for (const pilot of secretive)
    for (const [spectators, viewer] of [
      [DELAY, SIDES],
      [{ ...DELAY, lasting: true as const }, OMNISCIENT],
    ] as const) {
      const request = { ...pilot.requests.duel, clocks: 'none', spectators } as const;
      const table = new Table(pilot, await openMatch(app.url, request));
      await table.come();
      await table.sit();
      await pass(5 * MINUTE, [table]);
      await until(() => table.watching.state.status === 'playing', 'the beginning is due');
      expect([table.watching.viewers, table.watching.welcomes[0]!.spectators]).toEqual([[viewer], spectators]);
    }
});
