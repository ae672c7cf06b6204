import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import type { Order } from '../../../../src/rulesets/steampunk/model/orders.ts';
import { type Mode, WEAPONS, type Weapon } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { hex } from '../ground.ts';
import { factsOf, type Laying, type Placing, runStep } from '../kit.ts';
import { before, choosing, phase, refused, shoot, shot, shotsIn } from './kit.ts';

const fires = (...gunnery: Order['gunnery']): Partial<Order> => ({ gunnery });
const BEAR: Placing = { unit: 'elf.bear_rider', at: 'D5', speed: 'still', order: fires('-', 'Fire') };
const one = { alive: [true, false, false, false] } as const;
const two = { alive: [true, true, false, false] } as const;
const grunts = (at: string, harm: Placing['harm'] = one): Placing => ({ unit: 'ork.grunt', at, speed: 'slow', harm });

/** Each area attack in short: where, against whom, what was needed, the dice, the hits. */
const areasIn = (events: readonly Event[]) =>
  factsOf(events, 'area-attacked').flatMap(({ at, rolls }) =>
    rolls.map(({ target, needed, dice, hits }) => ({ at, target, needed, dice: dice.flat(), hits })),
  );
const struck = (events: readonly Event[]) =>
  areasIn(events).map(({ at, target, needed }) => `${at} ${target} ${needed}+`);

/** A weapon of the roster, changed: for what no unit of the roster carries. */
const like = (id: string, change: Partial<Weapon>): Weapon => ({ ...WEAPONS.get(id)!, id: 'test.weapon', ...change });

