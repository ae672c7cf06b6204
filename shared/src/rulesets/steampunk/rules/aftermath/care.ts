import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import type { Cure, CureChoice } from '../../ask/intents.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import { refusal } from '../../model/refusal.ts';
import type { Table } from '../../model/table.ts';
import { type Harm, livingOf, type Unit } from '../../model/units.ts';
import type { Die } from '../../roster/index.ts';
import { isBio, isImmune } from '../damage/hit.ts';
import { BY_DEFAULT, type Care, cured, PRICES } from './cures.ts';

/** Points that a unit has in one healing phase, HEAL-1. */
interface Purse {
  readonly care: Care;
  readonly points: number;
  readonly target: 'self' | 'any';
  /** Repairs itself though it is biological. */
  readonly evenIfBio: boolean;
}

/** Healing 1, step 25, or Healing 2, step 31. */
export type Round = 1 | 2;

type Known = Pick<Table, 'units' | 'arsenal'>;

/**
 * What a unit can spend in a healing phase, HEAL-1: nothing while it hides. An unconscious one has only the healing that
 * wakes it, AB-UN.
 */
export const pursesOf = (table: Known, unit: Unit, round: Round): readonly Purse[] => {
  if (unit.status !== 'field' || unit.hidden) return [];
  const purses: Purse[] = [];
  for (const ability of figuresOf(table, unit).abilities) {
    if (ability.key === 'unconscious' && unit.harm.unconscious && round === 2)
      purses.push({ care: 'heal', points: ability.heal, target: 'self', evenIfBio: false });
    if ((ability.key !== 'heal' && ability.key !== 'repair') || unit.harm.unconscious || ability.phase !== round)
      continue;
    purses.push({
      care: ability.key,
      points: ability.n === 'models_alive' ? livingOf(unit.harm) : ability.n,
      target: ability.target,
      evenIfBio: ability.key === 'repair' && ability.evenIfBio === true,
    });
  }
  return purses;
};

/** The units on which a unit can spend a purse: itself, or any unit of its side in its hex that is not hidden. */
export const reaches = ({ target }: Purse, unit: Unit, on: Unit): boolean =>
  on.id === unit.id ||
  (target === 'any' && on.status === 'field' && on.side === unit.side && on.at === unit.at && !on.hidden);

/** Can the points be used on a unit: healing on the biological, repair on others? */
const suits = (table: Known, { care, evenIfBio }: Purse, unit: Unit, on: Unit): boolean =>
  isBio(table, on) ? care === 'heal' || (evenIfBio && on.id === unit.id) : care === 'repair';

/** What healing has come to so far. */
interface Tended {
  readonly purses: readonly Purse[];
  /** What the healed unit carries now. */
  readonly harm: Harm;
}

/** One cure more, or why it is not to be had. */
const oneMore = (
  table: Known,
  unit: Unit,
  on: Unit,
  { purses, harm }: Tended,
  choice: CureChoice,
): Result<Tended, Refusal> => {
  if (!purses.some((purse) => reaches(purse, unit, on)))
    return fail(refusal('out-of-reach', 'HEAL-1', { unit: unit.id, on: on.id }));
  const priceIn = ({ care }: Purse): number | undefined => PRICES[care][choice.cure];
  const fitting = purses.filter((purse) => reaches(purse, unit, on) && suits(table, purse, unit, on));
  if (!fitting.some((purse) => priceIn(purse) !== undefined)) return fail(refusal('wrong-cure', 'HEAL-1'));
  const after = cured(harm, choice, isImmune(table, on, 'minor_acid'));
  if (!after) return fail(refusal('nothing-to-cure', 'HEAL-1', { unit: on.id }));
  const payer = fitting.find((purse) => (priceIn(purse) ?? Infinity) <= purse.points);
  if (!payer) return fail(refusal('too-dear', 'HEAL-1', { unit: unit.id }));
  const paid = purses.map((purse) => (purse === payer ? { ...purse, points: purse.points - priceIn(payer)! } : purse));
  return ok({ purses: paid, harm: after });
};

/** What a unit carries after it was healed by another, or itself, of all this, HEAL-1; or why that cannot be. */
export const tended = (
  table: Known,
  unit: Unit,
  round: Round,
  cures: readonly CureChoice[],
): Result<{ readonly on: Unit; readonly harm: Harm }, Refusal> => {
  const id = cures[0]?.on ?? unit.id;
  const on = Object.hasOwn(table.units, id) ? table.units[id] : undefined;
  const purses = pursesOf(table, unit, round);
  if (purses.length === 0) return fail(refusal('no-healing', 'HEAL-1', { unit: unit.id }));
  if (cures.some((cure) => cure.on !== id)) return fail(refusal('one-unit', 'HEAL-1'));
  if (!on) return fail(refusal('no-unit/heal', 'HEAL-1', { unit: id }));
  let so: Tended = { purses, harm: on.harm };
  for (const cure of cures) {
    const next = oneMore(table, unit, on, so, cure);
    if (!next.ok) return next;
    so = next.value;
  }
  return ok({ on, harm: so.harm });
};

const distinct = <T>(list: readonly T[]): readonly T[] => [...new Set(list)];

/** What a cure can be aimed at on a unit: each different die, each critical condition. */
const variants = (on: Unit, cure: Cure): readonly CureChoice[] => {
  const { poison, bleeding, criticals, assaultMinus } = on.harm;
  const dice = (list: readonly Die[]) =>
    distinct(list)
      .toSorted((one, other) => other - one)
      .map((die): CureChoice => ({ on: on.id, cure, die }));
  switch (cure) {
    case 'poison':
    case 'poison_step':
      return dice(poison);
    case 'bleeding':
    case 'bleeding_step':
      return dice(bleeding);
    case 'critical':
      return [...criticals, ...(assaultMinus > 0 ? ['assault_minus'] : [])].map((critical) => ({
        on: on.id,
        cure,
        critical,
      }));
    default:
      return [{ on: on.id, cure }];
  }
};

/** What a unit can spend points on next, after it has spent some, the default first, HEAL-2. */
export const curesFor = (
  table: Known,
  unit: Unit,
  round: Round,
  sofar: readonly CureChoice[] = [],
): readonly CureChoice[] => {
  if (pursesOf(table, unit, round).length === 0) return [];
  const others = fieldUnits(table).filter(({ id, at }) => id !== unit.id && at === unit.at);
  const so = tended(table, unit, round, sofar);
  // Each cure builds on those before: a die that has gone down a step can go down another.
  const eased = (on: Unit): Unit => (so.ok && so.value.on.id === on.id ? { ...on, harm: so.value.harm } : on);
  return [unit, ...others]
    .map(eased)
    .flatMap((on) => BY_DEFAULT.flatMap((cure) => variants(on, cure)))
    .filter((cure) => tended(table, unit, round, [...sofar, cure]).ok);
};

/** How a unit spends its points by default, HEAL-2. */
export const defaultCures = (table: Known, unit: Unit, round: Round): readonly CureChoice[] => {
  const cures: CureChoice[] = [];
  for (;;) {
    const [next] = curesFor(table, unit, round, cures);
    if (!next) return cures;
    cures.push(next);
  }
};
