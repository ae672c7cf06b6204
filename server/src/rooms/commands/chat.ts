import type { SeatId } from '@ironhex/shared/match';
import { playerName } from '@ironhex/shared/player-name';
import { freeName, RESERVED } from '@ironhex/shared/protocol';
import { type Limit, limitTo } from '../../guard/limiters.ts';
import { CHAT_LIMITS } from '../../guard/limits.ts';
import { refuse } from '../../refusals.ts';
import { looksLike } from '../match/seats/likeness.ts';
import { replacedBy, type Seat, type Seats, sitterOf } from '../match/seats/seats.ts';

/** Who wants to say something. */
interface Talker {
  readonly sessionId: string;
  /** Null for spectators. */
  readonly seat: SeatId | null;
}

/** Limits how often each may send chat messages, and all spectators together. */
export class Chat {
  readonly #each: Limit = limitTo(CHAT_LIMITS.each, CHAT_LIMITS.seconds);
  readonly #spectators: Limit = limitTo(CHAT_LIMITS.spectators, CHAT_LIMITS.seconds);

  /** Why this one may not say something now; undefined if it may, which is counted. */
  async refuses({ sessionId, seat }: Talker): Promise<ReturnType<typeof refuse> | undefined> {
    if (!(await this.#each.allows(seat === null ? `line ${sessionId}` : `seat ${seat}`)))
      return refuse('too-fast/talker');
    if (seat === null && !(await this.#spectators.allows('all'))) return refuse('too-fast/audience');
    return undefined;
  }
}

/** What a spectator is called in the chat: marked as one, and never so that it looks like a player or the table itself. */
export const watcherCalled = (name: string, seats: Seats): string =>
  name === '' ? 'Spectator' : `${freeName(name, [...RESERVED, ...seats.all.map(sitterOf)], looksLike)} (watching)`;

export const ALONE = refuse('nobody-beside');

/** Whether this one plays, and not alone on that side. */
export const hasCompany = (seats: Seats, seat: SeatId | null): boolean =>
  seat !== null && !seats.get(seat).open && seats.sittingWith(seat).length > 1;

/** What a player is called in the chat: one who sits there in place of another is marked, also under the same name. */
export const calledOf = (seat: Seat): string => playerName(sitterOf(seat) || seat.id, replacedBy(seat) !== '');
