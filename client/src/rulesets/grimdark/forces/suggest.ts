import {
  ARSENAL,
  type Built,
  builtOf,
  type Force,
  type Join,
  type Load,
  roomOf,
  type UnitRules,
  unharmed,
  unitRules,
} from '@ironhex/shared/grimdark';
import { isSound } from './sound.ts';

/** What a unit should not lose for its hero, and what a hero should not lose for its unit. */
const OF_UNIT: readonly (keyof UnitRules)[] = ['fast', 'flying', 'strider', 'ambush', 'scout', 'stealth', 'entrenched'];
const OF_HERO: readonly (keyof UnitRules)[] = ['fast', 'flying'];

const bought = (profile: string, hero: string | null = null): Built =>
  builtOf({ profile, hero, friend: false }, ARSENAL);
const rulesOf = (built: Built): UnitRules => unitRules(built, unharmed(built));

/** Is neither of them worse off as one unit than each by itself, 4.5 f? */
const fitTogether = (hero: string, unit: string): boolean => {
  const together = rulesOf(bought(unit, hero));
  const [alone, led] = [rulesOf(bought(hero)), rulesOf(bought(unit))];
  return (
    OF_UNIT.every((rule) => together[rule] || !led[rule]) &&
    OF_HERO.every((rule) => together[rule] || !alone[rule]) &&
    together.slow === led.slow
  );
};

const pointsOf = (profile: string): number => ARSENAL.profiles[profile]!.points;
const numbersOf = ({ units }: Force): readonly number[] => units.map((_, index) => index + 1);
const unitAt = ({ units }: Force, number: number): string => units[number - 1]!;

/** The dearest unit of some; undefined of none. */
const dearest = (force: Force, numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => pointsOf(unitAt(force, other)) - pointsOf(unitAt(force, one)) || one - other)[0];

/** Heroes join the dearest unit that loses nothing by it, nor do they. */
const joinsFor = (force: Force): readonly Join[] => {
  let joins: readonly Join[] = [];
  for (const hero of numbersOf(force)) {
    const unit = dearest(
      force,
      numbersOf(force).filter(
        (each) =>
          isSound({ ...force, joins: [...joins, { hero, unit: each }], loads: [] }) &&
          fitTogether(unitAt(force, hero), unitAt(force, each)),
      ),
    );
    if (unit !== undefined) joins = [...joins, { hero, unit }];
  }
  return joins;
};

/** Has it to come close to do anything? */
const isShort = (profile: string): boolean =>
  bought(profile).track.every(({ weapons }) => weapons.every(({ range }) => range <= 18));

/** Transports take the dearest units that fit, have to come close, and have no way of their own to do so. */
const loadsFor = (force: Force, joins: readonly Join[]): readonly Load[] => {
  let loads: readonly Load[] = [];
  const riders = numbersOf(force).filter((number) => {
    const { flying, ambush, scout } = rulesOf(bought(unitAt(force, number)));
    return !flying && !ambush && !scout && isShort(unitAt(force, number));
  });
  const transports = numbersOf(force).filter((number) => {
    const built = bought(unitAt(force, number));
    return roomOf(built, unharmed(built)) > 0;
  });
  for (const into of transports) {
    for (;;) {
      const unit = dearest(
        force,
        riders.filter((each) => isSound({ ...force, joins, loads: [...loads, { unit: each, into }] })),
      );
      if (unit === undefined) break;
      loads = [...loads, { unit, into }];
    }
  }
  return loads;
};

/** The force with joins and loads that make sense, P4: a suggestion that its player can change. */
export const suggested = (force: Force): Force => {
  const joins = joinsFor(force);
  const loads = loadsFor(force, joins);
  const { joins: _, loads: __, ...bare } = force;
  return { ...bare, ...(joins.length > 0 && { joins }), ...(loads.length > 0 && { loads }) };
};
