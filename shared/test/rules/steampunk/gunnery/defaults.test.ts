import { describe, expect, it } from 'vitest';
import type { Order } from '../../../../src/rulesets/steampunk/model/orders.ts';
import type { Part } from '../../../../src/rulesets/steampunk/model/steps/gunnery.ts';
import { defaultShots } from '../../../../src/rulesets/steampunk/rules/gunnery/targets.ts';
import { hex } from '../ground.ts';
import type { Laying, Placing } from '../kit.ts';
import { choosing } from './kit.ts';

const fires = (...gunnery: Order['gunnery']): Partial<Order> => ({ gunnery });
const grunts = (at: string, more: Partial<Placing> = {}): Placing => ({
  unit: 'ork.grunt',
  at,
  speed: 'slow',
  ...more,
});
const RIFLES: Placing = { unit: 'elf.elf_infantry', at: 'D8', speed: 'still', order: fires('Fire', '-') };

/** What `b1` fires at if its owner says nothing. */
const defaults = (units: Laying['units'], part: Part = 1, more: Partial<Laying> = {}) => {
  const state = choosing({ ...more, units }, part);
  return defaultShots(state, state.units.b1!, part).map(({ weapon, ...rest }) => ({ [weapon.split('.')[1]!]: rest }));
};
const rifleAt = (units: Laying['units'], more: Partial<Laying> = {}) =>
  (defaults(units, 1, more)[0]?.rifle as { target: string } | undefined)?.target;

describe('P16: defaults', () => {
  it('take the best chance to hit, then the nearest, then the lowest id', () => {
    expect(rifleAt({ b1: RIFLES, o1: grunts('D6', { speed: 'fast' }), o2: grunts('D4') })).toBe('o2');
    expect(rifleAt({ b1: RIFLES, o1: grunts('D4'), o2: grunts('D6') })).toBe('o2');
    expect(rifleAt({ b1: RIFLES, o10: grunts('E6'), o2: grunts('C6') })).toBe('o2');
  });

  it('shoot at nobody who hides or cannot be reached', () => {
    const hidden = grunts('D6', { unit: 'darkelf.assassin', hidden: true });
    expect(rifleAt({ b1: RIFLES, o1: hidden })).toBeUndefined();
    expect(rifleAt({ b1: RIFLES, o1: grunts('D4') }, { hexes: { D6: 'mountain' } })).toBeUndefined();
  });

  it('take for each side of fixed guns the best target through it', () => {
    const b1: Placing = { unit: 'dwarf.gunblasterwagon', at: 'D5', speed: 'still', order: fires('Fire', '-') };
    const units = { b1, o1: grunts('D2'), o2: grunts('B4'), o3: grunts('F4'), o4: grunts('F6'), o5: grunts('E4') };
    expect(defaults(units)).toEqual([
      { broadside_guns: { target: 'o2', from: 5 } },
      { broadside_guns: { target: 'o3', from: 1 } },
      { broadside_guns: { target: 'o4', from: 2 } },
    ]);
  });

  it('take for areas the hex with most enemy models and none of the own, if there is one', () => {
    const b1: Placing = {
      unit: 'gnome.gnome_helicopter',
      at: 'D5',
      speed: 'slow_fly',
      order: fires('Throw(d)', 'Load'),
    };
    const elves = (at: string, alive: number): Placing => ({
      unit: 'elf.elf_infantry',
      at,
      harm: { alive: [0, 1, 2, 3].map((model) => model < alive) },
    });
    const bomb = (units: Laying['units']) => defaults({ b1, ...units });
    expect(bomb({ o1: elves('D4', 2), o2: elves('D6', 3), o3: elves('D7', 3) })).toEqual([
      { acidic_napalm_bomb: { hex: hex('D6') } },
    ]);
    const own: Placing = { unit: 'gnome.gnome_infantry', at: 'D6' };
    expect(bomb({ b2: own, o2: elves('D6', 4) })).toEqual([]);
    expect(bomb({ b2: own, o2: elves('D6', 4), o3: elves('D7', 1) })).toEqual([
      { acidic_napalm_bomb: { hex: hex('D7') } },
    ]);
  });

  it('sweep where most enemy models are, not over own ones that would suffer', () => {
    const b1: Placing = { unit: 'elf.bear_rider', at: 'D5', speed: 'slow', order: fires('-', 'Fire') };
    expect(defaults({ b1, o1: grunts('D4'), o2: grunts('E6'), o3: grunts('F7') }, 2)).toEqual([
      { gatling_gun: { direction: 2, layer: 'ground' } },
    ]);
    const troll: Placing = { unit: 'ork.troll', at: 'D5', speed: 'slow' };
    const units = { b1: troll, b2: grunts('D3'), o1: { ...grunts('D4'), unit: 'elf.elf_infantry' } };
    expect(defaults(units)).toEqual([]);
    expect(defaults({ ...units, b2: grunts('D8') })).toEqual([
      { troll_gatling_gun: { direction: 0, layer: 'ground' } },
    ]);
  });

  it('use weapons as usual, normal before shared and areas before focus, P26', () => {
    const b1: Placing = { ...RIFLES, unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.big_blaster'] };
    expect(defaults({ b1, o1: grunts('D7') })).toEqual([{ musket: { target: 'o1' } }]);
    const aim = [{ word: 'Aim', at: hex('D5'), until: { turn: 1, part: 2 } }] as const;
    const bear: Placing = { unit: 'elf.bear_rider', at: 'D5', speed: 'still', aim, order: fires('-', 'Fire') };
    expect(defaults({ b1: bear, o1: grunts('D3') }, 2)).toEqual([{ gatling_gun: { direction: 0, layer: 'ground' } }]);
  });

  it('fire unstable rounds at units only, P27', () => {
    const b1: Placing = {
      unit: 'dwarf.dw42',
      at: 'D8',
      speed: 'still',
      marks: ['unstable'],
      order: fires('Fire', '-'),
    };
    expect(defaults({ b1, o1: grunts('D4') })).toEqual([{ tank_gun: { target: 'o1' } }]);
    expect(defaults({ b1, o1: grunts('D9') })).toEqual([]);
  });

  it('keep weapons together that belong together', () => {
    const b1: Placing = { unit: 'elf.e34', at: 'D5', speed: 'still', order: fires('-', 'Fire') };
    const fast = grunts('D3', { speed: 'fast' });
    expect(defaults({ b1, o1: fast, o2: grunts('F4') }, 2)).toEqual([
      { main_tank_gun: { target: 'o2' } },
      { twin_rifle: { target: 'o2' } },
    ]);
  });
});
