import { figuresOf, inOrder, type Table, type UnitId } from '@ironhex/shared/grimdark';
import { numbered } from '../../../text/numbered.ts';

/** What is read of a view to name things. */
type Naming = Pick<Table, 'units' | 'arsenal'>;

const kept = new WeakMap<Naming['units'], ReadonlyMap<UnitId, string>>();

/** What each unit is called: with a number where a seat has several of a kind. */
const namesIn = (view: Naming): ReadonlyMap<UnitId, string> => {
  const units = inOrder(Object.values(view.units));
  const seats = Map.groupBy(units, ({ seat }) => seat);
  const named = [...seats.values()].flatMap((own) => [
    ...numbered(own.map((unit) => [unit.id, figuresOf(view, unit).name.replace(/^The /, '')])),
  ]);
  return new Map(named);
};

/** The name of a unit among those of its seat; its id if there is no such unit. */
export const unitName = (view: Naming, id: UnitId): string => {
  const names = kept.get(view.units) ?? namesIn(view);
  kept.set(view.units, names);
  return names.get(id) ?? id;
};
