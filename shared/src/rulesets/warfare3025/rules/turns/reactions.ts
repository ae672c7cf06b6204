import type { Refusal } from '../../../../match/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import { refusal } from '../../model/refusal.ts';
import type { Situation } from '../../model/situation.ts';
import type { Reaction, Table } from '../../model/table.ts';
import { isDestroyed, unitOf, weaponOf } from '../../model/units.ts';
import { lineOfFire, usableWeapons } from '../attacks/aiming.ts';
import { steeringOf } from '../movement/steering.ts';
import { seesActor } from './interrupts.ts';

/** How the target of an attack in close quarters can react, W-13b.6. */
interface Reactions {
  readonly dodge: boolean;
  /** The weapons that it can counter with, in printed order. */
  readonly counters: readonly string[];
}

/** How the target of an attack can react to it, W-13b.6: it may fire back by W-9.1, or in close quarters by W-13b.2. */
export const reactionsTo = (table: Table, { attacker, target, from, to }: Situation): Reactions => {
  const actor = unitOf(table, attacker);
  const unit = unitOf(table, target);
  const positions = { from: to, facing: unit.facing, to: from, targetFacing: actor.facing };
  return {
    dodge: !isDestroyed(unit, 'movement'),
    counters: usableWeapons(table, unit)
      .filter(({ id }) => lineOfFire(table, unit, actor, id, positions).ok)
      .map(({ id }) => id),
  };
};

/** All answers to the question for a reaction, W-13b.6: a dodge, the counters in printed order, and none. */
export const reactionAnswers = (table: Table): readonly IntentOf<'react'>[] => {
  const { dodge, counters } = reactionsTo(table, table.assault!.situation);
  return [
    ...(dodge ? [{ kind: 'react', how: 'dodge' } as const] : []),
    ...counters.map((weapon) => ({ kind: 'react', how: 'counter', weapon }) as const),
    { kind: 'react', how: 'none' },
  ];
};

/**
 * Whether the target's player is asked for a reaction to the actor's attack in close quarters, W-13b.6. A unit that can neither
 * move nor fire is not asked, as with interrupts.
 */
export const mayReact = (table: Table, situation: Situation): boolean => {
  const { action, detection } = table;
  if (!situation.close || action?.unit !== situation.attacker || action.interrupted) return false;
  const target = unitOf(table, situation.target);
  // Nobody reacts to an actor that was not visible when it declared, W-13b.6: by now it may be.
  if (detection?.shown.includes('actor') === false) return false;
  if (detection && detection.known[situation.attacker]!.state !== 'visible') return false;
  if (target.ticks >= action.cost || !seesActor(table, target, unitOf(table, action.unit))) return false;
  const { dodge, counters } = reactionsTo(table, situation);
  return dodge || counters.length > 0;
};

/** Why a player cannot react so, W-13b.6; undefined if it is allowed. */
export const checkReaction = (table: Table, { how, weapon }: Omit<IntentOf<'react'>, 'kind'>): Refusal | undefined => {
  const { dodge, counters } = reactionsTo(table, table.assault!.situation);
  if (how !== 'counter') {
    if (weapon !== undefined) return refusal('no-counter/weapon', 'W-13b.6');
    return how === 'none' || dodge ? undefined : refusal('immobile', 'W-13b.6');
  }
  if (weapon === undefined) return refusal('no-counter/none', 'W-13b.6');
  const { target } = table.assault!.situation;
  const name = weaponOf(table, target, weapon)?.name;
  if (name === undefined) return refusal('no-weapon', 'W-2.1', { weapon });
  return counters.includes(weapon) ? undefined : refusal('no-counter/named', 'W-13b.6', { weapon: name });
};

/** The damage that caps the roll of a reaction, W-13b.7. */
export const reactionCap = (table: Table, target: string, { weapon }: Reaction) =>
  steeringOf(unitOf(table, target), weapon === undefined ? 0 : (weaponOf(table, target, weapon)!.minEngagement ?? 0));
