import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import { harmOf } from '../../../../src/rulesets/steampunk/model/units.ts';
import { WEAPONS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { applyDamage } from '../../../../src/rulesets/steampunk/rules/damage/apply.ts';
import type { Hit } from '../../../../src/rulesets/steampunk/rules/damage/hit.ts';
import { rollOn, strike } from '../../../../src/rulesets/steampunk/rules/damage/resolve.ts';
import { factsOf, folded, type Placing, tableOf } from '../kit.ts';

const against = (o1: Omit<Placing, 'at'>, others: Readonly<Record<string, Placing>> = {}): State =>
  tableOf({ units: { b1: { unit: 'elf.elf_infantry', at: 'D9' }, o1: { ...o1, at: 'D1' } as Placing, ...others } });

const hitBy = (weapon: string, given: Partial<Hit> = {}): Hit => {
  const damage = WEAPONS.get(weapon)!;
  return { target: 'o1', by: 'b1', damage, onHit: damage.onHit, angle: 0, range: 'normal', ...given };
};

const struck = (state: State, script: readonly number[], ...hits: readonly Hit[]) =>
  folded(state, script, function* (dice) {
    for (const hit of hits) yield* strike(state, hit, dice);
  });

const TEST_DAMAGE = { ap: 0, regular: { sides: 6, plus: 0 }, extra: [], penetrateBonus: 0 } as const;

describe('damage of a hit', () => {
  it('C19: takes armour, damage and a critical in sequence into the ledger, DMG-2 to DMG-5, DET-5', () => {
    const state = against({ unit: 'dwarf.dw42' });
    const hit = hitBy('dwarf.big_at_gun', { range: 'long' });
    const events = struck(state, [1, 2, 3, 4, 4, 3, 2, 5, 6, 1, 1, 2, 3, 4, 4, 2, 3, 4, 5], hit, hit);
    expect(factsOf(events, 'armour-rolled').map(({ dice, result }) => [dice.length, result])).toEqual([
      [8, 'partly'],
      [8, 'penetrated'],
    ]);
    expect(factsOf(events, 'damage-rolled').map(({ result, table }) => [table, result])).toEqual([
      ['regular', 3],
      ['regular', 8],
      ['critical', 5],
    ]);
    const { harm, ledger } = state.units.o1!;
    expect(ledger).toMatchObject({ fd: 2, criticals: ['cannot_move'], shaken: 0 });
    expect(harm).toMatchObject({ fd: 0, criticals: [] });
    folded(state, [], () => applyDamage(state));
    expect(state.units.o1).toMatchObject({ ledger: null, speed: 'still', harm: { fd: 2, criticals: ['cannot_move'] } });
  });

  it('C19: tells what the damage is made of', () => {
    const state = against({ unit: 'dwarf.dw42', harm: { fd: 1 } });
    const events = struck(
      state,
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      hitBy('dwarf.big_at_gun', { range: 'long', bonuses: [{ why: 'support', add: 2 }] }),
    );
    expect(factsOf(events, 'armour-rolled')[0]).toMatchObject({
      armour: 13,
      ap: [
        { why: 'printed', add: 10 },
        { why: 'long', add: -5 },
      ],
      needs: 5,
    });
    expect(factsOf(events, 'damage-rolled')[0]!.reasons).toEqual([
      { why: 'modifier', add: 1 },
      { why: 'penetrated', add: 3 },
      { why: 'long', add: -1 },
      { why: 'support', add: 2 },
      { why: 'fd', add: 1 },
    ]);
  });

  it('C21 (a): is blocked by two successes, and no damage die is rolled', () => {
    const state = against({ unit: 'elf.tattoo_ink' });
    const events = struck(state, [5, 6, 1, 2], hitBy('elf.rifle', { angle: 1 }));
    expect(factsOf(events, 'armour-rolled')[0]).toMatchObject({ armour: 6, result: 'blocked' });
    expect(state.units.o1!.ledger).toBeNull();
  });

  it('C21 (b): goes through who has no armour', () => {
    const state = against({ unit: 'gnome.ballista_drone' });
    const events = struck(state, [3], hitBy('gnome.ballista'));
    expect(factsOf(events, 'damage-rolled')[0]).toMatchObject({ result: 5 });
    expect(state.units.o1!.ledger).toMatchObject({ fd: 1, shaken: 2 });
  });

  it.each([
    [-2, 3, 'partly'],
    [-1, 4, 'penetrated'],
    [-3, 2, 'blocked'],
    [-4, 2, 'blocked'],
  ])('C21 (c): rolls all armour against negative piercing of %i, DMG-3', (ap, needs, result) => {
    const state = against({ unit: 'darkelf.roboprosthetic_darkelf' });
    const events = struck(
      state,
      result === 'blocked' ? [2, 3, 1] : [2, 3, 1, 1],
      hitBy('elf.rifle', { damage: { ...TEST_DAMAGE, ap } }),
    );
    expect(factsOf(events, 'armour-rolled')[0]).toMatchObject({ needs, dice: [2, 3, 1], result });
  });

  it.each([
    ['point_blank', 2, 1],
    ['normal', 3, 0],
    ['long', 5, -1],
    ['assault', 3, 0],
  ] as const)('at %s rolls %i armour dice and adds %i, DMG-2, DMG-4', (range, dice, add) => {
    const state = against({ unit: 'elf.eagle_rider' });
    const damage = { ...TEST_DAMAGE, ap: 3 };
    const shown = [...Array<number>(dice).fill(1), 1];
    const events = struck(state, shown, hitBy('elf.rifle', { range, damage }));
    expect(factsOf(events, 'damage-rolled')[0]!.result).toBe(1 + add);
  });

  it('does not halve negative piercing at long range, DMG-2', () => {
    const state = against({ unit: 'elf.eagle_rider' });
    const events = struck(
      state,
      [1, 1, 1, 1, 1, 1, 1],
      hitBy('elf.rifle', { range: 'long', damage: { ...TEST_DAMAGE, ap: -3 } }),
    );
    expect(factsOf(events, 'armour-rolled')[0]!.ap).toEqual([{ why: 'printed', add: -3 }]);
  });

  it('takes armour off by acid, down to none, DMG-3', () => {
    const state = against({ unit: 'elf.eagle_rider', harm: { armourLost: 9 } });
    const events = struck(state, [1], hitBy('elf.rifle'));
    expect(factsOf(events, 'armour-rolled')[0]).toMatchObject({ armour: 0, dice: [], result: 'penetrated' });
  });

  it('has other armour in assaults, where a shield on wheels does not count', () => {
    const wall = { unit: 'dwarf.dwarf_infantry', equipment: ['dwarf.wheeled_shieldwall'] };
    const shot = struck(against(wall), [6, 6, 6], hitBy('elf.rifle', { damage: { ...TEST_DAMAGE, ap: 2 } }));
    expect(factsOf(shot, 'armour-rolled')[0]).toMatchObject({ armour: 5, result: 'blocked' });
    const fought = struck(against(wall), [1], hitBy('elf.rifle', { range: 'assault', damage: TEST_DAMAGE }));
    expect(factsOf(fought, 'armour-rolled')[0]).toMatchObject({ armour: 0 });
  });

  it('gives tokens whatever the armour does, then extra dice even if it blocks, DMG-1, SPD-2', () => {
    const state = against({ unit: 'elf.bear_rider' });
    const damage = { ...TEST_DAMAGE, extra: [{ type: 'psychic', die: { sides: 8, plus: 0 } }] } as const;
    struck(
      state,
      [6, 6, 1, 1, 1, 1, 1, 6],
      hitBy('elf.rifle', { damage, onHit: [{ token: 'poison', die: 6 }, { token: 'fire' }, { token: 'minor_acid' }] }),
    );
    expect(state.units.o1!.ledger).toMatchObject({ poison: [6], fire: 1, minorAcid: 1, shaken: 2, fd: 0 });
  });

  it('gives poison to the living only, and no minor acid to the immune, SPD-7', () => {
    const machine = against({ unit: 'elf.e34' });
    const immune = against({ unit: 'ork.bioengineered_ork' });
    const damage = { ...TEST_DAMAGE, regular: null };
    const onHit = [{ token: 'poison', die: 6 }, { token: 'minor_acid' }, { token: 'acid' }] as const;
    struck(machine, [], hitBy('elf.rifle', { damage, onHit }));
    struck(immune, [], hitBy('elf.rifle', { damage, onHit }));
    expect(machine.units.o1!.ledger).toMatchObject({ poison: [], minorAcid: 1, acid: 1 });
    expect(immune.units.o1!.ledger).toMatchObject({ poison: [6], minorAcid: 0, acid: 1 });
  });

  it('strikes the crew where no armour die stopped anything', () => {
    const hit = hitBy('ork.rotating_pop_gun', { crewIfPenetrated: { sides: 8, plus: 0 } });
    const open = against({ unit: 'elf.e34' });
    struck(open, [1, 1, 1, 1, 8], hit);
    expect(open.units.o1!.ledger).toMatchObject({ crippledCrew: true, cfd: 3 });
    const closed = against({ unit: 'elf.e34' });
    struck(closed, [5, 1, 1, 4], hit);
    expect(closed.units.o1!.ledger).toMatchObject({ crippledCrew: false, fd: 1 });
  });

  it('slows once, however often an amplified ray hits', () => {
    const state = against({ unit: 'elf.e34', speed: 'fast' });
    const hit = hitBy('elf.rifle', { damage: { ...TEST_DAMAGE, regular: null }, slows: true });
    struck(state, [], hit, hit);
    folded(state, [], () => applyDamage(state));
    expect(state.units.o1!.speed).toBe('slow');
  });

  it('rolls nothing against who is destroyed in the ledger, DET-6', () => {
    const state = against({ unit: 'elf.elf_scout' });
    const hit = hitBy('elf.rifle');
    struck(state, [6], hit, hit);
    expect(state.units.o1).toMatchObject({ status: 'field', ledger: { alive: [false] } });
  });

  it.each([
    [undefined, undefined, 0],
    [[2], undefined, 2],
    [[2], [3], 3],
  ])('kills whom the owner set down, %o, but first whom a sniper chose, %o, DMG-5', (owner, sniper, dead) => {
    const state = against({ unit: 'elf.elf_infantry', order: owner ? { casualties: owner } : {} });
    const events = struck(state, [3], hitBy('elf.rifle', { casualties: sniper }));
    expect(factsOf(events, 'damage-rolled')[0]!.killed).toEqual([dead]);
  });

  it('lets later hits meet what earlier ones left, DET-5', () => {
    const state = against({ unit: 'elf.e34' });
    const damage = { ...TEST_DAMAGE, ap: 20 };
    const events = struck(
      state,
      [1, 1, 1],
      hitBy('elf.rifle', { damage }),
      hitBy('elf.rifle', { damage }),
      hitBy('elf.rifle', { damage }),
    );
    expect(factsOf(events, 'damage-rolled').map(({ result }) => result)).toEqual([1, 2, 3]);
  });
});

describe('special damage', () => {
  const psychic = (state: State, script: readonly number[]) =>
    folded(state, script, (dice) =>
      rollOn(state, { target: 'o1', by: 'b1', type: 'psychic', die: { sides: 6, plus: 0 } }, dice),
    );
  const elves = { unit: 'elf.elf_infantry', replace: { 'elf.elite_elf_infantry': 1 } };

  it('C23 (a): is resisted while an elite lives', () => {
    const state = against(elves);
    expect(factsOf(psychic(state, [4]), 'damage-rolled')[0]).toMatchObject({ result: 3, effects: [] });
    expect(harmOf(state.units.o1!).shaken).toBe(0);
  });

  it('C23 (b): shakes those without an elite, also if it died in this phase, DET-5', () => {
    const without = against({ unit: 'elf.elf_infantry' });
    psychic(without, [4]);
    expect(without.units.o1!.ledger!.shaken).toBe(2);
    const dying = against({ ...elves, ledger: { alive: [true, true, true, false] } });
    psychic(dying, [4]);
    expect(dying.units.o1!.ledger!.shaken).toBe(2);
  });

  it('C23 (c): is not rolled against who has no table for it, SPD-1', () => {
    const state = against({ unit: 'elf.e34' });
    expect(psychic(state, []).map(({ kind }) => kind)).toEqual(['spared']);
  });

  it('C23 (d): falls on the crew if that is crippled and shaken, and doubles there, CON-6, SPD-5', () => {
    const state = against({ unit: 'elf.e34', harm: { crippledCrew: true, shaken: 1 } });
    const events = psychic(state, [5]);
    expect(factsOf(events, 'damage-rolled').map(({ table, result }) => [table, result])).toEqual([
      ['crew', 5],
      ['crew', 10],
    ]);
    expect(state.units.o1!.ledger).toMatchObject({ shaken: 2, cfd: 3, crippledCrew: true });
  });

  it('takes crew damage with tokens for it, and not with others, SPD-2, SPD-3', () => {
    const state = against({ unit: 'elf.e34', harm: { cfd: 2, fd: 5 } });
    const events = folded(state, [3], (dice) =>
      rollOn(state, { target: 'o1', by: 'b1', type: 'crew', die: { sides: 6, plus: 1 } }, dice),
    );
    expect(factsOf(events, 'damage-rolled')[0]).toMatchObject({
      result: 6,
      reasons: [
        { why: 'modifier', add: 1 },
        { why: 'cfd', add: 2 },
      ],
    });
  });

  it.each([
    [0, 4, 1],
    [2, 8, 2],
  ])('doubles crew damage once, and only if the unit was shaken before, SPD-5: %i tokens', (shaken, last, rolls) => {
    const state = against({ unit: 'elf.e34', ledger: { shaken } });
    const events = folded(state, [4], (dice) =>
      rollOn(state, { target: 'o1', by: 'b1', type: 'crew', die: { sides: 6, plus: 0 } }, dice),
    );
    const rolled = factsOf(events, 'damage-rolled');
    expect([rolled.length, rolled.at(-1)!.result]).toEqual([rolls, last]);
  });

  it('does not double again what doubling found, SPD-5', () => {
    const state = against({ unit: 'darkelf.queen_yy', harm: { shaken: 1 } });
    const events = folded(state, [3], (dice) =>
      rollOn(state, { target: 'o1', by: 'b1', type: 'crew', die: { sides: 6, plus: 1 } }, dice),
    );
    expect(factsOf(events, 'damage-rolled').map(({ result }) => result)).toEqual([4, 8]);
    expect(state.units.o1!.ledger).toMatchObject({ crippledCrew: true, cfd: 0 });
  });

  it.each([
    [1, { fd: 1, shaken: 0 }],
    [4, { fd: 1, shaken: 0 }],
    [5, { fd: 0, shaken: 2 }],
    [6, { fd: 0, shaken: 2 }],
  ])('is on the light table of machines for %i, SPD-4', (die, harm) => {
    const state = against({ unit: 'gnome.ballista_drone', harm: {} });
    folded(state, [die], (dice) =>
      rollOn(state, { target: 'o1', by: 'b1', type: 'light', die: { sides: 6, plus: 0 } }, dice),
    );
    expect(state.units.o1!.ledger).toMatchObject(harm);
  });
});
