import { type Board, makeBoard } from '@ironhex/shared/board';
import { type MatchRecord, type Reader, type Rulesets, readRecord } from '@ironhex/shared/match';
import {
  CreateFromPositionSchema,
  CreateMatchSchema,
  type Fault,
  fail,
  KeepPositionSchema,
  ok,
  type Result,
} from '@ironhex/shared/protocol';
import { faultsWithin, readAs } from '@ironhex/shared/reading';
import type * as z from 'zod';
import { exceeds } from '../guard/json-bounds.ts';

/** What a host asks for, in the right form: the ruleset has still to judge options and forces. */
type MatchRequest = z.output<typeof CreateMatchSchema>;
/** The same of a match that begins from a position: the ruleset has still to judge all of the file. */
type PositionRequest = z.output<typeof CreateFromPositionSchema>;

/** The same of a match that keeps beginning from its position. */
type KeepRequest = z.output<typeof KeepPositionSchema>;

type AnyRequest = MatchRequest | PositionRequest | KeepRequest;

/** A request for a match that was read. */
export interface ReadMatch {
  readonly asked: Omit<MatchRequest, 'board'>;
  /** The board, or what is wrong with it; undefined if none is asked for, or for a ruleset that is not there. */
  readonly board?: Result<Board, Fault[]> | undefined;
}

/** A request for a match that begins from a position, which was read. */
export interface ReadPosition {
  readonly asked: Omit<PositionRequest, 'position'>;
  /** The position as the record of a match in which nothing was done yet, or what is wrong with it. */
  readonly begun: Result<MatchRecord, Fault[]>;
}

/** A request that leaves a match its position. */
export interface ReadKept {
  readonly asked: Omit<KeepRequest, 'position'>;
  readonly keeps: 'position';
}

export type ReadRequest = ReadMatch | ReadPosition | ReadKept;

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

const readAsRequest = <T>(schema: z.ZodType<T>, body: unknown): Result<T, Fault[]> => {
  const read = readAs(schema, body);
  return read.ok ? read : fail(read.error.map(({ at, message }) => ({ at: at || 'body', message })));
};

/** The form of a request is judged; its board is not made yet. Takes up to a tenth of a second for the longest. */
export const readAsked = (text: string): Result<AnyRequest, Fault[]> => {
  const body = parsed(text);
  if (!body.ok) return body;
  if (exceeds(body.value, WHOLE))
    return fault('body', 'This is nested far deeper than anything that can be asked for.');
  if (typeof body.value === 'object' && body.value !== null && 'position' in body.value) {
    if (body.value.position === null) return readAsRequest(KeepPositionSchema, body.value);
    const read = readAsRequest(CreateFromPositionSchema, body.value);
    return read.ok && exceeds({ ...read.value.position, board: null }, BESIDE_THE_BOARD)
      ? fault('position', 'This is far larger than any position that can be played.')
      : read;
  }
  const read = readAsRequest(CreateMatchSchema, body.value);
  return read.ok && exceeds([read.value.options, read.value.forces], BESIDE_THE_BOARD)
    ? fault('forces', 'These are far larger than any forces that can be played.')
    : read;
};

/**
 * Makes the board of a request that was read, or reads the position. Takes up to a tenth of a second, unless the board
 * is a ready-made one.
 */
export const readOn = (request: AnyRequest, rulesets: Rulesets, reader: Reader): ReadRequest => {
  if ('position' in request) {
    const { position, ...asked } = request;
    if (position === null) return { asked, keeps: 'position' };
    const begun = readRecord(position, rulesets, reader);
    return { asked, begun: begun.ok ? begun : fail(faultsWithin('position', begun.error)) };
  }
  const { board: choice, ...asked } = request;
  const ruleset = rulesets.get(asked.ruleset);
  if (!choice || !ruleset) return { asked };
  const board = makeBoard(choice, ruleset.boards);
  return { asked, board: board.ok ? board : fail(faultsWithin('board', board.error)) };
};

/** Reads all of a request. */
export const readRequest = (text: string, rulesets: Rulesets, reader: Reader): Result<ReadRequest, Fault[]> => {
  const asked = readAsked(text);
  return asked.ok ? ok(readOn(asked.value, rulesets, reader)) : asked;
};
