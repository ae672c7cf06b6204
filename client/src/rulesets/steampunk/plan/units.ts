import type { HexLabel } from '@ironhex/shared/hex';
import type { Unit } from '@ironhex/shared/steampunk';

/** Where units stand, those that are on the map. */
export const placesOf = (units: readonly Unit[]): readonly HexLabel[] => units.flatMap(({ at }) => at ?? []);

/** Forwards or backwards in a list. */
export type By = 1 | -1;

/**
 * The unit after another one: forwards the next that is still open, or else the next of all; backwards the one before it.
 * Undefined if there are none.
 */
export const unitAfter = (
  units: readonly Unit[],
  current: string | undefined,
  isOpen: (unit: Unit) => boolean,
  by: By,
): Unit | undefined => {
  const from = units.findIndex(({ id }) => id === current);
  const turned = units.map((_, i) => units[(from + by * (i + 1) + 2 * units.length) % units.length]!);
  return (by === 1 ? turned.find(isOpen) : undefined) ?? turned[0];
};
