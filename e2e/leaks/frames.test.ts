import { Encoder } from '@colyseus/schema';
import { type App, startApp } from '@ironhex/server/app';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { getMessageBytes } from 'colyseus';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLog } from '../../server/src/log.ts';
import type { AnyRuleset } from '../../server/src/rooms/match/blueprint.ts';
import { memoryJournal } from '../../server/test/memory-journal.ts';
import { openMatch } from '../drivers/door.ts';
import { type Frame, RoomClient } from '../drivers/room-client.ts';
import { PATIENCE } from '../drivers/until.ts';
import { settled } from './settled.ts';
import { READY, sealedMatch, sealedOrders } from './toy.ts';

let app: App;
beforeAll(async () => {
  const rulesets = new Map([[sealedOrders.id, sealedOrders as unknown as AnyRuleset]]);
  for (const [id, ruleset] of rulesets) RoomClient.rulesets.set(id, ruleset);
  app = await startApp(0, undefined, {
    rulesets,
    journal: memoryJournal(),
    log: makeLog('silent'),
    connectionsPerSeat: 100,
  });
});
afterAll(() => app.stop());

/** Words that stand nowhere else. */
const ORDER = { blue: 'flank-by-the-heron-marsh', orange: 'hold-the-juniper-bridge' };
const RESERVE = { blue: 'reserve-of-lanterns', orange: 'reserve-of-kestrels' };

let match: CreatedMatch;
let blue: RoomClient;
let orange: RoomClient;
let spectator: RoomClient;

const until = (so: () => unknown) => vi.waitUntil(so, { timeout: PATIENCE, interval: 2 });
const join = async (seat?: number): Promise<RoomClient> => {
  const client = await RoomClient.join(
    app.url,
    match.id,
    seat === undefined ? {} : { secret: match.seats[seat]!.secret },
  );
  await until(() => client.own);
  return client;
};
const order = (client: RoomClient, text: string) => client.intend({ text });
const ready = (client: RoomClient) => client.intend({ text: READY });

beforeEach(async () => {
  match = await openMatch(app.url, sealedMatch([RESERVE.blue, RESERVE.orange]));
  [blue, orange, spectator] = [await join(0), await join(1), await join()];
  await blue.ask('sit', { name: 'Ada', salt: 'salt of blue' });
  await orange.ask('sit', { name: 'Bo', salt: 'salt of orange' });
  await until(() => [blue, orange, spectator].every(({ state }) => state.status === 'playing'));
});

/** Does anything that came over the wire hold these bytes? */
const holds = (frames: readonly Frame[], text: string): boolean =>
  frames.some((frame) => Buffer.from(frame).includes(text));

/** Frames that come to each of these while something happens, and because of it. */
const framesDuring = async (clients: readonly RoomClient[], happening: () => Promise<unknown>): Promise<number[]> => {
  const before = clients.map(({ frames }) => frames.length);
  await happening();
  await settled(app.url);
  return clients.map(({ frames }, index) => frames.length - before[index]!);
};

