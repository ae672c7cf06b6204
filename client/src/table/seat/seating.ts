import type { Refusal, SeatId } from '@ironhex/shared/match';
import type { Answer } from '@ironhex/shared/protocol';
import { effect } from '@preact/signals';
import type { MatchSource } from '../source.ts';
import type { SeatLinks } from './links.ts';
import type { OwnSeat } from './own-seat.ts';

interface Parts {
  readonly source: Pick<MatchSource, 'act' | 'facts' | 'own'>;
  /** How this browser gets to our seat. */
  readonly ownSeat: OwnSeat;
  readonly links: SeatLinks;
  /** Tells the player of a refusal. That of a new link is for whoever asks for it. */
  refused(refusal: Refusal): void;
}

/** Sitting down, staying, and new links for seats. The page makes the secrets of new links; the server only stores their hashes. */
export class Seating {
  readonly #parts: Parts;
  readonly #stop: () => void;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stop = this.#dropUsedLinks();
  }

  /**
   * Sits down under a name, with a new secret: the player who made the invitation does not know it. `force` is what the
   * player brings, at seats where players do.
   */
  sit(name: string, salt: string, force?: object): Promise<boolean> {
    const { source, ownSeat } = this.#parts;
    const secret = ownSeat.propose();
    return this.#done(source.act('sit', { name, salt, secret, ...(force && { force }) }));
  }

  /**
   * Makes a new link for our seat, or, as the host, for another one, which frees it. The old link opens nothing any more.
   * In a running match the player who sits there is asked first, and the new link opens nothing before the seat is free.
   * Asking again is harmless.
   */
  async reissue(seat: SeatId): Promise<Answer<{ readonly secret: string }>> {
    const { source, ownSeat, links } = this.#parts;
    const own = seat === source.own.peek()?.seat;
    const secret = own ? ownSeat.propose() : links.propose(seat);
    const answer = await source.act('reissue', { seat, secret });
    if (!answer.ok) return answer;
    if (!own) links.renew({ id: seat, secret });
    return { ok: true, secret };
  }

  /** Objects to that the host frees our seat, if the host asks for it. */
  async stay(): Promise<void> {
    const { source } = this.#parts;
    const asked = source.facts.peek()?.seats.find(({ id }) => id === source.own.peek()?.seat);
    if (asked?.freeAt) await this.#done(source.act('stay', {}));
  }

  /** As the host, asks no longer to free a seat. */
  withdraw(seat: SeatId): Promise<boolean> {
    return this.#done(this.#parts.source.act('withdraw', { seat }));
  }

  async #done(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    if (!answer.ok) this.#parts.refused(answer.refusal);
    return answer.ok;
  }

  /**
   * In a running match an invitation opens nothing once somebody sits there. One that the host has asked for is kept until
   * the seat is free, or stays its player's.
   */
  #dropUsedLinks(): () => void {
    return effect(() => {
      const { source, links } = this.#parts;
      const { status, seats = [] } = source.facts.value ?? {};
      if (status !== 'playing') return;
      links.forget(seats.filter(({ taken, freeAt }) => taken && freeAt === 0).map(({ id }) => id));
    });
  }

  close(): void {
    this.#stop();
  }
}
