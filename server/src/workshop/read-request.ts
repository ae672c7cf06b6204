import type { Board } from '@ironhex/shared/board';
import { CreateMatchSchema, type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import type * as z from 'zod';
import { tooHeavy } from '../guard/weight.ts';
import { makeBoard } from './make-board.ts';

/** What a host asks for, in the right form: the ruleset has still to judge options and forces. */
export type AskedMatch = z.output<typeof CreateMatchSchema>;

/** A request for a match that was read, with its board or what is wrong with that. */
export interface ReadRequest {
  readonly asked: Omit<AskedMatch, 'board'>;
  readonly board: Result<Board, Fault[]>;
}

/** A board has a few thousand hexes; their number is bounded by the size. */
const WHOLE = { values: 256 * 1024, depth: 20 };
/** Options and forces: cards for four sides of twelve units have some 8,000 values. */
const BESIDE_THE_BOARD = { values: 12_000, depth: 20 };

const fault = (at: string, message: string): Result<never, Fault[]> => fail([{ at, message }]);

const parsed = (text: string): Result<unknown, Fault[]> => {
  try {
    return ok(JSON.parse(text || '{}'));
  } catch {
    return fault('body', 'This is not JSON.');
  }
};

/** The form of a request is judged; its board is not made yet. Takes up to a tenth of a second for the longest. */
export const readAsked = (text: string): Result<AskedMatch, Fault[]> => {
  const body = parsed(text);
  if (!body.ok) return body;
  if (tooHeavy(body.value, WHOLE))
    return fault('body', 'This is nested far deeper than anything that can be asked for.');
  const read = readAs(CreateMatchSchema, body.value);
  if (!read.ok) return fail(read.error.map(({ at, message }) => ({ at: at || 'body', message })));
  if (tooHeavy([read.value.options, read.value.forces], BESIDE_THE_BOARD))
    return fault('forces', 'These are far larger than any forces that can be played.');
  return read;
};

/** Makes the board of a request that was read. */
export const withBoard = ({ board, ...asked }: AskedMatch): ReadRequest => ({ asked, board: makeBoard(board) });

/** Reads all of a request. */
export const readRequest = (text: string): Result<ReadRequest, Fault[]> => {
  const asked = readAsked(text);
  return asked.ok ? ok(withBoard(asked.value)) : asked;
};
