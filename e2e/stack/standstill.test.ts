import { setTimeout as pass } from 'node:timers/promises';
import type { AskedClocks } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { until } from '../drivers/until.ts';
import { type Server, serverOf, useStack } from './stack.ts';

const stack = useStack();

const other = (server: Server): Server => (server === 'one' ? 'two' : 'one');

/** A match that is played, and the server that has it. */
const begun = async (clocks: AskedClocks) => {
  const match = await openDuel(stack.now.url, { clocks });
  const ada = await Remote.sit(stack.now.url, match, 0, 'Ada');
  const bo = await Remote.sit(stack.now.url, match, 1, 'Bo');
  const watcher = await RoomClient.join(stack.now.url, match.id);
  for (const { room } of [ada.client, bo.client, watcher]) room.reconnection.enabled = false;
  await until(() => (ada.asked ?? bo.asked) && watcher.decisions.length, 'somebody is asked');
  return { match, ada, bo, watcher, server: serverOf(watcher) };
};

/** Milliseconds that a decision has left, as a client sees it that has just joined. */
const leftIn = ({ decisions, welcomes }: RoomClient): number => {
  const [decision] = decisions;
  return decision!.deadline - welcomes[0]!.now;
};

describe('a server that is stopped, and goes on after another has taken its match', () => {
  test('leads every client to the new owner: there is one room, and the old one is empty', async () => {
    const { match, ada, watcher, server } = await begun('none');
    await stack.now.freeze(server);
    await until(async () => (await stack.now.finds(other(server), match.id)) === 200, 'the other server takes it');
    const seen = watcher.frames.length;
    await stack.now.thaw(server);

    const joined = await Promise.all(Array.from({ length: 35 }, () => RoomClient.join(stack.now.url, match.id)));
    expect(joined.map(serverOf)).toEqual(Array(35).fill(other(server)));
    expect(new Set(joined.map(({ room }) => room.roomId)).size).toBe(1);
    for (let times = 0; times < 5; times++) expect(await stack.now.finds(server, match.id)).toBe(200);

    await until(() => watcher.closed === 4100 && ada.client.closed === 4100, 'everybody is sent over');
    expect(watcher.frames.slice(seen)).toEqual([]);
    await until(async () => (await stack.now.roomsOf(match.id)).length === 1, 'one room is left');
    expect(await stack.now.roomsOf(match.id)).toEqual([joined[0]!.room.roomId]);

    const back = await Remote.sit(stack.now.url, match, 0, 'Ada');
    const bo = await Remote.sit(stack.now.url, match, 1, 'Bo');
    await until(() => back.asked ?? bo.asked, 'somebody is asked again');
    const [turn] = [back, bo].filter(({ asked }) => asked);
    await turn!.wait();
    const { eventCount } = turn!.client.own!;
    await until(() => joined.every(({ own }) => own!.eventCount >= eventCount), 'everybody sees it');
    await Promise.all([...joined, back.client, bo.client].map((client) => client.leave()));
  });

  test("takes no time from any player's clock", async () => {
    const { match, watcher, server } = await begun({ seconds: { react: 8, plan: 8 }, bank: 20, opening: 0 });
    const [before] = watcher.decisions;
    await stack.now.freeze(server);
    await until(async () => (await stack.now.finds(other(server), match.id)) === 200, 'the other server takes it');
    await stack.now.thaw(server);
    const back = await RoomClient.join(stack.now.url, match.id);
    await until(() => back.decisions.length, 'the newcomer sees what is asked');
    const [now] = back.decisions;
    expect(now!.id).toBe(before!.id);
    expect(back.bankOf('blue')).toBe(20_000);
    expect(leftIn(back)).toBeGreaterThan(20_000);
    expect(back.seen.some(({ seen }) => seen.kind === 'waited')).toBe(false);
    await back.leave();
  });
});

test('a suspended server whose matches no client asked for goes on with them', async () => {
  const { match, ada, bo, watcher, server } = await begun({ seconds: { react: 5, plan: 5 }, bank: 10, opening: 0 });
  const told = watcher.clock.length;
  await stack.now.freeze(server);
  // Longer than its lease, and than a decision and the bank together.
  await pass(17_000);
  await stack.now.thaw(server);
  await until(() => watcher.clock.length > told, 'everybody is told the time');
  const [turn] = [ada, bo].filter(({ asked }) => asked);
  await turn!.wait();
  expect(watcher.closed).toBeUndefined();
  expect(serverOf(await RoomClient.join(stack.now.url, match.id))).toBe(server);
  expect(watcher.bankOf('blue')).toBe(10_000);
  // That the player has waited just now, and nothing that a clock did.
  expect((await watcher.events()).filter(({ seen }) => seen.kind === 'waited')).toHaveLength(1);
});
