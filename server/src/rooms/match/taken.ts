import type { Refusal, SeatId } from '@ironhex/shared/match';
import { RATION } from '@ironhex/shared/protocol';

const USED_UP: Refusal = {
  code: 'ration-used',
  message:
    `You have taken back ${RATION} times in this match while another player was being asked. ` +
    'From now on what you do stands as soon as somebody else is asked.',
};

/** Questions that a seat is not asked any more, since another one has gone back. */
interface Loss {
  readonly decisions: readonly number[];
  readonly taker: SeatId;
}

/** The questions that seats have taken from each other by going back: how often, and from whom. */
export class Taken {
  readonly #times = new Map<SeatId, number>();
  readonly #losses = new Map<SeatId, readonly Loss[]>();

  /** How often a seat may still go back in this match where that takes a question from another one. */
  left(seat: SeatId): number {
    return RATION - (this.#times.get(seat) ?? 0);
  }

  /** Why a seat cannot take a question from another one any more; undefined if it can. */
  refusal(seat: SeatId): Refusal | undefined {
    return this.left(seat) > 0 ? undefined : USED_UP;
  }

  /** A seat has gone back and, as far as it may know, has taken a question from another one. */
  count(seat: SeatId): void {
    this.#times.set(seat, (this.#times.get(seat) ?? 0) + 1);
  }

  /** How often questions were taken from a seat. */
  lossesOf(seat: SeatId): number {
    return this.#losses.get(seat)?.length ?? 0;
  }

  /** A seat has lost questions. */
  lose(seat: SeatId, loss: Loss): void {
    this.#losses.set(seat, [...(this.#losses.get(seat) ?? []), loss]);
  }

  /** Who took a question from a seat after that had lost some so many times; undefined if nobody did. */
  takerOf(seat: SeatId, decision: number, losses: number): SeatId | undefined {
    return this.#losses
      .get(seat)
      ?.slice(losses)
      .find(({ decisions }) => decisions.includes(decision))?.taker;
  }
}
