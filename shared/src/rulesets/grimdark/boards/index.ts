import type { Board, BoardRules } from '../../../board/index.ts';
import type { Options } from '../model/options.ts';
import { drawnBoard } from './drawing.ts';
import { generator } from './generate/index.ts';
import { bellYards } from './stock/bell-yards.ts';
import { cinderCauseway } from './stock/cinder-causeway.ts';
import { drownedRelay } from './stock/drowned-relay.ts';
import { harrowFields } from './stock/harrow-fields.ts';
import { ironVerge } from './stock/iron-verge.ts';
import { VOCABULARY } from './vocabulary.ts';

const DRAWINGS = [bellYards, drownedRelay, cinderCauseway, harrowFields, ironVerge];
let drawn: readonly Board[] | undefined;

/**
 * The boards that come with the game, G-2.3: two small ones, two standard ones, and a full one. Every scenario can be
 * played on each; turned by half a circle each is the same, but for the terminal in its middle. They are drawn when they are
 * first needed: that takes a page 50 ms, and one that shows a match never needs them.
 */
const stockBoards = (): readonly Board[] => {
  drawn ??= DRAWINGS.map(drawnBoard);
  return drawn;
};

/** For how many points the boards of a height are meant at least, G-2.3: the largest first. */
const MEANT_FOR = [
  { points: 2000, height: 48 },
  { points: 1000, height: 40 },
] as const;

/** The first board that is meant for so many points. */
const boardFor = (points: number): Board => {
  const height = MEANT_FOR.find((size) => points >= size.points)?.height;
  return stockBoards().find((board) => board.height === height) ?? stockBoards()[0]!;
};

/** The boards of Grimdark. */
export const boards: BoardRules<Options> = {
  ...VOCABULARY,
  get stock() {
    return stockBoards();
  },
  generator,
  initial: ({ points }) => boardFor(points),
};
