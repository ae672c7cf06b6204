import { expect, test } from 'vitest';
import type { Blueprint } from '../../../src/rooms/match/history/blueprint.ts';
import type { NoOpening, Openings } from '../../../src/rooms/storage/openings.ts';
import { Rematch } from '../../../src/rooms/storage/rematch.ts';

const NO: NoOpening = { reason: 'space', message: 'No room.' };

/** Everything that can happen without time going on has happened. */
const settle = () => new Promise(setImmediate);

/** A rematch that everybody wants, and that the server refuses for the moment. */
const refusing = () => {
  const told: string[] = [];
  const opened: string[] = [];
  const at = { now: 5000, tries: 0, room: false, wanted: true };
  const openings = {
    open: async () => {
      at.tries++;
      return at.room ? { ok: true } : { ok: false, error: NO };
    },
  } as unknown as Openings;
  const rematch = new Rematch({
    openings,
    blueprint: () => ({ seats: [{ id: 'blue' }, { id: 'orange' }] }) as unknown as Blueprint,
    openedBy: 'somebody',
    now: () => at.now,
    wanted: () => (at.wanted ? { locks: ['a', 'b'], series: { players: [], drawn: 0 } } : undefined),
    opened: (id) => void opened.push(id),
    refused: (message) => void told.push(message),
    failed: () => {},
  });
  return { rematch, told, opened, at };
};

test('a rematch that was refused is tried again when it is wished for again, but once in a second', async () => {
  const { rematch, told, opened, at } = refusing();
  rematch.openIfWanted();
  rematch.openIfWanted();
  await settle();
  expect({ tries: at.tries, told }).toEqual({ tries: 1, told: ['No room.'] });
  for (let times = 0; times < 5; times++) rematch.openIfWanted();
  await settle();
  expect(at.tries, 'the answer is known').toBe(1);
  expect(told).toHaveLength(6);
  at.now += 1000;
  at.room = true;
  rematch.openIfWanted();
  await settle();
  expect({ tries: at.tries, refusal: rematch.refusal }).toEqual({ tries: 2, refusal: undefined });
  expect(opened).toHaveLength(1);
});

test('why there is no rematch is forgotten as soon as somebody no longer wants it', async () => {
  const { rematch, at } = refusing();
  rematch.openIfWanted();
  await settle();
  expect(rematch.refusal).toBe('No room.');
  at.wanted = false;
  rematch.openIfWanted();
  expect(rematch.refusal).toBeUndefined();
});
