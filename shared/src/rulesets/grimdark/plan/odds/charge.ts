import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Weapon } from '../../roster/index.ts';
import { afterAttacks, strikesOf } from '../../rules/attacks/weapons.ts';
import { unitOf } from '../../rules/figures.ts';
import { countersOf, fearOf, IMPACT, impactDice } from '../../rules/melee/opponents.ts';
import { chanceToFail, isAtHalfStrength, moraleNeed } from '../../rules/morale/need.ts';
import { markedBy, type UnitOdds, unitOdds } from './after.ts';
import { asTheyAre, type Fate, type Fates, goOn, supposed } from './fates.ts';
import { autoHitsOdds, groupOdds } from './group.ts';
import { times } from './series.ts';

/** Does the charged unit strike, P13 and P14? */
interface Answering {
  readonly counter: boolean;
  readonly strikeBack: boolean;
}

/** The odds of one side of a melee. */
export interface SideOdds extends UnitOdds {
  /** It wins: the other is destroyed, or has caused less, G-12.8. */
  readonly wins: number;
  /** It loses the melee, fails its test and routs, G-13.3. */
  readonly routs: number;
}

/** The odds of a charge. They are exact, but leave out events 43 and 45, which wait for a die. */
export interface ChargeOdds {
  readonly charger: SideOdds;
  readonly target: SideOdds;
  readonly tie: number;
}

type Both = readonly [charger: UnitId, target: UnitId];

const isFighting = (table: Table, [charger, target]: Both): boolean =>
  [charger, target].every((id) => unitOf(table, id).place === 'map');

/** All fates after one unit has struck the other with all groups that it may, G-12.4. */
const strikes = (
  table: Table,
  both: Both,
  fates: Fates,
  [by, at]: Both,
  how: 'charge' | 'melee',
  may?: (weapon: Weapon) => boolean,
): Fates => {
  // A strike step counts the models alive when it begins, G-12.4, so its groups are formed once per fate.
  const next = (fate: Fate): readonly Fate[] => {
    const now = supposed(table, fate);
    if (!isFighting(now, both)) return [fate];
    const groups = strikesOf(now, unitOf(now, by), unitOf(now, at), how, may);
    return groups.reduce<readonly Fate[]>(
      (all, group) => goOn(all, (each) => groupOdds(table, group, each).fates),
      [fate],
    );
  };
  return goOn(fates, next);
};

const impact = (table: Table, [charger, target]: Both, fates: Fates, wasFatigued: boolean): Fates =>
  goOn(fates, (fate) => {
    const now = supposed(table, fate);
    if (!isFighting(now, [charger, target])) return [fate];
    const dice = impactDice(now, unitOf(now, charger), unitOf(now, target), wasFatigued);
    const chance = (7 - IMPACT) / 6;
    return dice === 0
      ? [fate]
      : autoHitsOdds(table, { target, ap: 0, rules: {} }, times([1 - chance, chance], dice), fate);
  });

/** Who wins in one fate, G-12.8; null: a tie. */
const winnerOf = (table: Table, [charger, target]: Both, fate: Fate): UnitId | null => {
  const after = supposed(table, fate);
  const [one, other] = [unitOf(after, charger), unitOf(after, target)];
  if (one.place !== 'map') return target;
  if (other.place !== 'map') return charger;
  const { [charger]: by = 0, [target]: back = 0 } = table.fight?.caused ?? {};
  const caused = by + markedBy(table, fate, target) + fearOf(after, one);
  const ahead = caused - back - markedBy(table, fate, charger) - fearOf(after, other);
  return ahead === 0 ? null : ahead > 0 ? charger : target;
};

const sideOdds = (table: Table, both: Both, fates: Fates, id: UnitId): SideOdds => {
  let wins = 0;
  let routs = 0;
  for (const fate of fates) if (winnerOf(table, both, fate) === id) wins += fate.chance;
  const lost = (after: Table, unit: Unit, fate: Fate): readonly [number, number] => {
    const winner = winnerOf(table, both, fate);
    if (winner === null || winner === id) return [0, 0];
    const fails = chanceToFail(moraleNeed(after, unit));
    if (isAtHalfStrength(after, unit)) routs += fate.chance * fails;
    return [1, fails];
  };
  return { ...unitOdds(table, fates, id, lost), wins, routs };
};

const endOdds = (table: Table, both: Both, fates: Fates): ChargeOdds => {
  const [charger, target] = both.map((id) => sideOdds(table, both, fates, id)) as [SideOdds, SideOdds];
  return { charger, target, tie: Math.max(0, 1 - charger.wins - target.wins) };
};

/**
 * The odds of a charge, G-12. `start` has the charger where it fights from. Dangerous terrain on its way does not
 * count.
 */
export const chargeOdds = (start: Table, charger: UnitId, target: UnitId, answering: Answering): ChargeOdds => {
  let table = start;
  const both: Both = [charger, target];
  const { fatigued, shaken } = unitOf(table, charger);
  const isCounter = ({ rules }: Weapon): boolean => rules.counter !== undefined;
  let fates = asTheyAre(table, charger, target);
  if (answering.counter) {
    fates = strikes(table, both, fates, [target, charger], 'melee', isCounter);
    // Effects until the target's next attacks end with these, G-16.6.
    if (countersOf(table, unitOf(table, target)) > 0)
      table = { ...table, effects: afterAttacks(table.effects, target) };
  }
  fates = impact(table, both, fates, fatigued || shaken);
  fates = strikes(table, both, fates, both, 'charge');
  if (answering.strikeBack) {
    const left = (weapon: Weapon): boolean => !(answering.counter && isCounter(weapon));
    fates = strikes(table, both, fates, [target, charger], 'melee', left);
  }
  return endOdds(table, both, fates);
};

/** The odds of the rest of a melee when its target is asked P14. */
export const strikeBackOdds = (table: Table, strikeBack: boolean): ChargeOdds => {
  const { charger, target, used } = table.fight!;
  const both: Both = [charger, target];
  const fates = asTheyAre(table, charger, target);
  const left = ({ id }: Weapon): boolean => !used.includes(id);
  return endOdds(table, both, strikeBack ? strikes(table, both, fates, [target, charger], 'melee', left) : fates);
};
