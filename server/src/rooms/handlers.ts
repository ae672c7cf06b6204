import { PUBLIC, type SeatId } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import { limitTo } from '../limits.ts';
import type { Audience } from '../sync/audience.ts';
import { type CommandHandlers, malformed, type Reply, refuse } from './commands.ts';
import type { MatchClient } from './guest.ts';
import type { Seat, Seats } from './seats.ts';
import type { Table } from './table.ts';

/** What the commands of a match work on. */
export interface Desk {
  readonly seats: Seats;
  readonly table: Table;
  readonly audience: Audience;
  /** The answer, given when everybody has been told what happened. */
  told(answer: Answer): Reply;
  /** Something that everybody sees is different now. */
  touch(): void;
  /** Every seat is taken. */
  begin(): void;
  openRematch(): void;
  say(from: string, seat: SeatId | null, text: string): void;
}

const DONE: Answer = { ok: true };
const WATCHING = refuse('spectator', 'You are watching this match. Open a seat link to play in it.');
/** Messages in a row that one connection may send: nobody fills everybody's chat. */
const TALK = { messages: 5, seconds: 8 };
const TOO_FAST = refuse('too-fast', 'You are saying a lot at once. Wait a moment, then send it again.');

/** Lets only players through. */
const playing =
  <C>(desk: Desk, handle: (seat: Seat, command: C) => Reply) =>
  ({ userData }: MatchClient, command: C): Reply =>
    userData?.seat ? handle(desk.seats.get(userData.seat), command) : WATCHING;

const sit = (desk: Desk, seat: Seat, name: string, salt: string): Reply => {
  if (desk.table.status !== 'gathering')
    return refuse('begun', 'The match has begun already. You are at the table; play on.');
  seat.name = name;
  seat.salt = salt;
  if (desk.seats.full) desk.begin();
  desk.touch();
  return desk.told(DONE);
};

const ask = ({ table, seats }: Desk, seat: Seat, intent: unknown, decision: number | undefined): Answer => {
  if (table.status === 'gathering') {
    const absent = seats.all.filter(({ name }) => name === '').map(({ id }) => id);
    return refuse('not-begun', `The match has not begun. Wait until everybody sits: ${absent.join(', ')} missing.`);
  }
  if (table.status === 'over') return refuse('over', 'The match is over. Ask for a rematch to play on.');
  const refusal = table.submit(seat.id, intent as object, 'player', decision);
  return refusal ? { ok: false, refusal } : DONE;
};

/** What is done for each command. Anything that is refused has changed nothing. */
export const handlersFor = (desk: Desk): CommandHandlers => {
  const talk = limitTo(TALK.messages, TALK.seconds);
  return {
    sit: playing(desk, (seat, { name, salt }) => sit(desk, seat, name, salt)),

    intent: playing(desk, (seat, { seq, decision, intent }) => {
      const read = desk.table.ruleset.schemas.intent.safeParse(intent);
      if (!read.success) return malformed(read.error, ['intent']);
      const asked = JSON.stringify([decision, read.data]);
      const repeated = seat.answers.repeat(seq, asked);
      if (repeated) return desk.told(repeated);
      const answer = ask(desk, seat, read.data, decision);
      seat.answers.keep(seq, asked, answer);
      // Other tabs of the seat must know that the number is used, even if nothing else came of it.
      desk.touch();
      return desk.told(answer);
    }),

    policy: playing(desk, (seat, { policy }) => {
      const read = desk.table.ruleset.schemas.policy.safeParse(policy);
      if (!read.success) return malformed(read.error, ['policy']);
      desk.table.setPolicy(seat.id, read.data);
      return desk.told(DONE);
    }),

    events: ({ userData }, { since }) => {
      const viewer = userData?.viewer ?? PUBLIC;
      const events = desk.audience.eventsSince(viewer, since);
      return { ok: true, events, ...(since <= 1 ? { from: desk.table.firstView(viewer) } : {}) };
    },

    rematch: playing(desk, (seat, { wanted }) => {
      if (desk.table.status !== 'over') return refuse('not-over', 'The match is not over yet. Finish it first.');
      seat.wantsRematch = wanted;
      desk.touch();
      if (desk.seats.allWantRematch) desk.openRematch();
      return desk.told(DONE);
    }),

    say: async (client, { text }) => {
      if (!(await talk.allows(client.sessionId))) return TOO_FAST;
      const seat = client.userData?.seat ?? null;
      const from = seat === null ? client.userData?.name || 'Spectator' : desk.seats.get(seat).name || seat;
      desk.say(from, seat, text);
      return DONE;
    },
  };
};
