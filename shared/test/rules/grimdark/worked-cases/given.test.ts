import { describe, expect, it } from 'vitest';
import type { Ground, Place } from '../kit.ts';
import { hex } from '../kit.ts';
import { east, labels } from './lines.ts';
import { begin } from './play.ts';

// The twenty worked cases that came with the rules, by their numbers.

const FAR: Place = [30, 20];

describe('the given cases: distances and sight', () => {
  it('G01 distances, within and over, titanic footprint', () => {
    const { ask } = begin({
      units: {
        a1: { profile: 'titan', hex: [20, 10] },
        b1: { profile: 'squad', hex: [24, 10] },
        b2: { profile: 'squad', hex: [17, 16] },
      },
    });
    const between = (a: Place, b: Place) => ask('unitDistance', [hex(a), hex(b)]);
    expect(between([10, 10], [13, 8])).toMatchObject({ distance: 3 });
    expect(between([10, 10], [6, 6])).toMatchObject({ distance: 8 });
    expect(between([10, 10], [4, 19])).toMatchObject({ distance: 9, over9: false });
    expect(between([10, 10], [4, 20])).toMatchObject({ distance: 10, over9: true });
    expect(ask('unitDistance', ['a1', 'b1'])).toMatchObject({ distance: 3 });
    expect(ask('unitDistance', ['a1', 'b2'])).toMatchObject({ distance: 5 });
    expect(ask('distance', [hex([10, 10]), hex([13, 8])])).toEqual({ distance: 3 });
  });

  it('G02 a building on the line blocks; beside the line it does nothing', () => {
    const { ask } = begin({
      ground: { terrain: [{ type: 'building', piece: 'k1', hexes: [[13, 10]] }] },
      units: {
        a1: { profile: 'squad', hex: [10, 10] },
        b1: { profile: 'squad', hex: [16, 10] },
        b2: { profile: 'squad', hex: [16, 8] },
        a2: { profile: 'squad', hex: [16, 14] },
      },
    });
    expect(ask('sight', ['a1', 'b1'])).toMatchObject({ sees: false });
    expect(ask('sight', ['b1', 'a1'])).toMatchObject({ sees: false });
    expect(ask('sight', ['a1', 'b2'])).toMatchObject({ sees: true, cover: false });
    expect(ask('sight', ['a2', 'b1'])).toMatchObject({ sees: true, cover: false });
  });

  it('G03 along a border with a building on one side: seen, with cover', () => {
    const { ask } = begin({
      ground: { terrain: [{ type: 'building', piece: 'k1', hexes: [[12, 11]] }] },
      units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'squad', hex: [14, 14] } },
    });
    const screened = { sees: true, cover: true, terrainCover: false };
    expect(ask('sight', ['a1', 'b1'])).toMatchObject(screened);
    expect(ask('sight', ['b1', 'a1'])).toMatchObject(screened);
  });

  it('G05 forest: into, out of, not through', () => {
    const { ask } = begin({
      ground: {
        terrain: [
          { type: 'forest', piece: 'f1', hexes: east(12, 14, 10) },
          { type: 'forest', piece: 'f2', hexes: east(10, 11, 14) },
        ],
      },
      units: {
        a1: { profile: 'squad', hex: [10, 10] },
        a2: { profile: 'squad', hex: [8, 14] },
        a3: { profile: 'squad', hex: [15, 10] },
        b1: { profile: 'squad', hex: [13, 10] },
        b3: { profile: 'squad', hex: [14, 14] },
        b4: { profile: 'squad', hex: [12, 14] },
      },
    });
    expect(ask('sight', ['a1', 'b1'])).toMatchObject({ sees: true, cover: true, terrainCover: true });
    expect(ask('sight', ['b1', 'a1'])).toMatchObject({ sees: true, cover: false });
    expect(ask('sight', ['b1', 'a3'])).toMatchObject({ sees: true, cover: true, terrainCover: false });
    expect(ask('sight', ['a2', 'b4'])).toMatchObject({ sees: false });
    expect(ask('sight', ['a2', 'b3'])).toMatchObject({ sees: false });
  });
});

