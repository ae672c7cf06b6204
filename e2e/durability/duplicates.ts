import { isDeepStrictEqual } from 'node:util';
import { fastDice } from '@ironhex/shared/dice';
import type { MatchRecord } from '@ironhex/shared/match';
import type { Answer, CreatedMatch } from '@ironhex/shared/protocol';
import { askedOf, drawnAnswer } from '../drivers/asked.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { EXAMPLE } from '../rulesets/index.ts';

/** How often every intent is sent, and how many older ones are sent with it. */
const TIMES = 100;
const OLD = 20;

/** Result of sending intents again and again. */
interface Duplicated {
  readonly sent: number;
  readonly done: number;
  readonly matches: number;
}

interface Sent {
  readonly seq: number;
  readonly decision: number;
  readonly intent: object;
}

/** Plays a match with every intent sent many times, out of order. Throws if one is refused or done twice. */
const playDoubled = async (url: string, match: CreatedMatch, chance: (n: number) => number) => {
  const players = await Promise.all(
    match.seats.map(async ({ id, secret }) => ({
      seat: id,
      client: await RoomClient.join(url, match.id, { secret }),
      before: [] as Sent[],
    })),
  );
  for (const { client, seat } of players) await client.ask('sit', { name: seat, salt: `salt of ${seat}` });
  const done: object[] = [];
  let sent = 0;
  const watch = players[0]!.client;
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    if (watch.state.status === 'over') break;
    const player = players.find(({ client, seat }) => askedOf(client, seat));
    if (!player) continue;
    const { client, seat, before } = player;
    const intent = drawnAnswer(client, askedOf(client, seat)!, chance);
    const fresh: Sent = { seq: before.length + 1, decision: askedOf(client, seat)!.id, intent };
    const old = Array.from({ length: Math.min(OLD, before.length) }, (_, n) => before.at(-1 - (n % 60))!);
    const all = [...Array<Sent>(TIMES).fill(fresh), ...old].sort(() => chance(3) - 1);
    const answers = await Promise.all(all.map((command): Promise<Answer> => client.ask('intent', command)));
    const refused = answers.find((answer) => !answer.ok);
    if (refused) throw new Error(`an intent that was done is refused: ${JSON.stringify(refused)}`);
    before.push(fresh);
    done.push({ seat, intent });
    sent += all.length;
  }
  const record = (await (await fetch(`${url}/api/matches/${match.id}/record`)).json()) as MatchRecord;
  const kept = record.intents.flatMap((done) => ('seat' in done ? [{ seat: done.seat, intent: done.intent }] : []));
  if (!isDeepStrictEqual(kept, done)) throw new Error(`${done.length} intents were done, and ${kept.length} are kept`);
  for (const { client } of players) await client.leave();
  return { sent, done: done.length };
};

/** Plays matches until `count` intents were sent, most of them duplicates. */
export const sendDuplicates = async (url: string, count: number, seed: number): Promise<Duplicated> => {
  const dice = fastDice(seed);
  const total = { sent: 0, done: 0, matches: 0 };
  while (total.sent < count) {
    const match = await openMatch(url, EXAMPLE.requests.short);
    const { sent, done } = await playDoubled(url, match, (n) => dice.pick(n, 'choice'));
    total.sent += sent;
    total.done += done;
    total.matches += 1;
  }
  return total;
};
