import { NEUTRAL, type SeatTold } from '@ironhex/shared/grimdark';
import type { Side } from '../../../map/picture.ts';

/** The side of a seat as the map knows it; null for nobody, and for units of nobody. */
export const sideOf = (seats: readonly Pick<SeatTold, 'id' | 'side'>[], seat: string | null): Side => {
  if (seat === null || seat === NEUTRAL) return null;
  return seats.find(({ id }) => id === seat)?.side === 0 ? 0 : 1;
};
