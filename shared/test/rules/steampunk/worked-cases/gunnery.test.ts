import { describe, expect, it } from 'vitest';
import type { Shot } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { type Case, type Placing, type Played, play } from './play.ts';

const ONE = { dead: [1, 2, 3] };
const COMMIT = { kind: 'commit' } as const;
const shoot = (unit: string, ...shots: readonly Shot[]) => ({
  kind: 'shoot' as const,
  unit,
  use: 'normal' as const,
  shots: [...shots],
});

interface Told {
  readonly needed: number;
  readonly onEdge: boolean;
  readonly sides: readonly number[];
  readonly reasons: readonly { readonly why: string; readonly add: number }[];
  readonly armour: readonly { readonly angle: number; readonly value: number }[];
}

/** Each shot as its dice and whether it hit. */
const shots = ({ facts }: Played) => facts('shot-fired').map(({ needed, dice, hit }) => ({ needed, dice, hit }));
const damage = ({ facts }: Played) =>
  facts('damage-rolled').map(({ type, dice, result }) => [type, dice.at(-1), result]);

describe('C09: a shot that leaves through a corner', () => {
  const table: Case = {
    units: {
      b1: { unit: 'dwarf.dwarf_infantry', at: 'D5', ...ONE, weapons: ['elf.at_rifle'], guns: 'Fire + -' },
      o1: { unit: 'elf.bear_rider', at: 'E4', facing: 3 },
    },
    // To hit, six armour dice: 6 less 5.
    dice: [6, 5, 3],
  };
  const asked = (weapon: string): Told =>
    play({ ...table, step: 2, dice: [] }).ask('shot', { by: 'b1', weapon, at: 'o1' }) as Told;

  it.each([
    ['(a)', 'elf.at_rifle', true, -1],
    ['(b)', 'elf.rifle', false, 0],
    ['(c)', 'ork.ork_musket', false, 0],
  ])('%s %s', (_, weapon, onEdge, add) => {
    const { onEdge: told, reasons, sides } = asked(weapon);
    expect(told).toBe(onEdge);
    expect(sides).not.toEqual([]);
    expect(reasons.find(({ why }) => why === 'on_edge')?.add ?? 0).toBe(add);
  });

  it('(d) a gun that points backwards has no shot', () => {
    expect(asked('ork.speed_cannon').sides).toEqual([]);
  });

  it('(e) the shooter may choose the armour of the front or the side, by default the weaker', () => {
    expect(asked('elf.at_rifle').armour.map(({ value }) => value)).toEqual([7, 6]);
    expect(play(table).facts('armour-rolled')).toMatchObject([{ armour: 6, dice: [5] }]);
    const front = play(
      { ...table, dice: [6, 5, 2, 3] },
      { 'shoot blue': [shoot('b1', { weapon: 'elf.at_rifle', target: 'o1', into: 3 }), COMMIT] },
    );
    expect(front.facts('armour-rolled')).toMatchObject([{ armour: 7, dice: [5, 2] }]);
  });
});

describe('C11: an aimed shot at a unit in a forest', () => {
  const shot = (dice: number[]) =>
    play({
      units: {
        b1: { unit: 'elf.elf_infantry', at: 'D8', ...ONE, aims: [['Aim', 'D8']], guns: 'Fire + -' },
        o1: { unit: 'darkelf.darkelf_infantry', at: 'D4', speed: 'slow' },
      },
      hexes: { D4: 'forest' },
      dice,
    });

  it('needs 3+: 3 hits', () => {
    const played = shot([3, 1]);
    expect(shots(played)).toEqual([{ needed: 3, dice: [3], hit: true }]);
    const { reasons } = played.facts('shot-fired')[0]!;
    expect(Object.fromEntries(reasons.map(({ why, add }) => [why, add]))).toEqual({
      still: 1,
      aim: 2,
      target_terrain: -1,
    });
    expect(played.unit('b1').aim).toEqual([]);
  });

  it('2 misses, without an extra die', () => {
    expect(shots(shot([2]))).toEqual([{ needed: 3, dice: [2], hit: false }]);
  });
});

describe('C13: an arrow at a helicopter far away', () => {
  it.each([
    [[6, 5], true, [1]],
    [[6, 4], false, []],
    [[5], false, []],
  ])('needs 7+: %j', (dice, hit, more) => {
    const played = play({
      step: 23,
      units: {
        b1: { unit: 'elf.elf_archer', at: 'D8', ...ONE, guns: 'Fire + Fire' },
        o1: { unit: 'gnome.gnome_helicopter', at: 'D4', speed: 'slow_fly' },
      },
      dice: [...dice, ...more],
    });
    expect(shots(played)).toEqual([{ needed: 7, dice, hit }]);
  });
});

