// The limits of a force, G-4.6.

/** How strict the limits are, G-4.6. */
export const FORCE_ORGS = ['open', 'strict'] as const;
export type ForceOrg = (typeof FORCE_ORGS)[number];

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
