import { type Board, makeBoard } from '@ironhex/shared/board';
import type { Rulesets } from '@ironhex/shared/match';
import { CreateMatchSchema, type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { faultsWithin, readAs } from '@ironhex/shared/reading';
import type * as z from 'zod';
import { tooHeavy } from '../guard/weight.ts';

/** What a host asks for, in the right form: the ruleset has still to judge options and forces. */
export type AskedMatch = z.output<typeof CreateMatchSchema>;

/** A request for a match that was read. */
export interface ReadRequest {
  readonly asked: Omit<AskedMatch, 'board'>;
  /** The board, or what is wrong with it; undefined if none is asked for, or for a ruleset that is not there. */
  readonly board?: Result<Board, Fault[]> | undefined;
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

/** Makes the board of a request that was read. Takes up to a tenth of a second, unless it is a ready-made one. */
export const withBoard = ({ board: choice, ...asked }: AskedMatch, rulesets: Rulesets): ReadRequest => {
  const ruleset = rulesets.get(asked.ruleset);
  if (!choice || !ruleset) return { asked };
  const board = makeBoard(choice, ruleset.boards);
  return { asked, board: board.ok ? board : fail(faultsWithin('board', board.error)) };
};

/** Reads all of a request. */
export const readRequest = (text: string, rulesets: Rulesets): Result<ReadRequest, Fault[]> => {
  const asked = readAsked(text);
  return asked.ok ? ok(withBoard(asked.value, rulesets)) : asked;
};
