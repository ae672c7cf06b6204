import type { SeatId } from '@ironhex/shared/match';
import { playerName } from '@ironhex/shared/player-name';
import { type Limit, limitTo } from '../../guard/limiters.ts';
import { CHAT_LIMITS } from '../../guard/limits.ts';
import { refuse } from '../../refusals.ts';
import { replacedBy, type Seat, sitterOf } from '../match/seats/seats.ts';

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
  async refuses({ sessionId, seat }: Talker): Promise<string | undefined> {
    if (!(await this.#each.allows(seat === null ? `line ${sessionId}` : `seat ${seat}`)))
      return 'You are saying a lot at once. Wait a moment, then send it again.';
    if (seat === null && !(await this.#spectators.allows('all')))
      return 'Many who watch are talking at once. Wait a moment, then send it again.';
    return undefined;
  }
}

export const SEES_ALL = refuse(
  'omniscient',
  'You see what the players keep secret: only watch, and say nothing at the table.',
);

/** What a player is called in the chat: one who sits there in place of another is marked, also under the same name. */
export const calledOf = (seat: Seat): string => playerName(sitterOf(seat) || seat.id, replacedBy(seat) !== '');
