// The steps that units take when a melee is over, as the melee asks for them.
import { type HexLabel, labelOfIndex, neighbour } from '../../../../hex/index.ts';
import { type Refusal, refusal } from '../../../../match/index.ts';
import { distanceBetween, indexIn, SIX } from '../../ground/footprint.ts';
import { checkPath } from '../../ground/moving/check-path.ts';
import type { Reach } from '../../ground/moving/reach.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { rulesNow } from '../figures.ts';
import { moveNow, moverOf } from './mover.ts';
import { reachOf } from './reaches.ts';

/** Where a unit can consolidate, G-12.10; its own hex is among them. `pathTo` gives the paths. An Immobile unit stays. */
export const consolidationReach = (table: Table, unit: Unit): Reach => reachOf(table, unit, 'consolidation');

/** Why a unit cannot consolidate along a path, G-12.10. With no step it stays. */
export const checkConsolidation = (table: Table, unit: Unit, path: readonly HexLabel[]): Refusal | undefined => {
  if (path.length > 0 && rulesNow(table, unit).immobile)
    return refusal('E_IMMOBILE', 'G-12.10', `The unit ${unit.id} is Immobile and does not consolidate.`);
  return checkPath(fieldOf(table), moverOf(table, unit), moveNow(table, unit, 'consolidation'), path);
};

/** How far from its target a charger steps back, G-12.11. */
const APART = 2;

/**
 * The hexes to which a charger can step back from its target, by direction, G-12.11: those of one step that it could
 * make on foot, Flying or not, because stepping back is not moving. None: it stays in contact, G-12.12.
 */
export const separationHexes = (table: Table, charger: Unit, target: Unit): readonly HexLabel[] => {
  if (rulesNow(table, charger).immobile) return [];
  const { board } = table;
  const field = fieldOf(table);
  const mover = { ...moverOf(table, charger), flying: false, strider: true };
  const from = bodyOf(table, target);
  const { size } = mover;
  return SIX.map((direction) => neighbour(board, indexIn(board, charger.at!), direction))
    .filter((hex) => hex >= 0)
    .map((hex) => labelOfIndex(board, hex))
    .filter((at) => distanceBetween(board, { at, size }, from) === APART)
    .filter((at) => checkPath(field, mover, { kind: 'consolidation', allowance: 1 }, [at]) === undefined);
};

/** The hex to which a charger steps back by default: the one it came from, or that of the lowest direction, G-12.11. */
export const usualSeparation = ({ active }: Table, hexes: readonly HexLabel[]): HexLabel => {
  const { from = null, path = [] } = active ?? {};
  const cameFrom = path.at(-2) ?? (path.length > 0 ? from : null);
  return hexes.find((hex) => hex === cameFrom) ?? hexes[0]!;
};
