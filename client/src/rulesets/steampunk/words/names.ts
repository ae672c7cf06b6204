import { DIRECTION_NAMES, type Direction } from '@ironhex/shared/hex';
import { builtOf, type Unit, type UnitId, unitsInOrder, type View, WEAPONS } from '@ironhex/shared/steampunk';
import { namesOnce, numbered } from '../../../text/numbered.ts';

/** What is read of a view to name things. */
type Naming = Pick<View, 'units' | 'arsenal' | 'tokens'>;

/** What a unit is built of. */
export const figuresOf = ({ arsenal }: Pick<View, 'arsenal'>, { bought }: Pick<Unit, 'bought'>) =>
  builtOf(bought, arsenal);

/** What each unit is, with a number where several are the same, those of seat 1 first. */
const namesOf = namesOnce((view: Naming) =>
  numbered(unitsInOrder(view).map((unit) => [unit.id, figuresOf(view, unit).name])),
);

/** The name of a unit, which no other has. A token has a name of its own: nobody knows more. */
export const unitName = (view: Naming, id: UnitId): string =>
  namesOf(view).get(id) ?? (Object.hasOwn(view.tokens, id) ? `hidden unit ${id}` : id);

/** A sentence of the rules with units by their names, as players know them, where it has their ids. */
export const withNames = (view: Naming, sentence: string): string => {
  const known = (id: string, shown: string, name: string): string => (Object.hasOwn(view.units, id) ? name : shown);
  return sentence
    .replaceAll(/ \((\w+)\)/g, (shown, id) => known(id, shown, ''))
    .replaceAll(/\b(?:[Uu]nit )?(\w+)\b/g, (shown, id) => known(id, shown, unitName(view, id)));
};

/** The name of a direction 0 to 5, clockwise from north. */
export const directionWord = (direction: number): string => DIRECTION_NAMES[direction as Direction] ?? 'N';

/** What a weapon is called. */
export const weaponName = ({ arsenal }: Pick<View, 'arsenal'>, id: string): string =>
  (Object.hasOwn(arsenal, id) ? arsenal[id] : WEAPONS.get(id))?.name ?? 'weapon';
