import { describe, expect, it } from 'vitest';
import { type Ground, hex, type Place } from '../kit.ts';
import { begin, type Said } from './play.ts';
import type { Case, Placing } from './record.ts';

// Cases worked out by hand from G-12 and G-13: a1 at [10,10] charges b1 at [12,10] over [11,10].

const unit = (profile: string, hexAt: Place, more: Partial<Placing> = {}): Placing => ({
  profile,
  hex: hexAt,
  ...more,
});
const models = (...types: object[]) => ({ models: types as never });
const team = (count: number, weapons: string[], rules: object = {}): Partial<Placing> => ({
  with: { ...models({ type: 'fighter', count, weapons }), rules: rules as never },
});
const A: Place = [10, 10];
const B: Place = [12, 10];
const mob = (more: Partial<Placing> = {}): Placing => unit('mob', B, more);
const squad = (more: Partial<Placing> = {}): Placing => unit('squad', A, more);
const few = (living: number, size: number) => ({
  wounds: [...Array(living).fill(0), ...Array(size - living).fill(null)],
});

const CHARGE: Said = { action: 'charge', target: 'b1', path: [[11, 10]] };
const charge = (a1: Placing, b1: Placing, said: Said, more: Partial<Case> = {}) =>
  begin({ ...more, units: { a1, b1, ...more.units } }).activate('a1', { ...CHARGE, ...said });

describe('who strikes when', () => {
  it('L1: Counter first with those weapons, then the charger, then back with the others, not yet Fatigued', () => {
    const b1 = mob(team(2, ['whip', 'blade']));
    // Whips, 4 dice on 5+, AP 1: one hit, D4 on 5+: 4 fails. Four chargers: on 4+ two hits, D5: 4 and 5. Back: one
    // blade.
    const dice = [5, 1, 1, 1, 4, 4, 4, 1, 1, 4, 5, 5, 4];
    expect(charge(squad(), b1, { counter: true, strikeBack: true, dice })).toMatchObject({
      groups: [
        { weapon: 'whip', attacks: 4, hits: 1, wounds: 1 },
        { weapon: 'blade', attacks: 4, hits: 2, wounds: 1 },
        { weapon: 'blade', attacks: 1, hits: 1, wounds: 0 },
      ],
      melee: { attackerWounds: 1, defenderWounds: 1, loser: null },
      morale: [],
      units: { a1: { models: 4, fatigued: true }, b1: { models: 1, fatigued: true } },
    });
  });

  it('L2: who declines Counter may strike back with all weapons', () => {
    const b1 = mob(team(2, ['whip', 'blade']));
    // Five chargers miss. Back: whips first, in profile order, then blades.
    expect(
      charge(squad(), b1, { counter: false, strikeBack: true, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }),
    ).toMatchObject({
      groups: [{ weapon: 'blade' }, { weapon: 'whip', attacks: 4 }, { weapon: 'blade', attacks: 2 }],
      units: { b1: { fatigued: true } },
    });
  });

  it('L3: who strikes not at all is not Fatigued', () => {
    expect(charge(squad(), mob(), { strikeBack: false, dice: [1, 1, 1, 1, 1] })).toMatchObject({
      groups: [{ attacks: 5 }],
      melee: { loser: null },
      units: { a1: { fatigued: true, at: hex(A) }, b1: { fatigued: false } },
    });
  });

  it('L4: Deadly strikes first, then in profile order, a hero last with its own Quality', () => {
    const a1 = squad({
      with: models(
        { type: 'one', count: 1, weapons: ['claws'] },
        { type: 'two', count: 1, weapons: ['axe', 'blade'] },
        { type: 'hero', quality: 3, tough: 3, rules: { hero: true }, weapons: ['blade'] },
      ),
    });
    const weapons = { axe: { attacks: 1, rules: { deadly: 3 } } } as const;
    const { groups } = charge(a1, mob(), { strikeBack: false, dice: [1, 1, 1, 1, 3, 5] }, { weapons });
    expect(groups).toMatchObject([
      { weapon: 'axe', attacks: 1 },
      { weapon: 'claws', attacks: 2 },
      { weapon: 'blade', attacks: 1, hits: 0 },
      { weapon: 'blade', attacks: 1, hits: 1, wounds: 0 },
    ]);
  });
});

