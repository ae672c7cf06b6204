import { isDeepStrictEqual } from 'node:util';
import type { SeatId } from '@ironhex/shared/match';
import { type Answer, type Command, freeName, sameName } from '@ironhex/shared/protocol';
import type { Audience } from '../sync/audience.ts';
import { lockFor } from './blueprint.ts';
import { Chat } from './chat.ts';
import { type CommandHandlers, malformed, type Reply, refuse } from './commands.ts';
import type { Entry } from './entries.ts';
import type { Guest, MatchClient } from './guest.ts';
import type { Seat } from './seats.ts';
import type { Table } from './table.ts';

/** What the commands of a match work on. */
export interface Desk {
  readonly table: Table;
  readonly audience: Audience;
  /** The time for what happens, by the server's clock. */
  now(): number;
  /** Does something that may change the match when that is possible: nothing waits to be stored. */
  turn<T>(work: () => Reply<T>): Reply<T>;
  /** The answer, given when what happened is stored and everybody has been told. */
  told<T>(answer: Answer<T>): Reply<T>;
  /** Something that everybody sees is different now. */
  touch(): void;
  /** An intent that was answered before was sent again. */
  repeated(): void;
  /** Opens the rematch if everybody wants it. */
  inviteIfWanted(): void;
  say(from: string, seat: SeatId | null, text: string): void;
}

const DONE: Answer = { ok: true };
const REVOKED = refuse('revoked', 'This seat has a new link, and yours opens it no more. Nothing was done.');
const WATCHING = refuse('spectator', 'You are watching this match. Open a seat link to play in it.');
const OVER = refuse('over', 'The match is over. Ask for a rematch to play on.');
const USED = refuse('secret-used', 'This link opens another seat of the match already. Make another new link.');

/** Who acts on this line, if anybody still may: see {@link Seats.admits}. */
const guestOn = (desk: Desk, { userData }: MatchClient): Guest | undefined =>
  userData && desk.table.seats.admits(userData) ? userData : undefined;

/**
 * Told to those who may no longer act, when the new lock of their seat is stored. Their line has been ended by then, so
 * the answer goes nowhere.
 */
const revoked = <T>(desk: Desk): Reply<T> => desk.told<T>(REVOKED);

/**
 * Lets only players through, one turn after the other. What is under way or done `already` needs no turn: its answer is
 * there, or comes with everything else. A player who has lost the seat while waiting for the turn is refused.
 */
const playing =
  <C, T = object>(
    desk: Desk,
    handle: (seat: Seat, command: C, client: MatchClient) => Reply<T>,
    already?: (seat: Seat, command: C) => Reply<T> | undefined,
  ) =>
  (client: MatchClient, command: C): Reply<T> => {
    const guest = guestOn(desk, client);
    if (!guest) return revoked(desk);
    if (!guest.seat) return WATCHING;
    const seat = desk.table.seats.get(guest.seat);
    const inTurn = () => (guestOn(desk, client) ? handle(seat, command, client) : revoked<T>(desk));
    return already?.(seat, command) ?? desk.turn(inTurn);
  };

/** Makes something happen, and answers when it is stored; or says why it did not happen. */
const perform = (desk: Desk, entry: Entry): Reply => {
  const refusal = desk.table.perform(entry);
  return refusal ? { ok: false, refusal } : desk.told(DONE);
};

const sit = (desk: Desk, seat: Seat, name: string, salt: string): Reply => {
  if (desk.table.status !== 'gathering')
    return refuse('begun', 'The match has begun already. You are at the table; play on.');
  if (seat.name === name && seat.salt === salt) return desk.told(DONE);
  const others = desk.table.seats.all.filter((other) => other !== seat).map((other) => other.name);
  const taken = others.find((other) => sameName(other, name));
  if (taken !== undefined)
    return refuse('name-taken', `"${taken}" sits at this table already. You could be "${freeName(name, others)}".`);
  return perform(desk, { kind: 'sat', at: desk.now(), seat: seat.id, name, salt });
};

/** Sets how a seat's decisions are answered. What is so already is not stored again. */
const setPolicy = (desk: Desk, { id: seat }: Seat, policy: unknown): Reply => {
  const { table } = desk;
  const read = table.ruleset.schemas.policy.safeParse(policy);
  if (!read.success) return malformed(read.error, ['policy']);
  if (table.status === 'over') return OVER;
  const refusal = table.checkPolicy(seat, read.data);
  if (refusal) return { ok: false, refusal };
  if (isDeepStrictEqual(table.policy(seat), read.data)) return desk.told(DONE);
  return perform(desk, { kind: 'policy', at: desk.now(), seat, policy: read.data });
};

