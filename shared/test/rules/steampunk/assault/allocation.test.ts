import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fight } from '../../../../src/rulesets/steampunk/model/contest.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import {
  ALLOCATE,
  checkDealing,
  dealingOf,
  isThereChoice,
} from '../../../../src/rulesets/steampunk/rules/assault/allocation.ts';
import { deal } from '../../../../src/rulesets/steampunk/rules/assault/deal.ts';
import type { Placing } from '../kit.ts';
import { runStep } from '../kit.ts';
import { contestedTable, fightOf } from './kit.ts';

type Landed = Parameters<typeof fightOf>[1];

const ELVES = { unit: 'elf.elf_infantry', at: 'D4', facing: 3 } as const;
const TANK = { unit: 'elf.tattoo_ink', at: 'D4', facing: 3 } as const;

/** Blue stays in D5, orange enters from D4. */
const fought = (units: Readonly<Record<string, Placing>>, landed: Landed, winner = 'blue') => {
  const ids = Object.keys(units);
  const state = contestedTable(
    { units },
    {
      at: 'D5',
      staying: ids.filter((id) => id.startsWith('b')),
      entering: Object.fromEntries(ids.filter((id) => id.startsWith('o')).map((id) => [id, 'D4'])),
    },
  );
  return { state, fight: fightOf(state, landed, winner) };
};

const INFANTRY = { unit: 'darkelf.darkelf_infantry', at: 'D5' } as const;
const SPIDER = { unit: 'darkelf.mechanical_assault_spider', at: 'D5' } as const;

