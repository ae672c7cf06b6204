import { readFileSync } from 'node:fs';
import { fastDice } from '@ironhex/shared/dice';
import { askedOf, drawnAnswer } from '../drivers/asked.ts';
import { openMatch } from '../drivers/door.ts';
import { layLine } from '../drivers/line.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { dataFolder, FAST, startServer } from '../drivers/server.ts';
import { EXAMPLE } from '../rulesets/index.ts';

/** What a spectator who stops reading costs the others. */
interface Stalled {
  readonly spectators: number;
  /** Median milliseconds from an intent to its answer, before and while one spectator does not read. */
  readonly before: number;
  readonly during: number;
  /** Megabytes by which the server grew meanwhile. */
  readonly grew: number;
}

const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Plays before spectators, then goes on after one of them has stopped reading. */
export const playBeforeStalled = async (spectators: number, intents: number): Promise<Stalled> => {
  const server = await startServer({ ...FAST, DATA_DIR: dataFolder(), SPECTATORS: String(spectators) });
  const { url } = server;
  const dice = fastDice(7);
  const line = await layLine(url);
  const open = async () => {
    const match = await openMatch(url, EXAMPLE.requests.short);
    const players = await Promise.all(
      match.seats.map(async ({ id, secret }) => ({ id, client: await RoomClient.arrive(url, match.id, { secret }) })),
    );
    for (const { id, client } of players) await client.ask('sit', { name: id, salt: `salt of ${id}` });
    for (let n = 1; n < spectators; n++) await RoomClient.arrive(url, match.id);
    await RoomClient.arrive(line.url, match.id);
    return players;
  };
  const players = await open();
  const times: number[] = [];
  const play = async (count: number): Promise<void> => {
    for (let done = 0; done < count; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const asked = players.find(({ id, client }) => askedOf(client, id));
      if (players[0]!.client.state.status === 'over') return;
      if (!asked) continue;
      const { id, client } = asked;
      const intent = drawnAnswer(client, askedOf(client, id)!, (n) => dice.pick(n, 'choice'));
      const begun = performance.now();
      await client.intend(intent, askedOf(client, id)!.id);
      times.push(performance.now() - begun);
      done += 1;
    }
  };
  await play(intents);
  const before = median(times.splice(0));
  const memory = megabytes(server.pid);
  line.stall();
  await play(intents);
  const result = { spectators, before, during: median(times), grew: megabytes(server.pid) - memory };
  line.close();
  await server.stop();
  return result;
};
