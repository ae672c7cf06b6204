import type { SeatEvent, Setting } from '@ironhex/shared/protocol';
import { list } from './numbers.ts';
import { seatName } from './seat-name.ts';

/** What happens before a match, while its people gather. */
export type GatheringEvent = Extract<
  SeatEvent,
  { kind: 'seat-settings' | 'seat-left' | 'seat-moved' | 'seat-closed' | 'seat-locked' | 'seat-hosted' }
>;

const KINDS: Readonly<Record<GatheringEvent['kind'], true>> = {
  'seat-settings': true,
  'seat-left': true,
  'seat-moved': true,
  'seat-closed': true,
  'seat-locked': true,
  'seat-hosted': true,
};

/** Whether this happened before the match, while its people gathered. */
export const isGathering = (event: SeatEvent): event is GatheringEvent => Object.hasOwn(KINDS, event.kind);

/** What the host can change, as a sentence names it. */
const SETTING_NAMES: Readonly<Record<Setting, string>> = {
  name: 'the name of the match',
  position: 'the position',
  board: 'the board',
  options: 'the options',
  forces: 'the forces',
  seats: 'the seats',
  clocks: 'the clocks',
  spectators: 'what spectators see',
  listed: 'whether strangers find the table',
};

const movedText = ({ by, seats }: Extract<GatheringEvent, { kind: 'seat-moved' }>): string => {
  const places = Object.entries(seats).map(([seat, name]) =>
    name === '' ? `${seatName(seat)} is free` : `${name} sits on ${seatName(seat)}`,
  );
  return `${by === 'lot' ? 'Lots are drawn' : 'The host has changed places'}: ${list(places)}.`;
};

/** The sentence of the log for what happened before the match. */
export const gatheringText = (event: GatheringEvent): string => {
  switch (event.kind) {
    case 'seat-settings': {
      const changed = list(event.changed.map((setting) => SETTING_NAMES[setting]));
      return `${event.byName || 'The host'} has changed ${changed}. Who agrees to that says again to be ready.`;
    }
    case 'seat-left':
      return `${event.name} has left ${seatName(event.seat)}.`;
    case 'seat-moved':
      return movedText(event);
    case 'seat-closed':
      return event.closed
        ? `The match is played without ${seatName(event.seat)}.`
        : `${seatName(event.seat)} is part of the match again.`;
    case 'seat-locked':
      return event.locked
        ? 'The host has locked the table: nobody else can sit down.'
        : 'The host has unlocked the table: free seats can be taken again.';
    case 'seat-hosted':
      return event.why === 'given'
        ? `${event.name} is the host now.`
        : `The host was away for long: ${event.name} is the host now.`;
  }
};
