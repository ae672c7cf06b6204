// The limits of a force, G-4.6.
import { refusal } from '../../refusal.ts';
import type { ListedProfile } from '../terms.ts';
import type { ForceFault } from './arrangement.ts';

/** How strict the limits are, G-4.6. */
export const FORCE_ORGS = ['open', 'strict'] as const;
type ForceOrg = (typeof FORCE_ORGS)[number];

/** The most that a force may have. */
export interface Limits {
  readonly points: number;
  readonly heroes: number;
  /** How often the same unit may be in it. */
  readonly copies: number;
  /** The most points of one unit. */
  readonly share: number;
  /** The most units; null: no limit. */
  readonly units: number | null;
}

/** The share of the points limit that one unit may cost, in percent. */
const SHARE = 35;

/** So many for each full `per` points. */
const forEach = (points: number, per: number): number => Math.floor(points / per);

/** The limits of a battle for so many points, G-4.6. */
export const limitsOf = (points: number, org: ForceOrg): Limits => ({
  points,
  share: Math.floor((points * SHARE) / 100),
  ...(org === 'open'
    ? { heroes: forEach(points, 375), copies: 2 + forEach(points, 1000), units: null }
    : { heroes: forEach(points, 500), copies: 1 + forEach(points, 1000), units: forEach(points, 200) }),
});

/** A unit of a force: `index` is its place, its number is one more. */
interface ForceRow {
  readonly index: number;
  readonly unit: ListedProfile;
}
/** One of the limits: what breaks it in a force of these units. */
type Limit = (rows: readonly ForceRow[], limits: Limits) => readonly ForceFault[];

const at = ({ index }: ForceRow): string => `units.${index}`;

const overPoints: Limit = (rows, { points: most }) => {
  const total = rows.reduce((sum, { unit }) => sum + unit.points, 0);
  return total > most
    ? [{ at: 'units', ...refusal('E_FORCE_INVALID/points', 'G-4.6', { total, over: total - most, most }) }]
    : [];
};

const tooManyUnits: Limit = (rows, { points, units: most }) =>
  most !== null && rows.length > most
    ? [{ at: at(rows[most]!), ...refusal('E_FORCE_INVALID/units', 'G-4.6', { points, most, has: rows.length }) }]
    : [];

const tooManyHeroes: Limit = (rows, { points, heroes: most }) => {
  const own = rows.filter(({ unit }) => unit.rules.hero !== undefined);
  return own.length > most
    ? [{ at: at(own[most]!), ...refusal('E_FORCE_INVALID/heroes', 'G-4.6', { points, most, has: own.length }) }]
    : [];
};

const tooManyCopies: Limit = (rows, { points, copies: most }) =>
  [...Map.groupBy(rows, ({ unit }) => unit)].flatMap(([{ name: unit }, same]) =>
    same.length > most
      ? [
          {
            at: at(same[most]!),
            ...refusal('E_FORCE_INVALID/copies', 'G-4.6', { points, most, unit, has: same.length }),
          },
        ]
      : [],
  );

const tooDear: Limit = (rows, { points, share: most }) =>
  rows
    .filter(({ unit }) => unit.points > most)
    .map((row) => {
      const { name: unit, points: has } = row.unit;
      return { at: at(row), ...refusal('E_FORCE_INVALID/share', 'G-4.6', { percent: SHARE, points, most, unit, has }) };
    });

const LIMITS: readonly Limit[] = [overPoints, tooManyUnits, tooManyHeroes, tooManyCopies, tooDear];

/** Which limits of G-4.6 the units of a force break: each fault names the figure, and what the force has. */
export const beyondLimits = (rows: readonly ForceRow[], limits: Limits): readonly ForceFault[] =>
  LIMITS.flatMap((limit) => limit(rows, limits));