describe('Impact', () => {
  const riders = (rules: object = { impact: 2 }) => squad(team(3, ['blade'], rules));

  it('L5: a die per point, less one for each living model with Counter; 2+ hits with AP 0', () => {
    const b1 = mob({
      with: models({ type: 'one', count: 2, weapons: ['whip'] }, { type: 'two', count: 8, weapons: ['blade'] }),
    });
    // 6 - 2 = 4 dice: 2, 6, 3 hit. D5: 5 blocks, 4 and 1 fail. Then three blades miss, eight strike back and miss.
    const dice = [1, 2, 6, 3, 5, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4];
    const said: Said = { counter: false, strikeBack: false, dice: dice.slice(0, 10).concat(5) };
    expect(charge(riders(), b1, said)).toMatchObject({
      groups: [
        { weapon: 'impact', attacks: 4, hits: 3, wounds: 2 },
        { weapon: 'blade', attacks: 3, hits: 0 },
      ],
      melee: { attackerWounds: 2, defenderWounds: 0, loser: 'b1' },
      morale: [{ unit: 'b1', die: 5, result: 'none' }],
    });
  });

  it('L6: none if the charger was Fatigued before; then it hits on 6 only, also with Reliable or Thrust', () => {
    const a1 = { ...riders({ impact: 2 }), fatigued: true };
    expect(charge(a1, mob(), { strikeBack: false, dice: [5, 5, 6, 5] })).toMatchObject({
      groups: [{ weapon: 'blade', attacks: 3, hits: 1, wounds: 0 }],
    });
    const lancers = { ...squad(team(1, ['lance'])), fatigued: true };
    // AP 2: 6 hits, D5: 5 - 2 fails.
    expect(charge(lancers, mob(), { strikeBack: false, dice: [5, 6, 5, 6] })).toMatchObject({
      groups: [{ weapon: 'lance', hits: 1, wounds: 1 }],
    });
  });

  it('L7: not below 0, and no dice then', () => {
    const b1 = mob(team(10, ['whip']));
    expect(charge(riders(), b1, { counter: false, strikeBack: false, dice: [1, 1, 1] })).toMatchObject({
      groups: [{ weapon: 'blade', attacks: 3, hits: 0 }],
    });
  });
});

describe('rules of the charge', () => {
  it('L8: Furious: an extra hit per natural 6, for the charger only', () => {
    const a1 = squad(team(2, ['blade'], { furious: true }));
    const b1 = mob(team(2, ['blade'], { furious: true }));
    // 6 and 1: two hits, D5: 5, 5. Back on 5+: 6 and 1, one hit: D4: 4.
    expect(charge(a1, b1, { strikeBack: true, dice: [6, 1, 5, 5, 6, 1, 4] })).toMatchObject({
      groups: [
        { attacks: 2, hits: 2, wounds: 0 },
        { attacks: 2, hits: 1, wounds: 0 },
      ],
    });
  });

  it('L9: Thrust: +1 to hit and AP +1 in the own charge, nothing when striking back', () => {
    const a1 = squad(team(1, ['lance']));
    const b1 = mob(team(1, ['lance']));
    // 3 hits on 4+, AP 2: 6 blocks (natural), so no wound. Back: 4 misses on 5+, 5 hits with AP 1: D4: 5 blocks.
    expect(charge(a1, b1, { strikeBack: true, dice: [3, 2, 6, 4, 5, 5] })).toMatchObject({
      groups: [
        { weapon: 'lance', attacks: 2, hits: 1, wounds: 0 },
        { weapon: 'lance', attacks: 2, hits: 1, wounds: 0 },
      ],
      melee: { loser: null },
    });
  });

  it('L10: no cover in melee, and Stealth does not help', () => {
    const ground: Ground = { terrain: [{ type: 'ruins', piece: 'r1', hexes: [B] }] };
    const b1 = mob(team(10, ['blade'], { stealth: true }));
    // 4 hits on 4+; D5 without cover: 4 fails; 9 strike on 5+, one hits, D4: 4.
    const dice = [4, 1, 1, 1, 1, 4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 4, 6];
    expect(charge(squad(), b1, { strikeBack: true, dice }, { ground })).toMatchObject({
      groups: [
        { hits: 1, wounds: 1 },
        { attacks: 9, hits: 1, wounds: 0 },
      ],
      morale: [{ unit: 'b1', die: 6, result: 'none' }],
    });
  });
});

