import type { Angle } from '../../ground/arcs.ts';
import type { ArmourResult, DamageWhy } from '../../model/facts/damage.ts';
import { figuresOf } from '../../model/figures.ts';
import { type Reason, total } from '../../model/reason.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, type Unit, type UnitId } from '../../model/units.ts';
import type { Damage, DieExpression, ImmunityType, OnHit, ResistanceType, SpecialTable } from '../../roster/index.ts';

/** How far a shot went, or that it was no shot: what DMG-2 and DMG-4 ask for. */
type RangeBand = 'point_blank' | 'normal' | 'long' | 'assault';

/** One hit on a unit, with everything that decides what it does, DMG-1. */
export interface Hit {
  readonly target: UnitId;
  /** The unit that shoots or strikes. */
  readonly by: UnitId;
  /** The weapon, or the assault values of a model; `extra` with the dice that aim adds. */
  readonly damage: Damage;
  /** The tokens it gives. What the unit has had from this attack already, `once`, is left out by the caller. */
  readonly onHit?: readonly OnHit[] | undefined;
  /** The side of the target that is hit. */
  readonly angle: Angle;
  readonly range: RangeBand;
  /** Further regular damage: from aim, a reveal, supporting hits. */
  readonly bonuses?: readonly Reason<'aim' | 'revealed' | 'support'>[] | undefined;
  /** Crew damage if no armour die stops anything. */
  readonly crewIfPenetrated?: DieExpression | undefined;
  /** The target drops a step of speed at Apply damage: an amplified ray. */
  readonly slows?: boolean | undefined;
  /** Which models die first, by index: a sniper chooses. Others die as usual. */
  readonly casualties?: readonly number[] | undefined;
}

/**
 * The armour of a unit at an angle, DMG-3: with its equipment, less what acid has taken, at least 0; 0 if it has none.
 * `assault`: without what does not count in assaults.
 */
export const armourOf = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  angle: Angle,
  { assault = false }: { readonly assault?: boolean } = {},
): number => {
  const { armor, assaultArmor } = figuresOf(table, unit);
  const armour = (assault ? assaultArmor : armor)?.[angle] ?? 0;
  return Math.max(0, armour - harmOf(unit).armourLost);
};

/** What the armour piercing of a hit is made of, DMG-2. */
export const piercing = (ap: number, range: RangeBand): readonly Reason<'printed' | 'point_blank' | 'long'>[] => [
  { why: 'printed', add: ap },
  ...(range === 'point_blank' ? [{ why: 'point_blank', add: 1 } as const] : []),
  ...(range === 'long' && ap > 0 ? [{ why: 'long', add: Math.floor(ap / 2) - ap } as const] : []),
];

/** How many armour dice are rolled, and what each must show to stop something, DMG-3. */
export const armourDice = (armour: number, ap: number): { readonly count: number; readonly needs: number } => {
  if (ap >= 0) return { count: Math.max(0, armour - ap), needs: 5 };
  return { count: armour, needs: Math.max(2, 5 + ap) };
};

/** What so many successes come to, DMG-3. */
export const armourResult = (successes: number): ArmourResult =>
  successes === 0 ? 'penetrated' : successes === 1 ? 'partly' : 'blocked';

/**
 * What a unit takes off every damage die of a type, SPD-6: the highest of its resistances, and all bonuses. A resistance
 * of some models lasts while one of them lives in the ledger, DET-5.
 */
export const resistanceOf = (table: Pick<Table, 'arsenal'>, unit: Unit, type: ResistanceType): number => {
  const { abilities, models } = figuresOf(table, unit);
  const { alive } = harmOf(unit);
  const lives = (model: string): boolean => models.some(({ id }, index) => id === model && alive[index]);
  let highest = 0;
  let bonus = 0;
  for (const ability of abilities) {
    if (!('type' in ability) || ability.type !== type) continue;
    if (ability.key === 'resistance_bonus') bonus += ability.n;
    else if (!('whileAlive' in ability) || ability.whileAlive === undefined || lives(ability.whileAlive))
      highest = Math.max(highest, ability.n);
  }
  return highest + bonus;
};

/** Is the unit immune to this, SPD-7? */
export const isImmune = (table: Pick<Table, 'arsenal'>, unit: Unit, to: ImmunityType): boolean =>
  figuresOf(table, unit).abilities.some(
    ({ key, ...ability }) => key === 'immunity' && 'what' in ability && ability.what.includes(to),
  );

/** Is it biological, section 1: does it take poison, and heal? */
export const isBio = (table: Pick<Table, 'arsenal'>, unit: Unit): boolean =>
  figuresOf(table, unit).types.includes('Bio');

/** What the range of a shot adds to its damage, DMG-4. */
const BY_RANGE = { point_blank: 1, normal: 0, long: -1, assault: 0 } as const;
/** What armour that stops a part takes off, DMG-3. */
const PARTLY = -3;

/** A reason that adds nothing is none. */
export const because = <Why extends string>(why: Why, add: number): readonly Reason<Why>[] =>
  add === 0 ? [] : [{ why, add }];

/** What is added to the regular damage die of a hit, DMG-4. */
export const regularReasons = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  { damage, range, bonuses = [] }: Pick<Hit, 'damage' | 'range' | 'bonuses'>,
  armour: ArmourResult,
): readonly Reason<DamageWhy>[] => [
  ...because('modifier', damage.regular?.plus ?? 0),
  ...because('penetrated', armour === 'penetrated' ? damage.penetrateBonus : 0),
  ...because('partly_blocked', armour === 'partly' ? PARTLY : 0),
  ...(range === 'point_blank' || range === 'long' ? because(range, BY_RANGE[range]) : []),
  ...bonuses,
  ...because('fd', harmOf(unit).fd),
  ...because('resistance', -resistanceOf(table, unit, 'regular')),
];

/** The table on which a special die is rolled, and what is added to it. */
interface SpecialRoll {
  readonly table: SpecialTable;
  readonly reasons: readonly Reason<DamageWhy>[];
}

/**
 * How to roll a special die against a unit, SPD-1 to SPD-3; null: it has no such table and is immune. A shaken unit
 * with a crippled crew panics, CON-6.
 */
export const specialRoll = (
  table: Pick<Table, 'arsenal'>,
  unit: Unit,
  type: SpecialTable,
  die: DieExpression,
): SpecialRoll | null => {
  const { tables } = figuresOf(table, unit);
  const panics = type === 'psychic' && unit.harm.crippledCrew && unit.harm.shaken > 0 && tables.crew !== undefined;
  const on = panics ? 'crew' : type;
  if (!tables[on]) return null;
  const resistance = type === 'psychic' || type === 'crew' ? resistanceOf(table, unit, type) : 0;
  const reasons = [
    ...because('modifier', die.plus),
    ...because('cfd', on === 'crew' ? harmOf(unit).cfd : 0),
    ...because('resistance', -resistance),
  ];
  return { table: on, reasons };
};

/** The reasons of a die that counts twice, SPD-5: its result once more. undefined: it counts twice already. */
export const doubled = (
  shown: number,
  reasons: readonly Reason<DamageWhy>[],
): readonly Reason<DamageWhy>[] | undefined => {
  if (reasons.some(({ why }) => why === 'doubled')) return undefined;
  const once = shown + total(reasons.filter(({ why }) => why === 'modifier'));
  return [...reasons, { why: 'doubled', add: once }];
};
