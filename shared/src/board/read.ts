import type * as z from 'zod';
import { indexOfLabel, labelOfIndex, parseLabel } from '../hex/index.ts';
import { jsonFault, someFaults } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import type { Board, BoardHex } from './board.ts';
import { canonical } from './canonical.ts';
import { CONTRADICTIONS } from './features.ts';
import { boardSchema } from './schema.ts';

/** The longest map text that is looked at, in characters: a full 99 by 99 board needs less than half of it. */
const TEXT_LIMIT = 4_000_000;

const place = (path: readonly PropertyKey[]): string => (path.length > 0 ? path.map(String).join('.') : 'the file');

/** One zod issue as faults; an object with several unknown keys is one issue but a fault at each key. */
const faultsOf = (issue: z.core.$ZodIssue): Fault[] => {
  if (issue.code === 'unrecognized_keys') {
    const what = issue.path.at(-1) === 'features' ? 'no such feature' : 'no such field';
    return issue.keys.map((key) => ({ at: place([...issue.path, key]), message: what }));
  }
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    return [{ at: place(issue.path), message: issue.path.at(-1) === 'features' ? issue.message : 'must be an object' }];
  }
  return [{ at: place(issue.path), message: issue.message }];
};

const labelFaults = (board: Board, label: string): Fault[] => {
  if (indexOfLabel(board, label) >= 0) return [];
  const last = labelOfIndex(board, board.width * board.height - 1);
  const message = parseLabel(label)
    ? `off the map: the last column and row are ${last}`
    : 'not a hex label: two digits of column and two of row, both from 01';
  return [{ at: `hexes.${label}`, message }];
};

const hexFaults = (label: string, { features }: BoardHex): Fault[] => {
  const faults = CONTRADICTIONS.filter(([a, b]) => features[a] && features[b]).map(([a, , message]) => ({
    at: `hexes.${label}.features.${a}`,
    message,
  }));
  if (features.road && (features.water ?? 0) > 1) {
    faults.push({ at: `hexes.${label}.features.road`, message: 'a road can ford water of depth 1 only' });
  }
  return faults;
};

/** Checks data that should be a board. Every fault says where (`hexes.0305.features.water`) and what. */
export const readBoard = (data: unknown): Result<Board, Fault[]> => {
  const parsed = boardSchema.safeParse(data);
  if (!parsed.success) return fail(someFaults(parsed.error.issues.flatMap(faultsOf)));
  const board = parsed.data as Board;
  const faults = Object.entries(board.hexes).flatMap(([label, hex]) => [
    ...labelFaults(board, label),
    ...hexFaults(label, hex),
  ]);
  return faults.length > 0 ? fail(someFaults(faults)) : ok(canonical(board));
};

/** Reads the text of a map file. A fault in the JSON itself names its line and column. */
export const readBoardText = (text: string): Result<Board, Fault[]> => {
  if (text.length > TEXT_LIMIT) return fail([{ at: 'the file', message: `longer than ${TEXT_LIMIT} characters` }]);
  const fault = jsonFault(text);
  return fault ? fail([fault]) : readBoard(JSON.parse(text));
};
