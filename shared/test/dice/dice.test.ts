import { createHash, createHmac } from 'node:crypto';
import { commitmentTo, fastDice, provableDice, ScriptError, scriptedDice } from '@ironhex/shared/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const SECRET = 'a'.repeat(63).concat('7');
const rolls = (dice: { roll(sides: number, reason: string): number }, count: number, sides = 20) =>
  Array.from({ length: count }, () => dice.roll(sides, 'test'));

describe('provable dice', () => {
  it('roll what anybody can work out from the secret and the salts, with another implementation', () => {
    const salts = ['salt of blue', 'salt of orange'];
    const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update(JSON.stringify(salts)).digest();
    const byHand = Array.from(
      { length: 50 },
      (_, n) => (createHmac('sha256', key).update(`${n}.0`).digest().readUInt32BE(0) % 20) + 1,
    );
    expect(rolls(provableDice(SECRET, salts), 50)).toEqual(byHand);
  });

  it('are promised by the hash of the secret', () => {
    expect(commitmentTo(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'));
  });

  it('are others with another salt, or with the same salts in other seats', () => {
    const one = rolls(provableDice(SECRET, ['a', 'b']), 20);
    expect(rolls(provableDice(SECRET, ['b', 'a']), 20)).not.toEqual(one);
    expect(rolls(provableDice(SECRET, ['ab', '']), 20)).not.toEqual(one);
  });

  it('throw words away that would make some faces likelier', () => {
    // 2^32 mod (2^31 + 1) is 2^31 - 1: nearly half of all words would be counted twice without the rejection.
    const sides = 2 ** 31 + 1;
    const key = createHmac('sha256', Buffer.from(SECRET, 'hex')).update('[]').digest();
    const word = (n: number, attempt: number) =>
      createHmac('sha256', key).update(`${n}.${attempt}`).digest().readUInt32BE(0);
    const fair = (n: number) => {
      let attempt = 0;
      while (word(n, attempt) >= sides) attempt += 1;
      return { face: word(n, attempt) + 1, attempt };
    };
    const expected = Array.from({ length: 20 }, (_, n) => fair(n));
    expect(expected.some(({ attempt }) => attempt > 0)).toBe(true);
    expect(rolls(provableDice(SECRET, []), 20, sides)).toEqual(expected.map(({ face }) => face));
  });

  it('do not betray the rolls to come by their sides: roll n depends on n alone', () => {
    const mixed = provableDice(SECRET, ['x']);
    for (const sides of [6, 2, 100, 20]) mixed.roll(sides, 'other');
    expect(mixed.roll(20, 'test')).toBe(rolls(provableDice(SECRET, ['x']), 5)[4]);
  });

  it('pick from 0 on, from the same stream as the rolls', () => {
    const mixed = provableDice(SECRET, ['x']);
    const alone = rolls(provableDice(SECRET, ['x']), 3, 6);
    expect([mixed.pick(6, 'test') + 1, mixed.roll(6, 'test'), mixed.pick(6, 'test') + 1]).toEqual(alone);
    expect(mixed.pick(1, 'test')).toBe(0);
  });

  it('fall evenly', () => {
    const seen = new Array<number>(20).fill(0);
    for (const roll of rolls(provableDice(SECRET, []), 20_000)) seen[roll - 1]! += 1;
    // 1,000 expected of each; six standard deviations are 185.
    expect(Math.min(...seen)).toBeGreaterThan(815);
    expect(Math.max(...seen)).toBeLessThan(1185);
  });
});

describe('fast dice', () => {
  it('stay on the die and repeat with their seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 100 }), (seed, sides) => {
        const all = rolls(fastDice(seed), 20, sides);
        expect(all.every((roll) => Number.isInteger(roll) && roll >= 1 && roll <= sides)).toBe(true);
        expect(rolls(fastDice(seed), 20, sides)).toEqual(all);
      }),
    );
  });
});

describe('scripted dice', () => {
  it('show what was written down', () => {
    expect(rolls(scriptedDice([3, 20, 1]), 3)).toEqual([3, 20, 1]);
  });

  it('pick what was written down, from 0 on', () => {
    const dice = scriptedDice([0, 4, 4]);
    expect([dice.pick(5, 'event'), dice.pick(5, 'event')]).toEqual([0, 4]);
    expect(() => dice.pick(4, 'event')).toThrow(
      new ScriptError('script', 2, 'The script says 4, but one of 4 is picked (event): 0 to 3.'),
    );
  });

  it('say which roll the script has no number for, and what it was for', () => {
    const dice = scriptedDice([3]);
    dice.roll(6, 'attack');
    expect(() => dice.roll(20, 'defence')).toThrow(
      new ScriptError('script', 1, 'The script is over, but a d20 is rolled (defence).'),
    );
  });

  it('have their picks in a list of their own if there is one', () => {
    const dice = scriptedDice([6, 5], [0]);
    expect([dice.roll(6, 'attack'), dice.pick(3, 'event'), dice.roll(6, 'attack')]).toEqual([6, 0, 5]);
    expect(() => dice.pick(2, 'event')).toThrow(
      new ScriptError('picks', 1, 'The script is over, but one of 2 is picked (event).'),
    );
  });

  it('refuse a number that is not on the die', () => {
    expect(() => scriptedDice([7]).roll(6, 'attack')).toThrow(
      'The script says 7, but a d6 is rolled (attack): 1 to 6.',
    );
    expect(() => scriptedDice([0]).roll(6, 'attack')).toThrow('1 to 6');
  });
});
