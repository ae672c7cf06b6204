import { expect, test } from 'vitest';
import { openMatch } from '../drivers/door.ts';
import { useTestApp } from '../drivers/test-app.ts';
import { PILOTS } from '../rulesets/index.ts';
import { joinSettled } from './settled.ts';

const app = useTestApp();

/** What stands in every board, packed or not. */
const BOARD = /ironhex\.(packed-)?board\/\d/g;

/** How many boards came over a line. */
const boardsIn = (frames: readonly Uint8Array[]): number =>
  frames.flatMap((frame) => Buffer.from(frame).toString('latin1').match(BOARD) ?? []).length;

test.for(PILOTS)('the board of $ruleset.id comes once before a match, and once with other settings', async (pilot) => {
  const { requests } = pilot;
  const match = await openMatch(app.url, { ...requests.usual, waits: true });
  const early = await joinSettled(app.url, match, 1);
  expect(await early.events()).toEqual([]);
  expect(boardsIn(early.frames), 'on joining').toBe(1);
  const changed = await fetch(`${app.url}/api/matches/${match.id}/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${match.seats[0]!.secret}` },
    body: JSON.stringify({ ...requests.usual, name: 'Another one' }),
  });
  expect(changed.status, await changed.text()).toBe(200);
  const late = await joinSettled(app.url, match);
  expect(boardsIn(early.frames), 'with other settings').toBe(2);
  expect(await late.events()).toMatchObject([{ seen: { kind: 'seat-settings' } }]);
  expect(boardsIn(late.frames), 'later, with what happened before').toBe(1);
  for (const { settings, view } of [early, late])
    expect(settings!.board).toEqual((view as { readonly board: object }).board);
  await early.leave();
  await late.leave();
});
