import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import { checkDealing } from '../../../../src/rulesets/steampunk/rules/assault/allocation.ts';
import { fightersOf } from '../../../../src/rulesets/steampunk/rules/assault/angles.ts';
import type { Bout } from '../../../../src/rulesets/steampunk/rules/assault/fighters.ts';
import { habitsOf, strengthPool } from '../../../../src/rulesets/steampunk/rules/assault/pools.ts';
import { rollStrength } from '../../../../src/rulesets/steampunk/rules/assault/resolve.ts';
import { factsOf, runStep, tableOf } from '../kit.ts';
import { contestedTable, dice, fightOf, fightOut } from './kit.ts';

describe('worked cases of assaults', () => {
  describe('C25: the winner deals out the hits of both sides', () => {
    const state = contestedTable(
      {
        units: {
          b1: { unit: 'darkelf.mechanical_assault_spider', at: 'D4', facing: 3 },
          b2: { unit: 'darkelf.darkelf_infantry', at: 'D4', facing: 3 },
          o1: { unit: 'elf.tattoo_ink', at: 'D5', facing: 0 },
          o2: { unit: 'elf.elf_infantry', at: 'D5', facing: 0, harm: { alive: [true, true, true, false] } },
        },
      },
      { at: 'D5', staying: ['o1', 'o2'], entering: { b1: 'D4', b2: 'D4' } },
    );
    const fight = fightOf(
      state,
      {
        b1: { hits: [0, 0, 0], deflections: 3 },
        b2: { hits: [0, 1, 2, 3] },
        o1: { hits: [0, 0, 0] },
        o2: { hits: [0, 1, 2] },
      },
      'blue',
    );
    /** Own hits 0 to 6 on the Elf, and enemy hits 10 to 12 on the Dark Elf, each the unit that it strikes, or the hit it supports. */
    const dealt = (own: readonly (string | number)[], enemy: readonly (string | number)[]) =>
      checkDealing(state, fight, {
        kind: 'allocate',
        cancelled: [7, 8, 9].map((hit) => ({ hit, by: 'b1' })),
        hits: [...own, ...enemy].map((to, index) => ({
          hit: index < own.length ? index : index - own.length + 10,
          ...(typeof to === 'string' ? { on: to } : { supports: to }),
        })),
      })?.code;
    const own = ['o1', 'o2', 'o2', 'o2', 0, 0, 3];

    it('strikes the Elf with four primary hits and three that support', () => {
      expect(dealt(own, ['b2', 'b2', 'b2'])).toBeUndefined();
      expect(dealt(['o1', 'o2', 'o2', 0, 0, 0, 0], ['b2', 'b2', 'b2'])).toBe('primary-first');
      expect(dealt(['o1', 'o1', 'o2', 'o2', 0, 0, 0], ['b2', 'b2', 'b2'])).toBe('too-many');
    });

    it('splits the hits on the Dark Elf three to none or two to one', () => {
      expect(dealt(own, ['b2', 'b2', 'b1'])).toBeUndefined();
      expect(dealt(own, ['b2', 'b1', 'b1'])).toBe('too-many');
      expect(dealt(own, ['b2', 'b2', 11])).toBe('primary-first');
    });
  });

  it('C27: natural sixes count double and start another wave', () => {
    const state = contestedTable(
      { units: { b1: { unit: 'ork.grunt', at: 'D5' }, o1: { unit: 'elf.elf_infantry', at: 'D4' } } },
      { at: 'D4', staying: ['o1'], entering: { b1: 'D5' } },
    );
    const bout: Bout = { at: '0404', layer: 'ground', fighters: fightersOf(state, state.contests[0]!) };
    const pool = strengthPool(state, bout, bout.fighters[0]!);
    const script = [6, 1, 2, 6, 3, 4, 5, 1, 6, 2, 2, 3, 1, 1, 5, 4, 2];
    const { waves, hits } = rollStrength(pool, habitsOf(state, state.units.b1!), scriptedDice(script));
    expect(hits).toHaveLength(6);
    expect(waves.map(({ shown }) => shown.length)).toEqual([8, 6, 3]);
    expect(waves.map(({ dice: rolled }) => rolled)).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7],
      [1, 2, 4, 5, 6, 7],
      [2, 4, 5],
    ]);
  });

  describe('C29: two units swap, and the Ork picks the hex', () => {
    const swapped = () => {
      const order = { movement: [['-'], ['F'], ['-']] } as const;
      const state = tableOf({
        units: {
          b1: { unit: 'elf.e34', at: 'D5', speed: 'slow', order },
          o1: { unit: 'ork.ork_infantry', at: 'D4', speed: 'slow', order },
        },
      });
      const { events } = runStep(state, { do: 'movement', movement: 2 });
      expect(factsOf(events, 'swap-decided')).toMatchObject([{ seat: 'orange', at: '0405' }]);
      expect(state.contests).toMatchObject([
        { at: '0405', staying: [], held: ['b1'], entering: [{ unit: 'o1', from: '0404' }] },
      ]);
      return state;
    };

    it('(a) the Ork wins', () => {
      const state = swapped();
      // E34: 4 strength, 2 deflection. Ork: 8 strength, one natural six and its wave; one primary hit with one support.
      const armour = dice(8, 1);
      const events = fightOut(state, {
        assaults: [...dice(4, 1), ...dice(2, 1), 6, ...dice(7, 1), 1, 1, 1, ...armour, 1],
      });
      expect(factsOf(events, 'assault-began')[0]!.fighters).toMatchObject([
        { unit: 'b1', role: 'held', angle: 0 },
        { unit: 'o1', role: 'entering', angle: 0 },
      ]);
      expect(state.units.o1).toMatchObject({ at: '0405', speed: 'slow', remainder: null });
      expect(state.units.b1).toMatchObject({ at: '0406', speed: 'still', remainder: 'nothing' });
      expect(state.contests).toEqual([]);
    });

    it('(b) the E34 wins', () => {
      const state = swapped();
      const events = fightOut(state, {
        assaults: [5, 1, 1, 1, ...dice(2, 1), ...dice(8, 1), 1],
        answers: { 'face o1': '0' },
      });
      expect(factsOf(events, 'assault-decided')[0]).toMatchObject({ winner: 'blue', byRank: false });
      expect(state.units.b1!.at).toBe('0405');
      expect(state.units.o1).toMatchObject({ at: '0404', facing: 0, speed: 'slow', remainder: 'turn' });
    });
  });

  describe('C31', () => {
    it('(a) a unit whose retreat leads off the board has fled', () => {
      const state = contestedTable(
        { units: { b1: { unit: 'elf.elf_infantry', at: 'D9' }, o1: { unit: 'ork.grunt', at: 'D8', facing: 3 } } },
        { at: 'D9', staying: ['b1'], entering: { o1: 'D8' } },
      );
      fightOut(state, { assaults: [...dice(4, 1), ...dice(8, 1)] });
      expect(state.units.b1!.status).toBe('fled');
      expect(state.units.o1!.at).toBe('0409');
    });

    it.each([
      { die: 3, at: '0406', enemy: '0405', fights: 0 },
      { die: 2, at: '0405', enemy: '0404', fights: 1 },
    ])('(b) an elite scout rolls $die to retreat before the assault', ({ die, at, enemy, fights }) => {
      const state = contestedTable(
        {
          units: {
            b1: { unit: 'elf.elite_elf_scout', at: 'D5' },
            o1: { unit: 'elf.elf_infantry', at: 'D4', speed: 'slow', facing: 3 },
          },
        },
        { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
      );
      const answers = { 'slip b1': 'retreat' };
      runStep(state, { do: 'slips' }, { dice: [die], answers });
      expect([state.units.b1!.at, state.units.o1!.at]).toEqual([at, enemy]);
      expect(state.contests.filter(({ outcome }) => !outcome)).toHaveLength(fights);
      if (die === 3) expect(state.units.b1).toMatchObject({ speed: 'slow', remainder: 'turn' });
    });
  });

  it('C33: of three that enter two take part, and if they win all are shaken in the next turn', () => {
    const three = () =>
      contestedTable(
        {
          units: {
            b1: { unit: 'darkelf.darkelf_infantry', at: 'C5' },
            b2: { unit: 'darkelf.darkelf_infantry', at: 'B4' },
            b3: { unit: 'darkelf.darkelf_infantry', at: 'D4' },
            o1: { unit: 'elf.elf_scout', at: 'C4', facing: 3 },
          },
        },
        { at: 'C4', staying: ['o1'], entering: { b1: 'C5', b2: 'B4', b3: 'D4' } },
      );
    const answers = { 'enter blue 0304 ground': 'b1 b3' };
    // Each infantry: 4 strength and 4 deflection dice; the scout: 1 and 1.
    const won = three();
    fightOut(won, { assaults: [...dice(8, 1), ...dice(8, 1), 1, 1], answers });
    expect(['b1', 'b2', 'b3'].map((id) => won.units[id]!.at)).toEqual(['0304', '0204', '0304']);
    expect(['b1', 'b2', 'b3'].map((id) => won.units[id]!.marks)).toEqual(Array(3).fill(['shaken_next_turn']));
    const tokens = [];
    for (const _ of [1, 2]) {
      runStep(won, { do: 'aftermath' });
      tokens.push(['b1', 'b2', 'b3'].map((id) => won.units[id]!.harm.shaken));
    }
    expect(tokens).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
    const lost = three();
    fightOut(lost, { assaults: [...dice(8, 1), ...dice(8, 1), 5, 1, 1], answers });
    expect(['b1', 'b2', 'b3'].map((id) => lost.units[id]!.marks)).toEqual([[], [], []]);
    expect(['b1', 'b2', 'b3'].map((id) => lost.units[id]!.at)).toEqual(['0305', '0204', '0404']);
  });
});
