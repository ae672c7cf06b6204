import type { Proposal, Weighed } from '../../../computer/index.ts';
import type { Decision } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import type { View } from '../model/state.ts';
import { bestOf, endsOf, facingsTo } from './ends.ts';
import { wordWorth } from './fire.ts';
import { loadsThen } from './gunnery.ts';
import { outlookFor } from './next-turn.ts';
import { dangerTo } from './stance.ts';

/** What orders do by their gunnery in their turn, and what enemies can do to the units where they end, in match points. */
export const weigh = (view: View, { seat }: Decision, proposal: Proposal<Intent>): Weighed | undefined => {
  const orders = proposal.filter((intent) => intent.kind === 'order');
  if (orders.length === 0) return undefined;
  const outlook = outlookFor(view, seat);
  let [gain, risk] = [0, 0];
  for (const { unit: id, order } of orders) {
    const unit = view.units[id]!;
    const loads = loadsThen(outlook, unit);
    const { start, unit: end } = bestOf(endsOf(outlook, outlook.table.units[id]!, order, loads));
    const [first = '-', second = '-'] = order?.gunnery ?? [];
    gain += wordWorth(outlook.table, { ...start, loads }, first, 1);
    gain += wordWorth(outlook.table, { ...end, loads }, second, 2);
    risk += dangerTo(outlook, end);
  }
  return { gain: Math.max(0, gain), risk };
};

/** Orders with the facings that their turns are expected to get: the computer leaves them open until it turns. */
export const advise = (view: View, { seat }: Decision, [first, ...others]: Proposal<Intent>): Proposal<Intent> => {
  const outlook = outlookFor(view, seat);
  const advised = (intent: Intent): Intent => {
    if (intent.kind !== 'order') return intent;
    const { unit: id, order } = intent;
    const best = bestOf(endsOf(outlook, outlook.table.units[id]!, order, loadsThen(outlook, view.units[id]!)));
    return { ...intent, order: { ...order, facings: facingsTo(best) } };
  };
  return [advised(first), ...others.map(advised)];
};
