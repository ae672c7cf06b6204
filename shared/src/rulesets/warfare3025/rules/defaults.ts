import type { Intent } from '../ask/intents.ts';
import type { Table } from '../model/table.ts';
import { betterDefence } from '../plan/odds.ts';

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
