import type { SeatId } from '@ironhex/shared/match';
import { capital } from './numbers.ts';

/** What a seat is called: `blue-2` is Blue 2. */
export const seatName = (seat: SeatId): string => capital(seat.replace('-', ' '));
