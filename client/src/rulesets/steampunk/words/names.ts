import { DIRECTION_NAMES, type Direction } from '@ironhex/shared/hex';
import { builtOf, type Unit, type UnitId, type View } from '@ironhex/shared/steampunk';

/** What is read of a view to name things. */
export type Naming = Pick<View, 'units' | 'arsenal' | 'tokens'>;

/** What a unit is built of. */
export const figuresOf = ({ arsenal }: Pick<View, 'arsenal'>, { bought }: Pick<Unit, 'bought'>) =>
  builtOf(bought, arsenal);

/** The name of a unit, which no other has: what it is, and its id. A token has a name of its own: nobody knows more. */
export const unitName = (view: Naming, id: UnitId): string => {
  const unit = view.units[id];
  if (unit) return `${figuresOf(view, unit).name} ${id}`;
  return Object.hasOwn(view.tokens, id) ? `hidden unit ${id}` : id;
};

/** The name of a direction 0 to 5, clockwise from north. */
export const directionWord = (direction: number): string => DIRECTION_NAMES[direction as Direction] ?? 'N';
