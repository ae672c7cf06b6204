import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, fastDice } from '../../../../src/dice/index.ts';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { Part } from '../../../../src/rulesets/steampunk/model/steps/gunnery.ts';
import { harmOf, livingOf } from '../../../../src/rulesets/steampunk/model/units.ts';
import { asOrdered } from '../../../../src/rulesets/steampunk/plan/odds/as-ordered.ts';
import { type Fire, type Odds, oddsOf } from '../../../../src/rulesets/steampunk/plan/odds/odds.ts';
import { successes } from '../../../../src/rulesets/steampunk/plan/odds/one-hit.ts';
import { builtOf, UNITS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { targetsOf } from '../../../../src/rulesets/steampunk/rules/gunnery/targets.ts';
import { gunsOf } from '../../../../src/rulesets/steampunk/rules/gunnery/weapons.ts';
import { everyFall, facesOf } from '../../../dice/every-die.ts';
import { often } from '../../../often.ts';
import { hex } from '../ground.ts';
import { factsOf, type Laying, type Placing, runStep, tableOf } from '../kit.ts';
import { choosing, shoot, shot } from './kit.ts';

/** What is compared: everything that odds tell of a whole volley. */
type Told = Pick<Odds, 'hit' | 'killed' | 'destroyed' | 'shaken' | 'critical'>;

/** There are too many ways in which the dice can fall to try them all. */
class TooMany extends Error {}

/** Armour dice are only ever told apart by whether they stop something: 5 or more, for no weapon here has negative AP. */
const faces = (sides: number, reason: string) =>
  reason === 'armour'
    ? [
        { face: 1, chance: 4 / 6 },
        { face: 6, chance: 2 / 6 },
      ]
    : facesOf(sides);

/** The odds of what `b1` fires at `o1`, by resolving it once for every way in which the dice can fall. */
const byEveryDie = (start: State, { use, shots }: Fire, part: Part, most = Infinity): Told => {
  const before = harmOf(start.units.o1!);
  const killed = before.alive.map(() => 0).concat(0);
  const sums = { hit: 0, destroyed: 0, shaken: 0, critical: 0 };
  const run = (dice: Dice) => {
    const state = { ...start };
    const answers = { 'shoot blue': [shoot('b1', shots, use)] };
    return { events: runStep(state, { do: 'targets', part }, { answers, dice }).events, unit: state.units.o1! };
  };
  const hits = (events: readonly Event[]): boolean =>
    factsOf(events, 'shot-fired').some(({ hit, target }) => hit && target === 'o1') ||
    factsOf(events, 'area-attacked').some(({ rolls }) => rolls.some((each) => each.hits > 0 && each.target === 'o1'));
  let ways = 0;
  for (const { chance, came } of everyFall(run, faces)) {
    ways += 1;
    if (ways > most) throw new TooMany();
    const harm = harmOf(came.unit);
    if (hits(came.events)) sums.hit += chance;
    if (livingOf(harm) === 0) sums.destroyed += chance;
    if (harm.shaken > before.shaken) sums.shaken += chance;
    if (factsOf(came.events, 'damage-rolled').some(({ type, unit }) => type === 'critical' && unit === 'o1'))
      sums.critical += chance;
    killed[livingOf(before) - livingOf(harm)]! += chance;
  }
  return { ...sums, killed: killed.slice(0, livingOf(before) + 1) };
};

const expectSame = (found: Odds, brute: Told): void => {
  for (const key of ['hit', 'destroyed', 'shaken', 'critical'] as const)
    expect(found[key], key).toBeCloseTo(brute[key], 9);
  expect(found.killed).toHaveLength(brute.killed.length);
  for (const [models, chance] of found.killed.entries())
    expect(chance, `${models} killed`).toBeCloseTo(brute.killed[models]!, 9);
  expect(found.killed.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(found.ofHit.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
};

const oddsAt = (state: State, fire: Fire, part: Part): Odds =>
  oddsOf(state, state.units.b1!, fire, part).find(({ target }) => target === 'o1')!;

const compare = (laying: Laying, fire: Fire, part: Part = 1): Odds => {
  const state = choosing(laying, part);
  const found = oddsAt(state, fire, part);
  expectSame(found, byEveryDie(state, fire, part));
  return found;
};

const models = (alive: number, of = 4) => Array.from({ length: of }, (_, model) => model < alive);
const FIRE = { gunnery: ['Fire', '-'] } as const;
const rifles = (alive: number, more: Partial<Placing> = {}): Placing => ({
  unit: 'elf.elf_infantry',
  at: 'D8',
  speed: 'still',
  order: FIRE,
  ...more,
  harm: { ...more.harm, alive: models(alive) },
});
const at = (weapon: string, more = {}): Fire => ({ use: 'normal', shots: [shot(weapon, { target: 'o1', ...more })] });

describe('odds against every die of the rules', () => {
  it('of several shots at infantry, with fd tokens that deaths halve', () => {
    const o1: Placing = { unit: 'dwarf.dwarf_infantry', at: 'D5', speed: 'slow', harm: { fd: 3 } };
    const odds = compare({ units: { b1: rifles(2), o1 } }, at('elf.rifle'));
    expect(odds.needs).toEqual([
      {
        kind: 'shot',
        weapon: 'elf.rifle',
        models: [0, 1],
        needed: 4,
        reasons: [{ why: 'still', add: 1 }],
        chance: 0.5,
      },
    ]);
    expect(odds.hit).toBeCloseTo(0.75, 12);
    expect(odds.ofHit.armour!.penetrated).toBeCloseTo(1, 12);
    expect(odds.ofHit.rows.map(({ from, chance }) => [from, chance.toFixed(4)])).toEqual([
      [1, (4 / 6).toFixed(4)],
      [6, (2 / 6).toFixed(4)],
    ]);
  });

  it('of a gun at a tank, with its armour, critical damage and crew', () => {
    const b1: Placing = { unit: 'dwarf.dw42', at: 'D8', speed: 'still', order: FIRE };
    const o1: Placing = { unit: 'elf.e34', at: 'D4', speed: 'slow', facing: 3, harm: { fd: 2 } };
    const odds = compare({ units: { b1, o1 } }, at('dwarf.tank_gun'));
    const { penetrated, partly, blocked } = odds.ofHit.armour!;
    expect([penetrated, partly, blocked].map((chance) => chance.toFixed(6))).toEqual([
      '0.666667',
      '0.333333',
      '0.000000',
    ]);
    expect(odds.critical).toBeGreaterThan(0);
  });

  it('of C19: far away, through eight armour dice', () => {
    const b1: Placing = { unit: 'dwarf.dwarf_at_gun', at: 'D9', speed: 'still', order: FIRE };
    const odds = compare(
      { units: { b1, o1: { unit: 'dwarf.dw42', at: 'D1', speed: 'slow', facing: 3 } } },
      at('dwarf.big_at_gun'),
    );
    expect(odds.ofHit.armour!.penetrated).toBeCloseTo((2 / 3) ** 8, 12);
    expect(odds.ofHit.armour!.partly).toBeCloseTo((8 / 3) * (2 / 3) ** 7, 12);
  });

  it('of dice on the Psychic and the Crew table of a unit that is shaken, SPD-5', () => {
    const b1: Placing = { unit: 'darkelf.queen_yy', at: 'D8', speed: 'slow', order: { gunnery: ['-', 'Fire'] } };
    const o1: Placing = {
      unit: 'elf.e34',
      at: 'D6',
      speed: 'slow',
      facing: 3,
      harm: { shaken: 1, crippledCrew: true, cfd: 1 },
    };
    compare({ units: { b1, o1 } }, at('darkelf.acid_cannon'), 2);
  });

  it('of shots that must go together, at a unit whose elite resists while it lives', () => {
    const b1: Placing = { unit: 'dwarf.zap', at: 'D8', speed: 'slow', order: FIRE };
    const o1: Placing = {
      unit: 'elf.elf_infantry',
      replace: { 'elf.elite_elf_infantry': 1 },
      at: 'D6',
      speed: 'slow',
      harm: { alive: [false, false, true, true] },
    };
    compare({ units: { b1, o1 } }, at('dwarf.twin_fear_ray'));
    compare({ units: { b1: rifles(2), o1 } }, at('elf.rifle'));
  });

  it('of an area attack on a unit that takes cover', () => {
    const b1 = rifles(4, { equipment: ['elf.hand_grenade'], order: { gunnery: ['-', 'Throw'] } });
    const o1: Placing = { unit: 'dwarf.dwarf_infantry', at: 'D7', speed: 'still', harm: { alive: models(2), fd: 1 } };
    const fire: Fire = { use: 'normal', shots: [shot('elf.hand_grenade', { hex: 'D7' })] };
    const odds = compare({ units: { b1, o1 }, hexes: { D7: 'ruins' } }, fire, 2);
    expect(odds.needs).toMatchObject([{ kind: 'area', needed: 6, dice: 2, chance: 1 / 6 }]);
  });

  it('of an unstable round and its burst', () => {
    const b1: Placing = { unit: 'dwarf.dw42', at: 'D8', speed: 'still', marks: ['unstable'], order: FIRE };
    const o1: Placing = { unit: 'elf.elf_infantry', at: 'D6', speed: 'slow', harm: { alive: models(2) } };
    compare({ units: { b1, o1 } }, at('dwarf.tank_gun'));
    compare({ units: { b1, o1 } }, { use: 'normal', shots: [shot('dwarf.tank_gun', { hex: 'D6' })] });
  });

  it('of a sniper who aims, and kills the most expensive', () => {
    const b1: Placing = {
      unit: 'elf.elf_infantry',
      replace: { 'elf.elite_elf_infantry': 1 },
      modelEquipment: { 'elf.sniper_rifle': 1 },
      harm: { alive: [false, false, false, true] },
      at: 'D9',
      speed: 'still',
      aim: [{ word: 'Aim', at: hex('D9'), until: { turn: 1, part: 1 } }],
      order: FIRE,
    };
    const o1: Placing = {
      unit: 'dwarf.dwarf_infantry',
      replace: { 'dwarf.elite_dwarf_infantry': 1 },
      at: 'D2',
      speed: 'fast',
    };
    compare({ units: { b1, o1 } }, at('elf.sniper_rifle'));
  });

  it('of endurance that is spent as usual, AB-EN', () => {
    const o1: Placing = {
      unit: 'dwarf.dwarf_infantry',
      equipment: ['dwarf.vest_of_life_support'],
      at: 'D5',
      speed: 'slow',
      harm: { alive: models(2), endurance: 1 },
    };
    const odds = compare({ units: { b1: rifles(2), o1 } }, at('elf.rifle'));
    expect(odds.killed[2]).toBeLessThan(odds.killed[1]!);
  });

  it('of a storm of bullets', () => {
    const b1: Placing = {
      unit: 'gnome.gnome_helicopter',
      at: 'D6',
      speed: 'fast_fly',
      order: { gunnery: ['Throw(d)', 'Fire'] },
    };
    const o1: Placing = { unit: 'gnome.gnome_motorcycle', at: 'D4', speed: 'fast' };
    const fire: Fire = { use: 'normal', shots: [shot('gnome.helicopter_gatling_gun')] };
    const odds = compare({ units: { b1, o1 }, hexes: { D4: 'ruins' } }, fire, 2);
    expect(odds.needs).toMatchObject([{ needed: 9, chance: 1 / 6 }]);
  });

  it('meet what waits in the ledger already, DET-5', () => {
    const o1: Placing = { unit: 'elf.bear_rider', at: 'D5', speed: 'slow', facing: 3, ledger: { fd: 4 } };
    compare({ units: { b1: rifles(1), o1 } }, at('elf.rifle'));
  });
});

describe('odds of units thrown together', () => {
  it('are those of every die', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const { pick } = fastDice(seed);
        const of = <T>(list: readonly T[]): T => list[pick(list.length, 'test')]!;
        const placing = (where: string): Placing => {
          const built = builtOf({ unit: of([...UNITS.keys()]) });
          const speed = of(built.speeds);
          const order = { gunnery: of([...(built.orders.gunnery[speed] ?? []), ['-', '-'] as const]) };
          const harm = { fd: pick(4, 'test'), alive: built.models.map((_, model) => model < 2), shaken: 0 };
          return { unit: built.id, at: where, speed, facing: of([0, 3] as const), order, harm };
        };
        const part = of([1, 2] as const);
        const state = choosing({ units: { b1: placing('D6'), o1: placing(of(['D5', 'D4', 'E4', 'D3'])) } }, part);
        for (const gun of gunsOf(state, state.units.b1!, part)) {
          const targets = targetsOf(state, { unit: state.units.b1!, gun, use: 'normal', part });
          const { shot: chosen } = targets[0] ?? {};
          if (!chosen || gun.shared || gun.weapon.attack.mode === 'place') continue;
          const alone = chosen.target !== undefined ? { models: [gun.models[0]!] } : {};
          const fire: Fire = { use: 'normal', shots: [{ ...chosen, ...alone }] };
          try {
            const brute = byEveryDie(state, fire, part, often(300, 1200));
            expectSame(oddsAt(state, fire, part), brute);
            compared += 1;
          } catch (error) {
            if (!(error instanceof TooMany)) throw error;
          }
        }
      }),
      { numRuns: 240, seed: 3 },
    );
    expect(compared).toBeGreaterThan(15);
  });
});

