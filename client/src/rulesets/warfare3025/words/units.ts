import type { SeatId } from '@ironhex/shared/match';
import { type Card, type ComponentId, type Table, type Unit, weaponOf } from '@ironhex/shared/warfare3025';

export { unitName } from '@ironhex/shared/warfare3025';

/** What a weapon of a unit is called. */
export const weaponName = (table: Table, unit: string, weapon: string): string =>
  weaponOf(table, unit, weapon)?.name ?? weapon;

/** What a component of a card is called, W-2.1, e.g. `armour` or `PPC`. */
export const componentWord = (card: Card, component: ComponentId): string =>
  card.weapons.find((weapon) => weapon.id === component)?.name ?? component;

/** The player of a unit, where several play its side; undefined where the side says whose it is. */
export const ownerName = (table: Table, names: (seat: SeatId) => string, { seat, side }: Unit): string | undefined =>
  table.seats.some((other) => other.id !== seat && other.side === side) ? playerName(names, seat) : undefined;

/** Names of players by seat; a seat that has none goes by its colour. */
export const playerName = (names: (seat: SeatId) => string, seat: SeatId): string => names(seat) || seat;
