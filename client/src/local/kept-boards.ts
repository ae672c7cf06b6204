import { forget, keep, kept, keptList } from '../table/storage/keep.ts';
import { isOpening, type Opening } from './opening.ts';

/** A match of this page alone, as the list of the browser has it. */
interface OwnBoard {
  readonly id: string;
  /** The id of its game. */
  readonly game: string;
  /** When it was played last, epoch milliseconds. */
  readonly at: number;
}

/** How many boards are kept: the one that was played longest ago makes room. A browser keeps some megabytes in all. */
const MOST = 5;

const LIST = 'ironhex.boards';
const contentOf = (id: string): string => `ironhex.board.${id}`;

const isOwnBoard = (value: unknown): value is OwnBoard => {
  const { id, game, at } = (value ?? {}) as Partial<OwnBoard>;
  return typeof id === 'string' && typeof game === 'string' && typeof at === 'number';
};

/** The boards that this browser keeps, the one that was played last first. */
export const ownBoards = (): readonly OwnBoard[] => keptList(LIST, isOwnBoard);

/** What a board goes on with; undefined if it is not kept any more. */
export const keptBoard = (id: string): Opening | undefined => {
  try {
    const opening: unknown = JSON.parse(kept(contentOf(id)) ?? 'null');
    return isOpening(opening) ? opening : undefined;
  } catch {
    return undefined;
  }
};

/** Forgets a board. */
export const forgetBoard = (id: string): void => {
  forget(contentOf(id));
  keep(LIST, JSON.stringify(ownBoards().filter((board) => board.id !== id)));
};

/** Keeps a board as it is now. The oldest ones make room; returns whether it is kept. */
export const keepBoard = (board: OwnBoard, opening: Opening): boolean => {
  const others = ownBoards().filter(({ id }) => id !== board.id);
  for (const { id } of others.slice(MOST - 1)) forgetBoard(id);
  const content = JSON.stringify(opening);
  keep(contentOf(board.id), content);
  for (const { id } of others.slice(0, MOST - 1).toReversed()) {
    if (kept(contentOf(board.id)) === content) break;
    forgetBoard(id);
    keep(contentOf(board.id), content);
  }
  keep(LIST, JSON.stringify([board, ...ownBoards().filter(({ id }) => id !== board.id)]));
  return kept(contentOf(board.id)) === content;
};
