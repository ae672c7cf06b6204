import type { HexLabel } from '@ironhex/shared/hex';
import { entryHexes, type Table, type UnitId, unitOf } from '@ironhex/shared/warfare3025';
import type { Draft } from './draft.ts';

/** Where a unit stands, or the hexes by which it can enter the map; none if it is planned by which. */
const placesOf = (table: Table, id: UnitId, { unit, path }: Draft): readonly HexLabel[] => {
  const { at } = unitOf(table, id);
  if (at !== null) return [at];
  return unit === id && path.length > 0 ? [] : entryHexes(table, id);
};

/**
 * The hexes that the player's decision is about, those that matter most first: an attack's two ends; or the declared
 * action with its path and target; then the units that may act or interrupt, and what is planned for them.
 */
export const focusOf = (table: Table, candidates: readonly UnitId[], draft: Draft): readonly HexLabel[] => {
  const { action, assault, incoming } = table;
  if (assault) return [assault.situation.to, assault.situation.from];
  if (incoming) return [...placesOf(table, incoming.target, draft), incoming.from];
  const path = action?.move?.path ?? [];
  const declared = action && [
    path[draft.trigger - 1] ?? action.from,
    unitOf(table, action.unit).at,
    action.attack && unitOf(table, action.attack.target).at,
  ];
  const planned = [...draft.path, draft.attack && unitOf(table, draft.attack.target).at];
  const own = draft.unit === null ? candidates : [draft.unit];
  const hexes = [...(declared ?? []), ...own.flatMap((id) => placesOf(table, id, draft)), ...planned, ...path];
  return [...new Set(hexes.filter((hex) => hex !== null && hex !== undefined))];
};
