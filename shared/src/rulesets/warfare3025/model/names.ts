import { hasDetection } from './detection.ts';
import type { Table, UnitId } from './table.ts';

type Named = Pick<Table, 'cards' | 'options' | 'seats' | 'units' | 'nameless'>;

const known = new WeakMap<Table['cards'], ReadonlyMap<UnitId, string>>();

const nameAll = ({ cards, seats, units }: Named): ReadonlyMap<UnitId, string> => {
  const ofSeats = seats.flatMap((seat) => units.filter((unit) => unit.seat === seat.id));
  const printed = ofSeats.map(({ id }) => cards[id]!.name);
  const numbers = new Map<string, number>();
  return new Map(
    ofSeats.map(({ id }) => {
      const { name } = cards[id]!;
      if (printed.filter((other) => other === name).length === 1) return [id, name];
      let n = numbers.get(name) ?? 0;
      // A card may be called `Griffin 2` itself.
      do n += 1;
      while (printed.includes(`${name} ${n}`));
      numbers.set(name, n);
      return [id, `${name} ${n}`];
    }),
  );
};

/**
 * What a unit is called wherever it is named: the name on its card, with a number if the match has several of that name,
 * on whichever side. The numbers go through the seats in their order, and within a seat by id, so they are the same for
 * everybody and for the whole match. With hidden units such numbers would tell of them, and change as they come into sight:
 * there a name ends in the id of the unit, which is drawn by chance when the match begins, W-13d.13.
 */
export const unitName = (table: Named, id: UnitId): string => {
  if (hasDetection(table.options)) {
    const card = table.cards[id];
    if (!card) return id;
    return table.nameless ? card.name : `${card.name} ${id.toUpperCase()}`;
  }
  let names = known.get(table.cards);
  if (names === undefined) {
    names = nameAll(table);
    known.set(table.cards, names);
  }
  return names.get(id) ?? id;
};
