import { fastDice } from '@ironhex/shared/dice';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { STOCK_CARDS, type View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { Client } from 'colyseus.js';
import { RoomClient } from '../drivers/room-client.ts';

/** A player that draws its answers by chance. */
interface Bot {
  readonly seat: string;
  readonly client: RoomClient;
}

const SALT = 'salt-of-the-bench';

const force = (side: string, from: number) =>
  STOCK_CARDS.slice(from, from + 2).map((card, i) => ({ id: `${side}${i + 1}`, card }));

/** Opens a match without clocks through the door that hosts use. */
export const openMatch = async (url: string): Promise<CreatedMatch> => {
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ruleset: 'warfare3025',
      board: { stock: 'open-hills' },
      forces: [force('b', 0), force('o', 2)],
      clocks: 'none',
    }),
  });
  return (await response.json()) as CreatedMatch;
};

const sitDown = async (url: string): Promise<{ readonly bots: readonly Bot[]; readonly spectator: RoomClient }> => {
  const match = await openMatch(url);
  const bots: Bot[] = [];
  for (const { id, secret } of match.seats)
    bots.push({ seat: id, client: await RoomClient.join(url, match.id, { secret }) });
  const spectator = await RoomClient.join(url, match.id);
  for (const { client } of bots) await client.ask('sit', { name: 'Bench', salt: SALT });
  return { bots, spectator };
};

/** Lets what is on its way come in. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Is this seat asked something, as far as its client knows? */
const awaits = (client: RoomClient, seat: string): boolean =>
  client.state.decisions.has(seat) &&
  'moment' in client.view &&
  warfare3025.asked(client.view as View, seat) !== undefined;

const bytesOf = (client: RoomClient): number => client.frames.reduce((sum, frame) => sum + frame.length, 0);

/**
 * Real intents through the real room, one at a time: how many a second, choosing not counted, and how many bytes each
 * costs a player and a spectator.
 */
const measureIntents = async (url: string, intents: number) => {
  const chance = fastDice(11);
  let milliseconds = 0;
  let done = 0;
  let [toPlayer, toSpectator] = [0, 0];
  while (done < intents) {
    const { bots, spectator } = await sitDown(url);
    const before = [bytesOf(bots[0]!.client), bytesOf(spectator)] as const;
    while (done < intents && bots[0]!.client.state.status !== 'over') {
      const asked = bots.find(({ seat, client }) => awaits(client, seat));
      if (!asked) {
        await settle();
        continue;
      }
      const { seat, client } = asked;
      const view = client.view as View;
      const decision = warfare3025.asked(view, seat)!;
      const choices = warfare3025.choices(view, seat);
      const intent = choices.sample((limit) => chance.roll(limit, 'choice') - 1) ?? decision.default;
      const begun = performance.now();
      const answer = await client.intend(intent, decision.id);
      milliseconds += performance.now() - begun;
      // What the other player did may not have come here yet.
      if (!answer.ok && answer.refusal.code !== 'stale-decision') throw new Error(answer.refusal.message);
      if (answer.ok) done += 1;
      else await settle();
    }
    toPlayer += bytesOf(bots[0]!.client) - before[0];
    toSpectator += bytesOf(spectator) - before[1];
    for (const client of [...bots.map((bot) => bot.client), spectator]) await client.leave();
  }
  return { perSecond: (done * 1000) / milliseconds, toPlayer: toPlayer / done, toSpectator: toSpectator / done };
};

/** Requests to the bare room, one at a time, with as many connections in it as a match with one spectator has. */
const measureEchoes = async (url: string, requests: number, command: string, message: object): Promise<number> => {
  const client = new Client(url);
  const room = await client.create('echo');
  const others = [await client.joinById(room.roomId), await client.joinById(room.roomId)];
  for (const each of [room, ...others]) each.onMessage('events', () => {});
  for (let n = 0; n < 200; n++) await room.request(command, message);
  const begun = performance.now();
  for (let n = 0; n < requests; n++) await room.request(command, message);
  const milliseconds = performance.now() - begun;
  for (const each of [room, ...others]) void each.leave();
  return (requests * 1000) / milliseconds;
};

const INTENT = {
  seq: 1,
  decision: 1,
  intent: { kind: 'act', unit: 'b1', move: { path: ['0101', '0102'], facing: 0 } },
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const ratio = (a: number, b: number) => Math.round((a / b) * 100) / 100;

/**
 * Intents, bare echoes, and echoes that tell everybody as many bytes as an action does, in turns, so that a slow moment
 * of the machine meets all of them.
 */
export const measureRoom = async (url: string, echoUrl: string, rounds = 4, each = 800) => {
  const warm = await measureIntents(url, each);
  const bytes = Math.round(warm.toPlayer);
  const intents: Awaited<ReturnType<typeof measureIntents>>[] = [];
  const [echoes, tellings] = [[] as number[], [] as number[]];
  for (let round = 0; round < rounds; round++) {
    echoes.push(await measureEchoes(echoUrl, each, 'echo', INTENT));
    tellings.push(await measureEchoes(echoUrl, each, 'tell', { bytes }));
    intents.push(await measureIntents(url, each));
  }
  const intent = mean(intents.map(({ perSecond }) => perSecond));
  return {
    intentsPerSecond: Math.round(intent),
    echoesPerSecond: Math.round(mean(echoes)),
    tellingEchoesPerSecond: Math.round(mean(tellings)),
    intentToEcho: ratio(intent, mean(echoes)),
    intentToTellingEcho: ratio(intent, mean(tellings)),
    bytesPerActionToPlayer: Math.round(mean(intents.map(({ toPlayer }) => toPlayer))),
    bytesPerActionToSpectator: Math.round(mean(intents.map(({ toSpectator }) => toSpectator))),
  };
};