describe('GUN-7: area attacks', () => {
  const throws = (alive: number): Placing => ({
    unit: 'elf.elf_infantry',
    equipment: ['elf.hand_grenade'],
    at: 'D8',
    speed: 'still',
    harm: { alive: [0, 1, 2, 3].map((model) => model < alive) },
    order: fires('-', 'Throw'),
  });
  const dwarfs = (speed: 'still' | 'slow'): Placing => ({ unit: 'dwarf.dwarf_infantry', at: 'D7', speed });
  const grenade = (b1: Placing, o1: Placing, dice: readonly number[], hexes: Laying['hexes'] = { D7: 'ruins' }) =>
    phase(before({ units: { b1, o1 }, hexes: hexes ?? {} }, 2), 2, { dice }).events;

  it('C15 (a): dwarfs who take cover in ruins have Evasion 2, AB-EV', () => {
    const [found] = areasIn(grenade(throws(4), dwarfs('still'), [6, 3, 5, 6, 1, 1]));
    expect(found).toEqual({ at: hex('D7'), target: 'o1', needed: 6, dice: [6, 3, 5, 6], hits: 2 });
  });

  it('C15 (b): slow dwarfs have not', () => {
    const [found] = areasIn(grenade(throws(4), dwarfs('slow'), [6, 3, 5, 6, 1, 1, 1]));
    expect(found).toMatchObject({ needed: 4, hits: 3 });
  });

  it('C15 (c): identical attacks of more models lower the number, Evasion raises it: one set of dice', () => {
    const arsenal = {
      'test.weapon': like('elf.hand_grenade', { per: 'model', attack: { mode: 'area', n: [6] } as Mode }),
    };
    const b1: Placing = { ...throws(4), equipment: [], weapons: ['test.weapon'], order: fires('-', '-') };
    const free = { 'test.weapon': { ...arsenal['test.weapon'], freeFire: [2] as const } };
    const state = before({ units: { b1, o1: dwarfs('still') }, hexes: { D7: 'ruins' }, arsenal: free }, 2);
    const { events } = phase(state, 2, { dice: [5, 4, 6, 2, 1, 1] });
    expect(areasIn(events)).toEqual([{ at: hex('D7'), target: 'o1', needed: 5, dice: [5, 4, 6, 2], hits: 2 }]);
  });

  it.each([
    [1, 5],
    [2, 5],
    [3, 4],
    [4, 4],
  ])('needs what the living models say: %i models', (alive, needed) => {
    const o1 = { ...dwarfs('slow'), harm: one };
    const events = grenade(throws(alive), o1, [1], {});
    expect(areasIn(events)[0]).toMatchObject({ needed });
  });

  it('never needs less than 1, and rolls on after a 6 for more', () => {
    const attack = (n: number) => ({
      'test.weapon': like('elf.hand_grenade', {
        per: 'model',
        attack: { mode: 'area', n: [n] } as Mode,
        freeFire: [2],
      }),
    });
    const b1: Placing = { ...throws(4), equipment: [], weapons: ['test.weapon'], order: fires('-', '-') };
    const dwarf = { ...dwarfs('still'), harm: one };
    const low = phase(before({ units: { b1, o1: dwarf }, arsenal: attack(2) }, 2), 2, { dice: [1, 1] }).events;
    expect(areasIn(low)).toEqual([{ at: hex('D7'), target: 'o1', needed: 1, dice: [1], hits: 1 }]);
    const lone = { ...b1, harm: one };
    const high = before({ units: { b1: lone, o1: dwarf }, hexes: { D7: 'ruins' }, arsenal: attack(6) }, 2);
    expect(areasIn(phase(high, 2, { dice: [6, 5, 6, 1] }).events)[0]).toMatchObject({
      needed: 8,
      dice: [6, 5, 6],
      hits: 1,
    });
  });

  it('strikes every enemy on the ground of the hex, units by number, all success dice before any damage', () => {
    const units = {
      b1: throws(2),
      o2: grunts('D7', two),
      o10: grunts('D7'),
      o3: { unit: 'gnome.gnome_helicopter', at: 'D7', speed: 'slow_fly' },
    } as const;
    const { events } = phase(before({ units }, 2), 2, { dice: [5, 1, 5, 1, 1] });
    expect(areasIn(events).map(({ target, dice }) => [target, dice])).toEqual([
      ['o2', [5, 1]],
      ['o10', [5]],
    ]);
    expect(factsOf(events, 'damage-rolled').map(({ unit, reasons }) => [unit, reasons])).toEqual([
      ['o2', [{ why: 'point_blank', add: 1 }]],
      ['o10', [{ why: 'point_blank', add: 1 }]],
    ]);
  });

  it('takes no to-hit modifiers, and spares hidden units, CON-8', () => {
    const hidden: Placing = { unit: 'darkelf.assassin', at: 'D7', hidden: true };
    const smoke = { markers: { D7: { smoke: 1 } } };
    const state = before({ units: { b1: throws(4), o1: hidden, o2: grunts('D7') }, ...smoke }, 2);
    expect(areasIn(phase(state, 2, { dice: [1] }).events)).toMatchObject([{ target: 'o2', needed: 4 }]);
  });

  it('into the own hex counts as point blank, against the lowest armour of all sides, ANG-5', () => {
    const eagle: Placing = { unit: 'elf.eagle_rider', at: 'D5', speed: 'fast_fly', order: fires('-', 'Throw') };
    const o1: Placing = { unit: 'dwarf.dw42', at: 'D5', speed: 'slow', facing: 0 };
    const { events } = phase(before({ units: { b1: eagle, o1 } }, 2), 2, { dice: [5, 1, 1] });
    expect(factsOf(events, 'armour-rolled')).toMatchObject([
      {
        angle: 3,
        armour: 9,
        ap: [
          { why: 'printed', add: 7 },
          { why: 'point_blank', add: 1 },
        ],
      },
    ]);
    expect(factsOf(events, 'damage-rolled')[0]!.reasons).toEqual([{ why: 'point_blank', add: 1 }]);
  });

  it('comes from the hex of the shooter, from the side that the attacker takes at a corner', () => {
    const b1: Placing = { unit: 'gnome.gnome_motorcycle', at: 'D5', speed: 'slow', order: fires('-', 'Fire') };
    const o1: Placing = { unit: 'dwarf.dw42', at: 'E4', speed: 'slow', facing: 3 };
    const thrown = (into?: number) => {
      const bombs = [shot('gnome.splintbomb_launcher', { hex: 'E4', ...(into !== undefined && { into }) })];
      const answers = { 'shoot blue': [shoot('b1', bombs)] };
      const dice = [6, ...Array(into === 3 ? 11 : 8).fill(5)];
      return factsOf(phase(before({ units: { b1, o1 } }, 2), 2, { answers, dice }).events, 'armour-rolled')[0];
    };
    expect(thrown()).toMatchObject({ angle: 1, armour: 10 });
    expect(thrown(3)).toMatchObject({ angle: 0, armour: 13 });
  });

  it('gives a token that comes once to a unit only once an attack', () => {
    const b1: Placing = {
      unit: 'gnome.gnome_helicopter',
      at: 'D5',
      speed: 'slow_fly',
      order: fires('Throw(d)', 'Load'),
    };
    const state = before({ units: { b1, o1: { ...grunts('D6', two), unit: 'elf.elf_infantry' } } });
    phase(state, 1, { dice: [4, 4] });
    expect(state.units.o1!.ledger).toMatchObject({ fire: 1, minorAcid: 2 });
    expect(state.units.b1!.loads['gnome.acidic_napalm_bomb']).toBe(1);
  });
});

