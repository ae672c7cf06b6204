import { waitInWords } from '@ironhex/shared/count';
import type { SeatId, WentBack } from '@ironhex/shared/match';
import type { SeatEvent } from '@ironhex/shared/protocol';
import { entry, type LogEntry } from './entry.ts';
import { type GatheringEvent, gatheringText, isGathering } from './gathering-events.ts';
import { count } from './numbers.ts';
import { seatName } from './seat-name.ts';
import { UI } from './ui.ts';

/** The public event of a seat. */
type Told = Exclude<SeatEvent, { kind: 'seat-answered' }>;

const textOf = (event: Exclude<Told, GatheringEvent>, you: SeatId | null | undefined): string => {
  const seat = seatName(event.seat);
  switch (event.kind) {
    case 'seat-asked': {
      const wait = waitInWords(event.seconds * 1000);
      return `${event.byName || seatName(event.by)} asks to free ${seat}: it is free in ${wait}, unless ${event.name} objects.`;
    }
    case 'seat-kept':
      if (event.by === null) return `${event.name} has done something in the match meanwhile, and keeps ${seat}.`;
      return event.by === event.seat
        ? `${event.name} is there, and keeps ${seat}.`
        : `${event.byName || seatName(event.by)} asks no longer to free ${seat}.`;
    case 'seat-freed': {
      const host = event.byName || seatName(event.by);
      if (event.was === '') return `${host} has made a new invitation link for ${seat}.`;
      return `${host} gave ${seat} a new link: ${event.was} is out, and the seat is free.`;
    }
    case 'seat-offered':
      return `${event.byName || seatName(event.by)} would let the computer play for ${event.name}, who is away.`;
    case 'seat-covered':
      return `The computer plays for ${event.name}, until ${event.name} is back.`;
    case 'seat-returned':
      return `${event.name} is back, and plays on.`;
    case 'seat-renewed':
      return event.name === ''
        ? `${seat} has a new link. No other link opens the seat now.`
        : `${event.name} has made a new link for ${seat}. No other link opens the seat now.`;
    case 'seat-timed-out':
      return event.seat === you ? UI.timedOut.you : UI.timedOut.other(event.name || seat);
    case 'seat-taken':
      return event.name === event.was
        ? `A new player plays ${seat} now, under the same name, ${event.name}. It may be somebody else.`
        : `${event.name} plays ${seat} now, in place of ${event.was}.`;
  }
};

/**
 * The line of the log for a seat event, as the player of seat `you` reads it, if there is one. It contains nothing
 * secret.
 */
export const seatSentence = (event: Told, you?: SeatId | null): LogEntry =>
  entry(isGathering(event) ? gatheringText(event) : textOf(event, you), { tone: 'important', opens: 'between' });

/** The line of the log for a player who has gone back to an earlier decision. */
export const backSentence = (
  { seat, thrown = 0 }: WentBack,
  names: (seat: SeatId) => string,
  you: SeatId | null,
): LogEntry => {
  const who =
    seat === you ? 'You take that back, and decide anew.' : `${names(seat)} takes that back, and decides anew.`;
  const dice = thrown > 0 ? ` ${count(thrown, 'throw')} of the dice will not come again.` : '';
  return entry(`${who}${dice}`, { tone: 'important', opens: 'between' });
};
