import { describe, expect, it } from 'vitest';
import { type Ground, hex, type Place } from '../kit.ts';
import { begin, type Said } from './play.ts';
import type { Case, Placing } from './record.ts';

// Cases worked out by hand from G-16 and G-17: tokens, spells, and random events.

const spells: Case['spells'] = {
  bolt: { value: 1, range: 18, side: 'enemy', effect: { kind: 'hits', hits: 4, ap: 1 } },
  storm: { value: 2, range: 18, side: 'enemy', effect: { kind: 'hits', hits: 2, rules: { blast: 3 } } },
  veil: { value: 1, range: 12, side: 'friendly', targets: 2, effect: { kind: 'grant', rule: 'stealth' } },
  curse: {
    value: 1,
    range: 18,
    side: 'enemy',
    effect: { kind: 'modifier', stat: 'hit', amount: -1, scope: 'next-attacks' },
  },
  rust: {
    value: 1,
    range: 18,
    side: 'enemy',
    effect: { kind: 'modifier', stat: 'defense', amount: -1, scope: 'all-attacks' },
  },
};
const seer = (place: Place, tokens: number, more: Partial<Placing> = {}): Placing => ({
  profile: 'squad',
  hex: place,
  with: {
    models: [
      { type: 'trooper', count: 4, weapons: ['rifle', 'blade'] },
      { type: 'seer', count: 1, weapons: ['blade'], rules: { caster: 2 } },
    ],
    spells: ['bolt', 'storm', 'veil', 'curse', 'rust'],
  },
  tokens: [0, 0, 0, 0, tokens],
  ...more,
});
const at = (profile: string, place: Place, more: Partial<Placing> = {}): Placing => ({ profile, hex: place, ...more });
const cast = (spell: string, targets: string[], tokens: Record<string, number> = {}) => ({ spell, targets, tokens });
const game = (units: Case['units'], ground: Ground = {}) => begin({ spells, ground, units });

