import type { SeatId } from '@ironhex/shared/match';
import { type Card, type ComponentId, type Table, unitOf, weaponOf } from '@ironhex/shared/warfare3025';

/** Which printed name of a card is used. */
type Label = 'name' | 'designation';

/** A unit's printed name, numbered if its seat has several like it. */
const numbered = (table: Table, id: string, label: Label): string => {
  const { seat } = unitOf(table, id);
  const name = table.cards[id]![label];
  const alike = table.units.filter((other) => other.seat === seat && table.cards[other.id]![label] === name);
  return alike.length > 1 ? `${name} ${alike.findIndex((other) => other.id === id) + 1}` : name;
};

const elsewhere = (table: Table, id: string, label: Label): boolean => {
  const { seat } = unitOf(table, id);
  return table.units.some((other) => other.seat !== seat && table.cards[other.id]![label] === table.cards[id]![label]);
};

const named = (table: Table, id: string, label: Label): string =>
  `${numbered(table, id, label)}${elsewhere(table, id, label) ? ` (${unitOf(table, id).seat})` : ''}`;

/** A unit's name with its seat, for the subject of a sentence, e.g. `Griffin (blue)`. */
export const who = (table: Table, id: string): string => `${numbered(table, id, 'name')} (${unitOf(table, id).seat})`;

/** A unit's name, with its seat only where another seat has one of the same name. */
export const unitName = (table: Table, id: string): string => named(table, id, 'name');

/** A unit's designation, e.g. `GRF-1N`, with its seat where another seat has one like it. */
export const designationOf = (table: Table, id: string): string => named(table, id, 'designation');

/** What a weapon of a unit is called. */
export const weaponName = (table: Table, unit: string, weapon: string): string =>
  weaponOf(table, unit, weapon)?.name ?? weapon;

/** What a component of a card is called, W-2.1, e.g. `armour` or `PPC`. */
export const componentWord = (card: Card, component: ComponentId): string =>
  card.weapons.find((weapon) => weapon.id === component)?.name ?? component;

/** Names of players by seat; a seat that has none goes by its colour. */
export const playerName = (names: (seat: SeatId) => string, seat: SeatId): string => names(seat) || seat;
