import { describe, expect, it } from 'vitest';
import { factsOf, type Placing } from '../kit.ts';
import { type Contested, contestedTable, dice, fightOut } from './kit.ts';

const VEST = ['dwarf.vest_of_life_support'];
const dwarfs = (stubborn: 'always' | 'never' | 'ask', placing: Partial<Placing> = {}): Placing => ({
  unit: 'dwarf.dwarf_infantry',
  equipment: VEST,
  at: 'D5',
  ...placing,
  order: { endurance: { kill: 'never', stubborn, poison: 'never' } },
});
const ORKS: Placing = { unit: 'ork.grunt', at: 'D4', facing: 3 };
const HEX: Contested = { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } };
/** Nobody hits; orks rank higher. */
const MISSES = [...dice(4, 1), ...dice(8, 1)];

const fought = (units: Readonly<Record<string, Placing>>, assaults: readonly number[], answers = {}) => {
  const state = contestedTable({ units }, HEX);
  const events = fightOut(state, { assaults, answers });
  return { state, events };
};

describe('stubborn units, AB-EN and RET-7', () => {
  it('spends endurance after a lost assault, and stays if the psychic die does not shake it', () => {
    const { state, events } = fought({ b1: dwarfs('always'), o1: ORKS }, [...MISSES, 2]);
    expect(factsOf(events, 'endurance-spent')).toMatchObject([{ unit: 'b1' }]);
    expect(factsOf(events, 'stood-firm')).toMatchObject([{ unit: 'b1' }]);
    expect(state.units.b1).toMatchObject({ at: '0405', remainder: null, harm: { endurance: 3 } });
    // The winner was entering: it stays where it came from, as if it had lost.
    expect(state.units.o1).toMatchObject({ at: '0404', speed: 'slow', remainder: 'turn' });
  });

  it('is shaken by a high die, and then retreats', () => {
    const { state, events } = fought({ b1: dwarfs('always'), o1: ORKS }, [...MISSES, 6]);
    expect(factsOf(events, 'stood-firm')).toEqual([]);
    expect(state.units.b1).toMatchObject({ at: '0406', harm: { endurance: 3, shaken: 2 } });
    expect(state.units.o1!.at).toBe('0405');
  });

  it('never stays if it is shaken already, and spends nothing', () => {
    const { state, events } = fought({ b1: dwarfs('always', { harm: { shaken: 1 } }), o1: ORKS }, MISSES);
    expect(factsOf(events, 'endurance-spent')).toEqual([]);
    expect(state.units.b1!.at).toBe('0406');
  });

  it('is asked for by who wants to be asked, P20, and by default keeps its endurance', () => {
    const { state } = fought({ b1: dwarfs('ask'), o1: ORKS }, MISSES);
    expect(state.units.b1!.at).toBe('0406');
    const answers = { 'endure stubborn b1': 'spend' };
    expect(fought({ b1: dwarfs('ask'), o1: ORKS }, [...MISSES, 1], answers).state.units.b1!.at).toBe('0405');
    expect(fought({ b1: dwarfs('never'), o1: ORKS }, MISSES).state.units.b1!.at).toBe('0406');
  });

  it('moves in if it was entering, and the winner in the hex goes', () => {
    const state = contestedTable(
      { units: { b1: dwarfs('always', { at: 'D6' }), o1: { ...ORKS, at: 'D5' } } },
      { at: 'D5', staying: ['o1'], entering: { b1: 'D6' } },
    );
    fightOut(state, { assaults: [...MISSES, 1] });
    expect([state.units.b1!.at, state.units.o1!.at]).toEqual(['0405', '0404']);
  });

  it('does not hold those beside it: they retreat', () => {
    const state = contestedTable(
      { units: { b1: dwarfs('always'), b2: dwarfs('never'), o1: ORKS } },
      { ...HEX, staying: ['b1', 'b2'] },
    );
    fightOut(state, { assaults: [...dice(8, 1), ...dice(8, 1), 1] });
    expect([state.units.b1!.at, state.units.b2!.at, state.units.o1!.at]).toEqual(['0405', '0406', '0404']);
  });

  const both = (initiative: string, assaults: readonly number[]) => {
    const state = {
      ...contestedTable({ units: { b1: dwarfs('always'), o1: dwarfs('always', { at: 'D4', facing: 3 }) } }, HEX),
      initiative,
    };
    const events = fightOut(state, { assaults });
    return { state, events };
  };
  const ROUND = dice(8, 1);

  it('RET-7: fights again at once if both sides are, until one of them is not', () => {
    // Round 1: blue loses and stays; orange, that would have to go, stays as well. Round 2 kills all of blue.
    const { state, events } = both('orange', [...ROUND, 1, 1, ...dice(4, 1), ...dice(4, 4), ...dice(4, 6)]);
    expect(factsOf(events, 'assault-began').map(({ round }) => round)).toEqual([1, 2]);
    expect(state.units.b1!.status).toBe('destroyed');
    expect(state.units.o1!.at).toBe('0405');
  });

  it('RET-7: fights again five times at most, and then the winner of the last round stays', () => {
    const { state, events } = both('orange', [...ROUND, 1, 1, ...Array(5).fill(ROUND).flat()]);
    expect(factsOf(events, 'assault-began').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(factsOf(events, 'endurance-spent').map(({ unit }) => unit)).toEqual(['b1', 'o1']);
    expect([state.units.b1!.at, state.units.o1!.at]).toEqual(['0406', '0405']);
  });

  it('RET-7: keeps the ledger from round to round', () => {
    // In round 1 orange kills a model, in round 2 another: the live state stays as it was.
    const hit = [...dice(4, 1), 4, 1, 1, 1];
    const { state, events } = both('orange', [...hit, 3, 1, 1, ...hit, 3, ...Array(4).fill(ROUND).flat()]);
    expect(
      factsOf(events, 'strength-rolled')
        .filter(({ unit }) => unit === 'b1')
        .map(({ pool }) => pool.dice.length),
    ).toEqual(Array(6).fill(4));
    expect(state.units.b1!.harm.alive).toEqual([false, false, true, true]);
  });
});
