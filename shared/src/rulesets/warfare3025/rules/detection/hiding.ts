import type { HexLabel } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { hasDetection } from '../../model/detection.ts';
import { refusal } from '../../model/refusal.ts';
import type { Table, Unit } from '../../model/table.ts';
import { APPROPRIATE, type Tier } from '../skill.ts';
import { sensorSight, sizeOf } from './sensors.ts';

/** What hiding demands: `seen` if an enemy has a clear line, so that it fails; else the tier, 0 for any die, W-13d.9. */
interface HideDemand {
  readonly seen: boolean;
  readonly tier: Tier;
}

/** The tier that one enemy demands of a unit that hides at this distance, W-13d.9. */
const demandOf = (distance: number, size: number): Tier => {
  if (distance <= size) return 4;
  if (distance <= 2 * size) return 3;
  return distance <= 3 * size ? APPROPRIATE : 0;
};

/** What hiding demands of a unit, which will be stationary, with enemies in these hexes, W-13d.9. */
export const hideDemand = (table: Table, unit: Unit, enemies: readonly HexLabel[]): HideDemand => {
  const still = { id: unit.id, token: 'stationary' } as const;
  const lines = enemies.map((at) => sensorSight(table.board, at, unit.at!)).filter(({ line }) => line);
  const tiers = lines.map(({ distance, cover }) => demandOf(distance, sizeOf(table, still, cover)));
  return { seen: lines.some(({ clear }) => clear), tier: Math.max(0, ...tiers) as Tier };
};

/** Where the enemies of a side are, as far as a table knows: those on the map, and contacts. */
export const enemiesAt = ({ units, contacts = [] }: Table, side: number): readonly HexLabel[] => [
  ...units.flatMap((unit) => (unit.side !== side && unit.status === 'field' && unit.at !== null ? [unit.at] : [])),
  ...contacts.flatMap((contact) => (contact.side !== side ? [contact.at] : [])),
];

/** Why a unit cannot hide, W-13d.8 and W-13d.10. `states`: how the other side knows it, as its own side knows. */
export const checkHide = (table: Table, unit: Unit): Refusal | undefined => {
  if (!hasDetection(table.options)) return refusal('option-off/hide', 'W-13d');
  if (unit.status !== 'field' || unit.at === null) return refusal('off-map/hide', 'W-13d.10');
  if (table.states?.[unit.id] === 'hidden') return refusal('hidden', 'W-13d.10');
  return hideDemand(table, unit, enemiesAt(table, unit.side)).seen ? refusal('watched', 'W-13d.10') : undefined;
};
