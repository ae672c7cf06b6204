import { describe, expect, it } from 'vitest';
import { type Ground, hex, type Place } from '../kit.ts';
import { begin, type Said } from './play.ts';
import type { Case, Placing } from './record.ts';

// Cases worked out by hand from G-10, G-11, G-13.2 and G-15: a1 at [10,10] shoots. Each dice list is that of the whole
// activation: hits, blocks, re-rolls, Regeneration, morale.

const armed = (count: number, ...weapons: string[]) => ({ type: 'gunner', count, weapons: [...weapons, 'blade'] });
const shooter = (count: number, weapon: string, rules: Record<string, true> = {}): Placing => ({
  profile: 'squad',
  hex: [10, 10],
  with: { models: [armed(count, weapon)], rules },
});
const at = (profile: string, place: Place, more: Partial<Placing> = {}): Placing => ({ profile, hex: place, ...more });
const has = (rules: Record<string, true | number>) => ({ with: { rules } });

const fire = (a1: Placing, b1: Placing, said: Said, more: Partial<Case> & { readonly ground?: Ground } = {}) =>
  begin({ ...more, units: { a1, b1, ...more.units } }).activate('a1', said);

describe('what hits', () => {
  it('X1: Stealth, Entrenched and Indirect add up, a natural 6 hits all the same', () => {
    // Q4, -1 and -2 over 9: 7, so 6.
    const b1 = at('mob', [20, 10], has({ stealth: true, entrenched: true }));
    expect(fire(shooter(4, 'rifle'), b1, { shoot: [['rifle', 'b1']], dice: [5, 5, 6, 4, 2] })).toMatchObject({
      groups: [{ attacks: 4, hits: 1, wounds: 1 }],
    });
    // At 9 neither counts.
    const near = { ...b1, hex: [19, 10] as Place };
    expect(fire(shooter(2, 'rifle'), near, { shoot: [['rifle', 'b1']], dice: [4, 3, 5] })).toMatchObject({
      groups: [{ attacks: 2, hits: 1, wounds: 0 }],
    });
  });

  it('X2: Entrenched is lost by moving, until the next activation of the unit begins', () => {
    const b1 = at('mob', [22, 10], { ...has({ entrenched: true }), movedSince: true });
    expect(fire(shooter(2, 'rifle'), b1, { shoot: [['rifle', 'b1']], dice: [4, 3, 1] })).toMatchObject({
      groups: [{ hits: 1, wounds: 1 }],
    });
    const game = begin({ units: { a1: shooter(2, 'rifle'), b1 } });
    game.activate('b1', { action: 'hold' });
    // Q4 - 2: 6.
    expect(game.activate('a1', { shoot: [['rifle', 'b1']], dice: [5, 3] })).toMatchObject({
      groups: [{ hits: 0, wounds: 0 }],
    });
  });

  it('X2b: a consolidation is a move: who wins a melee in the turn of others is Entrenched no more', () => {
    const game = begin({
      units: {
        a1: at('squad', [12, 10], { wounds: [0, null, null, null, null] }),
        a2: { ...shooter(2, 'rifle'), hex: [20, 10] },
        b1: at('squad', [10, 10], has({ entrenched: true })),
      },
    });
    // The last of a1 misses, and dies of five strikes; b1 goes back a hex.
    const dice = [1, 4, 1, 1, 1, 1, 1];
    expect(
      game.activate('a1', {
        ...{ action: 'charge', target: 'b1', path: [[11, 10]], strikeBack: true, consolidate: [[9, 10]] },
        dice,
      }),
    ).toMatchObject({ units: { a1: { destroyed: true }, b1: { at: hex([9, 10]) } } });
    // Q4 and nothing else, at 11.
    expect(game.activate('a2', { shoot: [['rifle', 'b1']], dice: [4, 4, 4, 4] })).toMatchObject({
      groups: [{ hits: 2, wounds: 0 }],
    });
  });

  it('X3: Lock-On ignores Stealth, cover, and what would take off', () => {
    const ground: Ground = { terrain: [{ type: 'ruins', piece: 'r1', hexes: [[22, 10]] }] };
    const b1 = at('squad', [22, 10], has({ stealth: true, entrenched: true }));
    // D4 with AP 1 and no cover: 5 blocks, 4 fails.
    expect(fire(shooter(1, 'seeker'), b1, { shoot: [['seeker', 'b1']], dice: [4, 4, 5, 4] }, { ground })).toMatchObject(
      { groups: [{ attacks: 2, hits: 2, cover: false, wounds: 1 }] },
    );
  });

  it('X4: Indirect needs no sight, ignores a screen but not the ground it stands on, and suffers from moving', () => {
    const wall: Ground = { terrain: [{ type: 'building', piece: 'k1', hexes: [[16, 10]] }] };
    const b1 = at('squad', [22, 10]);
    expect(
      fire(shooter(1, 'lobber'), b1, { shoot: [['lobber', 'b1']], dice: [4, 3, 3] }, { ground: wall }),
    ).toMatchObject({ groups: [{ attacks: 2, hits: 1, cover: false, wounds: 1 }] });
    // After a move it needs 5.
    const moved: Said = { action: 'advance', path: [[11, 10]], shoot: [['lobber', 'b1']], dice: [4, 5, 3] };
    expect(fire(shooter(1, 'lobber'), b1, moved, { ground: wall })).toMatchObject({ groups: [{ hits: 1, wounds: 1 }] });
    // An Advance of no step is no move.
    const stood: Said = { action: 'advance', path: [], shoot: [['lobber', 'b1']], dice: [4, 3, 3] };
    expect(fire(shooter(1, 'lobber'), b1, stood, { ground: wall })).toMatchObject({ groups: [{ hits: 1, wounds: 1 }] });
    const barricade: Ground = { terrain: [{ type: 'barricade', piece: 'k1', hexes: [[21, 10]] }] };
    expect(
      fire(shooter(1, 'lobber'), b1, { shoot: [['lobber', 'b1']], dice: [4, 3, 3] }, { ground: barricade }),
    ).toMatchObject({ groups: [{ cover: false, wounds: 1 }] });
    const ruins: Ground = { terrain: [{ type: 'ruins', piece: 'k1', hexes: [[22, 10]] }] };
    expect(
      fire(shooter(1, 'lobber'), b1, { shoot: [['lobber', 'b1']], dice: [4, 3, 3] }, { ground: ruins }),
    ).toMatchObject({ groups: [{ cover: true, wounds: 0 }] });
  });

  it('X5: Relentless after a Hold only; the extra hit has the AP of the weapon, not that of Rending', () => {
    const b1 = at('squad', [20, 10]);
    const a1 = shooter(1, 'shredder', { relentless: true });
    // 6: AP 4 and an extra hit of AP 0. D4: 5 - 4 fails, 4 blocks.
    expect(fire(a1, b1, { shoot: [['shredder', 'b1']], dice: [6, 1, 5, 4] })).toMatchObject({
      groups: [{ attacks: 2, hits: 2, wounds: 1 }],
    });
    expect(
      fire(a1, b1, { action: 'advance', path: [[11, 10]], shoot: [['shredder', 'b1']], dice: [6, 1, 5] }),
    ).toMatchObject({ groups: [{ attacks: 2, hits: 1, wounds: 1 }] });
  });

  it('X6: a weapon that a model carries twice counts twice; two types share a group', () => {
    const a1: Placing = {
      profile: 'squad',
      hex: [10, 10],
      with: { models: [armed(1, 'rifle', 'rifle'), { type: 'other', count: 1, weapons: ['rifle'], quality: 2 }] },
    };
    // 3 3 miss on 4+, 2 hits on 2+.
    expect(fire(a1, at('mob', [20, 10]), { shoot: [['rifle', 'b1']], dice: [3, 3, 2, 4] })).toMatchObject({
      groups: [{ attacks: 3, hits: 1, wounds: 1 }],
    });
  });
});

