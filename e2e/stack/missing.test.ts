import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { type Duel, Remote } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { LONGEST_WAIT } from '../drivers/until.ts';
import { type Server, serverOf, useStack } from './stack.ts';

const stack = useStack();

/** Watches a match. */
const watch = (id: string): Promise<RoomClient> => RoomClient.join(stack.now.url, id);

/** Opens and watches matches until each server has one. */
const oneOnEach = async (): Promise<Record<Server, { readonly match: Duel; readonly guest: RoomClient }>> => {
  const found: Partial<Record<Server, { match: Duel; guest: RoomClient }>> = {};
  await vi.waitUntil(
    async () => {
      const match = await openDuel(stack.now.url);
      const guest = await watch(match.id);
      if (found[serverOf(guest)]) await guest.leave();
      else found[serverOf(guest)] = { match, guest };
      return found.one && found.two;
    },
    { timeout: LONGEST_WAIT },
  );
  return found as Required<typeof found>;
};

/** The servers on which new matches are placed now. Patient hosts try again when they are told to. */
const placed = async (count: number, hosts: 'answered at once' | 'patient' = 'answered at once') => {
  // A ready-made board: a server generates only a few boards at once for one address.
  const once = () => openDuel(stack.now.url, { board: { stock: 'open-hills' } });
  const open = hosts === 'patient' ? () => vi.waitFor(once, { timeout: LONGEST_WAIT }) : once;
  const matches = await Promise.all(Array.from({ length: count }, open));
  const guests = await Promise.all(matches.map(({ id }) => watch(id)));
  const servers = new Set(guests.map(serverOf));
  await Promise.all(guests.map((guest) => guest.leave()));
  return servers;
};

const pages = async (count: number): Promise<number[]> => {
  const answers = await Promise.all(Array.from({ length: count }, () => fetch(stack.now.url)));
  return answers.map(({ status }) => status);
};

let on: Awaited<ReturnType<typeof oneOnEach>>;
beforeEach(async () => {
  on = await oneOnEach();
});

describe('a server that is missing', () => {
  test('is not noticed by clients of the other, nor by new ones, and is used again when it is back', async () => {
    await stack.now.kill('one');
    expect(await pages(20)).toEqual(Array(20).fill(200));
    expect(on.two.guest.closed).toBeUndefined();
    const late = await watch(on.two.match.id);
    expect(serverOf(late)).toBe('two');
    expect(await placed(6)).toEqual(new Set(['two']));
    await stack.now.start('one');
    // It is empty, and gets new matches until it has as many as the other.
    expect(await placed(6)).toContain('one');
  });

  test('ends cleanly when it is asked to, and takes nothing from then on', async () => {
    const stopped = stack.now.stop('two');
    await vi.waitUntil(() => on.two.guest.closed !== undefined, { timeout: LONGEST_WAIT });
    // It may still refuse a host while it gives its matches back.
    expect(await placed(6, 'patient')).toEqual(new Set(['one']));
    expect(await stopped).toBe(0);
    await stack.now.start('two');
  });
});

test('a server that others took off the list, because they did not hear it, gets matches again at once', async () => {
  await stack.now.unlist();
  // Much less than the one or two minutes after which Colyseus lists a process again.
  await vi.waitFor(async () => expect(await placed(10)).toEqual(new Set(['one', 'two'])), { timeout: 20_000 });
});

describe('while Redis is out of reach', () => {
  test('matches go on, and are found after some attempts; all is as before when it is back', async () => {
    const match = await openDuel(stack.now.url);
    const ada = await Remote.sit(stack.now.url, match, 0, 'Ada');
    const bo = await Remote.sit(stack.now.url, match, 1, 'Bo');
    await vi.waitUntil(() => ada.asked ?? bo.asked, { timeout: LONGEST_WAIT });

    await stack.now.cut('redis', 'back');
    const [turn] = [ada, bo].filter(({ asked }) => asked);
    await turn!.wait();
    for (const server of ['one', 'two'] as const) expect(serverOf(await watch(on[server].match.id))).toBe(server);
    expect(ada.client.closed).toBeUndefined();
    /** How often a server has logged that Redis is away. */
    const warnings = async (server: Server) =>
      (await stack.now.logs())[server].split('Redis is out of reach').length - 1;
    await vi.waitUntil(async () => (await warnings('one')) > 0 && (await warnings('two')) > 0, {
      timeout: LONGEST_WAIT,
    });

    await stack.now.mend('redis', 'back');
    await vi.waitFor(async () => expect(await placed(10)).toEqual(new Set(['one', 'two'])), { timeout: LONGEST_WAIT });
    // The servers find each other's matches only through Redis: ask each server for the matches of both.
    for (const server of ['one', 'two'] as const)
      for (const { match } of Object.values(on)) expect(await stack.now.finds(server, match.id)).toBe(200);
    expect(ada.client.closed).toBeUndefined();

    expect([await warnings('one'), await warnings('two')]).toEqual([1, 1]);
  });
});
