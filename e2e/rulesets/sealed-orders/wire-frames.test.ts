import { Encoder } from '@colyseus/schema';
import { foldRecord, type MatchRecord, readRecord, verifyRecord } from '@ironhex/shared/match';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { getMessageBytes } from 'colyseus';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import type { View } from '../../../shared/test/rulesets/sealed-orders/index.ts';
import { openMatch } from '../../drivers/door.ts';
import { type Frame, RoomClient } from '../../drivers/room-client.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { LONGEST_WAIT } from '../../drivers/until.ts';
import { settled } from '../../leaks/settled.ts';
import { commit, flare, order, reached } from './by-wire.ts';
import { secrets } from './secrets.ts';

const app = useTestApp();

let match: CreatedMatch;
let blue: RoomClient;
let orange: RoomClient;
let spectator: RoomClient;

const until = (so: () => unknown) => vi.waitUntil(so, { timeout: LONGEST_WAIT, interval: 2 });
const join = async (seat?: number): Promise<RoomClient> => {
  const client = await RoomClient.join(
    app.url,
    match.id,
    seat === undefined ? {} : { secret: match.seats[seat]!.secret },
  );
  await until(() => client.own);
  return client;
};

beforeEach(async () => {
  match = await openMatch(app.url, { ...secrets.request, clocks: { seconds: { night: 1 }, bank: 600, opening: 0 } });
  [blue, orange, spectator] = [await join(0), await join(1), await join()];
  await blue.ask('sit', { name: 'Ada', salt: 'salt of blue' });
  await orange.ask('sit', { name: 'Bo', salt: 'salt of orange' });
  await until(() => [blue, orange, spectator].every(({ state }) => state.status === 'playing'));
});

/** Does anything that came over the wire hold these bytes? */
const holds = (frames: readonly Frame[], ...texts: readonly string[]): boolean =>
  frames.some((frame) => texts.some((text) => Buffer.from(frame).includes(text, 0, 'latin1')));

/** A unit as it stands in views and in the past, which are JSON texts, and in messages, where its length goes before. */
const named = (unit: string): readonly string[] => [`"${unit}"`, String.fromCharCode(0xa0 + unit.length) + unit];

/** A hex to which nobody goes in the end. */
const NEVER = '0609';

/** Frames that come to each of these while something happens, and because of it. */
const framesDuring = async (clients: readonly RoomClient[], happening: () => Promise<unknown>): Promise<number[]> => {
  const before = clients.map(({ frames }) => frames.length);
  await happening();
  await settled(app.url);
  return clients.map(({ frames }, index) => frames.length - before[index]!);
};

/** Both place their units, far from each other. */
const placeAll = async (): Promise<void> => {
  await order(blue, 'b1', '0208');
  await order(orange, 'o1', '0201');
  await commit(blue);
  await commit(orange);
};