describe('what is blocked', () => {
  it('X7: Poison rolls blocking 6s again, once, after all block dice', () => {
    const poisoned = (dice: number[], wounds: number) =>
      expect(fire(shooter(2, 'needle'), at('squad', [16, 10]), { shoot: [['needle', 'b1']], dice })).toMatchObject({
        groups: [{ attacks: 2, hits: 2, wounds }],
      });
    poisoned([4, 5, 6, 6, 6, 3], 1);
    poisoned([4, 5, 6, 3, 4], 1);
    poisoned([4, 5, 4, 6, 2], 1);
  });

  it('X8: Regeneration on 5+ wound by wound; not against Poison or Rending', () => {
    const b1 = at('mob', [18, 10], has({ regeneration: true }));
    expect(
      fire(shooter(5, 'rifle'), b1, { shoot: [['rifle', 'b1']], dice: [4, 4, 4, 1, 1, 1, 1, 5, 5, 4] }),
    ).toMatchObject({ groups: [{ hits: 3, wounds: 1 }], units: { b1: { models: 9 } } });
    expect(fire(shooter(1, 'shredder'), b1, { shoot: [['shredder', 'b1']], dice: [4, 4, 1, 1] })).toMatchObject({
      groups: [{ hits: 2, wounds: 2 }],
    });
    expect(
      fire(shooter(1, 'needle'), { ...b1, hex: [16, 10] }, { shoot: [['needle', 'b1']], dice: [4, 1] }),
    ).toMatchObject({ groups: [{ wounds: 1 }] });
  });

  it('X9: Deadly rolls Regeneration for each of its wounds, and then loses what is too much', () => {
    const a1 = shooter(1, 'cannon');
    const walker = at('walker', [20, 10], has({ regeneration: true }));
    // D2 with AP 2: 3 fails. Of three wounds a 5 and a 6 are ignored.
    expect(fire(a1, walker, { shoot: [['cannon', 'b1']], dice: [4, 3, 5, 2, 6] })).toMatchObject({
      groups: [{ wounds: 1 }],
      units: { b1: { wounds: [1] } },
    });
    const guard = at('guard', [20, 10], { ...has({ regeneration: true }), wounds: [0, 2, 0] });
    expect(fire(a1, guard, { shoot: [['cannon', 'b1']], dice: [4, 4, 5, 2, 2] })).toMatchObject({
      groups: [{ wounds: 1 }],
      units: { b1: { wounds: [0, 0] } },
    });
    expect(fire(a1, at('squad', [20, 10]), { shoot: [['cannon', 'b1']], dice: [4, 5] })).toMatchObject({
      groups: [{ wounds: 1 }],
      units: { b1: { models: 4 } },
    });
  });

  it('X10: wounds beyond the last model are lost, and nothing is rolled for them', () => {
    const b1 = at('mob', [18, 10], { ...has({ regeneration: true }), wounds: [0, ...Array(9).fill(null)] });
    // Three fail; 1 of Regeneration kills the last model; the others are not rolled.
    expect(fire(shooter(3, 'rifle'), b1, { shoot: [['rifle', 'b1']], dice: [4, 4, 4, 1, 1, 1, 1] })).toMatchObject({
      groups: [{ hits: 3, wounds: 1 }],
      morale: [],
      units: { b1: { destroyed: true } },
    });
  });

  it('X11: Blast counts the models when its group is resolved', () => {
    const a1: Placing = {
      profile: 'squad',
      hex: [10, 10],
      with: { models: [armed(3, 'rifle'), { type: 'grenadier', count: 1, weapons: ['launcher', 'blade'] }] },
    };
    const b1 = at('squad', [18, 10], { wounds: [0, 0, 0, null, null] });
    // Rifles kill two of three, the launcher's hit counts once: 1 of 5 left, the test needs 4.
    const dice = [4, 4, 1, 1, 1, 4, 4, 6];
    expect(
      fire(a1, b1, {
        shoot: [
          ['rifle', 'b1'],
          ['launcher', 'b1'],
        ],
        dice,
      }),
    ).toMatchObject({
      groups: [
        { weapon: 'rifle', hits: 2, wounds: 2 },
        { weapon: 'launcher', attacks: 1, hits: 1, wounds: 0 },
      ],
      morale: [{ unit: 'b1', die: 6, result: 'none' }],
    });
  });

  it('X12: Rending makes a natural 6 AP 4; a weapon of AP 4 keeps it; cover adds 1', () => {
    const ground: Ground = { terrain: [{ type: 'field', piece: 'k1', hexes: [[18, 10]] }] };
    // D3, +1, -4: 5 + 1 - 4 = 2 fails, 6 blocks; AP 0: 2 + 1 = 3 blocks.
    expect(
      fire(
        shooter(1, 'shredder'),
        at('guard', [18, 10]),
        { shoot: [['shredder', 'b1']], dice: [6, 4, 5, 2] },
        { ground },
      ),
    ).toMatchObject({ groups: [{ hits: 2, cover: true, wounds: 1 }] });
  });
});

