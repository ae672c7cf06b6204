// What a unit does that is attacked in close quarters, W-13b.6 to W-13b.9.
import type { Intent } from '../../ask/intents.ts';
import type { Reaction, Table, UnitId } from '../../model/table.ts';
import { unitOf, weaponOf } from '../../model/units.ts';
import { planCost } from '../../plan/planning.ts';
import { reactionOdds } from '../../plan/reaction-odds.ts';
import type { Odds } from '../../plan/volley.ts';
import { reactionsTo } from '../../rules/turns/reactions.ts';
import { TICK } from '../ground.ts';
import { bestWays } from './activate.ts';

/** What it costs to be destroyed, in points of the score, W-15. */
const LOSS = 26;
/** What a scratch on the armour costs. */
const SCRATCH = 0.3;
/** What a unit gains by the move that it may make after a dodge, before its ticks. */
const FREE_MOVE = 1;
/** How many ways to go are proposed. */
const MOST = 6;

const harm = ({ armour, structure, component, destroyed }: Odds, damage: number): number =>
  SCRATCH * armour + damage * (structure + component) + LOSS * destroyed;

/** Whether to dodge, to counter or to do neither, the best first. */
export const proposeReaction = (table: Table): readonly Intent[] => {
  const { situation, extras } = table.assault!;
  const { damage } = weaponOf(table, situation.attacker, situation.weapon)!;
  const { dodge, counters } = reactionsTo(table, situation);
  const odds = (reaction?: Reaction) => reactionOdds(table, situation, extras, reaction);
  const rated: { readonly intent: Intent; readonly gain: number }[] = [
    { intent: { kind: 'react', how: 'none' }, gain: -harm(odds().attack, damage) },
    ...counters.map((id) => {
      const weapon = weaponOf(table, situation.target, id)!;
      const { hitsBack, attack } = odds({ how: 'counter', weapon: id });
      const gain = hitsBack * weapon.damage - harm(attack, damage) - TICK * weapon.ticks;
      return { intent: { kind: 'react', how: 'counter', weapon: id } as const, gain };
    }),
  ];
  if (dodge) rated.push({ intent: { kind: 'react', how: 'dodge' }, gain: dodged(odds({ how: 'dodge' }), damage) });
  return rated.toSorted((one, other) => other.gain - one.gain).map(({ intent }) => intent);
};

/** What a dodge is worth: a unit that has dodged need not move, so its move costs nothing that it does not want to pay. */
const dodged = ({ avoids, attack }: ReturnType<typeof reactionOdds>, damage: number): number =>
  avoids * FREE_MOVE - harm(attack, damage);

/** Where a unit goes that has dodged, the best first; staying is good only if the rest of the attack cannot hurt it. */
export const proposeEvasion = (table: Table, id: UnitId): readonly Intent[] => {
  const { assault } = table;
  const { attack } = reactionOdds(table, assault!.situation, assault!.extras, undefined);
  const isOver = assault!.made >= assault!.shots;
  const { damage } = weaponOf(table, assault!.situation.attacker, assault!.situation.weapon)!;
  const stay = { intent: { kind: 'evade' } as Intent, gain: isOver ? 0 : -harm(attack, damage) };
  const ways = bestWays(table, unitOf(table, id), MOST).map(({ move, gain }) => ({
    intent: { kind: 'evade', move } as Intent,
    gain: gain - TICK * planCost(table, id, { move }),
  }));
  return [stay, ...ways].toSorted((one, other) => other.gain - one.gain).map(({ intent }) => intent);
};
