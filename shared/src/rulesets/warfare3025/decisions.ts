import type { ClockClass, Decision } from '../../match/index.ts';
import type { Intent } from './intents.ts';
import { betterDefence } from './odds.ts';
import type { Moment, Table } from './state.ts';

/** Planning one's own activation, and reacting to somebody else's, W-16. */
export const CLOCKS = {
  plan: { name: 'Plan an action', seconds: 90, bank: true },
  react: { name: 'React', seconds: 15, bank: true },
} as const satisfies Readonly<Record<string, ClockClass>>;

/** Which seats are asked now. */
export const askedSeats = (moment: Moment): readonly string[] => {
  if (moment.kind === 'running') return [];
  return moment.kind === 'interrupt' ? moment.waiting : [moment.seat];
};

/** What the match waits for. Everybody may know all of it in the preset core. */
export const decisionsOf = ({ moment, asked, outcome }: Pick<Table, 'moment' | 'asked' | 'outcome'>): Decision[] => {
  if (outcome) return [];
  const clock = { class: moment.kind === 'activate' ? 'plan' : 'react' };
  return askedSeats(moment).map((seat) => ({ id: asked[seat]!, seat, kind: moment.kind, clock }));
};

/** What is done when the clock of a decision runs out, W-16. */
export const fallback = ({ moment, ...table }: Table): Intent => {
  switch (moment.kind) {
    case 'activate':
      return { kind: 'wait', unit: moment.units[0]! };
    case 'interrupt':
      return { kind: 'pass' };
    case 'defend':
      return { kind: 'defend', roll: betterDefence({ ...table, moment }, table.assault!.situation) };
    case 'pick':
      return { kind: 'pick', component: 'structure' };
    case 'running':
      throw new RangeError('nothing is asked');
  }
};
