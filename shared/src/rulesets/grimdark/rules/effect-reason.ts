import type { Effect } from '../model/effects.ts';
import type { Reason } from '../model/reason.ts';
import type { Table } from '../model/table.ts';
import { arsenalOf } from './figures.ts';

/** The rules of scenarios' effects: the curse of the tomb, and Logic. */
const SCENARIOS: Readonly<Record<string, string>> = { tomb: 'G-18.2', logic: 'G-18.4' };

/** The rule that gives an effect of this source: of spells, of random events, or of the scenario. */
const ruleOf = (table: Pick<Table, 'arsenal'>, source: Effect['source']): string => {
  if (source.startsWith('event ')) return 'G-17.4';
  return Object.hasOwn(arsenalOf(table).spells, source) ? 'G-16.6' : (SCENARIOS[source] ?? 'G-18');
};

/** What an effect adds to a die, as a reason. */
export const effectReason = (table: Pick<Table, 'arsenal'>, source: Effect['source'], add: number): Reason => ({
  rule: ruleOf(table, source),
  why: source,
  add,
});
