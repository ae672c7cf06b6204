import type { ClientMatch } from '../../table/match.ts';

/** Lets tests, and curious players, find hexes on the page and read what this viewer may know. */
export const expose = (match: ClientMatch): void => {
  // The caller points the mouse at this place next, so the camera must have come to rest by then.
  const settled = () => {
    const board = match.board.peek();
    board?.settle();
    return board;
  };
  window.ironhex = {
    positionOf: (label) => settled()?.positionOf(label),
    counterAt: (id) => settled()?.counterAt(id),
    written: () => settled()?.written(),
    view: () => match.view.peek(),
    framesPerSecond: () => match.board.peek()?.framesPerSecond() ?? 0,
  };
};
