import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf } from '../kit.ts';
import { fought, strikeBack } from './duel.ts';

const MISS5 = [1, 1, 1, 1, 1];
const NO = strikeBack(false);

describe('a melee', () => {
  it.each<[string, 'a1' | 'b1']>([
    ['charger', 'a1'],
    ['target', 'b1'],
  ])('does not happen if the %s is gone before: no Fatigue, no consolidation, G-12', (_, gone) => {
    const { events, asked, state } = fought({ a1: {}, b1: {}, [gone]: { hex: null, place: 'destroyed' } }, []);
    expect([events, asked, state.fight]).toEqual([[], [], null]);
  });
});

describe('the strikes of a melee', () => {
  it('are made with all melee weapons and no others, G-12.3', () => {
    const { groups } = fought({ a1: {}, b1: {} }, [...MISS5, ...MISS5]);
    expect(groups.map(({ by, weapon, dice }) => [by, weapon, dice])).toEqual([
      ['a1', 'blade', 5],
      ['b1', 'blade', 5],
    ]);
  });

  it('go in profile order, those of a joined hero last, but Deadly ones first, G-12.4', () => {
    const models = [
      { type: 'one', count: 2, weapons: ['blade', 'tb-maw'] },
      { type: 'two', count: 1, weapons: ['claws', 'blade'] },
    ];
    const { groups } = fought({ a1: { with: { models }, hero: 'hl-marshal' }, b1: {} }, Array(10).fill(1), NO);
    expect(groups.map(({ weapon, dice }) => [weapon, dice])).toEqual([
      ['tb-maw', 2],
      ['blade', 3],
      ['claws', 2],
      ['hl-officer-blade', 3],
    ]);
  });

  it('are made by the models that live when they begin', () => {
    const { groups } = fought({ a1: {}, b1: {} }, [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 6]);
    expect(groups[1]).toMatchObject({ by: 'b1', dice: 2 });
  });

  it('tire the charger after its own, G-12.4, and the target after its last, G-12.6', () => {
    const { kinds, events, state } = fought({ a1: {}, b1: {} }, [4, 1, 1, 1, 1, 4, 4, 1, 1, 1, 1, 4]);
    expect(factsOf(events, 'became-fatigued').map(({ unit }) => unit)).toEqual(['a1', 'b1']);
    expect(kinds.indexOf('became-fatigued')).toBeGreaterThan(kinds.indexOf('group-resolved'));
    expect(factsOf(events, 'group-resolved').map(({ hits }) => hits.length)).toEqual([1, 1]);
    expect(state.units).toMatchObject({ a1: { fatigued: true }, b1: { fatigued: true } });
  });

  it('hit on natural 6 only of who is Fatigued or Shaken, G-12.7, whoever was activated, G-12.5', () => {
    const dice = [5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6];
    expect(fought({ a1: { fatigued: true }, b1: { shaken: true, activated: true } }, dice).groups).toMatchObject([
      { by: 'a1', hits: 0 },
      { by: 'b1', hits: 1 },
    ]);
    expect(fought({ a1: { fatigued: true }, b1: { fatigued: true } }, dice).groups[1]).toMatchObject({ hits: 1 });
  });

  it('are not struck back if the player does not want to, P14', () => {
    const { events, groups } = fought({ a1: {}, b1: {} }, MISS5, NO);
    expect(groups).toHaveLength(1);
    expect(factsOf(events, 'strike-declined')).toMatchObject([{ unit: 'b1', when: 'back' }]);
  });

  it('are not struck back by who is gone', () => {
    const b1 = { wounds: [GONE, GONE, GONE, GONE, 0] };
    const { asked, groups, state } = fought({ a1: {}, b1 }, [6, 1, 1, 1, 1, 1]);
    expect(groups).toHaveLength(1);
    expect(asked).toEqual(['consolidate a']);
    expect(state.units.a1!.fatigued).toBe(true);
  });
});

describe('rules of the own charge, G-15', () => {
  const one = (weapon: string, rules = {}) => ({
    with: { rules, models: [{ type: 'one', count: 1, weapons: [weapon] }] },
  });

  it('Furious gives a hit for each natural 6, and none when striking back', () => {
    const furious = one('blade', { furious: 1 });
    expect(fought({ a1: furious, b1: {} }, [6, 4, 4, ...MISS5]).groups[0]).toMatchObject({
      by: 'a1',
      dice: 1,
      hits: 2,
    });
    expect(fought({ a1: {}, b1: furious }, [...MISS5, 6, 4]).groups[1]).toMatchObject({ by: 'b1', dice: 1, hits: 1 });
  });

  it('Thrust gives +1 to hit and AP +1, and nothing when striking back', () => {
    const lance = one('lance');
    const charge = fought({ a1: lance, b1: {} }, [3, 2, 5, ...MISS5]);
    expect(charge.groups[0]).toMatchObject({ hits: 1 });
    expect(factsOf(charge.events, 'group-resolved')[0]!.hits).toMatchObject([{ ap: 2 }]);
    const back = fought({ a1: {}, b1: lance }, [...MISS5, 3, 4, 6]);
    expect(factsOf(back.events, 'group-resolved')[1]!.hits).toMatchObject([{ ap: 1 }]);
  });
});
