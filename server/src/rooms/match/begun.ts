import type { Blueprint } from './blueprint.ts';
import type { Entry } from './entries.ts';

/**
 * Has a match begun? One that waits for everybody to be ready tells of it; any other, whose settings stay as they are, has
 * when a player has sat down on each of its seats, at any time. Entries are in order, from the first on.
 */
export const hasBegun = (blueprint: object, entries: readonly object[]): boolean => {
  const { seats, waits } = blueprint as Blueprint;
  const all = entries as readonly Entry[];
  if (waits || all.some(({ kind }) => kind === 'settings')) return all.some(({ kind }) => kind === 'begun');
  return new Set(all.filter((entry) => entry.kind === 'sat').map(({ seat }) => seat)).size >= seats.length;
};
