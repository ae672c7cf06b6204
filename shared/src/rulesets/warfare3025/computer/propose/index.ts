import type { Proposal } from '../../../../computer/index.ts';
import type { Decision } from '../../../../match/index.ts';
import type { Intent } from '../../ask/intents.ts';
import { tableOf, type View } from '../../model/view.ts';
import { proposeActivation } from './activate.ts';
import { proposeInterrupt } from './interrupt.ts';
import { proposeEvasion, proposeReaction } from './reaction.ts';

/**
 * Answers to a decision, the best guess first. Of the defence the clock's answer is the best one already, and of a great
 * hit it scores most.
 */
export const propose = (view: View, { seat }: Decision, how: 'all' | 'first'): readonly Proposal<Intent>[] => {
  const table = tableOf(view);
  const { moment } = table;
  if (moment.kind === 'activate') return proposeActivation(table, moment.units, how).map((intent) => [intent]);
  if (moment.kind === 'react') return proposeReaction(table).map((intent) => [intent]);
  if (moment.kind === 'evade') return proposeEvasion(table, moment.unit).map((intent) => [intent]);
  if (moment.kind !== 'interrupt') return [];
  const own = moment.eligible.filter((eligible) => eligible.seat === seat);
  return proposeInterrupt(table, own).map((intent) => [intent]);
};
