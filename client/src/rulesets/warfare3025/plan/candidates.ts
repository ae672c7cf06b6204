import { type Eligible, tableOf, type UnitId, type WarfareTypes } from '@ironhex/shared/warfare3025';
import type { PlannerContext } from '../../../plan/planner.ts';
import type { OwnDecision } from '../../../table/decisions.ts';

/** What is planned for: the view that is shown, and the decision that waits for this seat. */
export type PlanQuestion = OwnDecision<WarfareTypes>;

/** The types of planning in Warfare, whose picture is made of the planner itself. */
export interface WarfarePlan {
  readonly rules: WarfareTypes;
  readonly question: PlanQuestion;
  readonly shown: object;
}

/** What planners know of the match, and do in it. */
export type Context = PlannerContext<WarfarePlan>;

/** The units of the asked seat that may interrupt, with where along the path, W-11.3. */
export const eligibleOf = (asked: PlanQuestion | undefined): readonly Eligible[] => {
  const moment = asked && tableOf(asked.view).moment;
  return moment?.kind === 'interrupt' ? moment.eligible.filter(({ seat }) => seat === asked!.seat) : [];
};

/** The units of the asked seat that may act, interrupt, or move after a dodge now. */
export const candidatesOf = (asked: PlanQuestion | undefined): readonly UnitId[] => {
  const moment = asked?.view.moment;
  if (moment?.kind === 'evade') return moment.seat === asked!.seat ? [moment.unit] : [];
  return moment?.kind === 'activate' ? moment.units : eligibleOf(asked).map(({ unit }) => unit);
};
