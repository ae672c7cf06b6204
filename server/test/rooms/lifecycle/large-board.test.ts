import { makeBoard, packBoard } from '@ironhex/shared/board';
import { expect, test } from 'vitest';
import { boards } from '../../example.ts';
import { open, RoomClient, until, useApp, viewOf } from '../../kit.ts';

const app = useApp();

/** As much of everything as the generator makes, on more hexes than a board of 72 by 48 has. */
const RICH = { seed: 'rich', width: 60, height: 60, hills: 1, woods: 1, water: 1, town: 1 };

test('the view of a match on a large and rich board is sent, each time, in a tenth of the board’s length', async () => {
  const board = makeBoard(RICH, boards);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  const packed = JSON.stringify(packBoard(board.value)).length;
  expect(packed).toBeLessThan(16 * 1024);
  const { id } = await open(app.url, { board: RICH });
  const client = await RoomClient.join(app.url, id);
  await until(() => client.own, 'the room answers');
  expect(viewOf(client).board).toEqual(board.value);
  // The board stands in the view and, before the match, in the settings. Beside it: the room's description, four units with
  // their cards, on the table and at their seats, and clocks.
  expect(client.frames.reduce((sum, frame) => sum + frame.byteLength, 0)).toBeLessThan(2 * packed + 8 * 1024);
});