describe('the given cases: movement', () => {
  const mover = (ground: Ground, units: Parameters<typeof begin>[0]['units']) => {
    const { ask } = begin({ ground, units });
    return (unit: string, action: string, path: readonly Place[], target?: string) =>
      ask('checkMove', { unit, action, path: labels(path), ...(target && { target }) });
  };

  it('G10 difficult terrain caps a Rush at 6', () => {
    const move = mover(
      { terrain: [{ type: 'forest', piece: 'f1', hexes: [[13, 10]] }] },
      { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'squad', hex: FAR } },
    );
    const around = (to: number): Place[] => [...east(11, 12, 10), ...east(13, to, 9)];
    expect(move('a1', 'rush', east(11, 17, 10))).toMatchObject({ error: 'E_DIFFICULT_LIMIT' });
    expect(move('a1', 'rush', east(11, 16, 10))).toMatchObject({ ok: true });
    expect(move('a1', 'rush', around(22))).toMatchObject({ ok: true });
    expect(move('a1', 'rush', around(23))).toMatchObject({ error: 'E_PATH_TOO_LONG' });
    expect(move('a1', 'advance', east(11, 16, 10))).toMatchObject({ ok: true });
    expect(move('a1', 'advance', east(11, 17, 10))).toMatchObject({ error: 'E_PATH_TOO_LONG' });
    expect(
      move('a1', 'advance', [
        [11, 10],
        [13, 10],
      ]),
    ).toMatchObject({ error: 'E_PATH_NOT_CONTIGUOUS' });
  });

  it('G12 enemy neighbourhood and occupied hexes', () => {
    const move = mover(
      {},
      {
        a1: { profile: 'squad', hex: [10, 10] },
        a2: { profile: 'squad', hex: [11, 9] },
        b1: { profile: 'squad', hex: [14, 10] },
      },
    );
    expect(move('a1', 'advance', east(11, 13, 10))).toMatchObject({ error: 'E_ENEMY_ADJACENT' });
    expect(move('a1', 'advance', east(11, 12, 10))).toMatchObject({ ok: true });
    expect(move('a1', 'advance', east(11, 12, 9))).toMatchObject({ error: 'E_HEX_OCCUPIED' });
    expect(move('a1', 'rush', [...east(11, 12, 10), ...east(13, 14, 9), [15, 8]])).toMatchObject({
      error: 'E_ENEMY_ADJACENT',
    });
    expect(move('a1', 'rush', [...east(11, 12, 10), [12, 9], ...east(13, 15, 8)])).toMatchObject({ ok: true });
    expect(move('a1', 'charge', east(11, 14, 10), 'b1')).toMatchObject({ error: 'E_HEX_OCCUPIED' });
    expect(move('a1', 'charge', east(11, 13, 10), 'b1')).toMatchObject({ ok: true });
    const north = Array.from({ length: 15 }, (_, step): Place => [11, 8 - step]);
    expect(move('a2', 'rush', north)).toMatchObject({ error: 'E_OFF_MAP' });
  });

  it('G14 charge reach', () => {
    const game = begin({
      ground: {
        terrain: [{ type: 'building', piece: 'k1', hexes: [[13, 30]] }],
        levels: [{ level: 2, hexes: [[16, 30]] }],
      },
      units: {
        a1: { profile: 'squad', hex: [10, 10] },
        b1: { profile: 'squad', hex: [23, 10] },
        a2: { profile: 'squad', hex: [10, 20] },
        b2: { profile: 'squad', hex: [24, 20] },
        a3: { profile: 'squad', hex: [10, 30] },
        b3: { profile: 'squad', hex: [16, 30] },
      },
    });
    const charge = (unit: string, target: string, path: readonly Place[]) =>
      game.ask('checkMove', { unit, action: 'charge', target, path: labels(path) });
    expect(charge('a1', 'b1', east(11, 22, 10))).toMatchObject({ ok: true });
    expect(charge('a2', 'b2', east(11, 22, 20))).toMatchObject({ error: 'E_CHARGE_NOT_ADJACENT' });
    expect(charge('a2', 'b2', east(11, 23, 20))).toMatchObject({ error: 'E_PATH_TOO_LONG' });
    const around: Place[] = [...east(11, 12, 30), ...east(12, 15, 31)];
    expect(charge('a3', 'b3', around)).toMatchObject({ error: 'E_CHARGE_NOT_ADJACENT' });
    expect(game.ask('sight', ['a3', 'b3'])).toMatchObject({ sees: false });
  });

  it('G15 dangerous terrain: one test, dice by Tough, hero last', () => {
    const game = begin({
      ground: { terrain: [{ type: 'mines', piece: 'm1', hexes: east(12, 14, 10) }] },
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'trooper', count: 5, weapons: ['rifle', 'blade'] },
              { type: 'hero', quality: 3, defense: 3, tough: 3, rules: { hero: true }, weapons: ['maul'] },
            ],
          },
        },
        b1: { profile: 'squad', hex: FAR },
      },
    });
    expect(
      game.activate('a1', { action: 'advance', path: east(11, 16, 10), shoot: [], dice: [1, 3, 6, 2, 5, 1, 4, 2] }),
    ).toMatchObject({
      danger: { dice: 8, ones: 2, wounds: 2 },
      morale: [],
      units: { a1: { at: hex([16, 10]), models: 4, wounds: [0, 0, 0, 0], shaken: false } },
    });
  });
});