describe('GUN-8: sweeps', () => {
  const everywhere = (...at: readonly string[]): Laying['units'] => ({
    b1: BEAR,
    ...Object.fromEntries(at.map((where, index) => [`o${index + 1}`, grunts(where)])),
  });
  /** A sweep of the bear strikes exactly this, a model each. */
  const sweeps = (
    units: Laying['units'],
    direction: number,
    expected: readonly string[],
    { layer = 'ground', hexes = {} }: { readonly layer?: 'ground' | 'air'; readonly hexes?: Laying['hexes'] } = {},
  ) => {
    const answers = { 'shoot blue': [shoot('b1', [shot('elf.gatling_gun', { direction, layer })])] };
    const dice = Array(expected.length).fill(2);
    expect(struck(phase(before({ units, hexes }, 2), 2, { answers, dice }).events)).toEqual(expected);
  };

  it('go through every hex of a direction up to 2R, corners included, by column and row', () => {
    const units = everywhere('D4', 'D3', 'D2', 'D1', 'C4', 'E4', 'C3', 'E3', 'F3', 'D6');
    sweeps(units, 0, [
      '0303 o7 6+',
      '0304 o5 6+',
      '0401 o4 6+',
      '0402 o3 6+',
      '0403 o2 6+',
      '0404 o1 4+',
      '0503 o8 6+',
      '0504 o6 6+',
    ]);
  });

  it('need sight, also around what they hit', () => {
    sweeps(everywhere('D4', 'D2'), 0, ['0404 o1 4+'], { hexes: { D4: 'forest' } });
  });

  it('attack one layer', () => {
    const units: Laying['units'] = {
      b1: BEAR,
      o1: grunts('D3'),
      o2: { unit: 'gnome.gnome_helicopter', at: 'D3', speed: 'slow_fly' },
    };
    sweeps(units, 0, ['0403 o1 6+']);
    sweeps(units, 0, ['0403 o2 6+'], { layer: 'air' });
  });

  it('skip hexes with own units if they are safe for friends', () => {
    const units: Laying['units'] = {
      b1: BEAR,
      b2: { unit: 'elf.eagle_rider', at: 'D3', speed: 'fast_fly' },
      o1: grunts('D3'),
      o2: grunts('D2'),
    };
    sweeps(units, 0, ['0402 o2 6+']);
  });

  it('lower the number for each further model in the same direction', () => {
    const b1: Placing = { unit: 'darkelf.nightmare_mechanical_cavalry', at: 'D5', speed: 'slow' };
    const state = before({ units: { b1, o1: { unit: 'elf.elf_infantry', at: 'D4', speed: 'slow', harm: one } } }, 2);
    const breath = [shoot('b1', [shot('darkelf.nightmare_breath', { direction: 0 })])];
    const { events } = phase(state, 2, { answers: { 'shoot blue': breath }, dice: [2] });
    expect(struck(events)).toEqual(['0404 o1 3+']);
    expect(factsOf(events, 'area-attacked')[0]!.rolls[0]!.reasons).toEqual([
      { why: 'area', add: 4 },
      { why: 'more_models', add: -1 },
    ]);
  });

  it('hit models of both sides if nobody is safe, but not in the own hex', () => {
    const troll: Placing = { unit: 'ork.troll', at: 'D5', speed: 'slow' };
    const units: Laying['units'] = {
      b1: troll,
      b2: grunts('D4', two),
      o1: { ...grunts('D3'), unit: 'elf.elf_infantry' },
    };
    const answers = { 'shoot blue': [shoot('b1', [shot('ork.troll_gatling_gun', { direction: 0 })])] };
    const { events } = phase(before({ units }), 1, { answers, dice: [1, 1, 1] });
    expect(struck(events)).toEqual(['0403 o1 6+', '0404 b2 6+']);
  });
});