describe('spells', () => {
  const base = { a1: seer([10, 10], 3), b1: at('mob', [20, 10]) };

  it('C1: the test needs 4, hits have no cover and are blocked as others', () => {
    const ground: Ground = { terrain: [{ type: 'ruins', piece: 'r', hexes: [[20, 10]] }] };
    // D5 with AP 1: 6 blocks, 5 fails.
    expect(game(base, ground).activate('a1', { cast: [cast('bolt', ['b1'])], dice: [4, 6, 5, 5, 5] })).toMatchObject({
      groups: [{ weapon: 'bolt', hits: 4, wounds: 3 }],
      morale: [],
      units: { a1: { tokens: [0, 0, 0, 0, 2] }, b1: { models: 7 } },
    });
    expect(game(base).activate('a1', { cast: [cast('bolt', ['b1'])], dice: [3] })).toMatchObject({
      groups: [],
      units: { a1: { tokens: [0, 0, 0, 0, 2] } },
    });
  });

  it('C2: help adds, hindrance takes off; a natural 6 succeeds and a natural 1 fails all the same', () => {
    const units = { ...base, a2: seer([10, 12], 4), b2: seer([14, 12], 4) };
    const tried = (help: number, hinder: number, die: number) => {
      const said: Said = {
        cast: [cast('curse', ['b1'], help ? { a2: help } : {})],
        hinder: [hinder ? { b2: hinder } : {}],
        dice: [die],
      };
      return game(units)
        .activate('a1', said)
        .events!.find(({ kind }) => kind === 'spell-tested');
    };
    expect(tried(1, 0, 3)).toMatchObject({ success: true });
    expect(tried(1, 1, 3)).toMatchObject({ success: false });
    expect(tried(0, 4, 6)).toMatchObject({ success: true });
    expect(tried(4, 0, 1)).toMatchObject({ success: false });
  });

  it('C3: Blast multiplies hits of spells, and wounds of spells ask for morale', () => {
    const units = { ...base, b1: at('squad', [20, 10], { wounds: [0, 0, 0, null, null] }) };
    // Two hits of three each. D4: four fail, only three models: the unit is gone.
    expect(game(units).activate('a1', { cast: [cast('storm', ['b1'])], dice: [4, 1, 1, 4, 4, 4, 4, 4] })).toMatchObject(
      {
        groups: [{ weapon: 'storm', hits: 6, wounds: 2 }],
        morale: [{ unit: 'b1', die: 4, result: 'none' }],
      },
    );
  });

  it('C4: each spell once per activation, before or after the move', () => {
    const play = game(base);
    const said: Said = {
      action: 'advance',
      path: [[11, 10]],
      cast: [cast('curse', ['b1']), null, cast('rust', ['b1'])],
      shoot: [['rifle', 'b1']],
      // curse fails; rust succeeds; four rifles: one hits; D5 - 1: 5 fails.
      dice: [1, 4, 4, 1, 1, 1, 5],
    };
    expect(play.activate('a1', said)).toMatchObject({ groups: [{ weapon: 'rifle', hits: 1, wounds: 1 }] });
    const twice = game(base).activate('a1', { cast: [cast('curse', ['b1']), cast('curse', ['b1'])], dice: [1] });
    expect(twice).toEqual({ error: 'E_SPELL_USED' });
  });

  it.each([
    ['no tokens', 0, cast('bolt', ['b1']), 'E_NO_TOKENS'],
    ['too far', 1, cast('bolt', ['b2']), 'E_OUT_OF_RANGE'],
    ['unseen', 1, cast('bolt', ['b3']), 'E_NO_LOS'],
    ['unknown', 1, cast('fire', ['b1']), 'E_BAD_SPELL'],
    ['the wrong side', 1, cast('bolt', ['a1']), 'E_BAD_SPELL'],
    ['two targets for one', 1, cast('bolt', ['b1', 'b2']), 'E_OUT_OF_RANGE'],
    ['help of nobody who could', 1, cast('bolt', ['b1'], { a2: 1 }), 'E_NO_TOKENS'],
    ['a friend and itself', 1, cast('veil', ['a1', 'a2']), undefined],
  ] as const)('C5: %s', (_, tokens, { spell, targets, tokens: help }, error) => {
    const ground: Ground = { terrain: [{ type: 'building', piece: 'k', hexes: [[10, 6]] }] };
    const units = {
      a1: seer([10, 10], tokens),
      a2: at('squad', [12, 12]),
      b1: at('mob', [20, 10]),
      b2: at('mob', [29, 14]),
      b3: at('mob', [10, 4]),
    };
    const said = game(units, ground).ask('checkCasting', { unit: 'a1', spell, targets, tokens: help });
    expect(said).toMatchObject(error ? { error } : { ok: true });
  });

  it('C6: the next attacks suffer, then no more; the same spell counts once', () => {
    const effect = { source: 'curse', on: { unit: 'a1' }, until: 'attacks' } as const;
    const curse = { ...effect, what: { kind: 'hit', amount: -1, scope: 'next-attacks' } } as const;
    const play = begin({
      units: { a1: at('squad', [10, 10]), b1: at('mob', [20, 10]) },
      more: { effects: [curse, curse] },
    });
    const done = play.activate('a1', { shoot: [['rifle', 'b1']], dice: [4, 4, 4, 4, 5, 5] });
    expect(done).toMatchObject({ groups: [{ hits: 1, wounds: 0 }] });
    expect(done.state!.effects).toEqual([]);
  });

  it('C7: tokens at the start of a round: X more, 6 at most, also in reserve; none without casting', () => {
    const reserve: Placing = { ...seer([0, 0], 3), place: 'reserve' };
    const { hex: _hex, ...hidden } = reserve;
    const units = {
      a1: seer([10, 10], 5),
      a2: hidden,
      a3: seer([14, 10], 1, { shaken: true }),
      b1: at('mob', [40, 10]),
    };
    expect(game(units).newRound().units).toMatchObject({
      a1: { tokens: [0, 0, 0, 0, 6] },
      a2: { tokens: [0, 0, 0, 0, 5] },
      a3: { tokens: [0, 0, 0, 0, 3] },
    });
    const without = begin({ spells, units, options: { casting: false } }).newRound();
    expect(without.units).toMatchObject({ a1: { tokens: [0, 0, 0, 0, 5] } });
  });

  it('C8: a dead Caster has no tokens to spend, and the target of a spell before a charge may be gone', () => {
    const dead = { ...base, a1: seer([10, 10], 3, { wounds: [0, 0, 0, 0, null] }) };
    expect(game(dead).ask('checkCasting', { unit: 'a1', spell: 'bolt', targets: ['b1'] })).toMatchObject({
      error: 'E_NO_TOKENS',
    });
    // The charge ends beside b1; the bolt of step 6 kills it: no melee, no Fatigue.
    const units = { a1: seer([10, 10], 1), b1: at('mob', [14, 10], { wounds: [0, ...Array(9).fill(null)] }) };
    const done = game(units).activate('a1', {
      action: 'charge',
      target: 'b1',
      path: [
        [11, 10],
        [12, 10],
        [13, 10],
      ],
      cast: [null, cast('bolt', ['b1'])],
      dice: [4, 1, 1, 1, 1],
    });
    expect(done).toMatchObject({ units: { a1: { fatigued: false, at: hex([13, 10]) }, b1: { destroyed: true } } });
    expect(done).not.toHaveProperty('melee');
  });
});

