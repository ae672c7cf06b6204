import {
  type Ask,
  askOf,
  type GrimdarkTypes,
  type Intent,
  type IntentOf,
  IntentSchema,
} from '@ironhex/shared/grimdark';
import type { PlannerContext } from '../../../plan/planner.ts';
import { type OwnQuestion, questionBy } from '../../../table/decisions.ts';
import type { Shown as OfCounters } from '../map/on-board.ts';
import type { Picture } from '../map/picture.ts';

/** What the player is asked: the decision, the question in it, and the view that both belong to. */
export type PlanQuestion = OwnQuestion<GrimdarkTypes, Ask>;

/** The question that a decision puts. */
export const questionOf = questionBy<GrimdarkTypes, Ask>(askOf);

/** What planning adds to the picture of the map. */
export interface Shown
  extends OfCounters,
    Partial<Pick<Picture, 'zones' | 'areas' | 'threat' | 'outlook' | 'paths' | 'arrows' | 'sight' | 'spotlight'>> {}

/** The types of planning in Grimdark. */
export interface GrimdarkPlan {
  readonly rules: GrimdarkTypes;
  readonly question: PlanQuestion;
  readonly shown: Shown;
}

/** What planners know of the match, and do in it. */
export type Context = PlannerContext<GrimdarkPlan>;

/** An answer of one of these kinds that the browser has kept; undefined: it is damaged, or of another kind. */
export const keptAnswer = <K extends Intent['kind']>(plan: string, ...kinds: readonly K[]): IntentOf<K> | undefined => {
  try {
    const { success, data } = IntentSchema.safeParse(JSON.parse(plan));
    return success && (kinds as readonly string[]).includes(data.kind) ? (data as IntentOf<K>) : undefined;
  } catch {
    return undefined;
  }
};
