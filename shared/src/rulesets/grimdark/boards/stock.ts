import { drawnBoard } from './drawing.ts';
import { bellYards } from './stock/bell-yards.ts';
import { cinderCauseway } from './stock/cinder-causeway.ts';
import { drownedRelay } from './stock/drowned-relay.ts';
import { harrowFields } from './stock/harrow-fields.ts';
import { ironVerge } from './stock/iron-verge.ts';

/**
 * The boards that come with the game, G-2.3: two small ones, two standard ones, and a full one. Every scenario can be
 * played on each; turned by half a circle each is the same, but for the terminal in its middle.
 */
export const STOCK_BOARDS = [bellYards, drownedRelay, cinderCauseway, harrowFields, ironVerge].map(drawnBoard);
