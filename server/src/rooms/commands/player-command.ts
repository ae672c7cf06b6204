import type { Refusal } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import type { Guest, MatchClient } from '../../sync/client.ts';
import type { Entry } from '../match/history/entries.ts';
import type { Seat } from '../match/seats/seats.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';

/** The answer to what has happened, or is so already. */
export const DONE: Answer = { ok: true };
const REVOKED = refuse('revoked');
export const OVER = refuse('over/rematch');
export const WATCHING = refuse('spectator');

/** The guest of this connection, as long as its lock is the seat's: see {@link Seats.admits}. */
export const guestOn = (session: Session, { userData }: MatchClient): Guest | undefined =>
  userData && session.table.seats.admits(userData) ? userData : undefined;

/**
 * The answer to clients whose seat has a new lock, given when that is stored. Their connection is closed by then, so
 * the answer goes nowhere.
 */
export const revoked = <T>(session: Session): Reply<T> => session.published<T>(REVOKED);

/** An entry that a command proposes, and what to do once it has been applied or refused. */
export interface Proposal {
  readonly entry: Entry;
  readonly happened?: () => void;
  readonly refused?: (answer: Answer) => void;
}

/** What a command comes to: an answer at once, or a proposed entry. Decided without changing the match. */
type Decide<C> = (seat: Seat, command: C, client: MatchClient) => Answer | Proposal;

/** The answer to a proposal that is refused. */
const refusedBy = ({ refused }: Proposal, refusal: Refusal | undefined): Answer | undefined => {
  if (!refusal) return undefined;
  const answer: Answer = { ok: false, refusal };
  refused?.(answer);
  return answer;
};

/** Applies what was decided, and gives the answer. */
export const settle = ({ runner }: Session, decided: Answer | Proposal): Answer => {
  if (!('entry' in decided)) return decided;
  const refused = refusedBy(decided, runner.perform(decided.entry));
  if (!refused) decided.happened?.();
  return refused ?? DONE;
};

/**
 * Runs a command of a seated player when no append is under way. `already` answers repeats at once. A player who has
 * lost the seat while waiting is refused.
 *
 * A refusal must take the same time whether or not another seat's secret is being stored.
 */
export const playerCommand =
  <C>(session: Session, decide: Decide<C>, already?: (seat: Seat, command: C) => Answer | undefined) =>
  (client: MatchClient, command: C): Reply => {
    const guest = guestOn(session, client);
    if (!guest) return revoked(session);
    if (!guest.seat) return WATCHING;
    const seat = session.table.seats.get(guest.seat);
    const known = already?.(seat, command);
    if (known) return session.replies.answer(seat.id, known);
    if (session.replies.mustHideAppend(seat.id)) {
      const decided = decide(seat, command, client);
      const answer = 'entry' in decided ? refusedBy(decided, session.runner.refusal(decided.entry)) : decided;
      if (answer) return session.replies.answer(seat.id, answer);
    }
    return session.apply(() => {
      if (!guestOn(session, client)) return revoked(session);
      return session.replies.answer(
        seat.id,
        already?.(seat, command) ?? settle(session, decide(seat, command, client)),
      );
    });
  };

export const NOT_SEATED = refuse('not-seated');