describe('the given cases: shooting', () => {
  it('G17 plain shooting', () => {
    const game = begin({
      units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'mob', hex: [22, 10] } },
    });
    expect(
      game.activate('a1', { action: 'hold', shoot: [['rifle', 'b1']], dice: [4, 3, 6, 1, 5, 5, 2, 4] }),
    ).toMatchObject({
      groups: [{ weapon: 'rifle', attacks: 5, hits: 3, cover: false, wounds: 2 }],
      morale: [],
      units: { b1: { models: 8, shaken: false } },
    });
  });

  it('G18 AP against cover, natural 6 and natural 1', () => {
    const game = begin({
      ground: { terrain: [{ type: 'ruins', piece: 'r1', hexes: [[20, 10]] }] },
      units: {
        a1: {
          profile: 'guard',
          hex: [10, 10],
          with: { models: [{ type: 'gunner', count: 4, tough: 1, weapons: ['plasma', 'blade'] }] },
        },
        a2: { profile: 'squad', hex: [18, 4] },
        b1: { profile: 'walker', hex: [20, 10] },
      },
    });
    expect(
      game.activate('a1', {
        action: 'advance',
        path: [[11, 10]],
        shoot: [['plasma', 'b1']],
        dice: [3, 4, 5, 6, 5, 6, 4, 1],
      }),
    ).toMatchObject({
      groups: [{ weapon: 'plasma', attacks: 4, hits: 4, cover: true, wounds: 2 }],
      morale: [],
      units: { b1: { wounds: [2] } },
    });
  });

  it('G19 Blast is capped by the models and ignores cover', () => {
    const game = begin({
      ground: { terrain: [{ type: 'forest', piece: 'f1', hexes: [[18, 10]] }] },
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: { models: [{ type: 'grenadier', weapons: ['launcher', 'blade'] }] },
        },
        b1: {
          profile: 'squad',
          hex: [18, 10],
          with: { models: [{ type: 'trooper', count: 2, weapons: ['rifle', 'blade'] }] },
          startingSize: 5,
        },
      },
    });
    expect(game.activate('a1', { action: 'hold', shoot: [['launcher', 'b1']], dice: [5, 4, 3, 4] })).toMatchObject({
      groups: [{ weapon: 'launcher', attacks: 1, hits: 2, cover: false, wounds: 1 }],
      morale: [{ unit: 'b1', die: 4, result: 'none' }],
      units: { b1: { models: 1, shaken: false } },
    });
  });

  it('G21 Deadly first, most wounded model first, surplus lost', () => {
    const game = begin({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'rifleman', count: 4, weapons: ['rifle', 'blade'] },
              { type: 'cannoneer', weapons: ['cannon', 'blade'] },
            ],
          },
        },
        b1: { profile: 'guard', hex: [20, 10], wounds: [0, 1, 0] },
      },
    });
    expect(
      game.activate('a1', {
        action: 'hold',
        shoot: [
          ['rifle', 'b1'],
          ['cannon', 'b1'],
        ],
        dice: [4, 2, 4, 4, 2, 6, 2, 3, 2],
      }),
    ).toMatchObject({
      groups: [
        { weapon: 'cannon', attacks: 1, hits: 1, wounds: 2 },
        { weapon: 'rifle', attacks: 4, hits: 3, wounds: 2 },
      ],
      morale: [],
      units: { b1: { models: 2, wounds: [2, 0] } },
    });
  });

  it('G23 two targets, Sniper first, hero picked out', () => {
    const game = begin({
      units: {
        a1: {
          profile: 'squad',
          hex: [10, 10],
          with: {
            models: [
              { type: 'rifleman', count: 2, weapons: ['rifle', 'blade'] },
              { type: 'marksman', weapons: ['marksman', 'blade'] },
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
                quality: 3,
                defense: 3,
                tough: 3,
                rules: { hero: true, stealth: true },
                weapons: ['maul'],
              },
            ],
          },
        },
        b2: { profile: 'squad', hex: [16, 4] },
        b3: { profile: 'squad', hex: [20, 4] },
      },
    });
    const picked = [
      ['rifle', 'b2'],
      ['marksman', 'b1', [3]],
    ] as const;
    expect(game.activate('a1', { action: 'hold', shoot: [...picked, ['blade', 'b3']] })).toEqual({
      error: 'E_TOO_MANY_TARGETS',
    });
    expect(game.activate('a1', { action: 'hold', shoot: picked, dice: [3, 3, 4, 5, 2, 4] })).toMatchObject({
      groups: [
        { weapon: 'marksman', attacks: 1, hits: 1, wounds: 1 },
        { weapon: 'rifle', attacks: 2, hits: 2, wounds: 1 },
      ],
      morale: [],
      units: { b1: { models: 4, wounds: [0, 0, 0, 1] }, b2: { models: 4 } },
    });
  });

  it('G25 Reliable against Stealth; Limited once only', () => {
    const game = begin({
      units: {
        a1: {
          profile: 'walker',
          hex: [10, 10],
          with: { models: [{ type: 'walker', weapons: ['beam', 'rocket', 'maul'] }] },
        },
        b1: { profile: 'squad', hex: [20, 10], with: { rules: { stealth: true } } },
        b2: { profile: 'squad', hex: [18, 4], with: { rules: { stealth: true } } },
      },
    });
    expect(
      game.activate('a1', {
        action: 'hold',
        shoot: [
          ['beam', 'b1'],
          ['rocket', 'b1'],
        ],
        dice: [2, 3, 1, 5, 6, 6],
      }),
    ).toMatchObject({
      groups: [
        { weapon: 'beam', attacks: 3, hits: 1, wounds: 1 },
        { weapon: 'rocket', attacks: 1, hits: 1, wounds: 0 },
      ],
      units: { b1: { models: 4 } },
    });
    game.newRound();
    expect(game.activate('a1', { action: 'hold', shoot: [['rocket', 'b1']] })).toEqual({ error: 'E_WEAPON_SPENT' });
    expect(
      game.activate('a1', { action: 'advance', path: [[11, 10]], shoot: [['beam', 'b1']], dice: [2, 1, 1, 2] }),
    ).toMatchObject({ groups: [{ weapon: 'beam', attacks: 3, hits: 1, wounds: 1 }], units: { b1: { models: 3 } } });
  });

  it('G26 half strength after shooting: units of many and of one', () => {
    const game = begin({
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
          with: { models: [{ type: 'conscript', count: 6, weapons: ['rifle', 'blade'] }] },
          startingSize: 10,
        },
        b2: { profile: 'walker', hex: [20, 4], wounds: [4] },
      },
    });
    expect(
      game.activate('a1', {
        action: 'hold',
        shoot: [
          ['plasma', 'b2'],
          ['rifle', 'b1'],
        ],
        dice: [4, 2, 5, 3, 4, 1, 2, 5, 3],
      }),
    ).toMatchObject({
      groups: [
        { weapon: 'plasma', attacks: 2, hits: 1, wounds: 1 },
        { weapon: 'rifle', attacks: 3, hits: 1, wounds: 1 },
      ],
      morale: [
        { unit: 'b1', die: 5, result: 'none' },
        { unit: 'b2', die: 3, result: 'shaken' },
      ],
      units: { b1: { models: 5, shaken: false }, b2: { wounds: [5], shaken: true } },
    });
  });
});

