import { oncePer } from '../../../../once-per.ts';
import type { ArmourResult, DamageWhy } from '../../model/facts/damage.ts';
import { figuresOf } from '../../model/figures.ts';
import { type Reason, total } from '../../model/reason.ts';
import type { Table } from '../../model/table.ts';
import { type Harm, harmOf, livingOf, type Unit } from '../../model/units.ts';
import type { DieExpression, Effect, SpecialTable, TableName } from '../../roster/index.ts';
import { carriedOut, rowOf, type Victim } from '../../rules/damage/harm.ts';
import {
  armourDice,
  armourOf,
  doubled,
  type Hit,
  isImmune,
  piercing,
  regularReasons,
  specialRoll,
} from '../../rules/damage/hit.ts';

/** One way in which a hit can go, and its chance. */
export interface Struck {
  readonly chance: number;
  readonly harm: Harm;
  /** null: the hit has no regular damage. */
  readonly armour: ArmourResult | null;
  /** Where the row of the Regular table begins; null: below the first, or no regular damage. */
  readonly row: number | null;
  readonly critical: boolean;
}

/** Who is struck; its ledger is that of each way. */
interface Struggle {
  readonly table: Table;
  readonly unit: Unit;
  readonly victim: Victim;
  readonly harms: Harms;
}

/** The chances of no success, of one, and of more among armour dice: nobody tells more apart, DMG-3. */
export const successes = (count: number, needs: number): readonly [none: number, one: number, more: number] => {
  const success = (7 - needs) / 6;
  const none = (1 - success) ** count;
  const one = count === 0 ? 0 : count * success * (1 - success) ** (count - 1);
  return [none, one, Math.max(0, 1 - none - one)];
};

/**
 * What the victim of one hit can have suffered. What comes to the same is one object, whose number tells it apart from others;
 * what a row of a table does to it is worked out once, however many faces of a die lead to that row.
 */
const harmsOf = (victim: Victim) => {
  const same = new Map<string, Harm>();
  let numbers = 0;
  /** The one object for all that is the same as this. */
  const one = (harm: Harm): Harm => {
    const text = JSON.stringify(harm);
    const known = same.get(text) ?? harm;
    same.set(text, known);
    return known;
  };
  return {
    one,
    numberOf: oncePer((_: Harm) => numbers++),
    /** The harm when these effects have been carried out. */
    after: oncePer((harm: Harm) =>
      oncePer((effects: readonly Effect[]) => one(carriedOut(harm, effects, victim).harm)),
    ),
  };
};

type Harms = ReturnType<typeof harmsOf>;

/** Ways that came to the same are one. */
const merged = (harms: Harms, ways: readonly Struck[]): readonly Struck[] => {
  const byKey = new Map<string, Struck>();
  for (const way of ways) {
    if (way.chance === 0) continue;
    const key = `${way.armour} ${way.row} ${way.critical} ${harms.numberOf(way.harm)}`;
    const same = byKey.get(key);
    byKey.set(key, same ? { ...same, chance: same.chance + way.chance } : way);
  }
  return [...byKey.values()];
};

/** Every face of a die as a way that continues as the face says. */
const everyFace = (
  { harms }: Struggle,
  way: Struck,
  sides: number,
  goesOn: (way: Struck, face: number) => readonly Struck[],
) =>
  merged(
    harms,
    Array.from({ length: sides }, (_, index) => goesOn({ ...way, chance: way.chance / sides }, index + 1)).flat(),
  );

const isRoll = (effect: Effect): effect is Effect & { readonly do: 'roll' } => effect.do === 'roll';

const NOTHING: readonly Effect[] = [];

/** What a damage die does that shows this, DMG-5, SPD-5; `lookUp` of the rules, for all ways at once. */
const lookUp = (
  struggle: Struggle,
  way: Struck,
  on: TableName,
  shown: number,
  reasons: readonly Reason<DamageWhy>[],
): readonly Struck[] => {
  const { unit, victim, harms } = struggle;
  const row = rowOf(victim.built.tables[on]!, shown + total(reasons));
  const effects = row?.effects ?? NOTHING;
  const done: Struck = {
    ...way,
    harm: harms.after(way.harm)(effects),
    row: on === 'regular' ? (row?.from ?? null) : way.row,
    critical: way.critical || on === 'critical',
  };
  const wasShaken = unit.harm.shaken > 0 || way.harm.shaken > 0;
  const twice =
    wasShaken && effects.some((effect) => effect.do === 'double_if_shaken') ? doubled(shown, reasons) : undefined;
  let ways: readonly Struck[] = twice ? lookUp(struggle, done, on, shown, twice) : [done];
  for (const { on: next, die, times } of effects.filter(isRoll))
    for (let time = 0; time < times; time++) ways = rollOn(struggle, ways, next, { sides: die, plus: 0 });
  return ways;
};

/** What a die on a table of its own does, SPD-1 to SPD-5. */
const rollOn = (
  struggle: Struggle,
  ways: readonly Struck[],
  type: SpecialTable,
  die: DieExpression,
): readonly Struck[] =>
  merged(
    struggle.harms,
    ways.flatMap((way) => {
      const special = specialRoll(struggle.table, { ...struggle.unit, ledger: way.harm }, type, die);
      if (!special || livingOf(way.harm) === 0) return [way];
      return everyFace(struggle, way, die.sides, (each, face) =>
        lookUp(struggle, each, special.table, face, special.reasons),
      );
    }),
  );

/** Armour dice and the regular die, DMG-2 to DMG-5. */
const regular = (struggle: Struggle, way: Struck, hit: Hit, die: DieExpression): readonly Struck[] => {
  const { table, unit } = struggle;
  const armour = armourOf(table, unit, hit.angle, { assault: hit.range === 'assault' });
  const { count, needs } = armourDice(armour, total(piercing(hit.damage.ap, hit.range)));
  const [penetrated, partly, blocked] = successes(count, needs);
  const through = ([result, chance]: readonly [ArmourResult, number]) =>
    everyFace(struggle, { ...way, armour: result, chance: way.chance * chance }, die.sides, (each, face) =>
      lookUp(struggle, each, 'regular', face, regularReasons(table, unit, hit, result)),
    );
  return merged(struggle.harms, [
    ...through(['penetrated', penetrated]),
    ...through(['partly', partly]),
    { ...way, armour: 'blocked', chance: way.chance * blocked },
  ]);
};

/**
 * Every way in which a hit on a unit can go, with its exact chance, DMG-1: ways that come to the same are counted together.
 * Tokens that it gives change nothing in the phase and are left out. The owner of the unit spends endurance as usual.
 */
export const oneHit = (table: Table, hit: Hit, unit: Unit): readonly Struck[] => {
  const { damage, crewIfPenetrated, casualties = [] } = hit;
  const built = figuresOf(table, unit);
  const immuneToMinorAcid = isImmune(table, unit, 'minor_acid');
  const victim: Victim = { built, casualties, endures: true, bleeds: true, immuneToMinorAcid };
  const harms = harmsOf(victim);
  const struggle: Struggle = { table, unit, victim, harms };
  const start: Struck = { chance: 1, harm: harms.one(harmOf(unit)), armour: null, row: null, critical: false };
  let ways: readonly Struck[] = damage.regular ? regular(struggle, start, hit, damage.regular) : [start];
  for (const { type, die } of damage.extra) ways = rollOn(struggle, ways, type, die);
  if (!crewIfPenetrated) return ways;
  return merged(
    harms,
    ways.flatMap((way) => (way.armour === 'penetrated' ? rollOn(struggle, [way], 'crew', crewIfPenetrated) : [way])),
  );
};
