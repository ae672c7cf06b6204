// Whether a unit retreats before an assault, P10.
import type { Proposal } from '../../../../computer/index.ts';
import type { Intent } from '../../ask/intents.ts';
import type { Ask } from '../../model/asks.ts';
import type { View } from '../../model/state.ts';
import { idsOf } from '../../rules/assault/fighters.ts';
import { contestWorth } from '../assault.ts';

/** A unit retreats from an assault that its side would lose by. */
export const proposeSlip = (view: View, { unit, seat }: Ask): readonly Proposal<Intent>[] => {
  const contest = view.contests.find((each) => !each.outcome && unit !== null && idsOf(each).includes(unit));
  if (!contest) return [];
  return [[{ kind: 'choose', option: contestWorth(view, contest, seat) < 0 ? 'retreat' : 'stay' }]];
};