describe('Sniper', () => {
  const snipers = (count: number): Placing => shooter(count, 'marksman');

  it('X13: two name the same model: the second wound is lost, its block die is rolled', () => {
    expect(
      fire(snipers(2), at('squad', [20, 10]), { shoot: [['marksman', 'b1', [2, 2]]], dice: [2, 3, 1, 1] }),
    ).toMatchObject({ groups: [{ attacks: 2, hits: 2, wounds: 1 }], units: { b1: { models: 4 } } });
  });

  it('X14: models are counted among the living, each carrier names one', () => {
    const b1 = at('guard', [20, 10], { wounds: [-1, 0, 1] });
    // Number 1 of the living is the third; 1 of 3 wounds and another.
    const done = fire(snipers(1), b1, { shoot: [['marksman', 'b1', [1]]], dice: [2, 3] });
    expect(done).toMatchObject({ groups: [{ wounds: 1 }], units: { b1: { wounds: [0, 2] } } });
    const asked = (models: readonly number[]) => fire(snipers(1), b1, { shoot: [['marksman', 'b1', models]] });
    expect(asked([])).toEqual({ error: 'E_BAD_CHOICE' });
    expect(asked([2])).toEqual({ error: 'E_BAD_CHOICE' });
    expect(asked([0, 1])).toEqual({ error: 'E_BAD_CHOICE' });
  });

  it('X15: cover is that of the unit, and morale too', () => {
    const ground: Ground = { terrain: [{ type: 'field', piece: 'k1', hexes: [[20, 10]] }] };
    const b1 = at('squad', [20, 10], { wounds: [0, 0, 0, null, null] });
    // D4 + 1 - 1: 4 blocks, 3 fails. Two of five are left: the test.
    expect(
      fire(snipers(2), b1, { shoot: [['marksman', 'b1', [0, 1]]], dice: [2, 2, 4, 3, 3] }, { ground }),
    ).toMatchObject({
      groups: [{ hits: 2, cover: true, wounds: 1 }],
      morale: [{ unit: 'b1', die: 3, result: 'shaken' }],
    });
  });

  it('X16: a model that died in an earlier group takes no block die', () => {
    const a1: Placing = {
      profile: 'squad',
      hex: [10, 10],
      with: {
        models: [
          { type: 'one', weapons: ['marksman'] },
          { type: 'two', weapons: ['long-eye'] },
        ],
      },
    };
    const weapons = { 'long-eye': { range: 30, attacks: 1, rules: { sniper: true } } } as const;
    expect(
      fire(
        a1,
        at('squad', [20, 10]),
        {
          shoot: [
            ['marksman', 'b1', [0]],
            ['long-eye', 'b1', [0]],
          ],
          dice: [2, 1, 3],
        },
        { weapons },
      ),
    ).toMatchObject({
      groups: [
        { weapon: 'marksman', wounds: 1 },
        { weapon: 'long-eye', attacks: 1, wounds: 0 },
      ],
      units: { b1: { models: 4 } },
    });
  });
});

