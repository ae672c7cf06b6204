import { describe, expect, it } from 'vitest';
import { told } from '../../../../src/match/index.ts';
import type { Intent } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { WORDS } from '../../../../src/rulesets/steampunk/words/index.ts';
import { hex } from '../ground.ts';
import type { Laying, Placing } from '../kit.ts';
import { choosing, refused, shoot, shot } from './kit.ts';

const FIRE = { gunnery: ['Fire', '-'] } as const;
const RIFLES: Placing = { unit: 'elf.elf_infantry', at: 'D8', speed: 'still', order: FIRE };
const at = (at: string, more: Partial<Placing> = {}): Placing => ({ unit: 'ork.grunt', at, speed: 'slow', ...more });

/** Why blue may not fire so: code and rule. */
const why = (units: Laying['units'], intent: Intent, more: Partial<Laying> = {}) => {
  const refusal = refused(choosing({ ...more, units }), intent);
  if (!refusal) return undefined;
  const { code, rule, message } = told(WORDS.refusals, refusal);
  expect(message).toMatch(/^[A-Z].*\.$/);
  return `${code} ${rule}`;
};
const rifle = (target: string) => shoot('b1', [shot('elf.rifle', { target })]);

describe('P16: what is not allowed', () => {
  it('is a unit that is not there or not the own', () => {
    const units = { b1: RIFLES, o1: at('D6') };
    expect(why(units, shoot('b9', []))).toBe('no-unit GUN-4');
    expect(why(units, shoot('o1', []))).toBe('not-yours GUN-4');
    expect(why(units, shoot('constructor', []))).toBe('no-unit GUN-4');
    expect(why(units, { kind: 'hide', unit: 'b1', hidden: true })).toBe('wrong-answer P16');
  });

  it.each([
    ['shaken', { harm: { shaken: 2 } }, 'shaken CON-1'],
    ['hidden', { hidden: true }, 'hidden CON-8'],
    ['unconscious', { harm: { unconscious: true } }, 'unconscious AB-UN'],
    ['gone', { status: 'fled' }, 'not-on-field GUN-4'],
  ] as const)('is a unit that is %s', (_, more, found) => {
    expect(why({ b1: { ...RIFLES, ...more }, o1: at('D6') }, shoot('b1', []))).toBe(found);
  });

  it('is a weapon that the unit does not have, or that its order does not fire', () => {
    expect(why({ b1: RIFLES, o1: at('D6') }, shoot('b1', [shot('elf.at_rifle', { target: 'o1' })]))).toBe(
      'no-weapon GUN-4',
    );
    expect(why({ b1: { ...RIFLES, order: { gunnery: ['-', 'Fire'] } }, o1: at('D6') }, rifle('o1'))).toBe(
      'not-ordered GUN-4',
    );
    const throws: Placing = { ...RIFLES, equipment: ['elf.hand_grenade'] };
    expect(why({ b1: throws, o1: at('D7') }, shoot('b1', [shot('elf.hand_grenade', { hex: 'D7' })]))).toBe(
      'not-ordered GUN-4',
    );
  });

  it('is a weapon that is not loaded', () => {
    expect(why({ b1: { ...RIFLES, loads: {} }, o1: at('D6') }, rifle('o1'))).toBe('not-loaded GUN-2');
  });

  it('is a model that is dead, or has no such weapon', () => {
    const b1: Placing = { ...RIFLES, harm: { alive: [true, false, true, true] } };
    const by = (...models: number[]) => shoot('b1', [shot('elf.rifle', { target: 'o1', models })]);
    expect(why({ b1, o1: at('D6') }, by(0))).toBeUndefined();
    expect(why({ b1, o1: at('D6') }, by(1))).toBe('no-model GUN-4');
    expect(why({ b1, o1: at('D6') }, by(7))).toBe('no-model GUN-4');
  });

  it('is more shots than there are', () => {
    const by = (...models: number[]) => shoot('b1', [shot('elf.rifle', { target: 'o1', models })]);
    expect(why({ b1: RIFLES, o1: at('D6') }, by(0, 0))).toBe('no-shot-left GUN-4');
    const all = [shot('elf.rifle', { target: 'o1' }), shot('elf.rifle', { target: 'o2' })];
    expect(why({ b1: RIFLES, o1: at('D6'), o2: at('E6') }, shoot('b1', all))).toBe('no-shot-left GUN-4');
  });

  it('is a target that is none: an own unit, one that is gone or unknown', () => {
    const units = { b1: RIFLES, b2: at('D7'), o1: at('D6', { status: 'destroyed' }) };
    expect(why(units, rifle('b2'))).toBe('own-unit GUN-4');
    expect(why(units, rifle('o1'))).toBe('gone GUN-4');
    expect(why(units, rifle('o7'))).toBe('no-target GUN-4');
  });

  it('is a hidden target, by its token or by a name that one may only guess, LOS-6', () => {
    const units = { b1: RIFLES, o1: at('D6', { unit: 'darkelf.assassin', hidden: true }) };
    expect(why(units, rifle('token-o1'))).toBe('hidden-target LOS-6');
    expect(why(units, rifle('o1'))).toBe('no-target GUN-4');
  });

  it('is a target out of range, out of arc or out of sight', () => {
    const bow: Placing = { unit: 'elf.elf_archer', at: 'D8', speed: 'still', order: { gunnery: ['Fire', 'Fire'] } };
    const arrow = shoot('b1', [shot('elf.elf_bow', { target: 'o1' })]);
    expect(why({ b1: bow, o1: at('D4') }, arrow)).toBeUndefined();
    expect(why({ b1: bow, o1: at('D3') }, arrow)).toBe('out-of-range GUN-4');
    const front: Placing = { ...RIFLES, equipment: ['elf.at_rifle'], at: 'D5' };
    const heavy = shoot('b1', [shot('elf.at_rifle', { target: 'o1' })]);
    expect(why({ b1: front, o1: at('D2') }, heavy)).toBeUndefined();
    expect(why({ b1: front, o1: at('D8') }, heavy)).toBe('not-in-arc ANG-3');
    expect(why({ b1: RIFLES, o1: at('D3') }, rifle('o1'), { hexes: { D5: 'forest' } })).toBe('no-sight LOS-5');
  });

  it('C09 (d): is a shot through a corner between two sides that are not allowed', () => {
    const b1: Placing = { unit: 'ork.speedhead', at: 'D5', speed: 'slow', order: { gunnery: ['Load', 'Fire'] } };
    const state = choosing({ units: { b1, o1: at('E4', { unit: 'elf.elf_infantry' }) } }, 2);
    const cannon = shoot('b1', [shot('ork.speed_cannon', { target: 'o1' })]);
    expect(refused(state, cannon)).toMatchObject({ code: 'not-in-arc', rule: 'ANG-3' });
  });

  it('is the own hex, but for weapons made for it, ANG-5', () => {
    const b1: Placing = { ...RIFLES, unit: 'elf.elf_infantry' };
    const o1: Placing = { unit: 'gnome.gnome_helicopter', at: 'D8', speed: 'slow_fly' };
    expect(why({ b1, o1 }, rifle('o1'))).toBe('own-hex ANG-5');
    const heli: Placing = { ...o1, order: { gunnery: ['Throw(d)', 'Fire'] } };
    const bomb = shoot('b1', [shot('gnome.acidic_napalm_bomb', { hex: 'D8' })]);
    expect(why({ b1: heli, o1: at('D8') }, bomb)).toBeUndefined();
  });

  it('is a shot that does not name what its weapon is fired at, or names more, GUN-8', () => {
    const units = { b1: RIFLES, o1: at('D6') };
    const wrong = 'wrong-mode GUN-8';
    expect(why(units, shoot('b1', [shot('elf.rifle', { hex: 'D6' })]))).toBe(wrong);
    expect(why(units, shoot('b1', [shot('elf.rifle')]))).toBe(wrong);
    expect(why(units, shoot('b1', [shot('elf.rifle', { target: 'o1', direction: 0 })]))).toBe(wrong);
    const bear: Placing = { unit: 'elf.bear_rider', at: 'D8', speed: 'still', order: { gunnery: ['-', 'Fire'] } };
    const state = choosing({ units: { b1: bear, o1: at('D6') } }, 2);
    const sweep = (more: object) => refused(state, shoot('b1', [shot('elf.gatling_gun', more)]));
    expect(sweep({ target: 'o1' })).toMatchObject({ code: 'wrong-mode' });
    expect(sweep({ hex: 'D6' })).toMatchObject({ code: 'wrong-mode' });
    expect(sweep({ direction: 0 })).toBeUndefined();
    const speedhead: Placing = { unit: 'ork.speedhead', at: 'D8', speed: 'slow' };
    const flames = shoot('b1', [shot('ork.flamethrower', { target: 'o1' })]);
    expect(why({ b1: speedhead, o1: at('D7') }, flames)).toBe(wrong);
  });

  it('is a hex off the board, or beyond normal range, GUN-7', () => {
    const b1: Placing = { unit: 'elf.elf_infantry', equipment: ['elf.hand_grenade'], at: 'D8', speed: 'still' };
    const units = { b1: { ...b1, order: { gunnery: ['-', 'Throw'] } }, o1: at('D6') } as const;
    const state = choosing({ units }, 2);
    const grenade = (hexName: string) => refused(state, shoot('b1', [shot('elf.hand_grenade', { hex: hexName })]));
    expect(grenade('D7')).toBeUndefined();
    expect(grenade('D6')).toMatchObject({ code: 'out-of-range', rule: 'GUN-7' });
    const off = shoot('b1', [
      { weapon: 'elf.hand_grenade', hex: '0409' },
      { weapon: 'elf.hand_grenade', hex: '0410' },
    ]);
    expect(refused(state, off)).toMatchObject({ code: 'no-hex', rule: 'MAP-1' });
  });

  it('is a sweep that does not go through the arc', () => {
    const b1: Placing = {
      unit: 'darkelf.mechanical_scorpion',
      at: 'D8',
      speed: 'still',
      order: { gunnery: ['-', 'Fire'] },
    };
    const state = choosing({ units: { b1, o1: at('E8') } }, 2);
    const sweep = (direction: number) => refused(state, shoot('b1', [shot('darkelf.tail_gatling_gun', { direction })]));
    expect(sweep(0)).toBeUndefined();
    expect(sweep(1)).toMatchObject({ code: 'not-in-arc', rule: 'ANG-3' });
  });

  it('is a side through which the line does not run, ANG-2', () => {
    const units = { b1: { ...RIFLES, at: 'D5' }, o1: at('E4', { unit: 'elf.bear_rider' }) };
    const through = (from?: number, into?: number) =>
      why(
        units,
        shoot('b1', [
          shot('elf.rifle', { target: 'o1', ...(from !== undefined && { from }), ...(into !== undefined && { into }) }),
        ]),
      );
    expect([through(0), through(1), through(2)]).toEqual([undefined, undefined, 'no-side ANG-2']);
    expect([through(undefined, 3), through(undefined, 4), through(undefined, 2)]).toEqual([
      undefined,
      undefined,
      'no-side ANG-2',
    ]);
  });

  it('is focused fire without an aim token, or with weapons that cannot focus, P26', () => {
    const bear = (more: Partial<Placing> = {}): Placing => ({
      unit: 'elf.bear_rider',
      at: 'D8',
      speed: 'still',
      order: { gunnery: ['-', 'Fire'] },
      ...more,
    });
    const focus = shoot('b1', [shot('elf.gatling_gun', { target: 'o1' })], 'focus');
    const aim = [{ word: 'Aim', at: hex('D8'), until: { turn: 1, part: 2 } }] as const;
    expect(refused(choosing({ units: { b1: bear(), o1: at('D6') } }, 2), focus)).toMatchObject({
      code: 'no-aim',
      rule: 'GUN-3',
    });
    expect(refused(choosing({ units: { b1: bear({ aim }), o1: at('D6') } }, 2), focus)).toBeUndefined();
    expect(why({ b1: RIFLES, o1: at('D6') }, shoot('b1', [], 'focus'))).toBe('no-focus P26');
    expect(why({ b1: RIFLES, o1: at('D6') }, shoot('b1', [], 'amp'))).toBe('not-amplified GUN-4');
    expect(why({ b1: RIFLES, o1: at('D6') }, shoot('b1', [], 'shared'))).toBe('no-shared ARM-6');
  });
});

