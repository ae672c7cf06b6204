import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attackOdds,
  attackOptions,
  type Card,
  type Defence,
  type Intent,
  type Odds,
  type Skill,
  type State,
  successChance,
  tierChances,
  type Weapon,
} from '../../../src/rulesets/warfare3025/index.ts';
import { everyFall, type Face } from '../../dice/every-die.ts';
import { ALL_FACES, bruteOdds, facesBetween } from './every-die.ts';
import { begun, GRIFFIN, LOCUST, RIFLEMAN, straight, type UnitWords, WOLVERINE } from './kit.ts';

/** An attack by `r1` on `b1` with the first weapon of its card. */
interface Duel {
  readonly attacker: Card;
  readonly target: Card;
  readonly distance: number;
  readonly woods: boolean;
  readonly moves: boolean;
  readonly extras: number;
  readonly weaponDamage: number;
  readonly state: UnitWords;
}

const tableOf = ({ attacker, target, distance, woods, weaponDamage, state }: Duel): State =>
  begun({
    ground: woods ? { [`0,${distance - 1}`]: 'light' } : {},
    units: {
      r1: { card: attacker, at: '0,0', damage: { [attacker.weapons[0]!.id]: weaponDamage } },
      b1: { card: target, at: `0,${distance}`, ...state },
      b9: { at: '9,20' },
    },
  }).state;

const actOf = ({ attacker, extras, moves }: Duel): Intent => {
  const attack = { weapon: attacker.weapons[0]!.id, target: 'b1', extras, after: 0 };
  const move = { path: straight('0,0', 1, 1), facing: 0, onPoor: 'stop' } as const;
  return { kind: 'act', unit: 'r1', attack, ...(moves ? { move } : {}) };
};

/** Which faces of a die the rules can tell apart, from the cards and the damage at the moment it is rolled. */
const facesOf =
  ({ attacker, target, weaponDamage }: Duel, defence: Defence) =>
  (reason: string, { units }: State) => {
    const { damage } = units.find(({ id }) => id === 'b1')!;
    const weapon = attacker.weapons[0]!;
    if (reason === 'attack') return facesBetween(attacker.pilot.skill, [20 - weaponDamage]);
    if (reason === 'defence' && defence === 'armour') return facesBetween(target.armour.skill, [20 - damage.armour!]);
    if (reason === 'defence') return facesBetween(target.pilot.skill, [20 - damage.movement!]);
    const left = 20 - damage.structure!;
    return facesBetween(target.structure.skill, [left - weapon.damage, left - Math.floor(weapon.damage / 2)]);
  };

const situationOf = (duel: Duel, state: State) => {
  const { move } = actOf(duel) as Extract<Intent, { kind: 'act' }>;
  const options = attackOptions(state, 'r1', { after: 0, ...(move ? { move } : {}) });
  return options.find(({ target }) => target === 'b1')!.situation!;
};

const expectSame = (found: Odds, brute: Odds): void => {
  for (const key of ['nothing', 'armour', 'structure', 'component', 'destroyed'] as const)
    expect(found[key], key).toBeCloseTo(brute[key], 10);
  expect(found.nothing + found.armour + found.structure + found.component).toBeCloseTo(1, 10);
};

/** Compares what the odds say with every fall of the dice, for each way in which the target may defend. */
type FacesOf = (duel: Duel, defence: Defence) => (reason: string, state: State) => readonly Face[];
const compare = (duel: Duel, faces: FacesOf = facesOf): void => {
  const state = tableOf(duel);
  const situation = situationOf(duel, state);
  const odds = attackOdds(state, situation, duel.extras);
  const defences: Defence[] = situation.mayPilot ? ['armour', 'piloting'] : ['armour'];
  for (const defence of defences)
    expectSame(odds.byDefence[defence], bruteOdds(state, actOf(duel), defence, faces(duel, defence)));
  expect(defences).toContain(odds.expectedDefence);
  expect(odds.whole).toEqual(odds.byDefence[odds.expectedDefence]);
};

const plain = (attacker: Card, target: Card, change: Partial<Duel> = {}): Duel => ({
  attacker,
  target,
  distance: 8,
  woods: false,
  moves: false,
  extras: 0,
  weaponDamage: 0,
  state: {},
  ...change,
});

const skill = fc
  .uniqueArray(fc.integer({ min: 2, max: 20 }), { minLength: 4, maxLength: 4 })
  .map((faces) => faces.sort((a, b) => a - b) as [number, number, number, number]);
const traits: fc.Arbitrary<Weapon['traits']> = fc.constantFrom(
  {},
  { armourPiercing: true },
  { spread: 6 },
  { haywire: true },
  { missileSwarm: true },
  { ignoresFastAndCover: true },
);
const cards = fc.record({
  pilots: fc.tuple(skill, skill),
  armour: skill,
  structure: skill,
  tiers: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
  damage: fc.integer({ min: 1, max: 20 }),
  traits,
});
const dented = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20 }));
const damaged = fc.record({ armour: dented, movement: dented, structure: fc.integer({ min: 0, max: 19 }) });

