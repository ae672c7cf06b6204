import {
  ARSENAL,
  type Built,
  type Force,
  type Join,
  type UnitRules,
  unharmed,
  unitRules,
  whyNotJoin,
} from '@ironhex/shared/grimdark';
import { withLoad } from './edit.ts';
import { bought, heroOf, joinOf, memberOf, numbersOf } from './members.ts';
import { loadOf, spaceIn, spacesFor } from './plans.ts';

/** What a unit should not lose for its hero, and what a hero should not lose for its unit. */
const OF_UNIT: readonly (keyof UnitRules)[] = ['fast', 'flying', 'strider', 'ambush', 'scout', 'stealth', 'entrenched'];
const OF_HERO: readonly (keyof UnitRules)[] = ['fast', 'flying'];

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

/** The dearest unit of some; undefined of none. */
const dearest = ({ units }: Force, numbers: readonly number[]): number | undefined => {
  const points = (number: number): number => ARSENAL.profiles[units[number - 1]!]!.points;
  return numbers.toSorted((one, other) => points(other) - points(one) || one - other)[0];
};

/** Heroes join the dearest unit that loses nothing by it, nor do they. */
const withJoins = (force: Force): Force => {
  let joins: readonly Join[] = [];
  for (const hero of numbersOf(force)) {
    const unit = dearest(
      force,
      numbersOf(force).filter(
        (each) =>
          heroOf({ ...force, joins }, each) === undefined &&
          whyNotJoin(memberOf(force, hero), memberOf(force, each)) === undefined &&
          fitTogether(force.units[hero - 1]!, force.units[each - 1]!),
      ),
    );
    if (unit !== undefined) joins = [...joins, { hero, unit }];
  }
  return joins.length > 0 ? { ...force, joins } : force;
};

/** Has it to come close to do anything, and no way of its own to do so? */
const needsRide = (unit: Built): boolean => {
  const { flying, ambush, scout } = rulesOf(unit);
  return !flying && !ambush && !scout && unit.track.every(({ weapons }) => weapons.every(({ range }) => range <= 18));
};

/** Transports take the dearest units that need a ride, as long as one fits. */
const withLoads = (force: Force): Force => {
  const riders = numbersOf(force).filter(
    (number) => joinOf(force, number) === undefined && needsRide(memberOf(force, number)),
  );
  let loaded = force;
  for (const into of numbersOf(force)) {
    for (let space = spaceIn(loaded, into); space && space.taken < space.room; space = spaceIn(loaded, into)) {
      const left = space.room - space.taken;
      const fitting = riders.filter(
        (number) => loadOf(loaded, number) === undefined && (spacesFor(loaded, number) ?? Infinity) <= left,
      );
      const unit = dearest(force, fitting);
      if (unit === undefined) break;
      loaded = withLoad(loaded, unit, into);
    }
  }
  return loaded;
};

/** The force with joins and loads that make sense, P4: a suggestion that its player can change. */
export const suggested = ({ joins: _, loads: __, ...bare }: Force): Force => withLoads(withJoins(bare));
