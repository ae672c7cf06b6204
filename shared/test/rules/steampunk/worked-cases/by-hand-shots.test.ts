import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { hex } from '../ground.ts';
import { type Case, type Placing, play } from './play.ts';

// Cases worked out by hand from chapters 12 to 15 and 17: shots, what they need, and what they do.

const ONE = { dead: [1, 2, 3] };
const ones = (n: number): number[] => Array(n).fill(1);
const SNIPER = {
  replace: { 'elf.elite_elf_infantry': 1 },
  modelEquipment: { 'elf.sniper_rifle': 1 },
  dead: [0, 1, 2],
};
const COMMIT = { kind: 'commit' } as const;

type Played = ReturnType<typeof play>;
type Shoot = Extract<Intent, { kind: 'shoot' }>;
const shoot = (unit: string, shots: Shoot['shots'], use: Shoot['use'] = 'normal'): Shoot => ({
  kind: 'shoot',
  unit,
  use,
  shots,
});
const results = (played: Played) => played.facts('damage-rolled').map(({ unit, type, result }) => [unit, type, result]);

describe('L1: what a shot needs', () => {
  const needs = (b1: Placing, o1: Placing, more: Partial<Case> = {}) => {
    const asked = play({ step: 2, ...more, units: { b1, o1 } });
    return (weapon: string) => (asked.ask('shot', { by: 'b1', weapon, at: 'o1' }) as { needed: number }).needed;
  };
  const rifle: Placing = { unit: 'elf.elf_infantry', at: 'D7', ...ONE };

  it.each<[string, Placing, Placing, string, number, Partial<Case>?]>([
    // 5 - 1 still - 1 unconscious.
    [
      'a troll that lies unconscious is still, whatever its speed, and Huge',
      rifle,
      { unit: 'ork.troll', at: 'D4', unconscious: true },
      'elf.rifle',
      2,
    ],
    ['a troll on its feet', rifle, { unit: 'ork.troll', at: 'D4' }, 'elf.rifle', 3],
    // 5 - 1 still + 1 fast + 1 elusive.
    ['a motorcycle at full speed', rifle, { unit: 'gnome.gnome_motorcycle', at: 'D4', speed: 'fast' }, 'elf.rifle', 6],
    // Bow: still +1, accuracy +1, normal range; neither fast nor air counts.
    [
      'an arrow at an aircraft',
      { unit: 'elf.elf_archer', at: 'D6' },
      { unit: 'gnome.gnome_helicopter', at: 'D4', speed: 'fast_fly' },
      'elf.elf_bow',
      3,
    ],
    // Power armour at slow is steady: +1 as a shooter; smoke on both: -2.
    [
      'steady, in smoke, at smoke',
      { unit: 'dwarf.steampowerarmor', at: 'D7', speed: 'slow' },
      { unit: 'ork.grunt', at: 'D4' },
      'dwarf.heavy_musket',
      6,
      { markers: { D7: { smoke: 1 }, D4: { smoke: 1 } } },
    ],
    // Steady as a target too: 5 - 1 still - 1.
    ['at who is steady', rifle, { unit: 'dwarf.steampowerarmor', at: 'D4', speed: 'slow' }, 'elf.rifle', 3],
    // Scout at still: take cover -3, camouflage -1, forest -1, still +1; shooter +1.
    ['a scout in cover', rifle, { unit: 'elf.elite_elf_scout', at: 'D4' }, 'elf.rifle', 8, { hexes: { D4: 'forest' } }],
    // Wagon: still +1, point blank +1, optimal +1; target slow 0. Broadside through a side.
    [
      'a broadside at point blank',
      { unit: 'dwarf.gunblasterwagon', at: 'D5', facing: 1 },
      { unit: 'elf.e34', at: 'D4', speed: 'slow' },
      'dwarf.broadside_guns',
      2,
    ],
    // Ork still +1, bad -1, target still +1 and takes cover -2: in the open it helps too.
    [
      'who takes cover in the open',
      { unit: 'ork.ork_infantry', at: 'D7', facing: 0 },
      { unit: 'elf.elf_infantry', at: 'D4' },
      'ork.ork_musket',
      6,
    ],
    // Pyro: fast -1, hit +2, point blank +1, target slow.
    [
      'fire thrown from a run',
      { unit: 'ork.warg_rider', modelEquipment: { 'ork.pyro': 1 }, at: 'D5', facing: 0, speed: 'fast' },
      { unit: 'elf.e34', at: 'D4', speed: 'slow' },
      'ork.pyro',
      3,
    ],
    // Critical -1 and crew -1; the target's critical +1.
    [
      'hurt tanks',
      { unit: 'elf.e34', at: 'D7', criticals: ['plus_minus_1'], crippledCrew: true },
      { unit: 'dwarf.zap', at: 'D4', speed: 'slow', criticals: ['plus_minus_1'] },
      'elf.main_tank_gun',
      5,
    ],
  ])('%s', (_, b1, o1, weapon, needed, more = {}) => {
    expect(needs(b1, o1, more)(weapon)).toBe(needed);
  });
});

