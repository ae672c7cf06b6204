import { describe, expect, test, vi } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { LONGEST_WAIT } from '../drivers/until.ts';
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
