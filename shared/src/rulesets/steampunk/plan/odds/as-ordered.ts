import { figuresOf } from '../../model/figures.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { loadsAtStart } from '../../rules/gunnery/weapons.ts';

/**
 * A unit as it would carry out a word in a part, standing where it is now with everything loaded: for odds and targets
 * while orders are planned.
 */
export const asOrdered = (table: Pick<Table, 'arsenal'>, unit: Unit, word: string, part: Part): Unit => ({
  ...unit,
  loads: { ...loadsAtStart(figuresOf(table, unit), 'all'), ...limitsOf(table, unit) },
  did: { ...unit.did, parts: part === 1 ? [word, unit.did.parts[1]] : [unit.did.parts[0], word] },
});

/** Uses that are gone do not come back. */
const limitsOf = (table: Pick<Table, 'arsenal'>, unit: Unit): Unit['loads'] =>
  Object.fromEntries(
    figuresOf(table, unit).weapons.flatMap(({ id, ammo }) =>
      ammo.kind === 'limited' ? [[id, unit.loads[id] ?? 0]] : [],
    ),
  );
