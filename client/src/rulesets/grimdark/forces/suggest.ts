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

/** Rules that a unit must not lose by the hero that joins it, and those that a hero must not lose by its unit. */
const OF_UNIT: readonly (keyof UnitRules)[] = ['fast', 'flying', 'strider', 'ambush', 'scout', 'stealth', 'entrenched'];
const OF_HERO: readonly (keyof UnitRules)[] = ['fast', 'flying'];

const rulesOf = (built: Built): UnitRules => unitRules(built, unharmed(built));

/** Do a hero and a unit keep as one unit what matters of their rules, G-4.5 f? */
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

/** Each hero in turn joins the dearest unit that it fits together with. */
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

/** A unit whose weapons reach no farther than this has to come close, hexes. */
const SHORT = 18;

/** Has a unit to come close, and no rule of its own that brings it there? */
const needsRide = (unit: Built): boolean => {
  const { flying, ambush, scout } = rulesOf(unit);
  return (
    !flying && !ambush && !scout && unit.track.every(({ weapons }) => weapons.every(({ range }) => range <= SHORT))
  );
};

/** Each transport in turn takes the dearest unit that needs a ride and fits, until none does. */
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
