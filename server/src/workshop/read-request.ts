import { type Board, makeBoard } from '@ironhex/shared/board';
import {
  type MatchRecord,
  momentOf,
  type Reader,
  type Rulesets,
  readRecord,
  readRecordText,
} from '@ironhex/shared/match';
import {
  CreateFromMomentSchema,
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

/** The same of a match that begins at a moment of another one. */
type MomentRequest = z.output<typeof CreateFromMomentSchema>;

/** The same of a match that keeps beginning from its position. */
type KeepRequest = z.output<typeof KeepPositionSchema>;

type AnyRequest = MatchRequest | PositionRequest | MomentRequest | KeepRequest;

/** A request for a match that was read. */
export interface ReadMatch {
  readonly asked: Omit<MatchRequest, 'board'>;
  /** The board, or what is wrong with it; undefined if none is asked for, or for a ruleset that is not there. */
  readonly board?: Result<Board, Fault[]> | undefined;
}

/** A request for a match that begins from a position, or at a moment of a record, which was read. */
export interface ReadPosition {
  readonly asked: Omit<PositionRequest, 'position'>;
  /** The position as the record of a match in which nothing was done yet, or what is wrong with it. */
  readonly begun: Result<MatchRecord, readonly Fault[]>;
}

/** A request for a match that begins when so many intents of a kept match were done: its record has still to be fetched. */
export interface ReadMoment {
  readonly asked: ReadPosition['asked'];
  readonly match: string;
  readonly intents: number;
}

/** A request that leaves a match its position. */
export interface ReadKept {
  readonly asked: Omit<KeepRequest, 'position'>;
  readonly keeps: 'position';
}

export type ReadRequest = ReadMatch | ReadPosition | ReadMoment | ReadKept;

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
  if (typeof body.value === 'object' && body.value !== null && 'moment' in body.value) {
    const read = readAsRequest(CreateFromMomentSchema, body.value);
    if (!read.ok || 'match' in read.value.moment.of) return read;
    const { board: _, intents: _done, ...rest } = read.value.moment.of.record;
    return exceeds(rest, BESIDE_THE_BOARD)
      ? fault('moment.of.record', 'This is far larger than anything that can be played.')
      : read;
  }
  const read = readAsRequest(CreateMatchSchema, body.value);
  return read.ok && exceeds([read.value.options, read.value.forces], BESIDE_THE_BOARD)
    ? fault('forces', 'These are far larger than any forces that can be played.')
    : read;
};

const within = <T>(place: string, read: Result<T, readonly Fault[]>): Result<T, readonly Fault[]> =>
  read.ok ? read : fail(faultsWithin(place, read.error));

/**
 * The position after so many intents of a record that somebody has sent, to begin a match from. Takes as long as folding the
 * record.
 */
const readMoment = (
  { moment: { of, intents }, ...asked }: MomentRequest,
  rulesets: Rulesets,
  reader: Reader,
): ReadPosition | ReadMoment => {
  if ('match' in of) return { asked, match: of.match, intents };
  const record = readRecord(of.record, rulesets, reader);
  if (!record.ok) return { asked, begun: fail(faultsWithin('moment.of.record', record.error)) };
  return { asked, begun: within('moment', momentOf(record.value, intents, rulesets)) };
};

/** The same of the text of a record that this server has written. */
const readKeptMoment = (text: string, intents: number, rulesets: Rulesets): ReadPosition['begun'] => {
  const record = readRecordText(text, rulesets);
  return within('moment', record.ok ? momentOf(record.value, intents, rulesets) : record);
};

/** Can the rest of a short request be read at once? */
export const isQuick = (request: AnyRequest): boolean => {
  if ('moment' in request) return 'match' in request.moment.of;
  return 'position' in request || !request.board || 'stock' in request.board;
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
    return { asked, begun: within('position', begun) };
  }
  if ('moment' in request) return readMoment(request, rulesets, reader);
  const { board: choice, ...asked } = request;
  const ruleset = rulesets.get(asked.ruleset);
  if (!choice || !ruleset) return { asked };
  const board = makeBoard(choice, ruleset.boards);
  return { asked, board: board.ok ? board : fail(faultsWithin('board', board.error)) };
};

/** What the thread is asked for: to read a request, or to fold the record of a kept match up to a moment. */
export type Order = { readonly request: string } | { readonly record: string; readonly intents: number };

/** What it gives for each. */
export type Made<Asked extends Order> = Asked extends { readonly request: string }
  ? ReadRequest
  : ReadPosition['begun'];

/** Reads all of a request, or folds the record. */
export const carryOut = (order: Order, rulesets: Rulesets, reader: Reader): Result<Made<Order>, Fault[]> => {
  if ('record' in order) return ok(readKeptMoment(order.record, order.intents, rulesets));
  const asked = readAsked(order.request);
  return asked.ok ? ok(readOn(asked.value, rulesets, reader)) : asked;
};