describe('heroes and casualties', () => {
  const led = (models: object[], more: Partial<Placing> = {}): Placing => ({
    profile: 'squad',
    hex: [20, 10],
    with: { models: models as never },
    ...more,
  });
  const hero = { type: 'hero', quality: 3, defense: 2, tough: 3, rules: { hero: true }, weapons: ['maul'] } as const;

  it('X17: a batch is blocked with the Defense of the unit while others live, the next with that of the hero', () => {
    const a1: Placing = {
      profile: 'squad',
      hex: [10, 10],
      with: { models: [armed(2, 'rifle'), { type: 'other', count: 1, weapons: ['heavy-rifle', 'blade'] }] },
    };
    const b1 = led([{ type: 'trooper', count: 1, weapons: ['rifle'] }, hero], { startingSize: 5 });
    // D4: 3 and 3 fail: the trooper and one wound for the hero. Then D2 - 1: 3 blocks. 1 of 5: morale on 3+.
    expect(
      fire(a1, b1, {
        shoot: [
          ['rifle', 'b1'],
          ['heavy-rifle', 'b1'],
        ],
        dice: [4, 4, 3, 3, 4, 3, 3],
      }),
    ).toMatchObject({
      groups: [{ wounds: 2 }, { wounds: 0 }],
      morale: [{ unit: 'b1', die: 3, result: 'none' }],
      units: { b1: { wounds: [1] } },
    });
  });

  it('X18: models of Tough 1 first, then the most wounded, heroes last', () => {
    const b1 = led(
      [
        { type: 'heavy', count: 2, tough: 2, weapons: ['rifle'] },
        { type: 'light', count: 1, weapons: ['rifle'] },
        hero,
      ],
      { wounds: [0, 1, 0, 0] },
    );
    // Three wounds: the light one, the heavy one with a wound, the other heavy one.
    expect(fire(shooter(3, 'rifle'), b1, { shoot: [['rifle', 'b1']], dice: [4, 4, 4, 1, 1, 1, 6] })).toMatchObject({
      groups: [{ wounds: 3 }],
      units: { b1: { wounds: [1, 0] } },
    });
  });

  it('X19: the owner may choose among types of Tough 1', () => {
    const b1 = led([
      { type: 'trooper', count: 3, weapons: ['rifle'] },
      { type: 'gunner', count: 2, weapons: ['plasma'] },
    ]);
    const options = { casualties: { b: 'ask', a: 'auto' } };
    const said: Said = { shoot: [['rifle', 'b1']], dice: [4, 4, 1, 1], casualties: [['gunner']] };
    const { state } = fire(shooter(2, 'rifle'), b1, said, { options });
    expect(state!.units.b1!.wounds).toEqual([0, 0, 0, -1, -1]);
    const byDefault = fire(shooter(2, 'rifle'), b1, { ...said, casualties: [] }, { options });
    expect(byDefault.state!.units.b1!.wounds).toEqual([-1, -1, 0, 0, 0]);
  });

  it("X20: a hero's weapons are a group of their own; one with the same name is fired at the same target", () => {
    const a1: Placing = {
      profile: 'squad',
      hex: [10, 10],
      with: { models: [armed(2, 'rifle'), { ...hero, weapons: ['rifle', 'beam'] }] },
    };
    const b2 = { units: { b2: at('mob', [18, 4]) } };
    const b1 = at('mob', [20, 10]);
    // Q4 for the two, Q3 for the hero.
    expect(
      fire(
        a1,
        b1,
        {
          shoot: [
            ['rifle', 'b1'],
            ['beam', 'b2'],
          ],
          dice: [3, 3, 3, 1, 1, 1, 1],
        },
        b2,
      ),
    ).toMatchObject({
      groups: [
        { weapon: 'rifle', attacks: 2, hits: 0 },
        { weapon: 'rifle', attacks: 1, hits: 1, wounds: 1 },
        { weapon: 'beam', attacks: 3, hits: 0 },
      ],
    });
    // Snipers of both: the models that those of the unit name come first.
    const snipers: Placing = { ...a1, with: { models: [armed(2, 'marksman'), { ...hero, weapons: ['marksman'] }] } };
    expect(fire(snipers, b1, { shoot: [['marksman', 'b1', [0, 0, 3]]], dice: [2, 1, 1, 2, 1] })).toMatchObject({
      groups: [
        { attacks: 2, hits: 1, wounds: 1 },
        { attacks: 1, hits: 1, wounds: 1 },
      ],
      state: { units: { b1: { wounds: [-1, 0, 0, -1, 0, 0, 0, 0, 0, 0] } } },
    });
    for (const models of [
      [0, 0],
      [0, 0, 0, 0],
    ])
      expect(fire(snipers, b1, { shoot: [['marksman', 'b1', models]] })).toEqual({ error: 'E_BAD_CHOICE' });
    // The hero alone.
    expect(fire(a1, b1, { shoot: [['rifle', 'b1', 'hero']], dice: [3, 1] }, b2)).toMatchObject({
      groups: [{ weapon: 'rifle', attacks: 1, hits: 1, wounds: 1 }],
    });
    expect(
      fire(
        a1,
        b1,
        {
          shoot: [
            ['rifle', 'b1'],
            ['rifle', 'b2', 'hero'],
          ],
        },
        b2,
      ),
    ).toEqual({ error: 'E_BAD_CHOICE' });
  });
});