describe('the given cases: melee', () => {
  it('G27 charge, strike back, loser Shaken, separation', () => {
    const game = begin({
      units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'mob', hex: [14, 10] } },
    });
    expect(
      game.activate('a1', {
        action: 'charge',
        target: 'b1',
        path: east(11, 13, 10),
        strikeBack: true,
        dice: [4, 5, 2, 6, 3, 5, 1, 4, 5, 6, 1, 2, 3, 4, 5, 2, 4, 4, 2, 4],
      }),
    ).toMatchObject({
      groups: [
        { weapon: 'blade', attacks: 5, hits: 3, wounds: 2 },
        { weapon: 'blade', attacks: 8, hits: 3, wounds: 1 },
      ],
      melee: { attackerWounds: 2, defenderWounds: 1, loser: 'b1' },
      morale: [{ unit: 'b1', die: 4, result: 'shaken' }],
      separation: labels([
        [13, 9],
        [12, 11],
        [12, 10],
      ]),
      units: {
        a1: { models: 4, at: hex([12, 10]), fatigued: true, shaken: false },
        b1: { models: 8, at: hex([14, 10]), fatigued: true, shaken: true },
      },
    });
  });

  it('G28 loser at half strength routs; consolidation', () => {
    const game = begin({
      units: {
        a1: { profile: 'guard', hex: [13, 10] },
        b1: {
          profile: 'squad',
          hex: [14, 10],
          with: { models: [{ type: 'trooper', count: 3, weapons: ['rifle', 'blade'] }] },
          startingSize: 5,
        },
      },
    });
    expect(
      game.activate('a1', {
        action: 'charge',
        target: 'b1',
        strikeBack: true,
        consolidate: east(14, 15, 10),
        dice: [3, 4, 5, 6, 1, 2, 4, 5, 6, 2, 3, 1, 3],
      }),
    ).toMatchObject({
      groups: [
        { weapon: 'claws', attacks: 6, hits: 4, wounds: 1 },
        { weapon: 'blade', attacks: 2, hits: 0, wounds: 0 },
      ],
      melee: { attackerWounds: 1, defenderWounds: 0, loser: 'b1' },
      morale: [{ unit: 'b1', die: 3, result: 'routed' }],
      units: { a1: { at: hex([15, 10]), fatigued: true, models: 3 }, b1: { destroyed: true } },
    });
  });
});