describe('what only one seat may know', () => {
  test('comes to its own tabs, and not a single frame of it to anybody else', async () => {
    const tab = await join(0);
    const others = [orange, await join(1), spectator, await join()];
    const came = await framesDuring(others, async () => {
      for (const to of ['0108', '0208', '0308']) expect(await order(blue, 'b1', to)).toEqual({ ok: true });
      expect(await commit(blue)).toEqual({ ok: true });
      expect(await order(blue, 'b2', NEVER)).toEqual({ ok: true });
    });
    expect(came).toEqual([0, 0, 0, 0]);
    for (const own of [blue, tab]) {
      expect((own.view as View).plan).toEqual({ orders: { b1: '0308', b2: NEVER }, committed: false });
      const kinds = own.seen.map(({ seen }) => seen.kind);
      expect(kinds).toEqual(['ordered', 'ordered', 'ordered', 'committed', 'ordered']);
      expect(holds(own.frames, ...named('b1'))).toBe(true);
    }
  });

  test('is in no frame of anybody else until it is seen, whenever they come', async () => {
    await placeAll();
    await Promise.all([blue, orange, spectator].map((client) => reached(client, 1, 'plan')));
    const late = [await join(1), await join()];
    for (const client of [orange, spectator, ...late]) await client.events();
    for (const { frames } of [orange, spectator, ...late])
      for (const unit of ['b1', 'b2']) expect(holds(frames, ...named(unit))).toBe(false);
    for (const { frames } of [blue, spectator, late[1]!])
      for (const unit of ['o1', 'o2']) expect(holds(frames, ...named(unit))).toBe(false);

    // The flare shows one of two: the other one stays hidden.
    await commit(orange);
    await commit(blue);
    await reached(orange, 1, 'night');
    expect(await flare(orange, '0208')).toEqual({ ok: true });
    for (const { frames } of [orange, spectator, ...late]) await until(() => holds(frames, ...named('b1')));
  });

  test('does not come with a line that breaks and is followed by another either', async () => {
    for (const how of ['info', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => {});
    await order(blue, 'b1', '0208');
    for (const client of [orange, spectator]) client.room.connection.close(4010);
    await until(() => !blue.state.seats.get('orange')!.connected && spectator.closed !== undefined);
    [orange, spectator] = [await join(1), await join()];
    await Promise.all([orange, spectator].map((client) => client.events()));
    expect(await framesDuring([orange, spectator], () => order(blue, 'b1', '0308'))).toEqual([0, 0]);
    for (const { frames } of [orange, spectator]) expect(holds(frames, ...named('b1'))).toBe(false);
    vi.restoreAllMocks();
  });

  test('is numbered so that nobody can count it', async () => {
    for (const to of ['0108', '0208', '0308']) await order(blue, 'b1', to);
    await commit(blue);
    await commit(orange);
    await Promise.all([blue, orange, spectator].map((client) => reached(client, 1, 'plan')));
    expect(spectator.seen.map(({ n }) => n)).toEqual([1, 2]);
    expect(orange.seen.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect([spectator, orange].map(({ own }) => own!.eventCount)).toEqual([2, 3]);
    expect(blue.own).toMatchObject({ eventCount: 6, seq: 4 });
    expect(orange.decisionOf('blue')).toMatchObject({ id: -1, committed: false });
  });

  test('stays secret after the end if the rules never open it: an order that was changed', async () => {
    await order(blue, 'b2', NEVER);
    await order(blue, 'b2', '0708');
    await placeAll();
    await commit(blue);
    await commit(orange);
    for (const client of [blue, orange]) await flare(client, 'dark');
    await until(() => [blue, orange, spectator].every(({ state }) => state.status === 'over'));
    expect(holds(blue.frames, NEVER)).toBe(true);
    for (const { frames } of [orange, spectator]) expect(holds(frames, NEVER)).toBe(false);
    const summary = await (await fetch(`${app.url}/api/matches/${match.id}`)).text();
    expect(summary).not.toContain(NEVER);
  });
});

test('the bank of a seat that answers in secret is to others what that of anybody is who takes all the time', async () => {
  match = await openMatch(app.url, {
    ...secrets.request,
    clocks: { seconds: { place: 1, order: 600, night: 1 }, bank: 600, opening: 0 },
  });
  [blue, orange, spectator] = [await join(0), await join(1), await join()];
  await blue.ask('sit', { name: 'Ada', salt: 'salt of blue' });
  await orange.ask('sit', { name: 'Bo', salt: 'salt of orange' });
  await until(() => blue.state.status === 'playing');
  await commit(blue);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await commit(orange);
  await Promise.all([blue, orange, spectator].map((client) => reached(client, 1, 'plan')));
  expect(blue.bankOf('blue'), 'blue was quick').toBe(600_000);
  expect(orange.bankOf('orange'), 'orange was not').toBeLessThan(599_000);
  for (const other of [orange, spectator]) expect(other.bankOf('blue')).toBe(other.bankOf('orange'));
  expect(orange.bankOf('orange')).toBe(blue.bankOf('orange'));
});

test('the secrets of the seats are in no frame, and that of the dice in none before the end', async () => {
  await placeAll();
  await commit(blue);
  await commit(orange);
  await Promise.all([blue, orange, spectator].map((client) => reached(client, 1, 'night')));
  const before = [blue, orange, spectator].map(({ frames }) => [...frames]);
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

test('the record of a match folds again to the same end, secrets, dice, timers and all', async () => {
  await placeAll();
  await commit(blue);
  await commit(orange);
  await until(() =>
    [orange, spectator].every(({ own, seen, state }) => state.status === 'over' && seen.length === own!.eventCount),
  );
  const text: unknown = await (await fetch(`${app.url}/api/matches/${match.id}/record`)).json();
  const record = readRecord(text, TEST_RULESETS);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const folded = foldRecord(record.value as MatchRecord, TEST_RULESETS);
  if (!folded.ok) throw new Error(JSON.stringify(folded.error));
  expect(verifyRecord(record.value as MatchRecord, folded.value)).toEqual([]);
  expect(folded.value.match.done).toContainEqual({ timer: 1 });
  expect(folded.value.match.view('orange')).toEqual(orange.view);
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
    await commit(blue);
    const marks = guests.map(({ frames }) => frames.length);
    // What each of three viewers sees of it is different.
    expect(await encodings(() => commit(orange))).toEqual({ views: 3, events: 3 });
    await Promise.all([...guests, ...tabs].map((client) => reached(client, 1, 'plan')));
    const came = guests.map(({ frames }, index) => Buffer.concat(frames.slice(marks[index])).toString('hex'));
    expect(new Set(came).size).toBe(Math.min(1, many));
  });

  test('what only one seat may know is encoded for that seat alone', async () => {
    expect((await encodings(() => order(blue, 'b1', '0208'))).events).toBe(1);
  });
});
