import type { SeatId } from '@ironhex/shared/match';
import { capital } from './numbers.ts';

/** What a seat is called: `blue-2` is Blue 2. */
export const seatName = (seat: SeatId): string => capital(seat.replace('-', ' '));

/** The number in a seat's name; undefined for the first of a side, which has none. */
export const seatNumber = (seat: SeatId): number | undefined => Number(seat.split('-')[1]) || undefined;
