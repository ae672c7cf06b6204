import { expect, it } from 'vitest';
import { piecesOf } from '../../src/text/rule-references.ts';

const NUMBERS = /\bW-\d+[a-z]?(?:\.\d+)?\b/;

it.each([
  ['', []],
  ['No rule here.', [{ text: 'No rule here.' }]],
  ['W-4', [{ rule: 'W-4' }]],
  ['Too far (W-9.1).', [{ text: 'Too far (' }, { rule: 'W-9.1' }, { text: ').' }]],
  ['See W-13d and W-15.', [{ text: 'See ' }, { rule: 'W-13d' }, { text: ' and ' }, { rule: 'W-15' }, { text: '.' }]],
  ['The LAW-9 stays.', [{ text: 'The LAW-9 stays.' }]],
])('%s', (sentence, pieces) => {
  expect(piecesOf(sentence, NUMBERS)).toEqual(pieces);
  expect(pieces.map((piece) => ('rule' in piece ? piece.rule : piece.text)).join('')).toBe(sentence);
});
