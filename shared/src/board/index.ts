// Boards of any ruleset: what they are made of, and reading, writing, choosing and sending them by a ruleset's rules.
export { groundOf, isPlayable, walkableAreas } from './areas.ts';
export { BOARD_FORMAT, type Board, type BoardHex, hexOf, type Values } from './board.ts';
export { canonical as canonicalBoard } from './canonical.ts';
export { type BoardChoice, makeBoard } from './choose.ts';
export { type GeneratorField, generatorFields } from './generator-fields.ts';
export { isBoard, isPackedBoard, packBoard, unpackBoard } from './pack.ts';
export { plainBoards } from './plain.ts';
export { readBoard, readBoardText, stockBoards } from './read.ts';
export {
  atMostOne,
  type BoardGenerator,
  type BoardRules,
  type BoardVocabulary,
  type Contradiction,
  type Range,
  type ValueInfo,
  zoneHexes,
} from './rules.ts';
export { turnedHex } from './turned.ts';
export { writeBoard } from './write.ts';
