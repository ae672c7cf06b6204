import type { SeatEvent } from '@ironhex/shared/protocol';
import { entry, type LogEntry } from './entry.ts';
import { capital } from './numbers.ts';

/** What everybody is told of a seat. */
type Told = Exclude<SeatEvent, { kind: 'seat-answered' }>;

const textOf = (event: Told): string => {
  const seat = capital(event.seat);
  switch (event.kind) {
    case 'seat-freed': {
      const host = event.byName || capital(event.by);
      if (event.was === '') return `${host} has made a new invitation link for ${seat}.`;
      return `${host} gave ${seat} a new link: ${event.was} is out, and the seat is free.`;
    }
    case 'seat-renewed':
      return event.name === ''
        ? `${seat} has a new link. No other link opens the seat now.`
        : `${event.name} has made a new link for ${seat}. No other link opens the seat now.`;
    case 'seat-taken':
      return `${event.name} plays ${seat} now, in place of ${event.was}.`;
  }
};

/** The line of the log for what happened to a seat. Everybody may know who plays. */
export const seatSentence = (event: Told): LogEntry => entry(textOf(event), { tone: 'important', opens: 'between' });
