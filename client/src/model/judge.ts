import type { Refusal, SeatId } from '@ironhex/shared/match';
import {
  type Attack,
  type AttackOption,
  attackOdds,
  attackOptions,
  check,
  type Intent,
  interruptTiming,
  planCost,
  type Risk,
  risksOf,
  type Situation,
  type UnitId,
  type View,
  viewAtTrigger,
} from '@ironhex/shared/warfare3025';
import { type Draft, moveOf, planOf } from './draft.ts';

/** The odds of an attack, with what they were counted for. */
export interface Aimed {
  readonly attack: Attack;
  readonly situation: Situation;
  readonly odds: ReturnType<typeof attackOdds>;
}

/** A draft with everything that follows from it, as the rules see it. */
export interface Judged {
  /** What would be asked for; undefined while there is nothing to ask for. */
  readonly intent: Intent | undefined;
  readonly refusal: Refusal | undefined;
  /** Ticks, W-4.1. */
  readonly cost: number;
  readonly risks: readonly Risk[];
  readonly aimed: Aimed | undefined;
  /** Only for an interrupt, W-11.4. */
  readonly timing: ReturnType<typeof interruptTiming> | undefined;
}

/** The table as an attack or a movement of this draft is judged by: for an interrupt with the actor at the trigger. */
export const judgedView = (view: View, draft: Draft): View =>
  view.moment.kind === 'interrupt' ? viewAtTrigger(view, draft.trigger) : view;

/** The intent of a draft. */
const intentOf = (view: View, draft: Draft): Intent | undefined => {
  const { unit, trigger } = draft;
  if (unit === null) return undefined;
  const plan = planOf(view, draft);
  if (!plan.move && !plan.attack) return undefined;
  return view.moment.kind === 'interrupt'
    ? { kind: 'interrupt', unit, trigger, ...plan }
    : { kind: 'act', unit, ...plan };
};

/** Every weapon against every enemy, from where the draft would fire. */
export const optionsOf = (view: View, draft: Draft): AttackOption[] => {
  if (draft.unit === null) return [];
  const table = judgedView(view, draft);
  const after = draft.attack?.after ?? 'end';
  return attackOptions(table, draft.unit, {
    move: moveOf(table, draft),
    after: after === 'end' ? draft.path.length : after,
  });
};

const aimedOf = (table: View, draft: Draft): Aimed | undefined => {
  const { attack } = planOf(table, draft);
  if (!attack) return undefined;
  const option = optionsOf(table, draft).find(
    ({ weapon, target }) => weapon === attack.weapon && target === attack.target,
  );
  if (!option?.situation) return undefined;
  return { attack, situation: option.situation, odds: attackOdds(table, option.situation, attack.extras) };
};

/** What follows from a draft: price, dangers, odds, and whether it is allowed. */
export const judge = (view: View, seat: SeatId, draft: Draft): Judged => {
  const intent = intentOf(view, draft);
  const table = judgedView(view, draft);
  if (!intent || draft.unit === null)
    return { intent: undefined, refusal: undefined, cost: 0, risks: [], aimed: undefined, timing: undefined };
  const plan = planOf(table, draft);
  return {
    intent,
    refusal: check(view, seat, intent),
    cost: planCost(table, draft.unit, plan),
    risks: plan.move ? risksOf(table, draft.unit, plan.move) : [],
    aimed: aimedOf({ ...table, moment: view.moment }, draft),
    timing: view.moment.kind === 'interrupt' ? interruptTiming(table, draft.unit, plan) : undefined,
  };
};

/** The weapon that does most against a target from where the draft would fire; undefined if none reaches. */
export const bestWeapon = (view: View, draft: Draft, target: UnitId): string | undefined => {
  const table = judgedView(view, draft);
  const worth = ({ situation }: AttackOption) => {
    const { whole } = attackOdds(table, situation!, 0);
    return whole.destroyed * 4 + whole.component * 2 + whole.structure * 1.5 + whole.armour;
  };
  const possible = optionsOf(view, draft).filter((option) => option.target === target && option.situation);
  return possible.map((option) => ({ option, worth: worth(option) })).sort((a, b) => b.worth - a.worth)[0]?.option
    .weapon;
};
