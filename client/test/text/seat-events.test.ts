import type { SeatEvent } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import { seatSentence } from '../../src/text/seat-events.ts';

const freed = { kind: 'seat-freed', seat: 'orange', by: 'blue', byName: 'ada', was: 'Bo' } as const;

test.each<[Exclude<SeatEvent, { kind: 'seat-answered' }>, string]>([
  [freed, 'ada gave Orange a new link: Bo is out, and the seat is free.'],
  [{ ...freed, byName: '' }, 'Blue gave Orange a new link: Bo is out, and the seat is free.'],
  [{ ...freed, was: '' }, 'ada has made a new invitation link for Orange.'],
  [
    { kind: 'seat-renewed', seat: 'orange', name: 'Bo' },
    'Bo has made a new link for Orange. No other link opens the seat now.',
  ],
  [{ kind: 'seat-renewed', seat: 'orange', name: '' }, 'Orange has a new link. No other link opens the seat now.'],
  [{ kind: 'seat-taken', seat: 'orange', name: 'Cy', was: 'Bo' }, 'Cy plays Orange now, in place of Bo.'],
])('everybody reads what happened to a seat: %j', (event, text) => {
  expect(seatSentence(event)).toMatchObject({ text, tone: 'important', rolls: [] });
});
