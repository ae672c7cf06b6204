import { describe, expect, it } from 'vitest';
import {
  ARSENAL,
  blockDefense,
  builtOf,
  GONE,
  livingOf,
  type ModelRules,
  moraleQuality,
  roomOf,
  spacesOf,
  unharmed,
  unitRules,
} from '../../../../src/rulesets/grimdark/roster/index.ts';

/** A unit whose models have these rules, one each. */
const unit = (...rules: readonly ModelRules[]) =>
  builtOf(
    { profile: 'odd', hero: null, friend: false },
    {
      ...ARSENAL,
      profiles: {
        odd: {
          ...ARSENAL.profiles['hl-line']!,
          models: rules.map((each, index) => ({
            type: `m${index}`,
            name: `M${index}`,
            count: 1,
            weapons: [],
            rules: each,
          })),
        },
      },
    },
  );
const roster = (profile: string, hero: string | null = null, friend = false) =>
  builtOf({ profile, hero, friend }, ARSENAL);
/** The wounds of a unit of which these models are gone. */
const without = (built: ReturnType<typeof unit>, ...gone: readonly number[]) =>
  built.track.map((_, index) => (gone.includes(index) ? GONE : 0));

describe('what a unit has as a whole, G-4.5 f and G-15', () => {
  const ALL = ['fast', 'flying', 'strider', 'ambush', 'scout', 'stealth', 'entrenched'] as const;
  const ANY = ['slow', 'immobile'] as const;

  it.each(ALL)('%s: if all living models have it', (rule) => {
    const some = unit({ [rule]: 1 }, { [rule]: 1 }, {});
    expect(unitRules(some, unharmed(some))[rule]).toBe(false);
    expect(unitRules(some, without(some, 2))[rule]).toBe(true);
    expect(unitRules(some, [0, GONE, 0])[rule]).toBe(false);
  });

  it.each(ANY)('%s: if any living model has it', (rule) => {
    const some = unit({ [rule]: 1 }, {}, {});
    expect(unitRules(some, unharmed(some))[rule]).toBe(true);
    expect(unitRules(some, without(some, 0))[rule]).toBe(false);
  });

  it('fearless: if more than half of the living models have it', () => {
    const some = unit({ fearless: 1 }, { fearless: 1 }, {}, {});
    expect(unitRules(some, unharmed(some)).fearless).toBe(false);
    expect(unitRules(some, without(some, 3)).fearless).toBe(true);
    expect(unitRules(some, without(some, 0)).fearless).toBe(false);
  });

  it('counts a joined hero as one model', () => {
    const dancers = roster('le-dancers', 'le-dawn-captain');
    const whole = unitRules(dancers, unharmed(dancers));
    expect([whole.fast, whole.flying, whole.strider]).toEqual([true, false, false]);
    const alone = unitRules(dancers, without(dancers, 0, 1, 2, 3, 4));
    expect([alone.fast, alone.flying, alone.strider]).toEqual([true, true, false]);
    const slowed = roster('fc-scalpels', 'fc-precentor');
    expect(unitRules(slowed, unharmed(slowed))).toMatchObject({ slow: true, ambush: false, fearless: false });
  });

  it('counts what all models are granted for the time being, G-16.6', () => {
    const some = unit({}, { stealth: 1 });
    expect(unitRules(some, [0, 0], ['stealth']).stealth).toBe(true);
    expect(unitRules(some, [0, 0], ['fast']).stealth).toBe(false);
  });

  it('has nothing when nobody lives', () => {
    const gone = unitRules(unit({ fast: 1, slow: 1, fearless: 1 }), [GONE]);
    expect(Object.values(gone).some(Boolean)).toBe(false);
  });

  it('takes wounded models for living ones', () => {
    const burrowers = roster('tb-burrowers');
    expect(livingOf(burrowers, [GONE, 2, 0])).toHaveLength(2);
  });
});

describe('by what a unit with a hero blocks and tests', () => {
  const militia = roster('hl-militia', 'hl-marshal', true);
  const OWN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

  it('blocks with its own Defense while any model lives that is no hero, G-4.5 c', () => {
    expect(blockDefense(militia, unharmed(militia))).toBe(5);
    expect(blockDefense(militia, without(militia, ...OWN))).toBe(5);
    expect(blockDefense(militia, without(militia, ...OWN, 10))).toBe(4);
  });

  it('tests with the better Quality of those who live, G-4.5 e', () => {
    expect(moraleQuality(militia, unharmed(militia))).toBe(4);
    expect(moraleQuality(militia, without(militia, 11))).toBe(6);
    const scalpels = roster('fc-scalpels', 'fc-cantor');
    expect(moraleQuality(scalpels, unharmed(scalpels))).toBe(3);
    expect(moraleQuality(scalpels, without(scalpels, 0, 1, 2, 3, 4))).toBe(4);
  });

  it('is a unit too if it is a hero alone', () => {
    const marshal = roster('hl-marshal');
    expect([blockDefense(marshal, [0]), moraleQuality(marshal, [0])]).toEqual([4, 4]);
  });
});

describe('spaces in transports, G-15.1', () => {
  it.each([
    ['hl-militia', null, 10],
    ['hl-militia', 'hl-marshal', 11],
    ['le-seer', null, 1],
    ['tb-matriarch', null, 1],
    ['tb-lashers', null, 9],
    ['tb-lashers', 'tb-matriarch', 10],
    ['tb-bombard', null, null],
    ['hl-rampart', null, null],
    ['fc-lattice-node', null, null],
  ])('%s with %s takes %s', (id, hero, spaces) => {
    const built = roster(id, hero);
    expect(spacesOf(built, unharmed(built))).toBe(spaces);
  });

  it('are taken by the living only', () => {
    const militia = roster('hl-militia');
    expect(spacesOf(militia, without(militia, 0, 1, 2))).toBe(7);
  });

  it('are not for models tougher than 3 nor for whom cannot move', () => {
    const tough = unit({});
    expect(spacesOf({ ...tough, track: [{ ...tough.track[0]!, tough: 4 }] }, [0])).toBeNull();
    expect(spacesOf({ ...tough, track: [{ ...tough.track[0]!, tough: 2 }] }, [0])).toBe(3);
    expect(spacesOf({ ...tough, track: [{ ...tough.track[0]!, tough: 7, hero: true }] }, [0])).toBeNull();
    expect(spacesOf(unit({ immobile: 1 }), [0])).toBeNull();
  });

  it.each([
    ['hl-crawler', 11],
    ['le-barge', 6],
    ['hl-rampart', 0],
  ])('%s has %i of them', (id, room) => {
    expect(roomOf(roster(id), [0])).toBe(room);
  });
});
