import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';
import { shoot, shots } from './shots.ts';

const TOUGHS = [1, 1, 3, 3, 2];
const motley: Placing['with'] = {
  models: TOUGHS.map((tough, nth) => ({
    type: `type ${nth}`,
    count: 1,
    tough,
    weapons: ['rifle'],
    rules: { ...(nth === 4 && { hero: 1 }), ...(nth === 2 && { regeneration: 1 }) },
  })),
};

const WEAPONS = [
  'carbine',
  'launcher',
  'cannon',
  'needle',
  'shredder',
  'beam',
  'marksman',
  'hl-rockets',
  'alien-cannon',
];

describe('whatever the dice', () => {
  it('a group is told die by die, and its wounds are those that the target has afterwards', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...WEAPONS),
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 5, maxLength: 5 }),
        (seed, weapon, count, marks) => {
          const wounds = marks.map((mark, model) => (mark >= TOUGHS[model]! ? GONE : mark));
          fc.pre(wounds.some((each) => each !== GONE));
          const state = tableOf({
            units: {
              a1: { profile: 'squad', hex: [10, 10], with: { models: [{ type: 't', count, weapons: [weapon] }] } },
              b1: { profile: 'squad', hex: [18, 10], wounds, with: motley },
            },
            active: { unit: 'a1', action: 'hold' },
          });
          const living = wounds.filter((each) => each !== GONE).length;
          const models = weapon === 'marksman' ? Array<number>(count).fill(living - 1) : undefined;
          const { events } = shoot(state, shots(models ? [weapon, 'b1', models] : [weapon, 'b1']), fastDice(seed));
          const [group] = factsOf(events, 'group-resolved');
          const { hitDice, hits, blockDice, blast, failed, lost, attack } = group!;
          expect(hitDice).toHaveLength(attack.carriers.reduce((sum, { attacks }) => sum + attacks, 0));
          expect(hits.length + lost).toBeLessThanOrEqual(hitDice.length);
          expect(blockDice).toHaveLength(hits.length * blast);
          expect(failed).toBeLessThanOrEqual(blockDice.length);
          const [marked] = factsOf(events, 'wounds-marked');
          const after = state.units.b1!.wounds;
          const sum = (of: readonly number[]) =>
            of.reduce((total, each, model) => total + (each === GONE ? TOUGHS[model]! : each), 0);
          expect(sum(after) - sum(wounds)).toBe(marked?.caused ?? 0);
          expect(state.units.b1!.damage).toBe(marked?.caused ?? 0);
          expect(after.every((each, model) => each < TOUGHS[model]!)).toBe(true);
          // The hero takes wounds last, unless Sniper names it.
          if (weapon !== 'marksman' && after[4] !== wounds[4])
            expect(after.slice(0, 4)).toEqual([GONE, GONE, GONE, GONE]);
          expect(state.units.b1!.place).toBe(after.every((each) => each === GONE) ? 'destroyed' : 'map');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('wounds without a block roll are marked until nobody is left', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 15 }), (seed, count) => {
        const state = tableOf({ units: { b1: { profile: 'squad', hex: [18, 10], with: motley } } });
        const step = { do: 'wounds', target: 'b1', wounds: count, source: 'dangerous', by: null } as const;
        const { events } = runStep(state, step, { dice: fastDice(seed) });
        const [marked] = factsOf(events, 'wounds-marked');
        const ignored = marked!.wounds.filter(({ dice }) => dice.some((die) => die >= 5)).length;
        expect(marked!.caused).toBe(Math.min(10, count - ignored));
      }),
      { numRuns: 200 },
    );
  });
});