describe('weapons that belong together', () => {
  const TANK: Placing = { unit: 'elf.e34', at: 'D5', speed: 'still', order: { gunnery: ['-', 'Fire'] } };
  const main = (target: string) => shot('elf.main_tank_gun', { target });
  const twin = (target: string, ...models: number[]) =>
    shot('elf.twin_rifle', { target, ...(models.length > 0 && { models }) });
  const tank = (...shots: readonly ReturnType<typeof shot>[]) => {
    const units = { b1: TANK, o1: at('D3'), o2: at('F4'), o3: at('E4') };
    return refused(choosing({ units }, 2), shoot('b1', shots))?.code;
  };

  it('are coaxial: through the same own side as the other, if that fires', () => {
    expect(tank(main('o1'), twin('o1'))).toBeUndefined();
    expect(tank(main('o1'), twin('o3'))).toBeUndefined();
    expect(tank(main('o1'), twin('o2'))).toBe('other-side');
    expect(tank(twin('o2'))).toBeUndefined();
    expect(tank({ ...main('o3'), from: 0 }, twin('o2'))).toBe('other-side');
    expect(tank({ ...main('o3'), from: 1 }, twin('o2'))).toBeUndefined();
  });

  it('shoot all at one target, if they say so', () => {
    expect(tank(twin('o1', 0), twin('o3', 0))).toBe('one-target');
    expect(tank(twin('o1', 0), twin('o1', 0))).toBeUndefined();
  });

  it('use one side, such as four harpoons, at different targets if need be', () => {
    const b1: Placing = { unit: 'ork.hammerhead', at: 'D5', speed: 'still', order: { gunnery: ['Fire', '-'] } };
    const elves = (where: string) => at(where, { unit: 'elf.elf_infantry' });
    const state = choosing({ units: { b1, o1: elves('D3'), o2: elves('E3'), o3: elves('C3') } });
    const harpoons = (...shots: readonly (readonly [string, number, number?])[]) =>
      refused(
        state,
        shoot(
          'b1',
          shots.map(([target, count, from]) =>
            shot('ork.harpoon_gun', { target, models: Array(count).fill(0), ...(from !== undefined && { from }) }),
          ),
        ),
      )?.code;
    expect(harpoons(['o1', 2], ['o2', 2])).toBeUndefined();
    expect(harpoons(['o1', 4], ['o2', 1])).toBe('no-shot-left');
    expect(harpoons(['o2', 1], ['o3', 1])).toBeUndefined();
  });

  it('fire through the same side, such as cannon and shriek', () => {
    const b1: Placing = { unit: 'ork.speedhead', at: 'D5', speed: 'slow', order: { gunnery: ['Load', 'Fire'] } };
    const elves = (where: string) => at(where, { unit: 'elf.elf_infantry' });
    const state = choosing({ units: { b1, o1: elves('D7'), o2: elves('E6') } }, 2);
    const both = (one: string, other: string) =>
      refused(state, shoot('b1', [shot('ork.speed_cannon', { target: one }), shot('ork.shriek', { target: other })]))
        ?.code;
    expect(both('o1', 'o1')).toBeUndefined();
    expect(both('o1', 'o2')).toBe('other-side');
  });

  it('are reserves: a model fires one in a part', () => {
    const b1: Placing = {
      unit: 'gnome.gnome_infantry',
      replace: { 'gnome.elite_gnome_infantry': 2 },
      at: 'D8',
      speed: 'slow',
      order: { gunnery: ['Fire(res)', 'Fire(res)'] },
    };
    const state = choosing({ units: { b1, o1: at('D7') } });
    const reserves = (...shots: readonly (readonly [string, ...number[]])[]) =>
      refused(
        state,
        shoot(
          'b1',
          shots.map(([weapon, ...models]) => shot(weapon, { target: 'o1', models })),
        ),
      )?.code;
    expect(reserves(['gnome.light_smg', 0, 1], ['gnome.poison_dart', 2], ['gnome.smg', 3, 3])).toBeUndefined();
    expect(reserves(['gnome.poison_dart', 2], ['gnome.acid_balloon', 2])).toBe('one-reserve');
    expect(reserves(['gnome.light_smg', 2])).toBe('no-model');
  });
});
