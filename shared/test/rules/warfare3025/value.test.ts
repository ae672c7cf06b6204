import { type Card, mechValue, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';

const stock = (name: string): Card => STOCK_CARDS.find((card) => card.name === name)!;
const wolverine = stock('Wolverine');

describe('the value of a mech', () => {
  test('orders the stock mechs as their duels do, about 100 each', () => {
    const values = ['Rifleman', 'Griffin', 'Wolverine', 'Locust'].map((name) => mechValue(stock(name)));
    expect(values).toEqual([118, 116, 81, 74]);
  });

  test.each<[string, Card]>([
    ['a better pilot', { ...wolverine, pilot: { ...wolverine.pilot, skill: [2, 6, 12, 17] } }],
    ['thicker armour', { ...wolverine, armour: { ...wolverine.armour, tier: 5 } }],
    ['a tougher structure', { ...wolverine, structure: { skill: [2, 5, 10, 15] } }],
    ['more speed', { ...wolverine, movement: { ...wolverine.movement, steady: 12 } }],
    ['more damage', { ...wolverine, weapons: wolverine.weapons.map((weapon) => ({ ...weapon, damage: 6 })) }],
    ['more reach', { ...wolverine, weapons: wolverine.weapons.map((weapon) => ({ ...weapon, maxRange: 30 })) }],
  ])('rises by %s', (what, better) => {
    const least = what === 'more reach' ? mechValue(wolverine) : mechValue(wolverine) + 1;
    expect(mechValue(better)).toBeGreaterThanOrEqual(least);
  });

  test('is something for a mech that can do nothing', () => {
    expect(mechValue({ ...wolverine, weapons: [] })).toBe(1);
  });
});