describe('who has lost', () => {
  it('L11: Fear adds up over living models, for both sides', () => {
    const a1 = squad(team(5, ['blade'], {}));
    const b1 = mob(team(3, ['blade'], { fear: 1 }));
    // One wound by a1, none back; Fear: 1 + 1 of two models left: b wins 2 to 1. a1 tests on 4+.
    expect(charge(a1, b1, { strikeBack: false, dice: [4, 1, 1, 1, 1, 1, 4] })).toMatchObject({
      melee: { attackerWounds: 1, defenderWounds: 0, loser: 'a1' },
      morale: [{ unit: 'a1', die: 4, result: 'none' }],
    });
  });

  it('L12: a tie has no test, also at half strength', () => {
    // One wound each: the one that is left of b1 strikes back.
    const done = charge(squad(few(2, 5)), mob(few(2, 10)), { strikeBack: true, dice: [4, 1, 1, 5, 1] });
    expect(done).toMatchObject({ melee: { attackerWounds: 1, defenderWounds: 1, loser: null }, morale: [] });
  });

  it('L13: a Shaken loser fails without a die, and routs at half strength', () => {
    const done = charge(squad(), mob({ ...few(5, 10), shaken: true }), { strikeBack: false, dice: [4, 1, 1, 1, 1, 1] });
    expect(done).toMatchObject({
      melee: { loser: 'b1' },
      morale: [{ unit: 'b1', auto: true, result: 'routed' }],
      units: { b1: { destroyed: true }, a1: { at: hex([11, 10]) } },
    });
  });

  it('L14: a Shaken unit strikes back on 6 only and is Fatigued then', () => {
    const b1 = mob({ shaken: true });
    // All miss; ten strike back: one 6, D4: 4.
    expect(
      charge(squad(), b1, { strikeBack: true, dice: [1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 4] }),
    ).toMatchObject({
      groups: [{ hits: 0 }, { attacks: 10, hits: 1, wounds: 0 }],
      units: { b1: { shaken: true, fatigued: true } },
    });
  });

  it('L15: Fearless saves a loser at half strength from the rout', () => {
    const b1 = mob({ ...few(5, 10), with: { rules: { fearless: true } as never } });
    expect(charge(squad(), b1, { strikeBack: false, dice: [4, 1, 1, 1, 1, 1, 4, 5] })).toMatchObject({
      morale: [{ unit: 'b1', die: 4, fearless: 5, result: 'none' }],
      units: { b1: { destroyed: false, shaken: false } },
    });
  });

  it('L16: a charger that loses at half strength routs, and the other may consolidate', () => {
    const a1 = squad(few(2, 5));
    // Both miss; ten strike back, two hit, D4: 1 fails, 4 blocks. 1 of 5: on 4+ a 3.
    expect(
      charge(a1, mob(), {
        strikeBack: true,
        consolidate: [[11, 10]],
        dice: [1, 1, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 3],
      }),
    ).toMatchObject({
      melee: { attackerWounds: 0, defenderWounds: 1, loser: 'a1' },
      morale: [{ unit: 'a1', die: 3, result: 'routed' }],
      units: { a1: { destroyed: true }, b1: { at: hex([11, 10]) } },
    });
  });

  it('L17: who was in the melee takes no test from wounds', () => {
    // 3 of 5 left is no half; the loser b1 tests once although it has lost half by wounds.
    const { morale } = charge(squad(), mob(few(6, 10)), {
      strikeBack: true,
      dice: [4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5],
    });
    expect(morale).toEqual([{ unit: 'b1', die: 5, result: 'none' }]);
  });
});

