import { type Choices, type Decision, NO_CHOICES } from '../../../match/index.ts';
import type { ComponentId } from '../cards/card.ts';
import { hasDetection } from '../model/detection.ts';
import type { Eligible, Table, Unit } from '../model/table.ts';
import { cardOf, componentsOf, unitOf } from '../model/units.ts';
import { tableOf, type View } from '../model/view.ts';
import { jumps, reach } from '../plan/reach.ts';
import { isAimed, mostAim } from '../rules/attacks/aimed-fire.ts';
import { usableWeapons } from '../rules/attacks/aiming.ts';
import { pickable } from '../rules/attacks/results.ts';
import { atTrigger } from '../rules/turns/interrupts.ts';
import { checkPlan } from '../rules/turns/plans.ts';
import { reactionAnswers } from '../rules/turns/reactions.ts';
import type { Attack, Intent, Move, Plan } from './intents.ts';
import { type Below, wander } from './wander.ts';

const FACINGS = [0, 1, 2, 3, 4, 5] as const;

/** Every legal attack with this movement, with every number of extra attacks; aimed not at all, and as long as it can be. */
function* attacks(table: Table, unit: Unit, move: Move | undefined): Generator<Attack> {
  const length = move?.path.length ?? 0;
  const everywhere = Array.from({ length: length + 1 }, (_, after) => after);
  const aimed = isAimed(table.options);
  const points = table.options.attackPoint === 'anywhere' || aimed ? everywhere : [...new Set([0, length])];
  const enemies = table.units.filter((other) => other.side !== unit.side && other.status === 'field');
  for (const after of points)
    for (const weapon of usableWeapons(table, unit))
      for (const { id: target } of enemies)
        for (let extras = 0; extras <= (weapon.traits.rapidFire ?? 0); extras++) {
          const attack: Attack = { weapon: weapon.id, target, extras, after };
          if (!checkPlan(table, unit, { move, attack }).ok) break;
          yield attack;
          const aim = aimed ? mostAim(weapon, unit, move !== undefined) : 0;
          // In close quarters nobody aims, W-13b.3.
          if (aim > 0 && checkPlan(table, unit, { move, attack: { ...attack, aim } }).ok) yield { ...attack, aim };
        }
}

/** Every legal movement of a unit, with one path to each hex: turning on the spot, walking, jumping. */
function* moves(table: Table, unit: Unit): Generator<Move> {
  const there = [
    ...(unit.status === 'field' ? [{ path: [], jump: undefined }] : []),
    ...reach(table, unit.id),
    ...jumps(table, unit.id),
  ];
  for (const { path, jump } of there)
    for (const facing of FACINGS) {
      const move: Move = { path: [...path], facing, onPoor: 'stop', ...(jump ? { jump } : {}) };
      if (checkPlan(table, unit, { move }).ok) yield move;
    }
}

/** Every legal action of a unit, as {@link moves} and {@link attacks} list them. */
function* plans(table: Table, unit: Unit): Generator<Plan> {
  for (const attack of attacks(table, unit, undefined)) yield { attack };
  for (const move of moves(table, unit)) {
    yield { move };
    for (const attack of attacks(table, unit, move)) yield { move, attack };
  }
}

/** A random legal attack with this movement; undefined if there is none. */
const anyAttack = (table: Table, unit: Unit, move: Move | undefined, below: Below): Attack | undefined => {
  const weapons = usableWeapons(table, unit);
  const enemies = table.units.filter((other) => other.side !== unit.side && other.status === 'field');
  const pairs = weapons.flatMap((weapon) => enemies.map(({ id }) => ({ weapon, id })));
  const first = pairs.length > 0 ? below(pairs.length) : 0;
  const after = move && below(4) > 0 ? move.path.length : 0;
  for (let i = 0; i < pairs.length; i++) {
    const { weapon, id } = pairs[(first + i) % pairs.length]!;
    const extras = below((weapon.traits.rapidFire ?? 0) + 1);
    const aim = isAimed(table.options) ? below(mostAim(weapon, unit, move !== undefined) + 1) : 0;
    const attack: Attack = { weapon: weapon.id, target: id, extras, after, ...(aim > 0 && { aim }) };
    if (checkPlan(table, unit, { move, attack }).ok) return attack;
    const { aim: _, ...unaimed } = attack;
    if (aim > 0 && checkPlan(table, unit, { move, attack: unaimed }).ok) return unaimed;
  }
  return undefined;
};

/** A random legal action of a unit; undefined if the draw found none. */
const anyPlan = (table: Table, unit: Unit, below: Below): Plan | undefined => {
  if (below(3) === 0) {
    const attack = anyAttack(table, unit, undefined, below);
    if (attack) return { attack };
  }
  const move = wander(table, unit, below);
  if (!move) return undefined;
  const attack = below(3) > 0 ? anyAttack(table, unit, move, below) : undefined;
  return attack ? { move, attack } : { move };
};

