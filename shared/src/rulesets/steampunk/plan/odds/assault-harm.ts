import type { Allocation, Fight } from '../../model/contest.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, type UnitId } from '../../model/units.ts';
import type { OnHit } from '../../roster/index.ts';
import { allocationWithout, defenceOf, type Exchange } from '../../rules/assault/cunning.ts';
import { primaryHit, venomOn } from '../../rules/assault/hits.ts';
import { takes } from '../../rules/damage/harm.ts';
import type { Hit } from '../../rules/damage/hit.ts';
import { type Courses, isOver, type Suffering, start, striker, sufferedIn, weighed } from './courses.ts';

/** What a unit suffers in an assault by the hits on it. */
export interface AssaultHarm extends Suffering {
  /** Tokens of damage to come that it gets, on average; none where it is destroyed. */
  readonly fd: number;
  /** Tokens of poison and fire that the hits give it, AS-14. */
  readonly tokens: readonly OnHit['token'][];
}

/** The chance of each number of successes among dice of which each has a chance of its own. */
const successesOf = (chances: readonly number[]): readonly number[] =>
  chances.reduce<readonly number[]>(
    (sum, chance) =>
      Array.from({ length: sum.length + 1 }, (_, n) => (sum[n] ?? 0) * (1 - chance) + (sum[n - 1] ?? 0) * chance),
    [1],
  );

/** A roll on the Light table, as a hit that does nothing else. */
const lightRoll = (target: string, by: string): Hit => ({
  target,
  by,
  damage: { regular: null, ap: 0, penetrateBonus: 0, extra: [{ type: 'light', die: { sides: 6, plus: 0 } }] },
  angle: 0,
  range: 'assault',
});

/** Light rolls that a unit meets, AB-CA, and who strikes so. */
interface LightRolls {
  readonly rolls: number;
  readonly by: UnitId;
}

/** The courses of a unit on which hits are dealt out like this, AS-13, and that then meets Light rolls. */
export const assaultCourses = (
  table: Table,
  fight: Fight,
  allocation: Allocation,
  id: UnitId,
  exchanged: readonly LightRolls[],
): Courses => {
  const target = table.units[id]!;
  const strike = striker(table, target);
  const struck = allocation.primary
    .filter(({ on }) => on === id)
    .reduce<Courses>((courses, each) => strike(courses, primaryHit(table, fight, allocation, each)), start(target));
  return exchanged.reduce<Courses>((before, { rolls, by }) => {
    const cancelled = successesOf(defenceOf(table, id).map((needs) => (7 - needs) / 6));
    const light = lightRoll(id, by);
    return cancelled.flatMap((chance, count) => {
      let after = before;
      for (let roll = count; roll < rolls; roll++) after = strike(after, light);
      return weighed(after, chance);
    });
  }, struck);
};

/**
 * Exactly what a unit suffers in an assault whose hits are dealt out like this, AS-13, and by Light rolls after them. What
 * both sides may still exchange is not known: all hits are kept. Its owner spends endurance as usual.
 */
export const assaultHarm = (
  table: Table,
  fight: Fight,
  allocation: Allocation,
  id: UnitId,
  exchanged: readonly LightRolls[] = [],
): AssaultHarm => {
  const target = table.units[id]!;
  const courses = assaultCourses(table, fight, allocation, id, exchanged);
  const before = harmOf(target).fd;
  return {
    ...sufferedIn(courses, target),
    fd: courses.reduce((sum, each) => (isOver(each) ? sum : sum + each.chance * (each.harm.fd - before)), 0),
    tokens: venomOn(table, fight, allocation, id)
      .flat()
      .filter((token) => takes(table, target, token))
      .map(({ token }) => token),
  };
};

/** What the target of an exchange suffers with so many Light rolls, P23; 0: the hits are kept. */
export const exchangeOdds = (table: Table, fight: Fight, exchange: Exchange, rolls: number): AssaultHarm => {
  const { target, per, hits } = exchange;
  const allocation = allocationWithout(fight.allocation!, hits.slice(0, rolls * per));
  return assaultHarm(table, fight, allocation, target, [{ rolls, by: fight.hits[hits[0]!]!.by }]);
};