describe('C15: area attacks and evasion', () => {
  const throwing = (speed: Placing['speed'] & string, dice: number[]) =>
    play({
      step: 23,
      units: {
        b1: {
          unit: 'elf.elf_infantry',
          at: 'D5',
          speed: 'slow',
          modelEquipment: { 'elf.hand_grenade': 4 },
          guns: '- + Throw',
        },
        o1: { unit: 'dwarf.dwarf_infantry', at: 'D4', speed },
      },
      hexes: { D4: 'ruins' },
      dice,
    });

  it('(a) four grenades are one attack; who takes cover evades it', () => {
    const played = throwing('still', [6, 3, 5, 6, 1, 1]);
    expect(played.facts('area-attacked')).toMatchObject([{ rolls: [{ target: 'o1', needed: 6, hits: 2 }] }]);
    expect(damage(played)).toHaveLength(2);
  });

  it('(b) who does not is hit more often', () => {
    const played = throwing('slow', [6, 3, 5, 6, 1, 1, 1]);
    expect(played.facts('area-attacked')).toMatchObject([{ rolls: [{ needed: 4, hits: 3 }] }]);
    expect(damage(played)).toHaveLength(3);
  });

  it('(c) an attack of each model makes the first better', () => {
    const played = play({
      arsenal: {
        'test.mortar': {
          id: 'test.mortar',
          name: 'Mortar',
          range: 3,
          attack: { mode: 'area', n: [6] },
          regular: { sides: 6 },
        } as never,
      },
      units: {
        b1: { unit: 'elf.elf_infantry', at: 'D6', weapons: ['test.mortar'], guns: 'Fire + -' },
        o1: { unit: 'dwarf.dwarf_infantry', at: 'D4', speed: 'still' },
      },
      hexes: { D4: 'ruins' },
      dice: [5, 4, 6, 2, 1, 1],
    });
    expect(played.facts('area-attacked')).toMatchObject([
      { rolls: [{ needed: 5, dice: [[5], [4], [6], [2]], hits: 2 }] },
    ]);
  });
});

describe('C17: the broadside of a wagon', () => {
  const ENEMIES = { o1: 'D2', o2: 'B4', o3: 'F4', o4: 'F6', o5: 'E4' };
  const table = (dice: number[]): Case => ({
    units: {
      b1: { unit: 'dwarf.gunblasterwagon', at: 'D5', guns: 'Fire + -' },
      ...Object.fromEntries(
        Object.entries(ENEMIES).map(([id, at]) => [id, { unit: 'ork.ork_infantry', at, speed: 'slow' } as const]),
      ),
    },
    dice,
  });
  const guns = (target: string, models?: number[]): Shot => ({
    weapon: 'dwarf.broadside_guns',
    target,
    ...(models && { models }),
  });

  it('has no gun that points ahead, two through each of its sides, and one target for each', () => {
    const played = play(table([]), {}, ['shoot']);
    const refused = (...wanted: Shot[]) => played.refusal('blue', shoot('b1', ...wanted));
    expect(refused(guns('o1'))).toMatchObject({ rule: 'ANG-3' });
    expect(refused(guns('o2', [0, 0]), guns('o4', [0, 0]))).toBeUndefined();
    expect(refused(guns('o2', [0, 0, 0]))).toMatchObject({ code: 'no-shot-left' });
    expect(refused(guns('o4', [0, 0, 0]))).toMatchObject({ code: 'no-shot-left' });
    expect(refused(guns('o3', [0]), guns('o5', [0]))).toBeUndefined();
    expect(refused(guns('o3', [0, 0]), guns('o5', [0]))).toMatchObject({ code: 'no-shot-left' });
  });

  it('fires all guns with one order, at E4 on edge', () => {
    const all = shoot('b1', guns('o2', [0, 0]), guns('o3', [0]), guns('o5', [0]), guns('o4', [0, 0]));
    const played = play(table([1, 1, 1, 1, 1, 1]), { 'shoot blue': [all, COMMIT] });
    const fired = played.facts('shot-fired');
    expect(fired.map(({ target }) => target).toSorted()).toEqual(['o2', 'o2', 'o3', 'o4', 'o4', 'o5']);
    for (const { target, reasons } of fired) {
      const whys = reasons.map(({ why }) => why);
      expect(whys.includes('on_edge')).toBe(target === 'o5');
      expect(whys).not.toContain('point_blank');
    }
  });
});

