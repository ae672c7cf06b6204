import type { Decision } from '../../match/index.ts';
import type { Intent } from './intents.ts';
import { betterDefence } from './odds.ts';
import type { Table } from './state.ts';

/** Whom the match waits for, and what is done when their clock runs out, W-16. */
export const decisionsOf = (table: Table): Decision<Intent>[] => {
  const { moment } = table;
  if (table.outcome || moment.kind === 'running') return [];
  const { kind, asked: id } = moment;
  switch (moment.kind) {
    case 'activate':
      return [{ id, seat: moment.seat, kind, pace: 'plan', default: { kind: 'wait', unit: moment.units[0]! } }];
    case 'interrupt':
      return moment.waiting.map((seat) => ({ id, seat, kind, pace: 'react', default: { kind: 'pass' } }));
    case 'defend': {
      const roll = betterDefence(table, table.assault!.situation);
      return [{ id, seat: moment.seat, kind, pace: 'react', default: { kind: 'defend', roll } }];
    }
    case 'pick':
      return [{ id, seat: moment.seat, kind, pace: 'react', default: { kind: 'pick', component: 'structure' } }];
  }
};
