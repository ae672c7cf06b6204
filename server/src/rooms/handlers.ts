import { isDeepStrictEqual } from 'node:util';
import type { SeatId } from '@ironhex/shared/match';
import { type Answer, type Command, freeName, sameName } from '@ironhex/shared/protocol';
import type { Audience } from '../sync/audience.ts';
import { lockFor } from './blueprint.ts';
import { Chat } from './chat.ts';
import { type CommandHandlers, malformed, type Reply, refuse } from './commands.ts';
import type { Entry } from './entries.ts';
import type { Guest, MatchClient } from './guest.ts';
import { type Seat, sitterOf } from './seats.ts';
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
const NOT_SEATED = refuse('not-seated', 'Nobody sits here now. Sit down under your name, then play on.');
const MOVED_ON = refuse('moved-on', 'The rematch is open. Make the new link there.');

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

/** Somebody who has made a new lock for the own seat knows its secret, and stays; the seat's other lines end. */
const hold = (client: MatchClient, lock: string): void => {
  client.userData = { ...client.userData!, lock };
};

/** The refusal of a name that looks like that of somebody who sits at the table already. */
const nameTaken = ({ table }: Desk, seat: Seat, name: string): Answer | undefined => {
  const others = table.seats.all.filter((other) => other !== seat).map(sitterOf);
  const taken = others.find((other) => sameName(other, name));
  if (taken === undefined) return undefined;
  return refuse('name-taken', `"${taken}" sits at this table already. You could be "${freeName(name, others)}".`);
};

/** Sits down, with a new lock if the player has made one. Who sits already may do so again until the match begins. */
const sit = (desk: Desk, seat: Seat, { name, salt, secret }: Command<'sit'>, client: MatchClient): Reply => {
  const { status, seats } = desk.table;
  const lock = secret === undefined ? seat.lock : lockFor(secret);
  const anew = lock !== seat.lock;
  if (!seat.open && seat.name === name && (secret === undefined ? seat.salt === salt : !anew)) return desk.told(DONE);
  if (status === 'over') return OVER;
  if (!seat.open && status === 'playing')
    return refuse('begun', 'The match has begun already. You are at the table; play on.');
  const namesake = nameTaken(desk, seat, name);
  if (namesake) return namesake;
  if (anew && seats.openedBy(secret!) !== undefined) return USED;
  const entry: Entry = { kind: 'sat', at: desk.now(), seat: seat.id, name, salt, ...(anew ? { lock } : {}) };
  const refusal = desk.table.perform(entry);
  if (refusal) return { ok: false, refusal };
  hold(client, lock);
  return desk.told(DONE);
};

/** Sets how a seat's decisions are answered. What is so already is not stored again. */
const setPolicy = (desk: Desk, seat: Seat, policy: unknown): Reply => {
  const { table } = desk;
  const read = table.ruleset.schemas.policy.safeParse(policy);
  if (!read.success) return malformed(read.error, ['policy']);
  if (table.status === 'over') return OVER;
  if (table.status === 'playing' && seat.open) return NOT_SEATED;
  const refusal = table.checkPolicy(seat.id, read.data);
  if (refusal) return { ok: false, refusal };
  if (isDeepStrictEqual(table.policy(seat.id), read.data)) return desk.told(DONE);
  return perform(desk, { kind: 'policy', at: desk.now(), seat: seat.id, policy: read.data });
};

/** Asks for something to happen that no one has asked for under this number. */
const ask = (desk: Desk, seat: Seat, { seq, decision, intent }: Command<'intent'>): Answer => {
  const { table } = desk;
  if (table.status === 'gathering') {
    const absent = table.seats.all.filter(({ open }) => open).map(({ id }) => id);
    return refuse('not-begun', `The match has not begun. Wait until everybody sits: ${absent.join(', ')} missing.`);
  }
  if (table.status === 'over') return OVER;
  if (seat.open) return NOT_SEATED;
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

/** Makes a new link: for the own seat, or as the host for another one, which is free for somebody else then. */
const reissue = (desk: Desk, asking: Seat, { seat, secret }: Command<'reissue'>, client: MatchClient): Reply => {
  const { seats, invitation, status } = desk.table;
  const own = seat === asking.id;
  if (!seats.all.some(({ id }) => id === seat)) return refuse('no-seat', `There is no seat "${seat}" in this match.`);
  if (!own && asking !== seats.all[0])
    return refuse('not-host', 'Only the host can free the seat of somebody else. Ask your host.');
  if (seats.openedBy(secret) !== undefined) return USED;
  if (invitation !== undefined || seats.allWantRematch) return MOVED_ON;
  // Whoever sits down gets a new link by that.
  if (own && asking.open && status !== 'over') return NOT_SEATED;
  const lock = lockFor(secret);
  const refusal = desk.table.perform({ kind: 'relocked', at: desk.now(), seat, lock, by: asking.id });
  if (refusal) return { ok: false, refusal };
  if (own) hold(client, lock);
  return desk.told(DONE);
};

/** The answer to somebody who makes the same new link again: when it is stored. */
const reissued = (desk: Desk, asking: Seat, { seat, secret }: Command<'reissue'>): Reply | undefined => {
  const { seats } = desk.table;
  const allowed = seat === asking.id || asking === seats.all[0];
  return allowed && seats.openedBy(secret) === seat ? desk.told(DONE) : undefined;
};

/** What is done for each command. Anything that is refused has changed nothing. */
export const handlersFor = (desk: Desk): CommandHandlers => {
  const chat = new Chat();
  return {
    sit: playing(desk, (seat, command, client) => sit(desk, seat, command, client)),

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
      desk.say(seat === null ? name || 'Spectator' : sitterOf(desk.table.seats.get(seat)) || seat, seat, text);
      return DONE;
    },
  };
};
