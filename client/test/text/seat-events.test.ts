import type { SeatEvent } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import { seatSentence } from '../../src/text/seat-events.ts';

const asked = {
  kind: 'seat-asked',
  seat: 'orange',
  by: 'blue',
  byName: 'ada',
  name: 'Bo',
  seconds: 300,
} as const;
const kept = { kind: 'seat-kept', seat: 'orange', name: 'Bo', by: 'orange', byName: 'Bo' } as const;
const freed = { kind: 'seat-freed', seat: 'orange', by: 'blue', byName: 'ada', was: 'Bo' } as const;

test.each<[Exclude<SeatEvent, { kind: 'seat-answered' }>, string]>([
  [asked, 'ada asks to free Orange: it is free in 5 minutes, unless Bo objects.'],
  [{ ...asked, seconds: 86_400 }, 'ada asks to free Orange: it is free in 24 hours, unless Bo objects.'],
  [kept, 'Bo is there, and keeps Orange.'],
  [{ ...kept, by: 'blue', byName: 'ada' }, 'ada asks no longer to free Orange.'],
  [{ ...kept, by: null, byName: '' }, 'Bo has done something in the match meanwhile, and keeps Orange.'],
  [freed, 'ada gave Orange a new link: Bo is out, and the seat is free.'],
  [{ ...freed, byName: '' }, 'Blue gave Orange a new link: Bo is out, and the seat is free.'],
  [{ ...freed, was: '' }, 'ada has made a new invitation link for Orange.'],
  [
    { kind: 'seat-renewed', seat: 'orange', name: 'Bo' },
    'Bo has made a new link for Orange. No other link opens the seat now.',
  ],
  [{ kind: 'seat-renewed', seat: 'orange', name: '' }, 'Orange has a new link. No other link opens the seat now.'],
  [{ kind: 'seat-taken', seat: 'orange', name: 'Cy', was: 'Bo' }, 'Cy plays Orange now, in place of Bo.'],
  [
    { kind: 'seat-taken', seat: 'orange', name: 'Bo', was: 'Bo' },
    'A new player plays Orange now, under the same name, Bo. It may be somebody else.',
  ],
  [{ kind: 'seat-timed-out', seat: 'orange', name: 'Bo' }, 'The time of Bo was up: the default was done.'],
  [{ kind: 'seat-timed-out', seat: 'orange', name: '' }, 'The time of Orange was up: the default was done.'],
  [
    { kind: 'seat-settings', byName: 'ada', changed: ['board', 'clocks', 'spectators'] },
    'ada has changed the board, the clocks and what spectators see. Who agrees to that says again to be ready.',
  ],
  [
    { kind: 'seat-settings', byName: '', changed: ['options'] },
    'The host has changed the options. Who agrees to that says again to be ready.',
  ],
  [{ kind: 'seat-left', seat: 'orange', name: 'Bo' }, 'Bo has left Orange.'],
  [
    { kind: 'seat-moved', by: 'host', seats: { blue: '', orange: 'ada' } },
    'The host has changed places: Blue is free and ada sits on Orange.',
  ],
  [
    { kind: 'seat-moved', by: 'lot', seats: { blue: 'Bo', orange: 'ada' } },
    'Lots are drawn: Bo sits on Blue and ada sits on Orange.',
  ],
  [{ kind: 'seat-closed', seat: 'white', closed: true }, 'The match is played without White.'],
  [{ kind: 'seat-closed', seat: 'white', closed: false }, 'White is part of the match again.'],
  [{ kind: 'seat-locked', locked: true }, 'The host has locked the table: nobody else can sit down.'],
  [{ kind: 'seat-locked', locked: false }, 'The host has unlocked the table: free seats can be taken again.'],
  [{ kind: 'seat-hosted', seat: 'orange', name: 'Bo', why: 'given' }, 'Bo is the host now.'],
  [{ kind: 'seat-hosted', seat: 'orange', name: 'Bo', why: 'away' }, 'The host was away for long: Bo is the host now.'],
])('everybody reads what happened to a seat: %j', (event, text) => {
  expect(seatSentence(event)).toMatchObject({ text, tone: 'important', rolls: [] });
});

test('a player reads of the own clock', () => {
  expect(seatSentence({ kind: 'seat-timed-out', seat: 'orange', name: 'Bo' }, 'orange').text).toBe(
    'Your time was up: the default was done.',
  );
});
