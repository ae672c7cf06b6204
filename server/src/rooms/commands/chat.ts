import type { SeatId } from '@ironhex/shared/match';
import { type Limit, limitTo } from '../../guard/limits.ts';

/** Who wants to say something. */
export interface Talker {
  readonly sessionId: string;
  /** Null for spectators. */
  readonly seat: SeatId | null;
}

/** Seconds in which messages are counted. */
const SECONDS = 8;

/** Messages in that time: of one seat in all its tabs, or of one spectator; and of all spectators together. */
const MOST = { each: 5, spectators: 8 };

/** Limits how often each may send chat messages, and all spectators together. */
export class Chat {
  readonly #each: Limit = limitTo(MOST.each, SECONDS);
  readonly #spectators: Limit = limitTo(MOST.spectators, SECONDS);

  /** Why this one may not say something now; undefined if it may, which is counted. */
  async refuses({ sessionId, seat }: Talker): Promise<string | undefined> {
    if (!(await this.#each.allows(seat === null ? `line ${sessionId}` : `seat ${seat}`)))
      return 'You are saying a lot at once. Wait a moment, then send it again.';
    if (seat === null && !(await this.#spectators.allows('all')))
      return 'Many who watch are talking at once. Wait a moment, then send it again.';
    return undefined;
  }
}
