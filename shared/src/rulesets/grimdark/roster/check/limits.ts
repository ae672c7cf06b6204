import { count } from '../../../../count.ts';
import { type Limits, SHARE } from '../limits.ts';
import type { ListedProfile } from '../terms.ts';
import { type ForceFault, invalid } from './fault.ts';

/** A unit of a force: `index` is its place, its number is one more. */
export interface Row {
  readonly index: number;
  readonly unit: ListedProfile;
}
/** One of the limits: what breaks it in a force of these units. */
type Limit = (rows: readonly Row[], limits: Limits) => readonly ForceFault[];

const at = ({ index }: Row): string => `units.${index}`;

const overPoints: Limit = (rows, { points }) => {
  const total = rows.reduce((sum, { unit }) => sum + unit.points, 0);
  return total > points
    ? [invalid('units', `${total} points are ${total - points} more than the limit of ${points}.`)]
    : [];
};

const tooManyUnits: Limit = (rows, { points, units }) =>
  units !== null && rows.length > units
    ? [
        invalid(
          at(rows[units]!),
          `A strict force of ${points} points has at most ${count(units, 'unit')}; this one has ${rows.length}.`,
        ),
      ]
    : [];

const tooManyHeroes: Limit = (rows, { points, heroes }) => {
  const own = rows.filter(({ unit }) => unit.rules.hero !== undefined);
  return own.length > heroes
    ? [
        invalid(
          at(own[heroes]!),
          `A force of ${points} points has at most ${count(heroes, 'hero')}; this one has ${own.length}.`,
        ),
      ]
    : [];
};

const tooManyCopies: Limit = (rows, { points, copies }) =>
  [...Map.groupBy(rows, ({ unit }) => unit)].flatMap(([unit, same]) =>
    same.length > copies
      ? [
          invalid(
            at(same[copies]!),
            `A force of ${points} points has the same unit at most ${copies === 1 ? 'once' : `${copies} times`}; ` +
              `this one has ${unit.name} ${same.length} times.`,
          ),
        ]
      : [],
  );

const tooDear: Limit = (rows, { points, share }) =>
  rows
    .filter(({ unit }) => unit.points > share)
    .map((row) =>
      invalid(
        at(row),
        `One unit has at most ${SHARE} % of ${points} points, which is ${share}; ${row.unit.name} has ${row.unit.points}.`,
      ),
    );

const LIMITS: readonly Limit[] = [overPoints, tooManyUnits, tooManyHeroes, tooManyCopies, tooDear];

/** Which limits of G-4.6 the units of a force break: each fault names the figure, and what the force has. */
export const beyondLimits = (rows: readonly Row[], limits: Limits): readonly ForceFault[] =>
  LIMITS.flatMap((limit) => limit(rows, limits));
