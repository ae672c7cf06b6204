// What the computer could answer, kind by kind. Kinds without a line are answered as the clock would.
import { askOf } from '../../../../agenda/index.ts';
import type { Below, Proposal } from '../../../../computer/index.ts';
import type { Decision } from '../../../../match/index.ts';
import type { Intent } from '../../ask/intents.ts';
import type { View } from '../../model/state.ts';
import { proposeDeployment } from './deploy.ts';
import { proposeMove } from './move.ts';
import { proposePlans } from './plan.ts';
import { proposeShots } from './shoot.ts';
import { proposeSlip } from './slip.ts';

/** Answers to a decision, the best guess first; none: the clock's answer will do. */
export const propose = (
  view: View,
  decision: Decision,
  how: 'all' | 'first',
  below: Below,
): readonly Proposal<Intent>[] => {
  const ask = askOf(view, decision);
  if (ask.prompt === 'plan') return proposePlans(view, ask.seat, how, below);
  if (ask.prompt === 'shoot') return proposeShots(view, ask, how, below);
  if (ask.prompt === 'deploy') return proposeDeployment(view, ask);
  if (ask.prompt === 'move') return proposeMove(view, ask);
  if (ask.prompt === 'slip') return proposeSlip(view, ask);
  return [];
};
