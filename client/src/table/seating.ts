import type { SeatId } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import type { Connection } from '../net/connection.ts';
import type { SeatLinks } from './links.ts';
import type { OwnSeat } from './own-seat.ts';

/** Sitting down, staying, and new links for seats. The page makes the secrets of new links; the server only stores their hashes. */
export class Seating {
  readonly #connection: Connection;
  readonly #own: OwnSeat;
  readonly #links: SeatLinks;

  constructor(connection: Connection, own: OwnSeat, links: SeatLinks) {
    this.#connection = connection;
    this.#own = own;
    this.#links = links;
  }

  /**
   * Sits down under a name, with a new secret: the player who made the invitation does not know it. `force` is what the
   * player brings, at seats where players do.
   */
  sit(name: string, salt: string, force?: object): Promise<Answer> {
    const secret = this.#own.propose();
    return this.#connection.renew('sit', { name, salt, secret, ...(force && { force }) });
  }

  /**
   * Makes a new link for our seat, or, as the host, for another one, which frees it. The old link opens nothing any more.
   * In a running match the player who sits there is asked first, and the new link opens nothing before the seat is free.
   * Asking again is harmless.
   */
  reissue(seat: SeatId): Promise<Answer<{ readonly secret: string }>> {
    return seat === this.#connection.room.seat.peek() ? this.#reissueOwn(seat) : this.#reissueOther(seat);
  }

  /** Objects to that the host frees our seat. */
  stay(): Promise<Answer> {
    return this.#connection.ask('stay', {});
  }

  /** As the host, asks no longer to free a seat. */
  withdraw(seat: SeatId): Promise<Answer> {
    return this.#connection.ask('withdraw', { seat });
  }

  async #reissueOwn(seat: SeatId): Promise<Answer<{ readonly secret: string }>> {
    const secret = this.#own.propose();
    const answer = await this.#connection.renew('reissue', { seat, secret });
    return answer.ok ? { ok: true, secret } : answer;
  }

  async #reissueOther(seat: SeatId): Promise<Answer<{ readonly secret: string }>> {
    const secret = this.#links.propose(seat);
    const answer = await this.#connection.ask('reissue', { seat, secret });
    if (!answer.ok) return answer;
    this.#links.renew({ id: seat, secret });
    return { ok: true, secret };
  }
}
