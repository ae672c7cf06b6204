import type { Arsenal, ModelRule, ModelRules, ModelType, Profile, Statistics, Weapon, WeaponRule } from '../terms.ts';
import { RULE_NAMES, rulesInWords } from '../words.ts';
import { type Exact, type Factor, inDecimals, product, sumOf, timesOf, toNearestFive } from './exact.ts';
import {
  AP,
  BODY_PERCENT,
  DURABILITY,
  FLAT,
  MELEE_OF,
  NERVE,
  POINTS_PER_ATTACK,
  POINTS_PER_TOUGH,
  RANGE,
  RANGED_OF,
  SURE,
  TOUGH_PREMIUM,
  WEAPON_RULE,
} from './tables.ts';

export type { Factor } from './exact.ts';

/** One part of a unit's price. */
export interface PricePart {
  readonly kind: 'body' | 'weapon' | 'flat';
  /** The model, the weapon or the rule. */
  readonly name: string;
  /** How many of them the unit has. */
  readonly count: number;
  /** Points for one, to be shown: exact prices are fractions. */
  readonly each: number;
  /** Multiplied they are what one costs. Those that change nothing are left out. */
  readonly factors: readonly Factor[];
}

/** A unit's price and its parts, G-23.1. */
interface Price {
  /** The sum, rounded once to the nearest 5. */
  readonly points: number;
  /** The sum of all parts before it is rounded, to be shown. */
  readonly sum: number;
  readonly parts: readonly PricePart[];
}

const whole = (reason: string, num: number): Factor => ({ reason, num, den: 1 });
const hundredths = (reason: string, num: number): Factor => ({ reason, num, den: 100 });
const changes = ({ num, den }: Factor): boolean => num !== den;

/** What a table says about something; everything that is priced stands in it. */
const priced = (table: Readonly<Record<number, number>>, of: number, what: string): Factor => {
  const found = table[of];
  if (found === undefined) throw new RangeError(`The formula has no figure for ${what}.`);
  return hundredths(what, found);
};

const bodyFactors = ({ quality, defense, tough, rules }: Statistics): readonly Factor[] => {
  const percents = (Object.keys(rules) as ModelRule[]).flatMap((rule) => {
    const percent = BODY_PERCENT[rule];
    return percent === undefined
      ? []
      : [{ reason: `${RULE_NAMES[rule]} ${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`, percent }];
  });
  return [
    whole(`${POINTS_PER_TOUGH} for each point of Tough (${tough})`, POINTS_PER_TOUGH * tough),
    priced(DURABILITY, defense, `Defense ${defense}+`),
    priced(NERVE, quality, `Quality ${quality}+`),
    hundredths(`Tough ${tough}`, 100 + TOUGH_PREMIUM * (tough - 1)),
    hundredths(
      percents.map(({ reason }) => reason).join(', '),
      percents.reduce((sum, { percent }) => sum + percent, 100),
    ),
  ];
};

const weaponFactors = ({ attacks, range, ap, rules }: Weapon, carrier: Statistics): readonly Factor[] => {
  const own = Object.keys(rules) as WeaponRule[];
  const quality = own.some((rule) => SURE.includes(rule)) ? 2 : carrier.quality;
  const worth = range === 0 ? MELEE_OF : RANGED_OF;
  return [
    whole(`${POINTS_PER_ATTACK} for each attack (${attacks})`, POINTS_PER_ATTACK * attacks),
    { reason: `hits on ${quality}+`, num: 7 - quality, den: 6 },
    priced(RANGE, range, range === 0 ? 'melee' : `range ${range}`),
    priced(AP, ap, `AP ${ap}`),
    ...own.map((rule) => hundredths(rulesInWords({ [rule]: rules[rule] }).join(), WEAPON_RULE[rule](rules[rule]!))),
    ...(Object.keys(carrier.rules) as ModelRule[]).flatMap((rule) => {
      const factor = worth[rule];
      return factor === undefined ? [] : [hundredths(`${RULE_NAMES[rule]} carrier`, factor)];
    }),
  ];
};

interface Costing {
  readonly part: PricePart;
  readonly all: Exact;
}
const costing = (kind: PricePart['kind'], name: string, count: number, factors: readonly Factor[]): Costing => {
  const each = product(factors);
  return {
    part: { kind, name, count, each: inDecimals(each), factors: factors.filter(changes) },
    all: timesOf(each, count),
  };
};

const flatCostings = (rules: ModelRules, count: number): readonly Costing[] =>
  (Object.keys(rules) as ModelRule[]).flatMap((rule) => {
    const flat = FLAT[rule];
    const name = rulesInWords({ [rule]: rules[rule] }).join();
    return flat === undefined
      ? []
      : [costing('flat', name, count, [hundredths(RULE_NAMES[rule], flat), whole('value', rules[rule]!)])];
  });

const costingsOf = (models: ModelType, unit: Profile, arsenal: Arsenal): readonly Costing[] => {
  const carrier: Statistics & ModelType = { ...unit, ...models };
  const carried = [...new Set(models.weapons)].map((id) => ({
    weapon: arsenal.weapons[id]!,
    times: models.weapons.filter((other) => other === id).length,
  }));
  return [
    costing('body', models.name, models.count, bodyFactors(carrier)),
    ...carried.map(({ weapon, times }) =>
      costing('weapon', weapon.name, models.count * times, weaponFactors(weapon, carrier)),
    ),
    ...flatCostings(carrier.rules, models.count),
  ];
};

/**
 * What the formula of G-23.1 says a unit costs, with the reasons. The points of the armies are those of their lists;
 * the formula explains them. Throws if it has no figure for something, such as a range of 20.
 */
export const priceOf = (unit: Profile, arsenal: Arsenal): Price => {
  const costings = unit.models.flatMap((models) => costingsOf(models, unit, arsenal));
  const sum = sumOf(costings.map(({ all }) => all));
  return { points: toNearestFive(sum), sum: inDecimals(sum), parts: costings.map(({ part }) => part) };
};
