import type { SeatId } from '@ironhex/shared/match';
import { type Card, type ComponentId, type Table, unitOf, weaponOf } from '@ironhex/shared/warfare3025';

/** Which printed name of a card is used. */
type Label = 'name' | 'designation';

/** A unit's printed name, numbered if its seat has several like it. */
const numbered = (view: Table, id: string, label: Label): string => {
  const { seat } = unitOf(view, id);
  const name = view.cards[id]![label];
  const alike = view.units.filter((other) => other.seat === seat && view.cards[other.id]![label] === name);
  return alike.length > 1 ? `${name} ${alike.findIndex((other) => other.id === id) + 1}` : name;
};

const elsewhere = (view: Table, id: string, label: Label): boolean => {
  const { seat } = unitOf(view, id);
  return view.units.some((other) => other.seat !== seat && view.cards[other.id]![label] === view.cards[id]![label]);
};

const named = (view: Table, id: string, label: Label): string =>
  `${numbered(view, id, label)}${elsewhere(view, id, label) ? ` (${unitOf(view, id).seat})` : ''}`;

/** A unit's name with its seat, for the subject of a sentence, e.g. `Griffin (blue)`. */
export const who = (view: Table, id: string): string => `${numbered(view, id, 'name')} (${unitOf(view, id).seat})`;

/** A unit's name, with its seat only where another seat has one of the same name. */
export const unitName = (view: Table, id: string): string => named(view, id, 'name');

/** A unit's designation, e.g. `GRF-1N`, with its seat where another seat has one like it. */
export const designationOf = (view: Table, id: string): string => named(view, id, 'designation');

/** What a weapon of a unit is called. */
export const weaponName = (view: Table, unit: string, weapon: string): string =>
  weaponOf(view, unit, weapon)?.name ?? weapon;

/** What a component of a card is called, W-2.1, e.g. `armour` or `PPC`. */
export const componentWord = (card: Card, component: ComponentId): string =>
  card.weapons.find((weapon) => weapon.id === component)?.name ?? component;

/** Names of players by seat; a seat that has none goes by its colour. */
export const playerName = (names: (seat: SeatId) => string, seat: SeatId): string => names(seat) || seat;
