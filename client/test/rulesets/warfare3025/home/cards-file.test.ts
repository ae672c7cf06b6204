import { readFileSync } from 'node:fs';
import { STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { readCardsText } from '../../../../src/rulesets/warfare3025/home/cards-file.ts';

const [griffin, wolverine] = STOCK_CARDS;
const read = (data: unknown) => readCardsText(JSON.stringify(data));
const placesOf = (data: unknown): readonly string[] => {
  const result = read(data);
  return result.ok ? [] : result.error.map(({ at }) => at);
};

test('the example that the guide begins with can be played', () => {
  const text = readFileSync(new URL('../../../../../docs/example.cards.json', import.meta.url), 'utf8');
  const read = readCardsText(text);
  expect(read.ok && read.value.map(({ designation }) => designation)).toEqual(['WSP-1A']);
});

describe('a file of cards', () => {
  test.each([
    ['one card', griffin, ['Griffin']],
    ['a list of cards', [griffin, wolverine], ['Griffin', 'Wolverine']],
    ['a force', [{ id: 'b1', card: wolverine }], ['Wolverine']],
  ])('may be %s', (_, data, names) => {
    const result = read(data);
    expect(result.ok && result.value.map(({ name }) => name)).toEqual(names);
  });

  const wrong = { ...griffin, armour: { ...griffin!.armour, tier: 9 } };

  test.each([
    ['one card', wrong, 'armour.tier'],
    ['a list of cards', [wolverine, wrong], '1.armour.tier'],
    ['a force', [{ id: 'b1', card: wrong }], '0.card.armour.tier'],
  ])('has its faults named by their place in the file: %s', (_, data, place) => {
    expect(placesOf(data)).toEqual([place]);
  });

  test.each([[[]], [42], ['text'], [null]])('is refused when it is %j', (data) => {
    expect(read(data).ok).toBe(false);
  });

  test('that is not JSON is told by line and column', () => {
    const result = readCardsText('[\n  oops\n]');
    expect(result.ok ? '' : result.error[0]?.at).toBe('line 2, column 3');
  });
});