describe('odds while orders are planned', () => {
  it('are those of a unit that is loaded and fires, where it stands now', () => {
    const units: Laying['units'] = {
      b1: { unit: 'ork.speedhead', at: 'D6', speed: 'slow', loads: { 'ork.flamethrower': 1 } },
      o1: { unit: 'elf.elf_infantry', at: 'D8', speed: 'slow' },
    };
    const state = tableOf({ units });
    const b1 = asOrdered(state, state.units.b1!, 'Fire', 2);
    expect(b1.loads).toEqual({ 'ork.flamethrower': 1, 'ork.speed_cannon': 5, 'ork.shriek': 5 });
    const [odds] = oddsOf(state, b1, at('ork.shriek'), 2);
    expect(odds!.needs).toMatchObject([{ models: [0, 0, 0, 0, 0], needed: 5 }]);
    expect(oddsOf(state, state.units.b1!, at('ork.shriek'), 2)).toEqual([]);
  });
});

describe('the ways in which dice can fall', () => {
  it('add up to 1, dice that lead to others included', () => {
    const run = (dice: Dice) => (dice.roll(6, 'one') === 6 ? dice.roll(4, 'two') : 0);
    const all = [...everyFall(run, facesOf)];
    expect(all).toHaveLength(9);
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(all.find(({ came }) => came === 3)!.chance).toBeCloseTo(1 / 24, 12);
  });

  it('of armour dice are none, one or more that stop something', () => {
    expect(successes(0, 5)).toEqual([1, 0, 0]);
    const [none, one, more] = successes(3, 5);
    expect([none, one, more].map((chance) => Math.round(chance * 27))).toEqual([8, 12, 7]);
  });
});