const armedWith = (made: Parameters<Parameters<typeof cards.map>[0]>[0], change: Partial<Weapon>) => {
  const { pilots, armour, structure, tiers, damage, traits } = made;
  const gun: Weapon = { ...WOLVERINE.weapons[0]!, tier: tiers[0], damage, traits, ...change };
  const attacker: Card = { ...WOLVERINE, pilot: { name: 'A', skill: pilots[0] }, weapons: [gun] };
  const target: Card = {
    ...WOLVERINE,
    pilot: { name: 'B', skill: pilots[1] },
    armour: { tier: tiers[1], skill: armour },
    structure: { skill: structure },
  };
  return { attacker, target };
};

describe('W-1: the exact chances of each tier are those of counting dice', () => {
  test('for any skill, damage and way to keep', () => {
    const keeps = fc.constantFrom<('only' | 'higher' | 'lower')[]>('only', 'higher', 'lower');
    fc.assert(
      fc.property(skill, fc.integer({ min: 0, max: 20 }), keeps, (thresholds, damage, keep) => {
        const counts = [0, 0, 0, 0, 0];
        const worth = (die: number) => thresholds.filter((least) => (die > 20 - damage ? 1 : die) >= least).length;
        for (const one of ALL_FACES)
          for (const other of ALL_FACES) {
            const tiers = [worth(one.face), worth(other.face)];
            counts[keep === 'only' ? tiers[0]! : keep === 'higher' ? Math.max(...tiers) : Math.min(...tiers)]! += 1;
          }
        const chances = tierChances(thresholds as Skill, damage, keep);
        for (const [tier, count] of counts.entries()) expect(chances[tier]).toBeCloseTo(count / 400, 10);
        const atLeast = (counts[2]! + counts[3]! + counts[4]!) / 400;
        expect(successChance(thresholds, damage, keep)).toBeCloseTo(atLeast, 10);
      }),
      { numRuns: 100 },
    );
  });
});

test('every way the dice can fall is met once', () => {
  const falls = [
    ...everyFall(
      ({ roll }) => roll(20, 'a') + (roll(20, 'b') > 10 ? roll(20, 'c') : 0),
      () => ALL_FACES,
    ),
  ];
  expect(falls).toHaveLength(20 * (10 + 10 * 20));
  expect(falls.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
});

describe('the odds of an attack are those of resolving it with every fall of the dice', () => {
  test('each face for itself, one die each', () => {
    const hurt = { damage: { structure: 12, armour: 3 } };
    compare(plain(WOLVERINE, WOLVERINE, { distance: 5, weaponDamage: 2, state: hurt }), () => () => ALL_FACES);
  });

  test.each<[string, Duel]>([
    ['a Griffin’s PPC on a Rifleman', plain(GRIFFIN, RIFLEMAN)],
    [
      'a Griffin’s PPC on a Locust that is nearly gone',
      plain(GRIFFIN, LOCUST, { state: { damage: { structure: 16 } } }),
    ],
    ['a Rifleman’s Dual AC/5 on a Wolverine, twice', plain(RIFLEMAN, WOLVERINE, { distance: 5 })],
    ['a Locust’s Dual MG on a fast Wolverine', plain(LOCUST, WOLVERINE, { distance: 2, state: { token: 'fast' } })],
  ])('%s', (_, duel) => {
    compare(duel);
  });

  test('of any single attack', () => {
    const duels = fc.record({
      made: cards,
      distance: fc.constantFrom(5, 8, 20),
      woods: fc.boolean(),
      moves: fc.boolean(),
      weaponDamage: fc.integer({ min: 0, max: 19 }),
      token: fc.constantFrom('none', 'fast', 'stationary'),
      facing: fc.constantFrom(0, 3),
      damage: damaged,
    });
    fc.assert(
      fc.property(duels, ({ made, token, facing, damage, ...rest }) => {
        compare({ ...armedWith(made, { attacks: 1 }), extras: 0, ...rest, state: { token, facing, damage } });
      }),
      { numRuns: 40 },
    );
  });

  test('of any two attacks with even advantages, extras included', () => {
    const duels = fc.record({ made: cards, rapid: fc.boolean(), weaponDamage: dented, damage: damaged });
    fc.assert(
      fc.property(duels, ({ made, rapid, weaponDamage, damage }) => {
        // Standing still at a range that is not the best, with tiers that are the same.
        const gun = rapid ? { attacks: 1, traits: { rapidFire: 1 } } : { attacks: 2, traits: {} };
        const even = armedWith({ ...made, tiers: [3, 3] }, gun);
        const hurt = Math.min(weaponDamage, 19);
        compare(
          plain(even.attacker, even.target, {
            distance: 5,
            weaponDamage: hurt,
            extras: rapid ? 1 : 0,
            state: { damage },
          }),
        );
      }),
      { numRuns: 12 },
    );
  });
});
