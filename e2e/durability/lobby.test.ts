import { setTimeout as sleep } from 'node:timers/promises';
import type { GatheringSeat } from '@ironhex/shared/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeDatabase, PLACES, TEST_DATABASE } from '../../server/test/journal/places.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { dataFolder, FAST, startServer } from '../drivers/server.ts';
import { until } from '../drivers/until.ts';
import { EXAMPLE } from '../rulesets/index.ts';

/** What a client knows of a lobby. */
const lobbyIn = ({ state, gathering, settings }: RoomClient) => ({
  host: state.hostSeat,
  gathering,
  settings,
  seats: [...state.seats.values()].map(({ id, name, salt, gathering }) => ({ id, name, salt, gathering })),
});

const ready = (client: RoomClient) => client.ask('ready', { ready: true, revision: client.gathering!.revision });

describe.each(PLACES)('kept in %s, a lobby whose server is killed', (place) => {
  test('is as it was, counts down anew, and begins', async () => {
    const database = place === 'PostgreSQL' ? { DATABASE_URL: await makeDatabase(TEST_DATABASE!) } : {};
    const environment = { ...FAST, DATA_DIR: dataFolder(), ...database };
    let server = await startServer(environment);
    onTestFinished(() => void server.stop());
    /** Ends the server as a crash does, and starts it again at the same address. */
    const crash = async () => {
      const PORT = new URL(server.url).port;
      await server.kill();
      server = await startServer({ ...environment, PORT });
    };
    const { id, seats } = await openMatch(server.url, { ...EXAMPLE.requests.short, waits: true });
    const come = async (index: number): Promise<RoomClient> => {
      const client = await RoomClient.join(server.url, id, { secret: seats[index]!.secret });
      client.room.reconnection.enabled = false;
      await until(() => client.own, 'the state is there');
      return client;
    };
    let [host, guest] = [await come(0), await come(1)];
    expect(await host.ask('sit', { name: 'Ada', salt: 'the salt of Ada' })).toEqual({ ok: true });
    expect(await guest.ask('sit', { name: 'Bo', salt: 'the salt of Bo' })).toEqual({ ok: true });
    const { name: _name, ...request } = EXAMPLE.requests.short;
    const changed = await fetch(`${server.url}/api/matches/${id}/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${seats[0]!.secret}` },
      body: JSON.stringify({ ...request, name: 'After the flood' }),
    });
    expect(changed.status).toBe(200);
    await until(() => host.gathering!.revision === 1, 'the change is told');
    expect(await host.ask('lock', { locked: true })).toEqual({ ok: true });
    expect(await ready(host)).toEqual({ ok: true });
    const before = lobbyIn(host);

    await crash();
    [host, guest] = [await come(0), await come(1)];
    expect(lobbyIn(host)).toEqual(before);
    expect(lobbyIn(guest)).toEqual(before);
    expect(guest.state.name).toBe('After the flood');

    expect(await ready(guest)).toEqual({ ok: true });
    await until(() => host.gathering!.beginsAt > 0, 'it counts');
    const counting = host.gathering!.beginsAt;
    await sleep(2000);
    await crash();
    [host, guest] = [await come(0), await come(1)];
    // That it counts anew is told once it is stored.
    await until(() => host.gathering!.beginsAt > counting + 1500, 'those who come back have all five seconds');
    const marks = [...guest.state.seats.values()].map((seat) => (JSON.parse(seat.gathering) as GatheringSeat).ready);
    expect(marks).toEqual([true, true]);
    await until(() => guest.state.status === 'playing', 'it begins');
    for (const client of [host, guest]) await client.leave();
  });
});
