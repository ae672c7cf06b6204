import { describe, expect, it } from 'vitest';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/prompts.ts';
import type { Question } from '../../../../src/rulesets/grimdark/model/asks.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import { factsOf, hex, runStep, tableOf } from '../kit.ts';
import { living, shoot, shots } from './shots.ts';

// The worked cases about shooting, by their numbers. Moves before and morale tests after it are done by hand or by the steps
// of those chapters.

/** The code with which a declaration of the active unit is refused. */
const refused = (state: State, answer: ReturnType<typeof shots>): string | undefined => {
  const { unit, seat } = state.active!;
  const ask: Question & { id: number } = { id: 1, seat, key: 'shoot', prompt: 'shoot', unit };
  return promptRuleOf('shoot').check(view(state, seat), ask, answer)?.code;
};

const moraleOf = (state: State, dice: readonly number[]) =>
  factsOf(runStep(state, { do: 'morale', first: 'b' }, { dice }).events, 'morale-tested').map(
    ({ unit, die, result }) => ({ unit, die, result }),
  );

describe('the worked cases of shooting', () => {
  it('G17 plain shooting', () => {
    const state = tableOf({
      units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'mob', hex: [22, 10] } },
      active: { unit: 'a1', action: 'hold' },
    });
    const { groups } = shoot(state, shots(['rifle', 'b1']), [4, 3, 6, 1, 5, 5, 2, 4]);
    expect(groups).toEqual([{ weapon: 'rifle', attacks: 5, hits: 3, cover: false, wounds: 2 }]);
    expect(moraleOf(state, [])).toEqual([]);
    expect(living(state, 'b1')).toBe(8);
  });

  it('G18 AP against cover, natural 6 and natural 1', () => {
    const state = tableOf({
      ground: { terrain: [{ type: 'ruins', piece: 'r1', hexes: [[20, 10]] }] },
      units: {
        a1: {
          profile: 'guard',
          hex: [11, 10],
          moved: true,
          with: { models: [{ type: 'gunner', count: 4, tough: 1, weapons: ['plasma', 'blade'] }] },
        },
        a2: { profile: 'squad', hex: [18, 4] },
        b1: { profile: 'walker', hex: [20, 10] },
      },
      active: { unit: 'a1', action: 'advance' },
    });
    const { groups } = shoot(state, shots(['plasma', 'b1']), [3, 4, 5, 6, 5, 6, 4, 1]);
    expect(groups).toEqual([{ weapon: 'plasma', attacks: 4, hits: 4, cover: true, wounds: 2 }]);
    expect(state.units.b1!.wounds).toEqual([2]);
  });

  it('G19 Blast is capped by the models and ignores cover', () => {
    const state = tableOf({
      ground: { terrain: [{ type: 'forest', piece: 'f1', hexes: [[18, 10]] }] },
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: { models: [{ type: 'grenadier', count: 1, weapons: ['launcher', 'blade'] }] },
        },
        b1: {
          profile: 'squad',
          hex: [18, 10],
          startingSize: 5,
          with: { models: [{ type: 'trooper', count: 2, weapons: ['rifle', 'blade'] }] },
        },
      },
      active: { unit: 'a1', action: 'hold' },
    });
    const { groups } = shoot(state, shots(['launcher', 'b1']), [5, 4, 3]);
    expect(groups).toEqual([{ weapon: 'launcher', attacks: 1, hits: 2, cover: false, wounds: 1 }]);
    expect(moraleOf(state, [4])).toEqual([{ unit: 'b1', die: 4, result: 'none' }]);
    expect(living(state, 'b1')).toBe(1);
  });

  it('G21 Deadly first, most wounded model first, surplus lost', () => {
    const state = tableOf({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'rifleman', count: 4, weapons: ['rifle', 'blade'] },
              { type: 'cannoneer', count: 1, weapons: ['cannon', 'blade'] },
            ],
          },
        },
        b1: { profile: 'guard', hex: [20, 10], wounds: [0, 1, 0] },
      },
      active: { unit: 'a1', action: 'hold' },
    });
    const { groups } = shoot(state, shots(['rifle', 'b1'], ['cannon', 'b1']), [4, 2, 4, 4, 2, 6, 2, 3, 2]);
    expect(groups.map(({ weapon, hits, wounds }) => [weapon, hits, wounds])).toEqual([
      ['cannon', 1, 2],
      ['rifle', 3, 2],
    ]);
    expect(state.units.b1!.wounds).toEqual([2, -1, 0]);
    expect(moraleOf(state, [])).toEqual([]);
  });

  it('G23 two targets, Sniper first, hero picked out', () => {
    const state = tableOf({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'rifleman', count: 2, weapons: ['rifle', 'blade'] },
              { type: 'marksman', count: 1, weapons: ['marksman', 'blade'] },
            ],
          },
        },
        b1: {
          profile: 'mob',
          hex: [22, 10],
          with: {
            models: [
              { type: 'conscript', count: 3, weapons: ['rifle', 'blade'] },
              {
                type: 'hero',
                count: 1,
                quality: 3,
                defense: 3,
                tough: 3,
                rules: { hero: 1, stealth: 1 },
                weapons: ['maul'],
              },
            ],
          },
        },
        b2: { profile: 'squad', hex: [16, 4] },
        b3: { profile: 'squad', hex: [20, 4] },
      },
      active: { unit: 'a1', action: 'hold' },
    });
    expect(refused(state, shots(['rifle', 'b2'], ['marksman', 'b1', [3]], ['blade', 'b3']))).toBe('E_TOO_MANY_TARGETS');
    const { groups } = shoot(state, shots(['rifle', 'b2'], ['marksman', 'b1', [3]]), [3, 3, 4, 5, 2, 4]);
    expect(groups.map(({ weapon, attacks, hits, wounds }) => [weapon, attacks, hits, wounds])).toEqual([
      ['marksman', 1, 1, 1],
      ['rifle', 2, 2, 1],
    ]);
    expect(state.units.b1!.wounds).toEqual([0, 0, 0, 1]);
    expect(living(state, 'b2')).toBe(4);
  });

  it('G25 Reliable against Stealth; Limited once only', () => {
    const state = tableOf({
      units: {
        a1: {
          profile: 'walker',
          hex: [10, 10],
          with: { models: [{ type: 'walker', count: 1, weapons: ['beam', 'rocket', 'maul'] }] },
        },
        b1: { profile: 'squad', hex: [20, 10], with: { rules: { stealth: 1 } } },
        b2: { profile: 'squad', hex: [18, 4], with: { rules: { stealth: 1 } } },
      },
      active: { unit: 'a1', action: 'hold' },
    });
    const { groups } = shoot(state, shots(['beam', 'b1'], ['rocket', 'b1']), [2, 3, 1, 5, 6, 6]);
    expect(groups.map(({ weapon, attacks, hits, wounds }) => [weapon, attacks, hits, wounds])).toEqual([
      ['beam', 3, 1, 1],
      ['rocket', 1, 1, 0],
    ]);
    expect(refused(state, shots(['rocket', 'b1']))).toBe('E_WEAPON_SPENT');
    const { a1 } = state.units;
    const nearer: State = {
      ...state,
      active: { ...state.active!, action: 'advance' },
      units: { ...state.units, a1: { ...a1!, at: hex([11, 10]), moved: true } },
    };
    expect(shoot(nearer, shots(['beam', 'b1']), [2, 1, 1, 2]).groups).toEqual([
      { weapon: 'beam', attacks: 3, hits: 1, cover: false, wounds: 1 },
    ]);
    expect(living(nearer, 'b1')).toBe(3);
  });

  it('G26 half strength after shooting: units of many and of one', () => {
    const state = tableOf({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'rifleman', count: 3, weapons: ['rifle', 'blade'] },
              { type: 'gunner', count: 2, weapons: ['plasma', 'blade'] },
            ],
          },
        },
        b1: {
          profile: 'mob',
          hex: [20, 10],
          startingSize: 10,
          with: { models: [{ type: 'conscript', count: 6, weapons: ['rifle', 'blade'] }] },
        },
        b2: { profile: 'walker', hex: [20, 4], wounds: [4] },
      },
      active: { unit: 'a1', action: 'hold' },
    });
    const { groups } = shoot(state, shots(['plasma', 'b2'], ['rifle', 'b1']), [4, 2, 5, 3, 4, 1, 2]);
    expect(groups.map(({ weapon, attacks, hits, wounds }) => [weapon, attacks, hits, wounds])).toEqual([
      ['plasma', 2, 1, 1],
      ['rifle', 3, 1, 1],
    ]);
    expect(moraleOf(state, [5, 3])).toEqual([
      { unit: 'b1', die: 5, result: 'none' },
      { unit: 'b2', die: 3, result: 'shaken' },
    ]);
    expect(living(state, 'b1')).toBe(5);
    expect(state.units.b2).toMatchObject({ wounds: [5], shaken: true });
  });
});