describe('L2: a stuck turret', () => {
  it('points to the front only: no gun is left beside it', () => {
    const shot = (at: string) => {
      const played = play({
        step: 2,
        units: {
          b1: { unit: 'elf.e34', at: 'D5', facing: 0, criticals: ['stuck_turret'] },
          o1: { unit: 'ork.grunt', at },
        },
      });
      return played.ask('shot', { by: 'b1', weapon: 'elf.main_tank_gun', at: 'o1' });
    };
    expect(shot('D3')).toMatchObject({ sides: [0], onEdge: false });
    expect(shot('E4')).toMatchObject({ sides: [0], onEdge: true });
    expect(shot('F4')).toMatchObject({ sides: [] });
  });
});

describe('L3: the pop gun of an Ork tank', () => {
  const popGun = (...dice: number[]) =>
    play({
      units: {
        b1: { unit: 'ork.ork_char_b1', at: 'D7', facing: 0, guns: 'Fire(p) + Load(h)' },
        o1: { unit: 'elf.e34', at: 'D4', facing: 3, speed: 'slow' },
      },
      // Still: needs 4. AP 7 on 10 in front: three dice.
      dice: [4, ...dice],
    });

  it('shakes the crew with d8 if no armour die stops anything', () => {
    expect(results(popGun(1, 1, 1, 1, 8))).toEqual([
      ['o1', 'regular', 1],
      ['o1', 'crew', 8],
    ]);
  });

  it('does not if one does', () => {
    const played = popGun(5, 1, 1, 6);
    expect(results(played)).toEqual([['o1', 'regular', 3]]);
    // Machines take no poison.
    expect(played.facts('tokens-given')).toEqual([]);
  });
});

it('L4: an acid cannon: acid on the target whatever the armour does, minor acid on its neighbours, then mind and crew', () => {
  const played = play({
    units: {
      b1: { unit: 'darkelf.queen_yy', weapons: ['darkelf.acid_cannon'], at: 'D7', facing: 0, guns: '- + Fire' },
      o1: { unit: 'ork.ork_infantry', at: 'D4', facing: 3, speed: 'slow', ...ONE },
      o2: { unit: 'ork.bioengineered_ork', at: 'D4', facing: 3, speed: 'slow' },
    },
    step: 23,
    // Still +1, excellent +2: 2+. o1 and o2 need the same and are as near. d6: 1 kills, d8 psychic is not rolled then.
    dice: [2, 1],
  });
  expect(played.facts('shot-fired')).toMatchObject([{ target: 'o1', needed: 2 }]);
  // Bioengineered Orks are immune to minor acid.
  expect(played.facts('tokens-given')).toMatchObject([{ unit: 'o1', tokens: [{ token: 'acid' }] }]);
  expect(played.unit('o1').status).toBe('destroyed');
  expect(played.unit('o2').harm.minorAcid).toBe(0);
});

describe('L5: four harpoons', () => {
  const given: Case = {
    units: {
      b1: { unit: 'ork.hammerhead', at: 'D7', facing: 0, guns: 'Fire + -', move: '- + - + -' },
      o1: { unit: 'elf.e34', at: 'D3', facing: 3, speed: 'slow', move: 'L + - + -' },
    },
    // Four shots that need 4: one hits. AP 2 on 10: eight dice, two of which block. It is dragged nevertheless.
    dice: [4, 5, 5, ...ones(6), 1, 1, 1],
  };
  it('drag what one of them hit in the first movement, in place of its step', () => {
    const played = play(given);
    expect(played.facts('armour-rolled')).toMatchObject([{ result: 'blocked' }]);
    expect(played.facts('harpooned')).toMatchObject([{ by: 'b1', target: 'o1' }]);
    expect(played.unit('o1')).toMatchObject({ at: hex('D4'), facing: 3, draggedBy: null });
  });
});