describe('what is declared', () => {
  const a1: Placing = {
    profile: 'squad',
    hex: [10, 10],
    with: { models: [armed(2, 'rifle'), { type: 'other', count: 1, weapons: ['needle', 'rocket', 'blade'] }] },
  };
  const ground: Ground = { terrain: [{ type: 'building', piece: 'k1', hexes: [[12, 10]] }] };
  const units = { b2: at('squad', [30, 10]), b3: at('squad', [18, 16]), a2: at('squad', [10, 14]) };
  const refused = (...shoot: NonNullable<Said['shoot']>) =>
    fire(a1, at('squad', [16, 10]), { shoot }, { ground, units });

  it.each([
    ['unseen', [['rifle', 'b1']], 'E_NO_LOS'],
    ['unseen and too far', [['needle', 'b2']], 'E_NO_LOS'],
    ['too far', [['needle', 'b3']], 'E_OUT_OF_RANGE'],
    ['a friend', [['rifle', 'a2']], 'E_BAD_TARGET'],
    ['nobody', [['rifle', 'b9']], 'E_UNKNOWN_UNIT'],
    ['a weapon that nobody has', [['plasma', 'b3']], 'E_NO_WEAPON'],
    ['a melee weapon, whose range is 0', [['blade', 'b3']], 'E_OUT_OF_RANGE'],
    [
      'twice',
      [
        ['rifle', 'b3'],
        ['rifle', 'b3'],
      ],
      'E_BAD_CHOICE',
    ],
    [
      'the first fault of several groups',
      [
        ['needle', 'b3'],
        ['plasma', 'b3'],
      ],
      'E_OUT_OF_RANGE',
    ],
    [
      'three targets before all others',
      [
        ['needle', 'b2'],
        ['rifle', 'b1'],
        ['rocket', 'b3'],
      ],
      'E_TOO_MANY_TARGETS',
    ],
  ] as const)('X21: %s', (_, shoot, error) => {
    expect(refused(...shoot)).toEqual({ error });
  });

  it('X22: a group whose target is gone is dropped without rolling, and its Limited weapon is not spent', () => {
    const b1 = at('squad', [18, 16], { wounds: [0, null, null, null, null] });
    const said: Said = {
      shoot: [
        ['rifle', 'b1'],
        ['rocket', 'b1'],
      ],
      dice: [4, 4, 1, 1],
    };
    const { state, groups } = fire(a1, b1, said, { ground });
    expect(groups).toMatchObject([{ weapon: 'rifle', wounds: 1 }]);
    expect(state!.units.a1!.spent).toEqual([]);
  });

  it('X23: who is in contact shoots and is shot at; a Limited weapon is spent also if it misses', () => {
    const done = fire(a1, at('squad', [11, 10]), { shoot: [['rocket', 'b1']], dice: [1] });
    expect(done).toMatchObject({ groups: [{ weapon: 'rocket', hits: 0 }] });
    expect(done.state!.units.a1!.spent).toEqual(['rocket']);
  });
});

