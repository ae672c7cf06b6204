import type { Decision, Refusal, SeatId } from '@ironhex/shared/match';
import {
  type Attack,
  type AttackOption,
  attackOdds,
  attackOptions,
  awaited,
  check,
  type Intent,
  interruptTiming,
  type Odds,
  type Plan,
  planCost,
  type Risk,
  risksOf,
  type Situation,
  type Table,
  tableAtTrigger,
  tableOf,
  type UnitId,
  type View,
  waitCost,
} from '@ironhex/shared/warfare3025';
import { type Draft, moveOf, planOf } from './draft.ts';

/** The odds of an attack, with what they were counted for. */
interface Aimed {
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
export const judgedTable = (view: View, draft: Draft): Table => {
  const table = tableOf(view);
  return table.moment.kind === 'interrupt' ? tableAtTrigger(table, draft.trigger) : table;
};

/** The intent that a plan comes to, as an answer to the open decision. */
const intentOf = (table: Table, unit: UnitId, draft: Draft, plan: Plan): Intent | undefined => {
  const { trigger, waiting, attack } = draft;
  if (waiting) return { kind: 'wait', unit };
  if (plan.stabilise) return { kind: 'stabilise', unit };
  if (plan.hide) return { kind: 'hide', unit };
  if (!plan.move && !plan.attack) return undefined;
  if (table.moment.kind === 'evade') return { kind: 'evade', ...(plan.move ? { move: plan.move } : {}) };
  const ordered = { ...plan, ...(attack?.parts ? { parts: [...attack.parts] } : {}) };
  return table.moment.kind === 'interrupt'
    ? { kind: 'interrupt', unit, trigger, ...ordered }
    : { kind: 'act', unit, ...ordered };
};

/** Every weapon against every enemy, from where the draft would fire. */
export const optionsOf = (view: View, draft: Draft): readonly AttackOption[] => {
  // After a dodge there is only a move to plan, W-13b.8.
  if (draft.unit === null || view.moment.kind === 'evade') return [];
  const table = judgedTable(view, draft);
  const after = draft.attack?.after ?? 'end';
  return attackOptions(table, draft.unit, {
    move: moveOf(table, draft),
    after: after === 'end' ? draft.path.length : after,
  });
};

/** What an attack is with the aim ticks that it orders, W-13a. */
const situationIn = ({ situation, aims }: AttackOption, { aim = 0 }: Pick<Attack, 'aim'>): Situation | undefined =>
  aims?.[aim] ?? situation;

const aimedOf = (table: Table, attack: Attack, options: readonly AttackOption[]): Aimed | undefined => {
  const option = options.find(({ weapon, target }) => weapon === attack.weapon && target === attack.target);
  const situation = option && situationIn(option, attack);
  return situation && { attack, situation, odds: attackOdds(table, situation, attack.extras) };
};

/** What follows from having planned nothing. */
export const NOTHING: Judged = {
  intent: undefined,
  refusal: undefined,
  cost: 0,
  risks: [],
  aimed: undefined,
  timing: undefined,
};

/** What follows from a draft: price, dangers, odds, and whether it is allowed. `options`: those of {@link optionsOf}. */
export const judge = (
  view: View,
  seat: SeatId,
  draft: Draft,
  options: () => readonly AttackOption[] = () => optionsOf(view, draft),
): Judged => {
  const { unit } = draft;
  if (unit === null) return NOTHING;
  const table = judgedTable(view, draft);
  const plan = planOf(table, draft);
  const intent = intentOf(table, unit, draft, plan);
  if (!intent) return NOTHING;
  const decision = awaited(view).find((asked): asked is Decision => asked.seat === seat);
  return {
    intent,
    refusal: check(view, seat, intent, decision),
    cost: draft.waiting ? waitCost(table, unit) : planCost(table, unit, plan),
    risks: plan.move ? risksOf(table, unit, plan.move) : [],
    aimed: plan.attack && aimedOf(table, plan.attack, options()),
    timing: table.moment.kind === 'interrupt' ? interruptTiming(table, unit, plan) : undefined,
  };
};

/**
 * What the attack that is declared comes to if nobody interrupts and its movement is not halted; undefined: none is
 * declared, or it cannot be made.
 */
export const declaredOdds = (table: Table): Odds | undefined => {
  const { action } = table;
  if (!action?.attack) return undefined;
  const { unit, move, attack } = action;
  const { weapon, target, after, extras } = attack;
  const found = attackOptions(table, unit, { ...(move && { move }), after }).find(
    (option) => option.weapon === weapon && option.target === target,
  );
  const situation = found && situationIn(found, attack);
  return situation && attackOdds(table, situation, extras).whole;
};
