import type { Intent } from '../../ask/intents.ts';
import type { Table } from '../../model/table.ts';
import { betterDefence, plainDefence } from '../../plan/odds.ts';

/**
 * The answer to what is asked now when its player gives none, W-16. Throws a RangeError if nothing is asked, which is a
 * bug of the caller.
 */
export const byDefault = (table: Table): Intent => {
  switch (table.moment.kind) {
    case 'activate':
      return { kind: 'wait', unit: table.moment.units[0]! };
    case 'interrupt':
      return { kind: 'pass' };
    case 'defend':
      // Of an attack by a unit that is not visible only this much is known, W-13d.19.
      if (table.incoming) return { kind: 'defend', roll: plainDefence(table, table.incoming) };
      return { kind: 'defend', roll: betterDefence(table, table.assault!.situation) };
    case 'pick':
      return { kind: 'pick', component: 'structure' };
    case 'react':
      return { kind: 'react', how: 'none' };
    case 'evade':
      return { kind: 'evade' };
    case 'running':
      throw new RangeError('nothing is asked');
  }
};