describe('dealing out hits, AS-12', () => {
  describe('by itself', () => {
    it('cancels the strongest hits of the enemy, and gives up its own weakest', () => {
      const { state, fight } = fought(
        { b1: SPIDER, b2: INFANTRY, o1: TANK, o2: ELVES },
        { b1: { hits: [0], deflections: 1 }, b2: { hits: [0] }, o1: { hits: [0] }, o2: { hits: [0], deflections: 1 } },
      );
      // The spider has AP 7, infantry 2, the tank 3.
      expect(deal(state, fight)).toEqual({
        cancelled: [
          { hit: 1, by: 'o2' },
          { hit: 2, by: 'b1' },
        ],
        primary: [
          { hit: 0, on: 'o1' },
          { hit: 3, on: 'b2' },
        ],
        support: [],
      });
    });

    it('strikes in turn, and lets support help against the highest armour', () => {
      const { state, fight } = fought(
        { b1: SPIDER, b2: INFANTRY, o1: TANK, o2: ELVES },
        { b2: { hits: [0, 1, 2, 3, 0, 1] } },
      );
      expect(deal(state, fight)).toEqual({
        cancelled: [],
        primary: [
          { hit: 0, on: 'o1' },
          { hit: 1, on: 'o2' },
          { hit: 2, on: 'o2' },
          { hit: 3, on: 'o2' },
          { hit: 4, on: 'o2' },
        ],
        support: [{ hit: 5, to: 0 }],
      });
    });

    it("begins the loser's hits with the winner's unit of most living models", () => {
      const { state, fight } = fought({ b1: SPIDER, b2: INFANTRY, o1: ELVES }, { o1: { hits: [0, 1, 2] } });
      expect(deal(state, fight).primary.map(({ on }) => on)).toEqual(['b2', 'b1', 'b2']);
    });

    it('poisons by deflection where it can', () => {
      const spiked = { unit: 'ork.bioengineered_ork', equipment: ['ork.poison_spikes'], at: 'D5' };
      const plain = { unit: 'ork.bioengineered_ork', at: 'D5' };
      const { state, fight } = fought(
        { b1: plain, b2: spiked, o1: ELVES },
        { b1: { deflections: 1 }, b2: { deflections: 1 }, o1: { hits: [0] } },
      );
      expect(deal(state, fight).cancelled).toEqual([{ hit: 0, by: 'b2' }]);
    });

    it('takes no more hits than models live in the ledger', () => {
      const wounded = { ...ELVES, ledger: { alive: [true, false, false, false] } };
      const { state, fight } = fought({ b1: INFANTRY, o1: wounded, o2: TANK }, { b1: { hits: [0, 1, 2] } });
      expect(deal(state, fight).primary.map(({ on }) => on)).toEqual(['o1', 'o2']);
      expect(deal(state, fight).support).toHaveLength(1);
    });
  });

  describe('is refused', () => {
    const { state, fight } = fought(
      { b1: SPIDER, b2: INFANTRY, o1: TANK, o2: ELVES },
      {
        b1: { hits: [0, 0], deflections: 1 },
        b2: { hits: [0, 1, 2, 3, 0] },
        o1: { hits: [0] },
        o2: { deflections: 1 },
      },
    );
    const dealing = dealingOf(deal(state, fight));
    const refused = (change: (given: typeof dealing) => Partial<typeof dealing>) =>
      checkDealing(state, fight, { ...dealing, ...change(dealing) });

    it.each([
      ['for a hit that is not there', 'no-hit', () => ({ cancelled: [{ hit: 8, by: 'b1' }] })],
      ['for a hit that is dealt out twice', 'hit-twice', ({ hits }: typeof dealing) => ({ hits: [...hits, hits[0]!] })],
      ['for a hit that is left out', 'hit-missing', ({ hits }: typeof dealing) => ({ hits: hits.slice(1) })],
      [
        'for a hit that strikes and supports',
        'primary-or-support',
        ({ hits }: typeof dealing) => ({
          hits: hits.map((hit, index) => (index === 1 ? { ...hit, supports: 0 } : hit)),
        }),
      ],
      [
        'for an own unit as target',
        'no-enemy',
        ({ hits }: typeof dealing) => ({ hits: hits.map((hit) => (hit.on ? { ...hit, on: 'b1' } : hit)) }),
      ],
      [
        'for support of a hit that supports',
        'support',
        ({ hits }: typeof dealing) => ({
          hits: hits.map((hit) => (hit.supports === undefined ? hit : { ...hit, supports: hit.hit })),
        }),
      ],
      [
        'for too few cancelled hits',
        'deflections',
        ({ cancelled, hits }: typeof dealing) => ({
          cancelled: cancelled.slice(1),
          hits: [...hits, { hit: cancelled[0]!.hit, supports: hits[0]!.hit }],
        }),
      ],
      [
        'for a unit that has deflected nothing',
        'deflector',
        ({ cancelled }: typeof dealing) => ({
          cancelled: cancelled.map(({ hit, by }) => ({ hit, by: by === 'o2' ? 'o1' : by })),
        }),
      ],
    ])('%s', (_, code, change) => {
      expect(refused(change)).toMatchObject({ code, rule: 'AS-12' });
    });
  });

  it('accepts its own defaults and samples, whatever was rolled', () => {
    const living = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }).filter((alive) => alive.some(Boolean));
    const unit = (kinds: readonly string[], at: string) =>
      fc.record({ unit: fc.constantFrom(...kinds), at: fc.constant(at), alive: living });
    const landed = fc.record({
      hits: fc.array(fc.constant(0), { maxLength: 9 }),
      deflections: fc.nat(6),
    });
    const kinds = ['elf.elf_infantry', 'elf.tattoo_ink', 'ork.grunt', 'darkelf.queen_yy', 'ork.bioengineered_ork'];
    fc.assert(
      fc.property(
        fc.tuple(unit(kinds, 'D5'), unit(kinds, 'D5'), unit(kinds, 'D4'), unit(kinds, 'D4')),
        fc.tuple(landed, landed, landed, landed),
        fc.constantFrom('blue', 'orange'),
        (placings, rolls, winner) => {
          const ids = ['b1', 'b2', 'o1', 'o2'];
          const units = Object.fromEntries(
            placings.map(({ alive, ...placing }, index) => {
              const one = placing.unit.includes('tattoo') || placing.unit.includes('queen');
              return [ids[index]!, { ...placing, harm: { alive: one ? [true] : alive } }];
            }),
          );
          const { state, fight } = fought(
            units,
            Object.fromEntries(rolls.map((roll, index) => [ids[index]!, roll])),
            winner,
          );
          const view = { ...state, fight } as unknown as Parameters<typeof ALLOCATE.parts>[0];
          const ask = {} as Parameters<typeof ALLOCATE.parts>[1];
          for (const part of ALLOCATE.parts(view, ask)) expect(ALLOCATE.check(view, ask, part)).toBeUndefined();
        },
      ),
      { numRuns: 300 },
    );
  });

  describe('P13 is asked only where there is a choice', () => {
    it.each([
      ['nothing landed', { b1: INFANTRY, o1: ELVES }, {}, false],
      ['hits on one unit, all alike', { b1: INFANTRY, o1: ELVES }, { b1: { hits: [0, 1, 2] } }, false],
      ['two units to strike', { b1: INFANTRY, o1: ELVES, o2: TANK }, { b1: { hits: [0] } }, true],
      ['every model is struck', { b1: INFANTRY, o1: ELVES, o2: TANK }, { b1: { hits: [0, 1, 2, 3, 0] } }, false],
      ['support for one of two', { b1: INFANTRY, o1: ELVES, o2: TANK }, { b1: { hits: [0, 1, 2, 3, 0, 1] } }, true],
      ['support for the only hit', { b1: INFANTRY, o1: TANK }, { b1: { hits: [0, 1, 2] } }, false],
      ['hits of two kinds', { b1: INFANTRY, b2: SPIDER, o1: ELVES }, { b1: { hits: [0] }, b2: { hits: [0] } }, true],
    ] as const)('%s', (_, units, landed, asked) => {
      const { state, fight } = fought(units, landed);
      expect(isThereChoice(state, fight)).toBe(asked);
    });

    it('of the winner, and not of the loser', () => {
      const { state, fight } = fought({ b1: INFANTRY, o1: ELVES, o2: TANK }, { b1: { hits: [0] } });
      const open: State = { ...state, fight: fight as Fight };
      const { asked } = runStep(open, { do: 'allocation' });
      expect(asked).toMatchObject([{ seat: 'blue', prompt: 'allocate' }]);
      expect(open.fight!.allocation!.primary).toEqual([{ hit: 0, on: 'o1' }]);
    });
  });
});
