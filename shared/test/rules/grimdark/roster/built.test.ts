import { describe, expect, it } from 'vitest';
import { HEIGHTS } from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import {
  ARSENAL,
  type Arsenal,
  type Bought,
  builtOf,
  type Profile,
  type SizeClass,
} from '../../../../src/rulesets/grimdark/roster/index.ts';

const bought = (profile: string, hero: string | null = null, friend = false): Bought => ({ profile, hero, friend });
const built = (profile: string, hero: string | null = null, friend = false) =>
  builtOf(bought(profile, hero, friend), ARSENAL);
const types = (profile: string, hero: string | null = null, friend = false) =>
  built(profile, hero, friend).track.map(({ type }) => type);
const ids = (weapons: readonly { readonly id: string }[]) => weapons.map(({ id }) => id);

/** The arsenal with one more unit. */
const withUnit = (unit: Partial<Profile>): Arsenal => ({
  ...ARSENAL,
  profiles: { ...ARSENAL.profiles, odd: { ...ARSENAL.profiles['hl-line']!, id: 'odd', ...unit } },
});

describe('a unit as it was bought, G-4.1 and G-4.3', () => {
  it('has one model for each of its profile, in profile order', () => {
    expect(types('hl-breachers')).toEqual(['breacher', 'breacher', 'breacher', 'torch', 'charger']);
    expect(built('hl-breachers')).toMatchObject({ name: 'Breachers', quality: 4, defense: 4, tags: ['living'] });
  });

  it('has models with the figures of the unit and weapons in listed order', () => {
    const [chord] = built('fc-standing-chord').track;
    expect(chord).toMatchObject({ name: 'Standing Chord', quality: 3, defense: 2, tough: 18, hero: false });
    expect(chord!.rules).toEqual({ fear: 2, fearless: 1, slow: 1 });
    expect(ids(chord!.weapons)).toEqual(['fc-final-verse', 'fc-twin-coil', 'fc-twin-coil', 'fc-great-stamp']);
  });

  it('lets models have figures of their own', () => {
    const models = [
      { type: 'soldier', name: 'Soldier', count: 2, weapons: ['hl-rifle'] },
      { type: 'guard', name: 'Guard', count: 1, weapons: [], quality: 3, defense: 2, tough: 3, rules: { slow: 1 } },
    ];
    const [soldier, , guard] = builtOf(bought('odd'), withUnit({ models, rules: { fast: 1 } })).track;
    expect(soldier).toMatchObject({ quality: 5, defense: 5, tough: 1, rules: { fast: 1 } });
    expect(guard).toEqual({
      type: 'guard',
      name: 'Guard',
      quality: 3,
      defense: 2,
      tough: 3,
      rules: { slow: 1 },
      hero: false,
      weapons: [],
    });
  });

  it.each<[string, SizeClass, number]>([
    ['hl-militia', 'standard', 1],
    ['hl-rampart', 'large', 2],
    ['tb-colossus', 'titanic', 3],
  ])('%s is %s and %i high, G-2.6', (id, sizeClass, height) => {
    expect(built(id).sizeClass).toBe(sizeClass);
    expect(HEIGHTS[sizeClass]).toBe(height);
  });

  it('is worked out once for units that are bought alike from the same arsenal', () => {
    const unit = bought('hl-line');
    expect(builtOf(unit, ARSENAL)).toBe(builtOf(unit, ARSENAL));
    expect(builtOf(unit, { ...ARSENAL })).not.toBe(builtOf(unit, ARSENAL));
    expect(builtOf(bought('hl-line'), ARSENAL)).toBe(builtOf(unit, ARSENAL));
    expect(builtOf({ ...unit, friend: true }, ARSENAL)).not.toBe(builtOf(unit, ARSENAL));
  });

  it('names what the arsenal lacks', () => {
    expect(() => built('hl-nobody')).toThrow('There is no unit hl-nobody.');
    expect(() => built('hl-line', 'toString')).toThrow('There is no unit toString.');
    const models = [{ type: 'a', name: 'A', count: 1, weapons: ['club'] }];
    expect(() => builtOf(bought('odd'), withUnit({ models }))).toThrow('There is no weapon club.');
  });
});

describe('a joined hero, G-4.5', () => {
  it('stands last in the track with figures and weapons of its own, b and h', () => {
    const { track, name, quality, defense } = built('hl-militia', 'hl-marshal');
    expect(track).toHaveLength(11);
    expect([name, quality, defense]).toEqual(['Militia Band', 6, 5]);
    expect(track.slice(0, 10).some(({ hero }) => hero)).toBe(false);
    expect(track[10]).toMatchObject({ type: 'marshal', hero: true, quality: 4, defense: 4, tough: 3 });
    expect(ids(track[10]!.weapons)).toEqual(['hl-pistol', 'hl-officer-blade']);
  });

  it('brings its spells', () => {
    expect(built('tb-skitters').spells).toEqual([]);
    expect(ids(built('tb-skitters', 'tb-dreamer').spells)).toEqual(['tb-itch', 'tb-frenzy', 'tb-bloom']);
  });

  it('makes the unit as large as the larger of both, g', () => {
    const arsenal = withUnit({ sizeClass: 'large' });
    expect(builtOf(bought('hl-line', 'odd'), arsenal)).toMatchObject({ sizeClass: 'large' });
    expect(builtOf(bought('odd', 'hl-marshal'), arsenal)).toMatchObject({ sizeClass: 'large' });
  });

  it('can be one of the models of a profile', () => {
    const models = [
      { type: 'soldier', name: 'Soldier', count: 2, weapons: [] },
      { type: 'chief', name: 'Chief', count: 1, weapons: [], rules: { hero: 1 } },
    ];
    const { track } = builtOf(bought('odd'), withUnit({ models }));
    expect(track.map(({ hero }) => hero)).toEqual([false, false, true]);
  });
});

describe('whom events bring, G-17.4', () => {
  it('puts the old friend of event 34 after the own models and before the hero, with the rules of the unit', () => {
    expect(types('tb-burrowers', 'tb-matriarch', true)).toEqual([
      'burrower',
      'burrower',
      'burrower',
      'friend',
      'matriarch',
    ]);
    const unit = built('tb-burrowers', null, true);
    expect(unit.track.at(-1)).toMatchObject({
      quality: 3,
      defense: 3,
      tough: 1,
      hero: false,
      rules: { ambush: 1, furious: 1 },
    });
    expect(ids(unit.track.at(-1)!.weapons)).toEqual(['friend-carbine', 'friend-fists']);
    expect([unit.quality, unit.defense]).toEqual([4, 4]);
  });

  it('has room for as many walking dead as event 32 can raise', () => {
    const { track } = built('walking-dead');
    expect(track).toHaveLength(10);
    expect(track[0]).toMatchObject({ quality: 5, defense: 5, tough: 1, rules: { slow: 1 } });
    expect(ids(track[0]!.weapons)).toEqual(['dead-claws']);
  });
});