describe('morale after wounds', () => {
  it('X24: the other side first by number, then the own: also for wounds of its own move', () => {
    const game = begin({
      ground: { terrain: [{ type: 'mines', piece: 'm1', hexes: [[11, 10]] }] },
      units: {
        a1: { profile: 'squad', hex: [10, 10], wounds: [0, 0, 0, null, null] },
        b1: { profile: 'squad', hex: [16, 10], wounds: [0, 0, 0, null, null] },
      },
    });
    // One of three dies on the mines; two shoot, one hits, 3 fails. b1 fails with 3, a1 passes with 4.
    expect(
      game.activate('a1', {
        action: 'advance',
        path: [[11, 10]],
        shoot: [['rifle', 'b1']],
        dice: [1, 4, 4, 4, 1, 3, 3, 4],
      }),
    ).toMatchObject({
      morale: [
        { unit: 'b1', die: 3, result: 'shaken' },
        { unit: 'a1', die: 4, result: 'none' },
      ],
      units: { a1: { models: 2 }, b1: { models: 2, shaken: true } },
    });
  });

  it('X25: Fearless: a failure counts as passed on 4+; a Shaken unit stays Shaken', () => {
    const b1 = at('squad', [18, 10], { ...has({ fearless: true }), wounds: [0, 0, 0, null, null] });
    const said = (...morale: number[]): Said => ({ shoot: [['rifle', 'b1']], dice: [4, 1, 1, ...morale] });
    expect(fire(shooter(2, 'rifle'), b1, said(3, 4))).toMatchObject({
      morale: [{ die: 3, fearless: 4, result: 'none' }],
      units: { b1: { shaken: false } },
    });
    expect(fire(shooter(2, 'rifle'), b1, said(3, 3))).toMatchObject({ morale: [{ fearless: 3, result: 'shaken' }] });
    expect(fire(shooter(2, 'rifle'), { ...b1, shaken: true }, said(4))).toMatchObject({
      morale: [{ auto: true, fearless: 4, result: 'none' }],
      units: { b1: { shaken: true } },
    });
  });

  it('X26: Fearless needs more than half of the living models', () => {
    const models = [
      { type: 'one', count: 1, weapons: ['rifle'] },
      { type: 'brave', count: 2, weapons: ['rifle'], rules: { fearless: true } },
    ];
    const b1: Placing = { profile: 'squad', hex: [18, 10], with: { models: models as never }, startingSize: 6 };
    // The first dies: two of two are Fearless.
    expect(fire(shooter(1, 'rifle'), b1, { shoot: [['rifle', 'b1']], dice: [4, 1, 1, 4] })).toMatchObject({
      morale: [{ die: 1, fearless: 4, result: 'none' }],
    });
    const half = {
      ...b1,
      wounds: [0, 0, null],
      with: {
        models: [
          { ...models[0]!, count: 2 },
          { ...models[1]!, count: 1 },
        ] as never,
      },
    };
    expect(fire(shooter(1, 'rifle'), half, { shoot: [['rifle', 'b1']], dice: [4, 1, 1] })).toMatchObject({
      morale: [{ die: 1, result: 'shaken' }],
    });
  });

  it('X27: a single model is tested at half of its Tough, and only if it was wounded now', () => {
    const walker = (wounds: number): Placing => at('walker', [20, 10], { wounds: [wounds] });
    // Tough 9: 4 wounds leave 5, 10 > 9; 5 leave 4.
    const shot = (wounds: number, dice: number[]) =>
      fire(shooter(1, 'plasma'), walker(wounds), { shoot: [['plasma', 'b1']], dice });
    expect(shot(3, [4, 2])).toMatchObject({ morale: [], units: { b1: { wounds: [4] } } });
    expect(shot(4, [4, 2, 4])).toMatchObject({ morale: [{ die: 4, result: 'none' }] });
    expect(shot(6, [4, 6])).toMatchObject({ morale: [], units: { b1: { wounds: [6] } } });
  });

  it('X28: what is at half strength counts startingSize, not who stood there before the shot', () => {
    const b1 = at('mob', [20, 10], { wounds: [...Array(6).fill(0), ...Array(4).fill(null)] });
    expect(fire(shooter(1, 'rifle'), b1, { shoot: [['rifle', 'b1']], dice: [4, 1, 5] })).toMatchObject({
      morale: [{ unit: 'b1', die: 5, result: 'none' }],
    });
  });
});