/** Asks for something to happen that no one has asked for under this number. */
const ask = (desk: Desk, seat: Seat, { seq, decision, intent }: Command<'intent'>): Answer => {
  const { table } = desk;
  if (table.status === 'gathering') {
    const absent = table.seats.all.filter(({ name }) => name === '').map(({ id }) => id);
    return refuse('not-begun', `The match has not begun. Wait until everybody sits: ${absent.join(', ')} missing.`);
  }
  if (table.status === 'over') return OVER;
  const at = desk.now();
  const refusal = table.perform({
    kind: 'done',
    at,
    seat: seat.id,
    intent: intent as object,
    by: 'player',
    decision,
    seq,
  });
  return refusal ? { ok: false, refusal } : DONE;
};

/** The answer to an intent that was asked for before under its number: when that is stored, if it is under way. */
const again = (desk: Desk, seat: Seat, { seq, decision, intent }: Command<'intent'>): Reply | undefined => {
  if (seq > seat.answers.highest) return undefined;
  const read = desk.table.ruleset.schemas.intent.safeParse(intent);
  const answer = read.success ? seat.answers.repeat(seq, decision, read.data) : undefined;
  if (!answer) return undefined;
  desk.repeated();
  return desk.told(answer);
};

const isHost = ({ table }: Desk, seat: Seat): boolean => seat === table.seats.all[0];

/** Gives a seat a new link, for a host whose invitation has fallen into the wrong hands. */
const reissue = (desk: Desk, asking: Seat, { seat, secret }: Command<'reissue'>, client: MatchClient): Reply => {
  const { seats } = desk.table;
  if (!isHost(desk, asking)) return refuse('not-host', 'Only the host can give out new links. Ask your host for one.');
  if (!seats.all.some(({ id }) => id === seat)) return refuse('no-seat', `There is no seat "${seat}" in this match.`);
  if (seats.openedBy(secret) !== undefined) return USED;
  const lock = lockFor(secret);
  const refusal = desk.table.perform({ kind: 'relocked', at: desk.now(), seat, lock, by: asking.id });
  if (refusal) return { ok: false, refusal };
  // Who makes a new link for the own seat knows its secret, and stays; the other lines of the seat end.
  if (seat === asking.id) client.userData = { ...client.userData!, lock };
  return desk.told(DONE);
};

/** The answer to a host who makes the same new link again: when it is stored. */
const reissued = (desk: Desk, asking: Seat, { seat, secret }: Command<'reissue'>): Reply | undefined =>
  isHost(desk, asking) && desk.table.seats.openedBy(secret) === seat ? desk.told(DONE) : undefined;

/** What is done for each command. Anything that is refused has changed nothing. */
export const handlersFor = (desk: Desk): CommandHandlers => {
  const chat = new Chat();
  return {
    sit: playing(desk, (seat, { name, salt }) => sit(desk, seat, name, salt)),

    intent: playing(
      desk,
      (seat, command) => {
        const read = desk.table.ruleset.schemas.intent.safeParse(command.intent);
        if (!read.success) return malformed(read.error, ['intent']);
        const { seq, decision } = command;
        const repeated = again(desk, seat, command);
        if (repeated) return repeated;
        const answer = ask(desk, seat, { seq, decision, intent: read.data });
        if (!answer.ok) seat.answers.keep(seq, decision, read.data, answer);
        // Other tabs of the seat must know that the number is used, even if nothing else came of it.
        desk.touch();
        return desk.told(answer);
      },
      (seat, command) => again(desk, seat, command),
    ),

    policy: playing(desk, (seat, { policy }) => setPolicy(desk, seat, policy)),

    events: (client, { since }) => {
      const viewer = guestOn(desk, client)?.viewer;
      if (viewer === undefined) return revoked(desk);
      return { ok: true, ...desk.audience.page(viewer, since, () => desk.table.firstView(viewer)) };
    },

    rematch: playing(desk, (seat, { wanted }) => {
      if (desk.table.status !== 'over') return refuse('not-over', 'The match is not over yet. Finish it first.');
      const at = desk.now();
      const wish = { kind: 'rematch', at, seat: seat.id, wanted } as const;
      // Who wishes again has it tried again; that is no news to be stored.
      const reply = seat.wantsRematch === wanted ? desk.told(DONE) : perform(desk, wish);
      desk.inviteIfWanted();
      return reply;
    }),

    reissue: playing(
      desk,
      (asking, command, client) => reissued(desk, asking, command) ?? reissue(desk, asking, command, client),
      (asking, command) => reissued(desk, asking, command),
    ),

    say: async (client, { text }) => {
      const wait = await chat.refuses({ sessionId: client.sessionId, seat: client.userData?.seat ?? null });
      if (wait !== undefined) return refuse('too-fast', wait);
      const guest = guestOn(desk, client);
      if (!guest) return revoked(desk);
      const { seat, name } = guest;
      desk.say(seat === null ? name || 'Spectator' : desk.table.seats.get(seat).name || seat, seat, text);
      return DONE;
    },
  };
};
