import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { check, type Unit, type UnitId, unitOf, whyUnreachable } from '@ironhex/shared/warfare3025';
import type { PlanQuestion } from './candidates.ts';
import type { Planned } from './planned.ts';

/** What picking a hex or a unit means for the plan; if it means nothing, why not. */
export type Picked =
  | { readonly does: 'choose'; readonly unit: UnitId }
  | { readonly does: 'aim'; readonly target: UnitId; readonly trigger?: number | undefined }
  | { readonly does: 'go'; readonly at: HexLabel }
  | { readonly does: 'stay' }
  /** Its card is opened; `why`: why nothing else is done. */
  | { readonly does: 'inspect'; readonly unit: UnitId; readonly why?: Refusal | undefined }
  | { readonly does: 'nothing'; readonly why: Refusal | undefined };

/** At which trigger the actor is in a hex of its path: how many hexes it has entered by then; undefined at none. */
const triggerAt = ({ view }: PlanQuestion, at: HexLabel): number | undefined => {
  const { from, move } = view.action!;
  const index = [from, ...(move?.path ?? [])].lastIndexOf(at);
  return index < 0 ? undefined : index;
};

/** What a unit means that the planned one could aim at or be changed for; undefined for its own side's others. */
const unitPicked = (plan: Planned, asked: PlanQuestion, unit: Unit): Picked | undefined => {
  const planned = plan.draft.peek().unit;
  if (plan.candidates.peek().includes(unit.id) && unit.id !== planned) return { does: 'choose', unit: unit.id };
  if (planned === null || unit.side === unitOf(asked.view, planned).side) return undefined;
  // What is not on the map cannot be targeted, W-3.7, and after a dodge nobody can, W-13b.8.
  if (unit.status !== 'field' || asked.decision.kind === 'evade') return { does: 'inspect', unit: unit.id };
  const trigger = unit.id === plan.actor.peek() && unit.at !== null ? triggerAt(asked, unit.at) : undefined;
  return { does: 'aim', target: unit.id, trigger };
};

/**
 * The actor can be aimed at wherever it will be on its path. The same hex picked again is where to go, so that its way
 * can be blocked.
 */
const onPath = (plan: Planned, asked: PlanQuestion, at: HexLabel): Picked | undefined => {
  const actor = plan.actor.peek();
  const { attack, jumping, trigger: present } = plan.draft.peek();
  const trigger = actor === undefined || jumping ? undefined : triggerAt(asked, at);
  if (actor === undefined || trigger === undefined) return undefined;
  const aimedHere = attack?.target === actor && (trigger === present || !plan.triggers.peek().includes(trigger));
  const free = plan.reached.peek().some((reached) => reached.at === at);
  return aimedHere && free ? undefined : { does: 'aim', target: actor, trigger };
};

/** Why a unit of the own side is not planned for, as the rules say it. */
const whyNotChosen = ({ view, seat, decision }: PlanQuestion, unit: UnitId): Refusal | undefined =>
  check(
    view,
    seat,
    decision.kind === 'interrupt' ? { kind: 'interrupt', unit, trigger: 0 } : { kind: 'act', unit },
    decision,
  );

/** What picking a unit means, on the map or beside it. */
export const pickedUnit = (plan: Planned, unit: Unit): Picked => {
  const asked = plan.planning.peek() ? plan.asked.peek() : undefined;
  const picked = asked && unitPicked(plan, asked, unit);
  if (picked || !asked || unit.id === plan.draft.peek().unit) return picked ?? { does: 'inspect', unit: unit.id };
  return { does: 'inspect', unit: unit.id, why: whyNotChosen(asked, unit.id) };
};

/**
 * What picking a hex means: an own unit to plan for, an enemy to aim at, a place to go to, or a card to open.
 * `standing`: the unit that stands there.
 */
export const pickedHex = (plan: Planned, at: HexLabel, standing: Unit | undefined): Picked => {
  const asked = plan.planning.peek() ? plan.asked.peek() : undefined;
  const { unit, path, facing, jumping } = plan.draft.peek();
  if (!asked || unit === null)
    return standing ? { does: 'inspect', unit: standing.id } : { does: 'nothing', why: undefined };
  const picked = (standing && unitPicked(plan, asked, standing)) ?? onPath(plan, asked, at);
  if (picked) return picked;
  if (at === path.at(-1) && !jumping) return { does: 'inspect', unit };
  if (plan.reached.peek().some((reached) => reached.at === at)) return { does: 'go', at };
  if (standing?.id === unit)
    return path.length > 0 || facing !== undefined ? { does: 'stay' } : { does: 'inspect', unit };
  if (standing) return { does: 'inspect', unit: standing.id, why: whyNotChosen(asked, standing.id) };
  const why = whyUnreachable(plan.table.peek()!, unit, at, jumping ? plan.walked.peek() : undefined);
  return { does: 'nothing', why };
};
