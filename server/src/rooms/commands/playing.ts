import type { Refusal, SeatId } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import type { Audience } from '../../sync/audience.ts';
import type { Entry } from '../match/entries.ts';
import type { Seat } from '../match/seats.ts';
import type { Table } from '../match/table.ts';
import { type Reply, refuse } from './commands.ts';
import type { Guest, MatchClient } from './guest.ts';

/** What the commands of a match work on. */
export interface CommandContext {
  readonly table: Table;
  readonly audience: Audience;
  /** The time for what happens, by the server's clock. */
  now(): number;
  /** Does something that may change the match when that is possible: nothing waits to be stored. */
  turn<T>(work: () => Reply<T>): Reply<T>;
  /** The answer, given when what happened is stored and everybody has been told. */
  told<T>(answer: Answer<T>): Reply<T>;
  /**
   * The answer to a line of a seat: like {@link CommandContext.told} if something is under way that the seat did itself
   * or will be told, else at the end of this turn of the event loop.
   */
  answer<T>(seat: SeatId, answer: Answer<T>): Reply<T>;
  /** Something is being stored that this seat did not do and will be told nothing of: it must not notice. */
  mustNotNotice(seat: SeatId): boolean;
  /** An intent that was answered before was sent again. */
  repeated(): void;
  /** Opens the rematch if everybody wants it. */
  inviteIfWanted(): void;
  say(from: string, seat: SeatId | null, text: string): void;
}

/** The answer to what has happened, or is so already. */
export const DONE: Answer = { ok: true };
const REVOKED = refuse('revoked', 'This seat has a new link, and yours opens it no more. Nothing was done.');
const WATCHING = refuse('spectator', 'You are watching this match. Open a seat link to play in it.');

/** Who acts on this line, if anybody still may: see {@link Seats.admits}. */
export const guestOn = (context: CommandContext, { userData }: MatchClient): Guest | undefined =>
  userData && context.table.seats.admits(userData) ? userData : undefined;

/**
 * Told to those who may no longer act, when the new lock of their seat is stored. Their line has been ended by then, so
 * the answer goes nowhere.
 */
export const revoked = <T>(context: CommandContext): Reply<T> => context.told<T>(REVOKED);

/** What is to happen at the wish of a player, and what follows from it here. */
export interface Deed {
  readonly entry: Entry;
  readonly happened?: () => void;
  readonly refused?: (answer: Answer) => void;
}

/** What a command comes to: an answer at once, if nothing is to happen, or a deed. Decided without changing the match. */
type Decide<C> = (seat: Seat, command: C, client: MatchClient) => Answer | Deed;

/** The answer to a deed that is not possible. */
const refusedBy = ({ refused }: Deed, refusal: Refusal | undefined): Answer | undefined => {
  if (!refusal) return undefined;
  const answer: Answer = { ok: false, refusal };
  refused?.(answer);
  return answer;
};

/** Does what was decided: the answer, which is good only if it has happened. */
const settle = ({ table }: CommandContext, decided: Answer | Deed): Answer => {
  if (!('entry' in decided)) return decided;
  const refused = refusedBy(decided, table.perform(decided.entry));
  if (!refused) decided.happened?.();
  return refused ?? DONE;
};

/**
 * Lets only players through, one turn after the other. What is under way or done `already` needs no turn: its answer is
 * there, or comes with everything else. A player who has lost the seat while waiting for the turn is refused.
 *
 * What is refused is refused as fast while the other seat's secret is being stored as at any other time.
 */
export const playing =
  <C>(context: CommandContext, decide: Decide<C>, already?: (seat: Seat, command: C) => Answer | undefined) =>
  (client: MatchClient, command: C): Reply => {
    const guest = guestOn(context, client);
    if (!guest) return revoked(context);
    if (!guest.seat) return WATCHING;
    const seat = context.table.seats.get(guest.seat);
    const known = already?.(seat, command);
    if (known) return context.answer(seat.id, known);
    if (context.mustNotNotice(seat.id)) {
      const decided = decide(seat, command, client);
      const answer = 'entry' in decided ? refusedBy(decided, context.table.refusal(decided.entry)) : decided;
      if (answer) return context.answer(seat.id, answer);
    }
    return context.turn(() => {
      if (!guestOn(context, client)) return revoked(context);
      return context.answer(seat.id, already?.(seat, command) ?? settle(context, decide(seat, command, client)));
    });
  };
