import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { type Built, builtOf } from '../../roster/built.ts';

/** The figures of a unit on this table. */
export const figuresOf = ({ arsenal }: Pick<Table, 'arsenal'>, { bought }: Pick<Unit, 'bought'>): Built =>
  builtOf(bought, arsenal);
