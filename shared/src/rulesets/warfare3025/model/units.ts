import { indexOfLabel } from '../../../hex/index.ts';
import { type Card, type ComponentId, TRACK, type Weapon } from '../cards/card.ts';
import type { Table, Unit, UnitId } from './table.ts';

/** The unit with this id, if there is one. */
export const findUnit = ({ units }: Pick<Table, 'units'>, id: UnitId): Unit | undefined =>
  units.find((unit) => unit.id === id);

/** The unit with this id. Throws a RangeError if there is none, which is a bug of the caller. */
export const unitOf = (table: Pick<Table, 'units'>, id: UnitId): Unit => {
  const unit = findUnit(table, id);
  if (unit === undefined) throw new RangeError(`no unit ${id}`);
  return unit;
};

/** The card of a unit. */
export const cardOf = (table: Table, id: UnitId): Card => table.cards[id]!;

/** A weapon of a unit's card. */
export const weaponOf = (table: Table, id: UnitId, weapon: string): Weapon | undefined =>
  cardOf(table, id).weapons.find((candidate) => candidate.id === weapon);

/** Where a unit on the map stands, as a hex index; -1 if it is not on the map. */
export const placeOf = (table: Table, unit: Unit): number =>
  unit.status === 'field' && unit.at !== null ? indexOfLabel(table.board, unit.at) : -1;

/** The unit in a hex, other than `apart`. */
export const occupantOf = (table: Table, hex: number, apart: UnitId): Unit | undefined =>
  table.units.find((unit) => unit.id !== apart && placeOf(table, unit) === hex);

/** Whether an enemy of a side is known to be in a hex as a contact: nobody can pass there, W-13d.6. */
export const isContactIn = ({ contacts, board }: Table, hex: number, side: number): boolean =>
  contacts?.some((contact) => contact.side !== side && indexOfLabel(board, contact.at) === hex) ?? false;

/** Units that still fight: neither destroyed nor withdrawn. */
export const isAlive = ({ status }: Unit): boolean => status !== 'destroyed' && status !== 'withdrawn';

/** The components of a card, in printed order, W-2.1. */
export const componentsOf = (card: Card): ComponentId[] => [
  'armour',
  'structure',
  'movement',
  ...card.weapons.map((weapon) => weapon.id),
];

/** A component with a full track, W-2.2. */
export const isDestroyed = (unit: Unit, component: ComponentId): boolean => (unit.damage[component] ?? 0) >= TRACK;

/** The damage of a component after `amount` more; damage past the end of the track is lost, W-2.2. */
export const added = (before: number, amount: number): number => Math.min(TRACK, before + amount);
