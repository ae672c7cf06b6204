import { figuresOf, type Table, type UnitId, unitsInOrder } from '@ironhex/shared/grimdark';
import { namesOnce, numbered } from '../../../text/numbered.ts';

/** What is read of a view to name things. */
type Naming = Pick<Table, 'units' | 'arsenal'>;

/** What each unit is called, with a number where several are the same, those of seat A first. */
const namesOf = namesOnce((view: Naming) =>
  numbered(unitsInOrder(view).map((unit) => [unit.id, figuresOf(view, unit).name.replace(/^The /, '')])),
);

/** The name of a unit, which no other has; its id if there is no such unit. */
export const unitName = (view: Naming, id: UnitId): string => namesOf(view).get(id) ?? id;