/** An order of parts for the attack of a plan, W-10.3: none mostly, so that hits are asked about too. */
const anyParts = (table: Table, { attack }: Plan, below: Below): { readonly parts?: ComponentId[] } => {
  if (!attack || below(4) > 0) return {};
  const components = componentsOf(cardOf(table, attack.target));
  const first = below(components.length);
  return { parts: [...components.slice(first), ...components.slice(0, first)].slice(0, 1 + below(components.length)) };
};

const withPlan = ({ move, attack }: Plan) => ({ ...(move ? { move } : {}), ...(attack ? { attack } : {}) });

const activations = (table: Table, units: readonly string[]): Choices<Intent> => ({
  *[Symbol.iterator]() {
    for (const unit of units) {
      yield { kind: 'wait', unit } as const;
      for (const kind of ['stabilise', 'hide'] as const)
        if (checkPlan(table, unitOf(table, unit), { [kind]: true }).ok) yield { kind, unit };
      for (const plan of plans(table, unitOf(table, unit))) yield { kind: 'act', unit, ...withPlan(plan) } as const;
    }
  },
  sample: (below) => {
    const unit = units[below(units.length)]!;
    if (unitOf(table, unit).unstable && below(2) === 0 && checkPlan(table, unitOf(table, unit), { stabilise: true }).ok)
      return { kind: 'stabilise', unit };
    // Only with detection a draw is spent on hiding, so that matches without it are drawn as ever.
    if (hasDetection(table.options) && below(4) === 0 && checkPlan(table, unitOf(table, unit), { hide: true }).ok)
      return { kind: 'hide', unit };
    const plan = below(12) > 0 ? anyPlan(table, unitOf(table, unit), below) : undefined;
    return plan ? { kind: 'act', unit, ...withPlan(plan), ...anyParts(table, plan, below) } : { kind: 'wait', unit };
  },
});

const interruptions = (table: Table, eligible: readonly Eligible[]): Choices<Intent> => ({
  *[Symbol.iterator]() {
    yield { kind: 'pass' } as const;
    for (const { unit, triggers } of eligible)
      for (const trigger of triggers) {
        const there = atTrigger(table, trigger);
        for (const plan of plans(there, unitOf(there, unit)))
          yield { kind: 'interrupt', unit, trigger, ...withPlan(plan) } as const;
      }
  },
  sample: (below) => {
    if (below(2) === 0) return { kind: 'pass' };
    const { unit, triggers } = eligible[below(eligible.length)]!;
    const trigger = triggers[below(triggers.length)]!;
    const there = atTrigger(table, trigger);
    const plan = anyPlan(there, unitOf(there, unit), below);
    return plan
      ? { kind: 'interrupt', unit, trigger, ...withPlan(plan), ...anyParts(table, plan, below) }
      : { kind: 'pass' };
  },
});

const listed = (intents: readonly Intent[]): Choices<Intent> => ({
  [Symbol.iterator]: () => intents[Symbol.iterator](),
  sample: (below) => intents[below(intents.length)],
});

/** Where a unit that has dodged may go, W-13b.8. */
const evasions = (table: Table, unit: Unit): Choices<Intent> => ({
  *[Symbol.iterator]() {
    yield { kind: 'evade' } as const;
    for (const move of moves(table, unit)) yield { kind: 'evade', move } as const;
  },
  sample: (below) => {
    const move = below(3) > 0 ? wander(table, unit, below) : undefined;
    return move ? { kind: 'evade', move } : { kind: 'evade' };
  },
});

/**
 * All legal answers to a decision. Conceding is always possible and not listed; nor are orders of parts (W-10.3), which
 * only samples have.
 */
export const choices = (view: View, { seat }: Decision): Choices<Intent> => {
  const table = tableOf(view);
  const { moment } = table;
  switch (moment.kind) {
    case 'activate':
      return activations(table, moment.units);
    case 'interrupt':
      return interruptions(
        table,
        moment.eligible.filter((eligible) => eligible.seat === seat),
      );
    case 'defend':
      return listed([
        { kind: 'defend', roll: 'armour' },
        { kind: 'defend', roll: 'piloting' },
      ]);
    case 'pick':
      return listed(pickable(table, table.assault!).map((component) => ({ kind: 'pick', component })));
    case 'react':
      return listed(reactionAnswers(table));
    case 'evade':
      return evasions(table, unitOf(table, moment.unit));
    case 'running':
      return NO_CHOICES;
  }
};
