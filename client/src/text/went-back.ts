import type { SeatId, WentBack } from '@ironhex/shared/match';
import { entry, type LogEntry } from './entry.ts';

/** The line of the log for a player who has gone back to an earlier decision. */
export const backSentence = ({ seat }: WentBack, names: (seat: SeatId) => string, you: SeatId | null): LogEntry =>
  entry(seat === you ? 'You take that back, and decide anew.' : `${names(seat)} takes that back, and decides anew.`, {
    tone: 'important',
    opens: 'between',
  });