describe('after a melee', () => {
  const alone = mob(few(1, 10));

  it('L18: the last model falls: no test, the victor may move up to 3, and is Fatigued', () => {
    const path: Place[] = [
      [12, 10],
      [13, 10],
      [14, 10],
    ];
    expect(charge(squad(), alone, { consolidate: path, dice: [4, 1, 1, 1, 1, 1] })).toMatchObject({
      melee: { loser: 'b1' },
      morale: [],
      units: { a1: { at: hex([14, 10]), fatigued: true }, b1: { destroyed: true } },
    });
    expect(charge(squad(), alone, { consolidate: [...path, [15, 10]], dice: [4, 1, 1, 1, 1, 1] })).toEqual({
      error: 'E_PATH_TOO_LONG',
    });
    const more = { units: { b2: unit('squad', [14, 10]) } };
    expect(charge(squad(), alone, { consolidate: path.slice(0, 2), dice: [4, 1, 1, 1, 1, 1] }, more)).toEqual({
      error: 'E_ENEMY_ADJACENT',
    });
  });

  it('L19: consolidating into mines is tested, into ruins it is not, and once per activation only', () => {
    const into = (type: string): Ground => ({ terrain: [{ type, piece: 'k1', hexes: [[13, 10]] }] });
    const path: Place[] = [
      [12, 10],
      [13, 10],
    ];
    expect(
      charge(squad(), alone, { consolidate: path, dice: [4, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1] }, { ground: into('mines') }),
    ).toMatchObject({ danger: { dice: 5, wounds: 1 }, units: { a1: { models: 4 } } });
    const ruins = charge(squad(), alone, { consolidate: path, dice: [4, 1, 1, 1, 1, 1] }, { ground: into('ruins') });
    expect(ruins).not.toHaveProperty('danger');
    const both: Ground = {
      terrain: [
        {
          type: 'lava',
          piece: 'k1',
          hexes: [
            [11, 10],
            [13, 10],
          ],
        },
      ],
    };
    expect(
      charge(squad(), alone, { consolidate: path, dice: [2, 2, 2, 2, 2, 4, 1, 1, 1, 1, 1] }, { ground: both }),
    ).toMatchObject({
      danger: { dice: 5, wounds: 0 },
      units: { a1: { models: 5, at: hex([13, 10]) } },
    });
  });

  it('L20: a charger with nowhere to go stays in contact', () => {
    // All hexes around [11,10] but those next to b1 are taken or impassable.
    const ground: Ground = {
      terrain: [
        {
          type: 'wall',
          piece: 'k1',
          hexes: [
            [11, 9],
            [10, 11],
          ],
        },
      ],
    };
    const more: Partial<Case> = {
      ground,
      units: { a2: unit('squad', [10, 10]), b2: unit('squad', [13, 8]) },
    };
    // a1 comes from [11,11] to [11,10]: around it [11,9] wall, [12,9] next to b1, [12,10] b1, [11,11], [10,11] wall,
    // [10,10] a2.
    const game = begin({ ...more, units: { a1: squad({ hex: [11, 11] }), b1: mob(), ...more.units } });
    const done = game.activate('a1', { ...CHARGE, strikeBack: false, dice: [1, 1, 1, 1, 1] });
    // [11,11] is next to [12,10] itself: distance 1.
    expect(done).toMatchObject({ units: { a1: { at: hex([11, 10]) } } });
    expect(done).not.toHaveProperty('separation');
  });

  it('L21: separation: at distance 2, free, no cliff, and next to no enemy at all; no danger, no difficulty', () => {
    const ground: Ground = {
      terrain: [{ type: 'mines', piece: 'm1', hexes: [[10, 11]] }],
      levels: [{ level: 2, hexes: [[11, 9]] }],
    };
    // Around [11,10] at distance 2 from [12,10]: [11,9] is a cliff, [10,10] where it came from, [10,11] mines.
    const done = charge(squad(), mob(), { strikeBack: false, separate: [10, 11], dice: [1, 1, 1, 1, 1] }, { ground });
    expect(done).toMatchObject({ separation: [hex([10, 11]), hex([10, 10])], units: { a1: { at: hex([10, 11]) } } });
    expect(done).not.toHaveProperty('danger');
    // An enemy next to [10,10] and [10,11]: only [11,9] is left, so nobody is asked.
    const more = { units: { b2: unit('squad', [9, 11]) } };
    expect(charge(squad(), mob(), { strikeBack: false, dice: [1, 1, 1, 1, 1] }, more)).toMatchObject({
      units: { a1: { at: hex([11, 9]) } },
    });
  });

  it('L22: default of the separation: where it came from if that is legal, else the lowest direction', () => {
    const far: Said = {
      path: [
        [10, 9],
        [11, 8],
        [11, 9],
        [11, 10],
      ],
      strikeBack: false,
      dice: [1, 1, 1, 1, 1],
    };
    expect(charge(squad(), mob(), far)).toMatchObject({ units: { a1: { at: hex([11, 9]) } } });
    const started: Said = { path: [], strikeBack: false, dice: [1, 1, 1, 1, 1] };
    expect(charge(squad({ hex: [11, 10] }), mob(), started)).toMatchObject({ units: { a1: { at: hex([11, 9]) } } });
  });
});

