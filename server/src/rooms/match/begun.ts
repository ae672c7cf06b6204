import type { Blueprint } from './blueprint.ts';
import type { Entry } from './entries.ts';

/** Has a match begun: has a player sat down on each of its seats, at any time? Entries are in order, from the first on. */
export const hasBegun = (blueprint: object, entries: readonly object[]): boolean => {
  const { seats } = blueprint as Blueprint;
  const sat = (entries as readonly Entry[]).filter((entry) => entry.kind === 'sat');
  return new Set(sat.map(({ seat }) => seat)).size >= seats.length;
};