describe('L6: an unstable round', () => {
  const given = (o1: Partial<Placing>, dice: number[]): Case => ({
    units: {
      b1: { unit: 'dwarf.dw42', at: 'D8', facing: 0, marks: ['unstable'], guns: 'Fire + -' },
      o1: { unit: 'ork.ork_infantry', at: 'D5', facing: 3, speed: 'slow', ...o1 },
      o2: { unit: 'ork.ork_infantry', at: 'D5', facing: 3, speed: 'slow', ...ONE, dead: [1, 2] },
    },
    dice,
  });

  it('bursts where it hits: 5+ for each enemy model', () => {
    // Still: needs 4. d6+1+3: 1 comes to 5 and kills one. Then 3 models and 2: two hits, d6-2: 3 kills, 2 does not.
    const played = play(given({}, [4, 1, 5, 1, 1, 5, 1, 3, 2]));
    expect(played.facts('area-attacked')).toMatchObject([
      {
        rolls: [
          { target: 'o1', needed: 5, hits: 1 },
          { target: 'o2', needed: 5, hits: 1 },
        ],
      },
    ]);
    expect(['o1', 'o2'].map((id) => played.unit(id).harm.alive.filter(Boolean).length)).toEqual([2, 2]);
    expect(played.unit('b1')).toMatchObject({ marks: [], loads: { 'dwarf.tank_gun': 0 } });
  });

  it('may be fired at a hex, which needs no roll to hit', () => {
    const played = play(given({}, ones(6)), {
      'shoot blue': [shoot('b1', [{ weapon: 'dwarf.tank_gun', hex: hex('D5') }]), COMMIT],
    });
    expect(played.facts('shot-fired')).toEqual([]);
    expect(played.facts('area-attacked')).toMatchObject([{ at: hex('D5') }]);
    expect(results(played)).toEqual([]);
  });
});

describe('L7: the gatling gun of a helicopter', () => {
  const heli = (more: Partial<Placing> = {}): Placing => ({
    unit: 'gnome.gnome_helicopter',
    at: 'D6',
    facing: 0,
    speed: 'still_fly',
    guns: 'Aim + Fire',
    ...more,
  });
  const scout = (at: string): Placing => ({ unit: 'elf.elf_scout', at, facing: 3 });
  it('fires at each enemy in its arc and range; a natural 6 hits whatever is needed', () => {
    const played = play({
      step: 23,
      units: { b1: heli(), o1: scout('D3'), o2: scout('D4'), o3: scout('G4'), o4: { unit: 'elf.e34', at: 'A1' } },
      // Hover: still +1 -1, +2; scouts still +1 and take cover -3: 5 needed. o2 at 2 needs as many.
      dice: [6, 4, 2],
    });
    expect(played.facts('shot-fired').map(({ target, needed, hit }) => [target, needed, hit])).toEqual([
      ['o1', 5, true],
      ['o2', 5, false],
    ]);
    expect(played.unit('o1').status).toBe('destroyed');
  });

  it('focused by an aim it fires six times at one unit, not at two', () => {
    const given: Case = {
      step: 23,
      units: { b1: heli({ aims: [['Aim', 'D6']] }), o1: scout('D3'), o2: scout('D4') },
      // Aimed: 3 needed.
      dice: [2, 2, 2, 2, 2, 3, 2],
    };
    const one = { weapon: 'gnome.helicopter_gatling_gun', target: 'o1' };
    const asked = play({ ...given, dice: [] }, {}, ['shoot']);
    expect(
      asked.refusal(
        'blue',
        shoot(
          'b1',
          [
            { ...one, models: [0] },
            { ...one, target: 'o2' },
          ],
          'focus',
        ),
      ),
    ).toMatchObject({
      code: 'one-target',
    });
    const played = play(given, { 'shoot blue': [shoot('b1', [one], 'focus'), COMMIT] });
    expect(played.facts('shot-fired').map(({ needed, hit }) => [needed, hit])).toEqual([
      ...Array(5).fill([3, false]),
      [3, true],
    ]);
    expect(played.unit('b1').aim).toEqual([]);
  });
});

it('L8: a sniper who aimed chooses who dies, and frightens; without aim neither', () => {
  const given = (aims: Placing['aims'], dice: number[]): Case => ({
    step: 23,
    units: {
      b1: {
        unit: 'elf.elf_infantry',
        ...SNIPER,
        at: 'D7',
        facing: 0,
        guns: '- + Fire',
        aims: aims!,
      },
      o1: {
        unit: 'dwarf.dwarf_infantry',
        replace: { 'dwarf.elite_dwarf_infantry': 1 },
        at: 'D3',
        facing: 3,
        speed: 'slow',
      },
    },
    dice,
  });
  // Still +1, good +1, aim +4: -1 needed. d6-2+2: 1 kills the elite, whose courage is gone: psychic 4 shakes.
  const aimed = play(given([['Aim', 'D7']], [1, 1, 4]));
  expect(aimed.facts('shot-fired')).toMatchObject([{ needed: -1, hit: true }]);
  expect(aimed.unit('o1').harm).toMatchObject({ alive: [true, true, true, false], shaken: 1 });
  const not = play(given([], [4, 3]));
  expect(not.unit('o1').harm).toMatchObject({ alive: [false, true, true, true], shaken: 0 });
});