describe('what only one seat may know', () => {
  test('comes to its own tabs, and not a single frame of it to anybody else', async () => {
    const tab = await join(0);
    const others = [orange, await join(1), spectator, await join()];
    const came = await framesDuring(others, async () => {
      for (let i = 1; i <= 5; i++) expect(await order(blue, `${ORDER.blue} ${i}`)).toEqual({ ok: true });
    });
    expect(came).toEqual([0, 0, 0, 0]);
    for (const own of [blue, tab]) {
      expect(own.view).toMatchObject({ order: `${ORDER.blue} 5` });
      expect(own.seen.map(({ seen }) => seen.kind)).toEqual(Array(5).fill('ordered'));
      expect(holds(own.frames, ORDER.blue)).toBe(true);
    }
  });

  test('is in no frame of anybody else until it is read out, whenever they come', async () => {
    await order(blue, ORDER.blue);
    await order(orange, ORDER.orange);
    const late = [await join(1), await join()];
    for (const client of [orange, spectator, ...late]) await client.events();
    await ready(blue);
    await until(() => late.every(({ view }) => (view as { ready: string[] }).ready.length === 1));
    for (const { frames } of [orange, spectator, ...late]) expect(holds(frames, ORDER.blue)).toBe(false);
    for (const { frames } of [blue, spectator, late[1]!]) expect(holds(frames, ORDER.orange)).toBe(false);

    await ready(orange);
    for (const client of [blue, orange, spectator, ...late]) {
      await until(() => client.own!.eventCount > 0 && client.seen.at(-1)?.seen.kind === 'readOut');
      for (const text of Object.values(ORDER)) expect(holds(client.frames, text)).toBe(true);
    }
  });

  test('does not come with a line that breaks and is followed by another either', async () => {
    for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => {});
    await order(blue, ORDER.blue);
    for (const client of [orange, spectator]) client.room.connection.close(4010);
    await until(() => !blue.state.seats.get('orange')!.connected && blue.state.spectators === 0);
    [orange, spectator] = [await join(1), await join()];
    await Promise.all([orange, spectator].map((client) => client.events()));
    expect(await framesDuring([orange, spectator], () => order(blue, `${ORDER.blue} again`))).toEqual([0, 0]);
    for (const { frames } of [orange, spectator]) expect(holds(frames, ORDER.blue)).toBe(false);
  });

  test('is numbered so that nobody can count it', async () => {
    for (let i = 0; i < 3; i++) await order(blue, `${ORDER.blue} ${i}`);
    await ready(orange);
    await until(() => [blue, orange, spectator].every(({ seen }) => seen.at(-1)?.seen.kind === 'readied'));
    expect(spectator.seen.map(({ n }) => n)).toEqual([1]);
    expect(orange.seen.map(({ n }) => n)).toEqual([1]);
    expect([spectator, orange].map(({ own }) => own!.eventCount)).toEqual([1, 1]);
    expect(blue.own).toMatchObject({ eventCount: 4, seq: 3 });
  });

  test('stays secret after the end if the rules never open it', async () => {
    for (let round = 0; round < 2; round++) for (const client of [blue, orange]) await ready(client);
    await until(() => [blue, orange, spectator].every(({ state }) => state.status === 'over'));
    expect(holds(blue.frames, RESERVE.blue)).toBe(true);
    for (const { frames } of [orange, spectator]) expect(holds(frames, RESERVE.blue)).toBe(false);
    for (const { frames } of [blue, spectator]) expect(holds(frames, RESERVE.orange)).toBe(false);
    const summary = await (await fetch(`${app.url}/api/matches/${match.id}`)).text();
    for (const text of Object.values(RESERVE)) expect(summary).not.toContain(text);
  });
});

test('the secrets of the seats are in no frame, and that of the dice in none before the end', async () => {
  await order(blue, ORDER.blue);
  for (let round = 0; round < 2; round++) {
    await ready(blue);
    if (round === 0) await ready(orange);
  }
  await until(() => (spectator.view as { ready: string[] }).ready.length === 1);
  const before = [blue, orange, spectator].map(({ frames }) => [...frames]);
  await ready(orange);
  await until(() => [blue, orange, spectator].every(({ state }) => state.secret !== ''));
  const { secret } = spectator.state;
  for (const frames of before) {
    expect(holds(frames, secret)).toBe(false);
    expect(frames.some((frame) => Buffer.from(frame).includes(Buffer.from(secret, 'hex')))).toBe(false);
  }
  for (const { frames } of [blue, orange, spectator]) {
    expect(holds(frames, secret)).toBe(true);
    for (const seat of match.seats) expect(holds(frames, seat.secret)).toBe(false);
  }
});

describe('a view is encoded once, however many watch', () => {
  /** How often views and events are encoded while something happens. */
  const encodings = async (happening: () => Promise<unknown>) => {
    const patches = vi.spyOn(Encoder.prototype, 'encodeView');
    const messages = vi.spyOn(getMessageBytes, 'raw');
    await happening();
    const counted = {
      views: patches.mock.calls.length,
      events: messages.mock.calls.filter(([, type]) => type === 'events').length,
    };
    vi.restoreAllMocks();
    return counted;
  };

  test.each([0, 1, 20])('with %i more spectators and as many more tabs', async (many) => {
    const guests = await Promise.all(Array.from({ length: many }, () => join()));
    const tabs = await Promise.all(Array.from({ length: many }, () => join(1)));
    const marks = guests.map(({ frames }) => frames.length);
    expect(await encodings(() => ready(blue))).toEqual({ views: 3, events: 1 });
    for (const client of [...guests, ...tabs]) await until(() => client.seen.length === 1);
    const came = guests.map(({ frames }, index) => Buffer.concat(frames.slice(marks[index])).toString('hex'));
    expect(new Set(came).size).toBe(Math.min(1, many));
  });

  test('what only one seat may know is encoded for that seat alone', async () => {
    expect((await encodings(() => order(blue, ORDER.blue))).events).toBe(1);
  });
});