it('C19: two hits of a big gun at long range, one after the other', () => {
  const gun: Placing = { unit: 'dwarf.dwarf_at_gun', at: 'D9', speed: 'still', guns: 'Fire + -' };
  const played = play({
    units: { b1: gun, b2: gun, o1: { unit: 'dwarf.dw42', at: 'D1', facing: 3, speed: 'slow' } },
    // Each: to hit, eight armour dice, damage; then the critical die. Two dice of a mirror match begin the next turn.
    dice: [6, 1, 2, 3, 4, 4, 3, 2, 5, 6, 6, 1, 1, 2, 3, 4, 4, 2, 3, 4, 5, 6, 1],
  });
  expect(played.facts('armour-rolled').map(({ armour, dice, result }) => [armour, dice.length, result])).toEqual([
    [13, 8, 'partly'],
    [13, 8, 'penetrated'],
  ]);
  expect(damage(played)).toEqual([
    ['regular', 6, 3],
    ['regular', 4, 8],
    ['critical', 5, 5],
  ]);
  expect(played.unit('o1').harm).toMatchObject({ fd: 2, criticals: ['cannot_move'] });
  const applied = played.events.findIndex(({ kind }) => kind === 'damage-applied');
  const live = played.events.slice(0, applied).flatMap(({ to }) => (to?.units?.o1?.harm ? [to.units.o1.harm] : []));
  expect(live).toEqual([]);
});

describe('C21: armour dice', () => {
  it('(a) two successes block: no damage die', () => {
    const played = play({
      units: {
        b1: { unit: 'dwarf.dwarf_infantry', at: 'D6', ...ONE, weapons: ['elf.rifle'], guns: 'Fire + -' },
        o1: { unit: 'elf.tattoo_ink', at: 'D4', facing: 0, speed: 'slow' },
      },
      dice: [6, 5, 6, 1, 2],
    });
    expect(played.facts('armour-rolled')).toMatchObject([{ armour: 6, dice: [5, 6, 1, 2], result: 'blocked' }]);
    expect(damage(played)).toEqual([]);
  });

  it('(b) no armour is penetrated', () => {
    const played = play({
      units: {
        b1: { unit: 'dwarf.dwarf_infantry', at: 'D6', ...ONE, weapons: ['gnome.ballista'], guns: 'Fire + -' },
        o1: { unit: 'gnome.ballista_drone', at: 'D4', speed: 'slow' },
      },
      dice: [6, 3],
    });
    expect(damage(played)).toEqual([['regular', 3, 5]]);
    expect(played.unit('o1').harm).toMatchObject({ fd: 1, shaken: 1 });
  });

  it.each([
    [-2, 3, 'partly'],
    [-1, 4, 'penetrated'],
  ])('(c) an AP of %i on armour 3 needs %i+', (ap, needs, result) => {
    const played = play({
      arsenal: { 'test.gun': { id: 'test.gun', name: 'Gun', range: 3, ap, regular: { sides: 6 } } as never },
      units: {
        b1: { unit: 'dwarf.dwarf_infantry', at: 'D6', ...ONE, weapons: ['test.gun'], guns: 'Fire + -' },
        o1: { unit: 'elf.tattoo_ink', at: 'D4', facing: 0, speed: 'slow', armourLost: 3 },
      },
      dice: [6, 2, 3, 1, 3],
    });
    expect(played.facts('armour-rolled')).toMatchObject([{ armour: 3, needs, result }]);
  });
});

describe('C23: psychic damage', () => {
  const struck = (target: Partial<Placing> & { unit: string }, dice: number[]) =>
    play({
      arsenal: {
        'test.scream': {
          id: 'test.scream',
          name: 'Scream',
          range: 3,
          extra: [{ type: 'psychic', die: { sides: 6 } }],
        } as never,
      },
      units: {
        b1: { unit: 'dwarf.dwarf_infantry', at: 'D6', ...ONE, weapons: ['test.scream'], guns: 'Fire + -' },
        o1: { at: 'D4', speed: 'slow', ...target },
      },
      dice: [6, ...dice],
    });

  it('(a) a living elite takes one off', () => {
    const played = struck({ unit: 'elf.elf_infantry', replace: { 'elf.elite_elf_infantry': 1 } }, [4]);
    expect(damage(played)).toEqual([['psychic', 4, 3]]);
    expect(played.unit('o1').harm.shaken).toBe(0);
  });

  it('(b) without one the same die shakes', () => {
    const dead = struck({ unit: 'elf.elf_infantry', replace: { 'elf.elite_elf_infantry': 1 }, dead: [3] }, [4]);
    const none = struck({ unit: 'elf.elf_infantry' }, [4]);
    for (const played of [dead, none]) {
      expect(damage(played)).toEqual([['psychic', 4, 4]]);
      expect(played.unit('o1').harm.shaken).toBe(1);
    }
  });

  it('(c) without a table for it nothing is rolled', () => {
    expect(struck({ unit: 'elf.e34' }, []).facts('spared')).toMatchObject([{ unit: 'o1', type: 'psychic' }]);
  });

  it('(d) a crippled crew that is shaken is struck on its Crew table, doubled', () => {
    const played = struck({ unit: 'elf.e34', crippledCrew: true, shaken: 1 }, [5]);
    expect(played.facts('damage-rolled').map(({ table }) => table)).toContain('crew');
    // One token more, of which Aftermath takes one.
    expect(played.unit('o1').harm).toMatchObject({ shaken: 1, cfd: 3, crippledCrew: true });
  });
});
