// The map in play: terrain and levels, map files, the boards that come with the table, and the generator.
export { BOARD_FORMAT, BOARD_SIZE, type Board, type BoardHex, hexOf, LEVELS } from './board.ts';
export { BOARDS } from './boards.ts';
export { CONTRADICTIONS, FEATURE_INFO, FEATURES, type Feature, type FeatureInfo } from './features.ts';
export { generateBoard } from './generate/index.ts';
export { type GeneratorOptions, generatorOptions } from './generate/options.ts';
export { groundPieces, isPlayable, openGround, turnedHex } from './ground.ts';
export { readBoard, readBoardText } from './read.ts';
export { boardSchema } from './schema.ts';
export { writeBoard } from './write.ts';