describe('the given cases: set-up, reserves and markers', () => {
  it('G34 marker count, roll-off ties, zones, markers', () => {
    const game = begin({
      ground: { terrain: [{ type: 'building', piece: 'k1', hexes: [[10, 0]] }] },
      units: { a1: { profile: 'squad' }, b1: { profile: 'squad' }, a2: { profile: 'titan' } },
      more: { stage: 'markers' },
    });
    const counted = (roll: number) => {
      const { events } = game.run({}, 'markers-rolled', [roll, 1, 2]);
      return events.at(-1);
    };
    expect(counted(3)).toMatchObject({ markers: 4 });
    expect(counted(5)).toMatchObject({ markers: 5 });
    const sides = game.run({ stage: 'sides' }, 'rolled-off', [4, 4, 5, 2]);
    expect(sides.events.at(-1)).toMatchObject({
      winner: 'a',
      rolls: [
        { a: 4, b: 4 },
        { a: 5, b: 2 },
      ],
    });
    expect(game.ask('zones', {})).toEqual({ depth: 8, north: [0, 7], south: [32, 39] });

    const deploy = (unit: string, edge: string, at: Place) => game.ask('checkDeploy', { unit, edge, at: hex(at) });
    expect(deploy('a1', 'north', [10, 2])).toEqual({ ok: true });
    expect(deploy('a1', 'north', [10, 3])).toMatchObject({ error: 'E_NOT_IN_ZONE' });
    expect(deploy('a1', 'north', [10, 0])).toMatchObject({ error: 'E_HEX_IMPASSABLE' });
    expect(deploy('a2', 'north', [20, -3])).toMatchObject({ error: 'E_NOT_IN_ZONE' });
    expect(deploy('a2', 'north', [20, -4])).toEqual({ ok: true });
    expect(deploy('b1', 'south', [0, 32])).toEqual({ ok: true });

    const marker = (at: Place, ...others: Place[]) =>
      game.ask('checkMarker', { at: hex(at), others: others.map((each) => hex(each)) });
    expect(marker([12, 16], [20, 16])).toMatchObject({ error: 'E_TOO_CLOSE' });
    expect(marker([14, 0])).toMatchObject({ error: 'E_IN_ZONE' });
    expect(marker([20, 20], [20, 10])).toEqual({ ok: true });
  });

  it('G35 Ambush and Scout placement', () => {
    const game = begin({
      units: {
        a1: { profile: 'squad', with: { rules: { ambush: true } }, place: 'reserve' },
        a2: { profile: 'squad', with: { rules: { scout: true } }, place: 'scouts' },
        b1: { profile: 'squad', hex: [20, 20] },
        b2: { profile: 'squad', hex: [20, 4] },
      },
      markers: [[10, 22]],
    });
    const arrive = (at: Place, round: number) => game.ask('checkArrive', { unit: 'a1', at: hex(at), round });
    const scout = (at: Place, to: Place) =>
      game.ask('checkScout', { unit: 'a2', edge: 'north', at: hex(at), to: hex(to) });
    expect(arrive([2, 30], 1)).toMatchObject({ error: 'E_NOT_AVAILABLE' });
    expect(arrive([11, 20], 2)).toMatchObject({ error: 'E_TOO_CLOSE' });
    expect(scout([14, 1], [14, 3])).toMatchObject({ error: 'E_NOT_IN_ZONE' });
    expect(scout([18, -4], [15, 9])).toMatchObject({ error: 'E_TOO_FAR' });
    expect(scout([18, -4], [19, 4])).toMatchObject({ error: 'E_TOO_CLOSE' });
    expect(scout([18, -4], [12, 8])).toEqual({ ok: true });
    game.set('a2', { place: 'map', at: hex([12, 8]) });
    expect(arrive([10, 20], 2)).toEqual({ ok: true });
    game.run({ round: 2, phase: 'start' }, 'arrived', [], ({ kind }) =>
      kind === 'arrive' ? { kind: 'arrive', arrival: { unit: 'a1', at: hex([10, 20]) } } : undefined,
    );
    expect(game.endPhase()).toEqual([null]);
    game.newRound();
    expect(game.endPhase()).toEqual(['a']);
  });

  it('G39 markers over two rounds', () => {
    const game = begin({
      units: {
        a1: { profile: 'squad', hex: [10, 10] },
        a2: { profile: 'squad', hex: [20, 10], shaken: true },
        b1: { profile: 'squad', hex: [22, 10] },
        b2: { profile: 'squad', hex: [10, 16] },
        b3: { profile: 'titan', hex: [30, 10] },
      },
      markers: [
        [12, 10],
        [21, 10],
        [10, 13],
        [34, 10],
        [5, 30],
      ],
    });
    expect(game.endPhase()).toEqual(['a', 'b', null, 'b', null]);
    game.set('a1', { at: hex([4, 4]) });
    game.set('a2', { shaken: false });
    expect(game.endPhase()).toEqual(['a', null, 'b', 'b', null]);
    expect(game.ask('score', {})).toEqual({ score: [1, 2], winner: 'b' });
  });
});
