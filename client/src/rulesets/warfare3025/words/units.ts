import type { SeatId } from '@ironhex/shared/match';
import { type Card, type ComponentId, type Table, weaponOf } from '@ironhex/shared/warfare3025';

export { unitName } from '@ironhex/shared/warfare3025';

/** What a weapon of a unit is called. */
export const weaponName = (table: Table, unit: string, weapon: string): string =>
  weaponOf(table, unit, weapon)?.name ?? weapon;

/** What a component of a card is called, W-2.1, e.g. `armour` or `PPC`. */
export const componentWord = (card: Card, component: ComponentId): string =>
  card.weapons.find((weapon) => weapon.id === component)?.name ?? component;

/** Names of players by seat; a seat that has none goes by its colour. */
export const playerName = (names: (seat: SeatId) => string, seat: SeatId): string => names(seat) || seat;
