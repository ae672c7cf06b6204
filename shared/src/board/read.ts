import { jsonFault, readAs, someFaults, WHOLE_FILE } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import type { Board } from './board.ts';
import { canonical } from './canonical.ts';
import { boardFaults } from './faults.ts';
import type { BoardVocabulary } from './rules.ts';
import { boardSchema } from './schema.ts';

/** The longest map text that is looked at, in characters: a full 99 by 99 board needs less than half of it. */
const TEXT_LIMIT = 4_000_000;

/** Faults of a board; one without a place is of the whole file. */
const told = (faults: readonly Fault[]): Fault[] =>
  someFaults(faults).map((fault) => (fault.at === '' && !fault.more ? { ...fault, at: WHOLE_FILE } : fault));

/** Checks data that should be a board of this vocabulary. Every fault says where (`hexes.0305.features.water`) and what. */
export const readBoard = (data: unknown, vocabulary: BoardVocabulary): Result<Board, Fault[]> => {
  const shaped = readAs(boardSchema(vocabulary), data);
  if (!shaped.ok) return fail(told(shaped.error));
  const faults = boardFaults(shaped.value, vocabulary);
  return faults.length > 0 ? fail(told(faults)) : ok(canonical(shaped.value, vocabulary));
};

/** Reads the text of a map file. A fault in the JSON itself names its line and column. */
export const readBoardText = (text: string, vocabulary: BoardVocabulary): Result<Board, Fault[]> => {
  if (text.length > TEXT_LIMIT) return fail([{ at: WHOLE_FILE, message: `longer than ${TEXT_LIMIT} characters` }]);
  const fault = jsonFault(text);
  return fault ? fail([fault]) : readBoard(JSON.parse(text), vocabulary);
};

/** Boards that a ruleset brings along as data. One that cannot be read is a bug of the ruleset, and throws. */
export const stockBoards = (
  boards: readonly { readonly id: string; readonly [field: string]: unknown }[],
  vocabulary: BoardVocabulary,
): readonly Board[] =>
  boards.map((data) => {
    const board = readBoard(data, vocabulary);
    if (board.ok) return board.value;
    throw new Error(`board ${data.id}: ${board.error.map(({ at, message }) => `${at} ${message}`).join(', ')}`);
  });