describe('L9: a shared weapon', () => {
  const given = (dice: number[]): Case => ({
    units: {
      b1: {
        unit: 'dwarf.dwarf_infantry',
        equipment: ['dwarf.big_blaster'],
        replace: { 'dwarf.elite_dwarf_infantry': 1 },
        at: 'D7',
        facing: 0,
        guns: 'Fire + -',
      },
      o1: { unit: 'elf.e34', at: 'D5', facing: 3, speed: 'slow' },
    },
    dice,
  });
  it('fires once, by the best model, and unloads the others', () => {
    // Still +1, good +1: 3. AP 7 on 10: three dice; d6+1: 1 comes to 2.
    const played = play(given([3, 1, 1, 1, 1]), {
      'shoot blue': [shoot('b1', [{ weapon: 'dwarf.big_blaster', target: 'o1' }], 'shared'), COMMIT],
    });
    expect(played.facts('shot-fired')).toMatchObject([{ model: 3, needed: 3 }]);
    expect(played.unit('b1').loads).toEqual({ 'dwarf.musket': 0, 'dwarf.big_blaster': 0 });
    expect(results(played)).toEqual([['o1', 'regular', 2]]);
  });

  it('is not fired beside them', () => {
    const asked = play(given([]), {}, ['shoot']);
    const both = ['dwarf.big_blaster', 'dwarf.musket'].map((weapon) => ({ weapon, target: 'o1' }));
    expect(asked.refusal('blue', shoot('b1', both, 'shared'))).toMatchObject({ rule: 'ARM-6' });
  });
});

it('L10: at long range AP is halved, rounded down, and one is off the damage; at point blank both are one more', () => {
  const shot = (at: string, dice: number[]) => {
    const played = play({
      units: {
        b1: {
          unit: 'elf.elf_infantry',
          at: 'D9',
          facing: 0,
          ...ONE,
          weapons: ['dwarf.heavy_musket'],
          guns: 'Fire + -',
        },
        o1: { unit: 'elf.bear_rider', at, facing: 3 },
        o2: { unit: 'ork.troll', at: 'A1' },
      },
      dice,
    });
    return [played.facts('armour-rolled')[0]!.dice.length, ...results(played).map(([, , result]) => result)];
  };
  // A mirror match rolls for initiative at its end: 2 to 1. Armour 7: AP 3 is 1 beyond 3 hexes, 4 beside.
  expect(shot('D4', [6, ...ones(6), 3, 2, 1])).toEqual([6, 1]);
  expect(shot('D8', [6, ...ones(3), 3, 1, 2, 1])).toEqual([3, 3]);
});

it('L11: a spot rolls open-ended by the real modifiers, and spends nothing', () => {
  const spot = (dice: number[]) =>
    play({
      units: {
        b1: { unit: 'elf.elf_scout', at: 'D8', facing: 0, guns: 'Spot + Spot', move: '360 + 360 + 360' },
        o1: { unit: 'darkelf.assassin', at: 'D4', facing: 3, hidden: true, move: '360 + - + -' },
      },
      hexes: { D4: 'ruins' },
      dice,
    });
  // Still +1, target still +1, takes cover -3, ruins -1: 7. A 6 and a 5.
  const found = spot([6, 5]);
  expect(found.facts('spot-tried')).toMatchObject([{ success: true, hides: { needed: 7 } }]);
  expect(found.unit('o1')).toMatchObject({ hidden: false, marks: [] });
  expect(found.unit('b1').loads).toEqual({ 'elf.rifle': 1 });
  // Two tries: one in each part.
  expect(
    spot([6, 4, 3])
      .facts('spot-tried')
      .map(({ success }) => success),
  ).toEqual([false, false]);
});

it('L12: of targets that cannot be missed the nearest is the default', () => {
  const played = play({
    units: {
      b1: {
        unit: 'elf.elf_infantry',
        ...SNIPER,
        at: 'D8',
        facing: 0,
        guns: 'Fire + -',
        aims: [['Aim', 'D8']],
      },
      // Needed: -1 at the nearer, -2 at the farther that stands still.
      o1: { unit: 'ork.ork_char_b1', at: 'D5', facing: 3, speed: 'slow' },
      o2: { unit: 'ork.ork_char_b1', at: 'D4', facing: 3, speed: 'still' },
    },
    dice: [1, ...ones(9), 1, 1],
  });
  expect(played.facts('shot-fired')).toMatchObject([{ target: 'o1', needed: -1 }]);
});
