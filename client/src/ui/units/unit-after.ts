/** Forwards or backwards in a list. */
export type By = 1 | -1;

/**
 * The unit after another one: forwards the next that is still open, or else the next of all; backwards the one before it.
 * Undefined if there are none.
 */
export const unitAfter = <U extends { readonly id: string }>(
  units: readonly U[],
  current: string | undefined,
  isOpen: (unit: U) => boolean,
  by: By,
): U | undefined => {
  const place = units.findIndex(({ id }) => id === current);
  // Without a current unit it begins at the end that it goes away from.
  const from = place < 0 && by < 0 ? 0 : place;
  const turned = units.map((_, i) => units[(from + by * (i + 1) + 2 * units.length) % units.length]!);
  return (by === 1 ? turned.find(isOpen) : undefined) ?? turned[0];
};
