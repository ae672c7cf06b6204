import { BOARD_FORMAT, type Board, readBoard } from '../../../src/board/index.ts';
import type { HexLabel } from '../../../src/hex/index.ts';
import { VOCABULARY } from '../../../src/rulesets/steampunk/boards/vocabulary.ts';
import type { Ground } from '../../../src/rulesets/steampunk/ground/sight.ts';

/** The label of a hex that the rules call by letter and number: `0406` for D6. */
export const hex = (name: string): HexLabel => {
  const [, letter = '', row = ''] = /^([A-Z])(\d+)$/.exec(name) ?? [];
  if (letter === '') throw new Error(`no hex "${name}"`);
  return `${letter.charCodeAt(0) - 64}`.padStart(2, '0') + row.padStart(2, '0');
};

const hexIn = (words: string) => {
  const features: Record<string, number> = {};
  let level = 0;
  for (const word of words.split(' ')) {
    if (word === 'hill') level = 1;
    else if (word === 'mountain') level = 2;
    else if (word !== 'clear') features[word] = 1;
  }
  return { level, features };
};

/** A board that is clear but for some hexes, by letter and number: `{ D5: 'forest road' }`. 7 by 9 if no size is given. */
export const boardOf = (hexes: Readonly<Record<string, string>> = {}, size = { width: 7, height: 9 }): Board => {
  const data = {
    format: BOARD_FORMAT,
    id: 'test-ground',
    name: 'Test ground',
    ...size,
    hexes: Object.fromEntries(Object.entries(hexes).map(([name, words]) => [hex(name), hexIn(words)])),
  };
  const read = readBoard(data, VOCABULARY);
  if (!read.ok) throw new Error(read.error.map(({ at, message }) => `${at}: ${message}`).join('; '));
  return read.value;
};

/** The board whose columns B, D and F have 8 hexes, clear but for some hexes. */
export const shortBoard = (hexes: Readonly<Record<string, string>> = {}): Board =>
  boardOf({ B9: 'void', D9: 'void', F9: 'void', ...hexes });

/** A ground to look over: a board as in {@link boardOf}, and the hexes with smoke. */
export const groundOf = (hexes: Readonly<Record<string, string>> = {}, smoke: readonly string[] = []): Ground => ({
  board: boardOf(hexes),
  markers: Object.fromEntries(smoke.map((name) => [hex(name), { smoke: 1 }])),
});