describe('charges through danger', () => {
  const mines: Ground = { terrain: [{ type: 'mines', piece: 'm1', hexes: [[11, 10]] }] };

  it('L23: the test comes before the melee; its wounds do not count for the winner', () => {
    // Three fall; two strike, one hits, 1 fails; nobody strikes back: 1 to 0.
    const dice = [1, 1, 1, 2, 2, 4, 1, 1, 5];
    expect(charge(squad(), mob(), { strikeBack: false, dice }, { ground: mines })).toMatchObject({
      danger: { dice: 5, ones: 3, wounds: 3 },
      melee: { attackerWounds: 1, defenderWounds: 0, loser: 'b1' },
      morale: [{ unit: 'b1', die: 5, result: 'none' }],
      units: { a1: { models: 2, shaken: false } },
    });
  });

  it('L24: a charger that dies on its way does not fight', () => {
    const done = charge(squad(few(1, 5)), mob(), { dice: [1] }, { ground: mines });
    expect(done).toMatchObject({
      groups: [{ weapon: 'dangerous' }],
      morale: [],
      units: { a1: { destroyed: true }, b1: { fatigued: false } },
    });
    expect(done).not.toHaveProperty('melee');
  });

  it('L25: a charger that falls to Counter: no Impact, no strikes, the other may consolidate', () => {
    const b1 = mob(team(1, ['whip', 'blade']));
    const a1 = squad({ ...team(5, ['blade'], { impact: 1 }), ...few(1, 5) });
    expect(charge(a1, b1, { counter: true, consolidate: [], dice: [5, 1, 4] })).toMatchObject({
      groups: [{ weapon: 'whip', attacks: 2, hits: 1, wounds: 1 }],
      melee: { loser: 'a1' },
      units: { a1: { destroyed: true }, b1: { fatigued: true } },
    });
  });

  it('L26: an Immobile victor does not consolidate', () => {
    const b1 = mob(team(2, ['blade'], { immobile: true }));
    const dice = [1, 5, 1, 1];
    expect(charge(squad(few(1, 5)), b1, { strikeBack: true, dice })).toMatchObject({
      units: { a1: { destroyed: true }, b1: { at: hex(B) } },
    });
  });
});

describe('fatigue', () => {
  it('L27: ends with the round', () => {
    const game = begin({ units: { a1: squad(), b1: mob() } });
    game.activate('a1', { ...CHARGE, strikeBack: true, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] });
    expect(game.newRound()).toMatchObject({ units: { a1: { fatigued: false }, b1: { fatigued: false } } });
  });

  it('L28: who has struck back hits on 6 only when it is charged again', () => {
    const game = begin({ units: { a1: squad(), a2: squad({ hex: [14, 10] }), b1: mob(few(3, 10)) } });
    const misses = [1, 1, 1, 1, 1];
    game.activate('a1', { ...CHARGE, strikeBack: true, dice: [...misses, 4, 4, 4] });
    expect(
      game.activate('a2', {
        action: 'charge',
        target: 'b1',
        path: [[13, 10]],
        strikeBack: true,
        dice: [...misses, 5, 5, 6, 4],
      }),
    ).toMatchObject({ groups: [{ hits: 0 }, { attacks: 3, hits: 1, wounds: 0 }] });
  });
});