describe('random events', () => {
  const units = {
    a1: at('squad', [10, 10]),
    b1: at('mob', [40, 10]),
    b2: at('walker', [40, 4]),
  };
  const event = (dice: number[], more: Partial<Case> = {}, round = 2) =>
    begin({ units, options: { events: 'always' }, ...more }).run({ phase: 'start', round }, 'turns-began', dice);

  it('E1: standard: a 5 or more, and then which one; campaign results are rolled again', () => {
    const standard = (dice: number[]) =>
      event(dice, { options: { events: 'standard' } }).events!.map(({ kind }) => kind);
    expect(standard([4])).not.toContain('event-rolled');
    // 11 is a campaign result, 32 needs a neutral counter, 65: a player gains a point.
    const { state } = event([5, 1, 1, 3, 2, 6, 5, 1], { options: { events: 'standard' } });
    expect(state!.seats.map(({ points }) => points)).toEqual([0, 1]);
  });

  it('E2: 14: a random unit takes D3+3 hits of AP 1', () => {
    // The second unit in the order a1, b1, b2; 3: D3 is 2, five hits; D5 - 1: 6 blocks.
    expect(event([1, 4, 1, 3, 6, 5, 5, 1, 2])).toMatchObject({
      groups: [{ hits: 5, wounds: 4 }],
      morale: [],
    });
  });

  it('E3: the check of morale after an event: seat A, then B', () => {
    const hurt = { ...units, a1: at('squad', [10, 10], { wounds: [0, 0, 0, null, null] }) };
    // 22: quarter 1 (north-west): a1 alone. 1: D3 is 1, five hits of AP 0: one fails. 2 of 5: a 3 fails.
    expect(event([2, 2, 0, 1, 4, 4, 4, 4, 1, 3], { units: hurt })).toMatchObject({
      groups: [{ hits: 5, wounds: 1 }],
      morale: [{ unit: 'a1', die: 3, result: 'shaken' }],
    });
  });

  it('E4: 24: all on ground that is not open are tested', () => {
    const ground: Ground = {
      terrain: [
        {
          type: 'field',
          piece: 'f',
          hexes: [
            [10, 10],
            [40, 4],
          ],
        },
      ],
    };
    // Five dice for a1, nine for the walker.
    const { events } = event([2, 4, 1, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2], { ground });
    expect(events!.filter(({ kind }) => kind === 'danger-tested')).toMatchObject([{ unit: 'a1' }, { unit: 'b2' }]);
  });

  it('E5: 41: one that stands on such ground becomes Shaken; nobody does: nothing happens', () => {
    const ground: Ground = { terrain: [{ type: 'ruins', piece: 'f', hexes: [[10, 10]] }] };
    expect(event([4, 1, 0], { ground }).state!.units.a1).toMatchObject({ shaken: true });
    expect(event([4, 1]).state!.units.a1).toMatchObject({ shaken: false });
  });

  it('E6: 26: one attack more with the first melee weapon of each model', () => {
    const play = begin({
      units: { a1: at('squad', [10, 10]), b1: at('mob', [12, 10]) },
      options: { events: 'always' },
    });
    play.run({ phase: 'start', round: 2 }, 'turns-began', [2, 6]);
    expect(
      play.activate('a1', {
        action: 'charge',
        target: 'b1',
        path: [[11, 10]],
        strikeBack: false,
        dice: Array(10).fill(1),
      }),
    ).toMatchObject({ groups: [{ weapon: 'blade', attacks: 10 }] });
  });

  it('E7: 54: twice the attacks with ranged weapons; 25: 6 less range for who shoots from the quarter', () => {
    const near = { a1: at('squad', [10, 10]), b1: at('mob', [30, 10]) };
    const twice = begin({ units: near, options: { events: 'always' } });
    twice.run({ phase: 'start', round: 2 }, 'turns-began', [5, 4, 0]);
    expect(twice.activate('a1', { shoot: [['rifle', 'b1']], dice: Array(10).fill(1) })).toMatchObject({
      groups: [{ attacks: 10 }],
    });
    const clouds = begin({ units: near, options: { events: 'always' } });
    clouds.run({ phase: 'start', round: 2 }, 'turns-began', [2, 5, 0]);
    const shot = { unit: 'a1', shoot: [{ weapon: 'rifle', target: 'b1' }] };
    expect(clouds.ask('checkActivation', shot)).toMatchObject({ error: 'E_OUT_OF_RANGE' });
  });

  it('E8: 15: D3 units cannot shoot for the battle', () => {
    const play = begin({ units, options: { events: 'always' } });
    play.run({ phase: 'start', round: 2 }, 'turns-began', [1, 5, 2, 0]);
    const shot = { unit: 'a1', action: 'advance', path: [], shoot: [{ weapon: 'rifle', target: 'b1' }] };
    expect(play.ask('checkActivation', shot)).toMatchObject({ error: 'E_OUT_OF_RANGE' });
    play.set('b1', { at: hex([20, 10]) });
    expect(play.ask('checkActivation', shot)).toMatchObject({ error: 'E_CANNOT_SHOOT' });
  });

  it('E9: 16 and 56: -1 to morale tests', () => {
    const play = begin({ units, options: { events: 'always' } });
    play.run({ phase: 'start', round: 2 }, 'turns-began', [1, 6, 0]);
    expect(play.ask('morale', 'a1')).toMatchObject({ base: 4, needs: 5, halfStrength: false });
    expect(play.ask('morale', 'b1')).toMatchObject({ base: 5, needs: 5 });
    const near = { a1: at('squad', [34, 10]), b1: at('mob', [40, 10]), b2: at('walker', [40, 4]) };
    const blood = begin({ units: near, options: { events: 'always' } });
    // b1 of a1, b1, b2: 6 from a1.
    blood.run({ phase: 'start', round: 2 }, 'turns-began', [5, 6, 1]);
    expect(blood.ask('morale', 'a1')).toMatchObject({ needs: 5 });
    blood.set('a1', { at: hex([33, 10]) });
    expect(blood.ask('morale', 'a1')).toMatchObject({ needs: 4 });
  });

  it('E10: 42: who first rolls a 1 to hit takes D3+3 hits of AP 2 after its shooting, once', () => {
    const near = { a1: at('squad', [10, 10]), b1: at('mob', [20, 10]) };
    const play = begin({ units: near, options: { events: 'always' } });
    play.run({ phase: 'start', round: 2 }, 'turns-began', [4, 2]);
    // 1 4 3 3 3: one hit, D5: 5. Then a die of 6: D3 is 3, six hits; D4 - 2: 6 blocks. Four fall: 1 of 5, a 4.
    expect(
      play.activate('a1', { shoot: [['rifle', 'b1']], dice: [1, 4, 3, 3, 3, 5, 6, 6, 6, 5, 5, 5, 5, 4] }),
    ).toMatchObject({
      groups: [
        { weapon: 'rifle', hits: 1, wounds: 0 },
        { hits: 6, wounds: 4 },
      ],
      morale: [{ unit: 'a1', die: 4, result: 'none' }],
      units: { a1: { models: 1 } },
    });
  });

  it('E11: 43: who first rolls a 6 to hit in melee causes D3 wounds more, which count for the winner', () => {
    const near = { a1: at('squad', [10, 10]), b1: at('mob', [12, 10]) };
    const play = begin({ units: near, options: { events: 'always' } });
    play.run({ phase: 'start', round: 2 }, 'turns-began', [4, 3]);
    // 6: one hit, blocked by 5; D3 of 3 is 2.
    expect(
      play.activate('a1', {
        action: 'charge',
        target: 'b1',
        path: [[11, 10]],
        strikeBack: false,
        dice: [6, 1, 1, 1, 1, 5, 3, 5],
      }),
    ).toMatchObject({
      melee: { attackerWounds: 2, defenderWounds: 0, loser: 'b1' },
      morale: [{ unit: 'b1', die: 5, result: 'none' }],
      units: { b1: { models: 8 } },
    });
  });

  it('E12: 55 and 13', () => {
    const shaken = { ...units, b1: at('mob', [40, 10], { shaken: true }) };
    expect(event([5, 5, 0], { units: shaken }).state!.units.b1).toMatchObject({ shaken: false });
    // D3 of 1 is 1: one unit, the walker, loses the first of its ranged weapons.
    expect(event([1, 3, 1, 2, 0]).state!.units.b2).toMatchObject({ lost: ['beam'] });
  });
});
