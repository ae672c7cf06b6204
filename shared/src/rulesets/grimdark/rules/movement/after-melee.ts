// Moves at the end of a melee: consolidation and separation.

import type { HexLabel } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { checkPath } from '../../ground/moving/check-path.ts';
import type { Reach } from '../../ground/moving/reach.ts';
import { separationHexes as hexesApart } from '../../ground/placing/separation.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { rulesNow } from '../figures.ts';
import { moveNow, moverOf } from './mover.ts';
import { reachOf } from './reaches.ts';

/** Where a unit can consolidate, G-12.10; its own hex is among them. `pathTo` gives the paths. An Immobile unit stays. */
export const consolidationReach = (table: Table, unit: Unit): Reach => reachOf(table, unit, 'consolidation');

/** Why a unit cannot consolidate along a path, G-12.10. With no step it stays. */
export const checkConsolidation = (table: Table, unit: Unit, path: readonly HexLabel[]): Refusal | undefined => {
  if (path.length > 0 && rulesNow(table, unit).immobile)
    return refusal('E_IMMOBILE/consolidate', 'G-12.10', { unit: unit.id });
  return checkPath(fieldOf(table), moverOf(table, unit), moveNow(table, unit, 'consolidation'), path);
};

/** The hexes to which a charger can step back from its target, by direction, G-12.11. None: it stays in contact, G-12.12. */
export const separationHexes = (table: Table, charger: Unit, target: Unit): readonly HexLabel[] =>
  rulesNow(table, charger).immobile ? [] : hexesApart(fieldOf(table), bodyOf(table, charger), bodyOf(table, target));

/** The hex to which a charger steps back by default: the one it came from, or that of the lowest direction, G-12.11. */
export const usualSeparation = ({ active }: Table, hexes: readonly HexLabel[]): HexLabel => {
  const { from = null, path = [] } = active ?? {};
  const cameFrom = path.at(-2) ?? (path.length > 0 ? from : null);
  return hexes.find((hex) => hex === cameFrom) ?? hexes[0]!;
};