describe('GUN-8: cones, sprays and markers', () => {
  const speedhead = (more: Partial<Placing> = {}): Placing => ({
    unit: 'ork.speedhead',
    at: 'D5',
    speed: 'slow',
    ...more,
  });
  const elves = (at: string): Placing => ({ unit: 'elf.elf_infantry', at, speed: 'slow', harm: one });
  const flames = (units: Laying['units'], hexes: Laying['hexes'] = {}) => {
    const dice = Array(Object.keys(units).length - 1).fill(1);
    return struck(phase(before({ units, hexes: hexes ?? {} }), 1, { dice }).events);
  };

  it('burn the hex in front, the one behind it and the two at its corners', () => {
    expect(flames({ b1: speedhead(), o1: elves('D4'), o2: elves('D3'), o3: elves('C4'), o4: elves('E4') })).toEqual([
      '0304 o3 5+',
      '0403 o2 4+',
      '0404 o1 3+',
      '0504 o4 5+',
    ]);
  });

  it('need sight', () => {
    const state = before({ units: { b1: speedhead(), o1: elves('D4'), o2: elves('D3') }, hexes: { D4: 'forest' } });
    expect(struck(phase(state, 1, { dice: [1] }).events)).toEqual(['0404 o1 3+']);
  });

  it('give one fire token for each hit', () => {
    const state = before({ units: { b1: speedhead(), o1: { ...elves('D4'), harm: two } } });
    phase(state, 1, { dice: [3, 6] });
    expect(state.units.o1!.ledger).toMatchObject({ fire: 2 });
    expect(state.units.b1!.loads['ork.flamethrower']).toBe(2);
  });

  const heli: Placing = {
    unit: 'gnome.gnome_helicopter',
    at: 'D6',
    speed: 'slow_fly',
    order: fires('Throw(d)', 'Fire'),
  };

  it('spray one shot at each enemy in arc within R', () => {
    const units = { b1: heli, o1: elves('D4'), o2: elves('D3'), o3: elves('D2'), o4: elves('D8') };
    const { events } = phase(before({ units }, 2), 2, { dice: [1, 1] });
    expect(shotsIn(events)).toEqual(['b1.0 at o1: 5+ miss', 'b1.0 at o2: 5+ miss']);
  });

  it('storm: a natural 6 hits whatever is needed, unless the fire is focused', () => {
    const o1: Placing = {
      unit: 'gnome.gnome_motorcycle',
      at: 'D4',
      speed: 'fast',
      harm: { alive: [true, false, false] },
    };
    const target = (at: string): Laying => ({
      units: { b1: { ...heli, speed: 'fast_fly' }, o1: { ...o1, at } },
      hexes: { D4: 'ruins' },
    });
    const { events } = phase(before(target('D4'), 2), 2, { dice: [6, 1] });
    expect(factsOf(events, 'shot-fired')).toMatchObject([{ needed: 9, dice: [6], hit: true }]);
  });

  it('focus with an aim token: so many direct shots at one unit, and no storm', () => {
    const aim = [{ word: 'Aim', at: hex('D6'), until: { turn: 1, part: 2 } }] as const;
    const b1: Placing = { ...heli, speed: 'still_fly', aim, order: fires('Aim', 'Fire') };
    const o1: Placing = { unit: 'gnome.gnome_motorcycle', at: 'D2', speed: 'fast' };
    const state = before({ units: { b1, o1, o2: elves('D4') }, hexes: { D2: 'ruins' } }, 2);
    const focus = [shoot('b1', [shot('gnome.helicopter_gatling_gun', { target: 'o1' })], 'focus')];
    const { events } = phase(state, 2, { answers: { 'shoot blue': focus }, dice: [6, 1, 1, 5, 5, 5, 5, 5] });
    expect(factsOf(events, 'shot-fired').map(({ needed, dice, hit }) => [needed, dice.length, hit])).toEqual([
      [6, 1, true],
      ...Array(5).fill([6, 1, false]),
    ]);
    expect(state.units.b1!.aim).toEqual([]);
  });

  it('place markers and roll nothing', () => {
    const b1: Placing = {
      unit: 'darkelf.darkelf_infantry',
      equipment: ['darkelf.poison_fog_grenade'],
      at: 'D8',
      speed: 'still',
      order: fires('Throw', '-'),
    };
    const thrown = (where: string) => {
      const state = before({ units: { b1, o1: grunts('D5') } });
      const fog = [shoot('b1', [shot('darkelf.poison_fog_grenade', { hex: where })])];
      const { events } = phase(state, 1, { answers: { 'shoot blue': fog } });
      expect(factsOf(events, 'markers-laid')).toHaveLength(1);
      expect(state.units.b1!.loads['darkelf.poison_fog_grenade']).toBe(1);
      return state.markers;
    };
    expect(thrown('D7')).toEqual({ '0407': { smoke: 2, fire: 0, poison: { count: 2, die: 6, from: 5 }, acid: null } });
    expect(Object.keys(thrown('D8'))).toEqual(['0408']);
    const far = shoot('b1', [shot('darkelf.poison_fog_grenade', { hex: 'D6' })]);
    expect(refused(choosing({ units: { b1, o1: grunts('D5') } }), far)).toMatchObject({ rule: 'GUN-7' });
  });

  it('clear the forest in front of who fires so, once the shots are over', () => {
    const troll: Placing = { unit: 'ork.troll', at: 'D5', speed: 'slow' };
    const state = before({ units: { b1: troll, o1: elves('D4') }, hexes: { D4: 'forest', D3: 'forest' } });
    const { events } = runStep(state, { do: 'gunnery', part: 1 }, { dice: [1] });
    expect(factsOf(events, 'forest-cleared').map(({ at }) => at)).toEqual([hex('D4')]);
    expect(state.board.hexes[hex('D4')]!.features).toEqual({ rough: 1 });
    expect(state.board.hexes[hex('D3')]!.features).toEqual({ forest: 1 });
  });
});
