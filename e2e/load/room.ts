import { fastDice } from '@ironhex/shared/dice';
import type { AskedClocks, CreatedMatch } from '@ironhex/shared/protocol';
import { Client, type Room } from 'colyseus.js';
import { askedOf, drawnAnswer } from '../drivers/asked.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import type { Pilot } from '../rulesets/pilot.ts';

/** A player that draws its answers by chance. */
interface Bot {
  readonly seat: string;
  readonly client: RoomClient;
}

const SALT = 'salt-of-the-bench';

/** Opens a match as it is usually played, without clocks or with these. */
export const openUsual = ({ requests }: Pilot, url: string, clocks: AskedClocks = 'none'): Promise<CreatedMatch> =>
  openMatch(url, { ...requests.usual, clocks });

const sitDown = async (
  pilot: Pilot,
  url: string,
): Promise<{ readonly bots: readonly Bot[]; readonly spectator: RoomClient }> => {
  const match = await openUsual(pilot, url);
  const bots: Bot[] = [];
  for (const { id, secret } of match.seats)
    bots.push({ seat: id, client: await RoomClient.arrive(url, match.id, { secret }) });
  const spectator = await RoomClient.arrive(url, match.id);
  for (const { client, seat } of bots) await client.ask('sit', { name: seat, salt: SALT });
  return { bots, spectator };
};

/** Lets what is on its way come in. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Bytes that have come to a client so far. */
export const bytesOf = (client: RoomClient): number => client.frames.reduce((sum, frame) => sum + frame.length, 0);

/** Bytes that have come to each client so far, by seat. */
type Bytes = Readonly<Record<string, number>>;

const SPECTATOR = 'spectator';

const bytesToEach = (bots: readonly Bot[], spectator: RoomClient): Bytes => ({
  ...Object.fromEntries(bots.map(({ seat, client }) => [seat, bytesOf(client)])),
  [SPECTATOR]: bytesOf(spectator),
});

const mapped = (bytes: Bytes, change: (count: number, client: string) => number): Bytes =>
  Object.fromEntries(Object.entries(bytes).map(([client, count]) => [client, change(count, client)]));

const INTENT = {
  seq: 1,
  decision: 1,
  intent: { kind: 'act', unit: 'b1', move: { path: ['0101', '0102'], facing: 0 } },
};

/** What is measured in turns: a real intent, an echo, and an echo that tells everybody as much as an action does. */
const KINDS = ['intent', 'echo', 'tell'] as const;
type Kind = (typeof KINDS)[number];

/** Time and number of what was measured. */
class Meter {
  #milliseconds = 0;
  #count = 0;

  async time<T>(doing: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const done = await doing();
    this.#milliseconds += performance.now() - begun;
    this.#count += 1;
    return done;
  }

  get perSecond(): number {
    return (this.#count * 1000) / this.#milliseconds;
  }
}

/** A bare room with as many connections in it as a match with one spectator has. */
const openEcho = async (url: string): Promise<Room> => {
  const client = new Client(url);
  const room = await client.create('echo');
  for (const each of [room, await client.joinById(room.roomId), await client.joinById(room.roomId)]) {
    each.onMessage('events', () => {});
    // The room ends with the bench: no client should try to come back.
    each.reconnection.enabled = false;
  }
  return room;
};

/**
 * Whole random matches through the real room, one intent at a time. A player thinks between two of them, and a machine
 * that has rested wakes slowly: so the echoes are measured after the same pauses, in turns with the intents.
 */
export const measureRoom = async (pilot: Pilot, url: string, echoUrl: string, intents = 4000) => {
  const chance = fastDice(11);
  const meters: Readonly<Record<Kind, Meter>> = { intent: new Meter(), echo: new Meter(), tell: new Meter() };
  const echo = await openEcho(echoUrl);
  let bytes: Bytes = {};
  /** Actions that the bytes are for, and turns. */
  let counted = 0;
  let turns = 0;
  /** Bytes that an action has brought to the first player so far; a guess before the first match is over. */
  const perAction = () => (counted > 0 ? Math.round(Object.values(bytes)[0]! / counted) : 700);
  let done = 0;
  while (done < intents) {
    const { bots, spectator } = await sitDown(pilot, url);
    const before = bytesToEach(bots, spectator);
    while (bots[0]!.client.state.status !== 'over') {
      const asked = bots.find(({ seat, client }) => askedOf(client, seat));
      if (!asked) {
        await settle();
        continue;
      }
      const { seat, client } = asked;
      const decision = askedOf(client, seat)!;
      const intent = drawnAnswer(client, decision, (limit) => chance.pick(limit, 'choice'));
      const kind = KINDS[done % KINDS.length]!;
      if (kind === 'echo') await meters.echo.time(() => echo.request('echo', INTENT));
      if (kind === 'tell') await meters.tell.time(() => echo.request('tell', { bytes: perAction() }));
      const intend = () => client.intend(intent, decision.id);
      const answer = await (kind === 'intent' ? meters.intent.time(intend) : intend());
      // What the other player did may not have come here yet.
      if (!answer.ok && answer.refusal.code !== 'stale-decision') throw new Error(answer.refusal.code);
      if (answer.ok) done += 1;
      else await settle();
    }
    const told = bytesToEach(bots, spectator);
    bytes = mapped(told, (count, client) => (bytes[client] ?? 0) + count - before[client]!);
    turns += pilot.turnsOf?.(spectator.view) ?? 0;
    counted = done;
    for (const client of [...bots.map((bot) => bot.client), spectator]) await client.leave();
  }
  const ratio = (a: Meter, b: Meter) => Math.round((a.perSecond / b.perSecond) * 100) / 100;
  return {
    intentsPerSecond: Math.round(meters.intent.perSecond),
    echoesPerSecond: Math.round(meters.echo.perSecond),
    tellingEchoesPerSecond: Math.round(meters.tell.perSecond),
    intentToEcho: ratio(meters.intent, meters.echo),
    intentToTellingEcho: ratio(meters.intent, meters.tell),
    bytesPerAction: mapped(bytes, (count) => Math.round(count / done)),
    ...(turns > 0 && { bytesPerTurn: mapped(bytes, (count) => Math.round(count / turns)) }),
  };
};
