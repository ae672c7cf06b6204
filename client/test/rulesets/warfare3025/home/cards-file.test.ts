import { readFileSync } from 'node:fs';
import { STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { fileFaultLines, readCardsText } from '../../../../src/rulesets/warfare3025/home/cards-file.ts';

const [griffin, wolverine] = STOCK_CARDS;
const read = (data: unknown) => readCardsText(JSON.stringify(data));

// biome-ignore lint/suspicious/noExplicitAny: a card that is spoilt has no type.
type Broken = any;

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

  test('may hold more cards than a force', () => {
    const result = read(Array.from({ length: 20 }, () => griffin));
    expect(result.ok && result.value).toHaveLength(20);
  });
});

describe('a file that is wrong', () => {
  /** A Griffin, spoilt at one place. */
  const spoilt = (spoil: (card: Broken) => void): unknown => {
    const card = structuredClone(griffin) as unknown as Broken;
    spoil(card);
    return card;
  };

  test.each<[string, unknown, string]>([
    ['nothing in it', [], 'This file has no cards: the list is empty.'],
    ['a number', 42, 'Card 1: A card is an object in braces. Save the example to see one.'],
    ['a text', 'text', 'Card 1: A card is an object in braces. Save the example to see one.'],
    ['null', null, 'Card 1: A card is an object in braces. Save the example to see one.'],
    ['a list in the list', [griffin, []], 'Card 2: A card is an object in braces. Save the example to see one.'],
    [
      'no armour',
      spoilt((card) => delete card.armour),
      'Card 1, Griffin, field "armour": This is missing: an object in braces. (W-2.1)',
    ],
    [
      'a tier as it is printed',
      [wolverine, spoilt((card) => (card.armour.tier = 'IV'))],
      'Card 2, Griffin, field "armour.tier": This must be a whole number from 1 to 6, not the text "IV". (W-2.1)',
    ],
    [
      'a tier out of range',
      spoilt((card) => (card.armour.tier = 9)),
      'Card 1, Griffin, field "armour.tier": This must be a whole number from 1 to 6, not 9. (W-2.1)',
    ],
    [
      'half a tick',
      spoilt((card) => (card.movement.ticks = 2.5)),
      'Card 1, Griffin, field "movement.ticks": This must be a whole number from 1 to 40, not 2.5. (W-2.1)',
    ],
    [
      'an unknown way to move',
      spoilt((card) => (card.movement.mode = 'wings')),
      'Card 1, Griffin, field "movement.mode": This must be one of "walker", "wheeled", "tracked" or "hover", not the text "wings". (W-2.1)',
    ],
    [
      'three thresholds',
      spoilt((card) => card.pilot.skill.pop()),
      'Card 1, Griffin, field "pilot.skill": A skill is four rising thresholds from 2 to 20, such as [2, 8, 15, 20]: poor, appropriate, good, excellent. (W-1.1)',
    ],
    [
      'thresholds that do not rise',
      spoilt((card) => (card.structure.skill = [8, 2, 15, 20])),
      'Card 1, Griffin, field "structure.skill": A skill is four rising thresholds from 2 to 20, such as [2, 8, 15, 20]: poor, appropriate, good, excellent. (W-1.1)',
    ],
    [
      'a band that there is not',
      spoilt((card) => (card.weapons[0].band = 'far')),
      'Card 1, Griffin, weapon 1, PPC, field "band": This must be one of "near", "short", "medium", "long" or "extreme", not the text "far". (W-9.1)',
    ],
    [
      'a trait that there is not',
      spoilt((card) => (card.weapons[1].traits.stealth = true)),
      'Card 1, Griffin, weapon 2, LRM 10, field "traits.stealth": There is no such field. Take it out, or mend its name. (W-9.6)',
    ],
    [
      'a weapon that is a text',
      spoilt((card) => (card.weapons[0] = 'PPC')),
      'Card 1, Griffin, weapon 1: This must be an object in braces, not the text "PPC". (W-2.1)',
    ],
    [
      'weapons that are no list',
      spoilt((card) => (card.weapons = {})),
      'Card 1, Griffin, field "weapons": This must be a list in square brackets, not an object. (W-2.1)',
    ],
    [
      'one weapon twice',
      spoilt((card) => card.weapons.push(card.weapons[0])),
      'Card 1, Griffin, field "weapons": Two weapons of a card cannot have the same id. (W-2.1)',
    ],
    ['no name', spoilt((card) => (card.name = ' ')), 'Card 1, GRF-1N, field "name": This must not be empty. (W-2.1)'],
    [
      'a field too many',
      spoilt((card) => (card.colour = 'red')),
      'Card 1, Griffin, field "colour": There is no such field. Take it out, or mend its name. (W-2.1)',
    ],
    [
      'a faulty card in a force',
      [{ id: 'b1', card: spoilt((card) => (card.baseSize = 0)) }],
      'Card 1, Griffin, field "baseSize": This must be a whole number from 1 to 12, not 0. (W-2.1)',
    ],
  ])('%s', (_what, data, line) => {
    const result = read(data);
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : fileFaultLines(result.error)).toEqual([
      'No card was added. Mend what is named here in the file, then choose it again.',
      line,
    ]);
  });

  test.each([5, 500])('has many faults, as %s bad cards: the first are told, and how many more there are', (length) => {
    const card = { name: 'Wasp' };
    const one = read(card);
    const result = read(Array.from({ length }, () => card));
    const lines = result.ok ? [] : fileFaultLines(result.error);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe(`There are ${one.ok ? 0 : length * one.error.length - 8} more faults.`);
  });

  test('that is not JSON is told by line and column', () => {
    const result = readCardsText('[\n  oops\n]');
    expect(result.ok ? [] : fileFaultLines(result.error)[1]).toBe(
      'line 2, column 3: This file is not JSON: a value expected.',
    );
  });
});
