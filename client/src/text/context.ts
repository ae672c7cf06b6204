import type { SeatId } from '@ironhex/shared/match';

/** What a sentence is written for: the view after its event, how players are called, and who reads. */
export interface Context<V> {
  readonly view: V;
  readonly names: (seat: SeatId) => string;
  readonly you: SeatId | null;
}
