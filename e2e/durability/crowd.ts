import { setTimeout as wait } from 'node:timers/promises';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { dataFolder, FAST, type ServerProcess, startServer } from '../drivers/server.ts';
import { EXAMPLE } from '../rulesets/index.ts';

/** How long clients took to come back, in milliseconds since the new server was ready: half, 99 %, and all of them. */
interface CameBack {
  readonly clients: number;
  readonly half: number;
  readonly most: number;
  readonly all: number;
}

/** Joins again as the page does: after pauses that double and are stretched or cut at random. */
const comeBack = async (url: string, id: string, secret: string): Promise<RoomClient> => {
  for (let pause = 300; ; pause = Math.min(5000, pause * 2)) {
    await wait(pause * (0.5 + Math.random()));
    try {
      return await RoomClient.join(url, id, { secret });
    } catch {
      // Not yet.
    }
  }
};

const whole = async (client: RoomClient): Promise<void> => {
  while (!client.own?.view) await wait(5);
};

/** Kills a server with two players at each of its matches, and measures how long they take to come back. */
export const crowdComesBack = async (matches: number): Promise<CameBack> => {
  const settings = { ...FAST, DATA_DIR: dataFolder() };
  let server: ServerProcess = await startServer(settings);
  const { url } = server;
  const made: CreatedMatch[] = [];
  const clients: RoomClient[] = [];
  for (let n = 0; n < matches; n++) {
    const match = await openMatch(url, EXAMPLE.requests.short);
    made.push(match);
    for (const { id, secret } of match.seats) {
      const client = await RoomClient.join(url, match.id, { secret });
      clients.push(client);
      await client.ask('sit', { name: id, salt: `salt of ${id}` });
    }
  }
  await server.kill();
  server = await startServer({ ...settings, PORT: new URL(url).port });
  const ready = performance.now();
  const times = await Promise.all(
    made.flatMap(({ id, seats }) =>
      seats.map(async ({ secret }) => {
        const client = await comeBack(url, id, secret);
        await whole(client);
        if (client.state.status !== 'playing') throw new Error(`match ${id} is ${client.state.status}`);
        clients.push(client);
        return performance.now() - ready;
      }),
    ),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!);
  for (const client of clients) void client.leave().catch(() => {});
  await server.stop();
  return { clients: times.length, half: at(0.5), most: at(0.99), all: at(1) };
};
