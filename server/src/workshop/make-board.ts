import { BOARDS, type Board, generateBoard, readBoard } from '@ironhex/shared/board';
import { type BoardChoice, type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';

/** A place in the host's own board, as a place in the request. A fault of all of it has no place inside. */
const placeInBoard = (at: string): string => (at === 'the file' || at === '' ? 'board.custom' : `board.custom.${at}`);

/** The board that a host has chosen, or what is wrong with it. Takes up to a tenth of a second. */
export const makeBoard = (choice: BoardChoice): Result<Board, Fault[]> => {
  if ('stock' in choice) {
    const found = BOARDS.find(({ id }) => id === choice.stock);
    const ids = BOARDS.map(({ id }) => id).join(', ');
    const message = `There is no board "${choice.stock}". Choose one of: ${ids}.`;
    return found ? ok(found) : fail([{ at: 'board.stock', message }]);
  }
  if ('seed' in choice) return ok(generateBoard(choice));
  const read = readBoard(choice.custom);
  return read.ok ? read : fail(read.error.map((fault) => ({ ...fault, at: placeInBoard(fault.at) })));
};
