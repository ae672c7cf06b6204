// How much of what a force may have, G-4.6.

/** How narrow the limits are. */
export const FORCE_ORGS = ['open', 'strict'] as const;
export type ForceOrg = (typeof FORCE_ORGS)[number];

/** The most that a force may have. */
export interface Limits {
  readonly points: number;
  readonly heroes: number;
  /** Of the same unit. */
  readonly copies: number;
  /** Points of one unit. */
  readonly share: number;
  /** Units; null: as many as there is room for. */
  readonly units: number | null;
}

/** One unit has at most so many hundredths of the points limit. */
export const SHARE = 35;

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
