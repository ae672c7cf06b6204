import { describe, expect, test, vi } from 'vitest';
import { change, nameOn, ready, readyOn, sittingAt } from '../../server/test/lobby-kit.ts';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { LONGEST_WAIT, until } from '../drivers/until.ts';
import { type Server, serverOf, useStack } from './stack.ts';

const stack = useStack();

/** On a ready-made board: a server generates only a few boards at once for one address. */
const STOCK = { board: { stock: 'open-hills' } };

const join = async (id: string): Promise<RoomClient> => RoomClient.join(stack.now.url, id);

describe('two servers behind one address', () => {
  test('every client that joins a match is led to its server', async () => {
    const { id } = await openDuel(stack.now.url);
    // Ask often enough that both servers are asked.
    const guests = await Promise.all(Array.from({ length: 12 }, () => join(id)));
    expect(new Set(guests.map(serverOf)).size).toBe(1);
    await Promise.all(guests.map((guest) => guest.leave()));
  });

  test('matches are spread over both', async () => {
    const matches = await Promise.all(Array.from({ length: 20 }, () => openDuel(stack.now.url, STOCK)));
    const guests = await Promise.all(matches.map(({ id }) => join(id)));
    const on = (name: Server) => guests.filter((guest) => serverOf(guest) === name).length;
    expect(on('one') + on('two')).toBe(20);
    expect(Math.min(on('one'), on('two'))).toBeGreaterThanOrEqual(7);
    await Promise.all(guests.map((guest) => guest.leave()));
  });

  test('a match is played through the proxy', async () => {
    const match = await openDuel(stack.now.url);
    const ada = await Remote.sit(stack.now.url, match, 0, 'Ada');
    const bo = await Remote.sit(stack.now.url, match, 1, 'Bo');
    await vi.waitUntil(() => ada.asked ?? bo.asked, { timeout: LONGEST_WAIT });
    const [turn, other] = ada.asked ? [ada, bo] : [bo, ada];
    await turn.wait();
    const moved = turn.client.own!.eventCount;
    await vi.waitUntil(() => other.client.own!.eventCount >= moved, { timeout: LONGEST_WAIT });
    expect(moved).toBeGreaterThan(0);
    await Promise.all([ada.client.leave(), bo.client.leave()]);
  });
});

test('a lobby goes on at the other server when its own is killed: seats, settings, lock and host are as they were', async () => {
  const at = await sittingAt(stack.now.url, STOCK);
  const { ada, bo } = at;
  expect((await change(stack.now.url, at.id, ada.secret, { board: { stock: 'small-town' } })).status).toBe(200);
  expect((await ada.client.ask('lock', { locked: true })).ok).toBe(true);
  expect((await ada.client.ask('hand', { seat: 'orange' })).ok).toBe(true);
  await until(() => bo.client.gathering!.locked && bo.client.state.hostSeat === 'orange', 'all is told');
  expect((await ready(bo.client)).ok).toBe(true);
  const server = serverOf(ada.client);
  for (const { client } of [ada, bo]) client.room.reconnection.enabled = false;
  await stack.now.kill(server);

  const back = async ({ secret }: typeof ada): Promise<RoomClient> => {
    const client = await vi.waitUntil(
      () => RoomClient.arrive(stack.now.url, at.id, { secret }).catch(() => undefined),
      {
        timeout: LONGEST_WAIT,
      },
    );
    await until(() => client.own, 'the state is there');
    return client;
  };
  const [first, second] = await Promise.all([back(ada), back(bo)]);
  expect([serverOf(first), serverOf(second)]).not.toContain(server);
  expect([nameOn(first, 'blue'), nameOn(first, 'orange'), first.state.hostSeat]).toEqual(['Ada', 'Bo', 'orange']);
  expect([readyOn(first, 'blue'), readyOn(first, 'orange')]).toEqual([false, true]);
  expect(first.gathering).toMatchObject({ locked: true, revision: 1, beginsAt: 0 });
  expect(first.settings!.board.id).toBe('small-town');
  expect((await ready(first)).ok).toBe(true);
  await until(() => second.state.status === 'playing', 'it begins');
  await Promise.all([first.leave(), second.leave()]);
  await stack.now.start(server);
});

describe("the proxy's log", () => {
  test('has no session ids and no secrets', async () => {
    const match = await openDuel(stack.now.url);
    const { client } = await Remote.sit(stack.now.url, match, 0, 'Ada');
    const logs = await stack.now.logs();
    expect(logs.nginx).toContain(`/${match.id}"`);
    for (const [, log] of Object.entries(logs)) {
      expect(log).not.toContain(client.room.sessionId);
      expect(log).not.toContain(match.seats[0]!.secret);
    }
    await client.leave();
  });
});
