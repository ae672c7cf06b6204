import type { ArmourResult, DamageWhy } from '../../model/facts/damage.ts';
import { type Reason, total } from '../../model/reason.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, type Unit } from '../../model/units.ts';
import type { DieExpression, SpecialTable } from '../../roster/index.ts';
import { figuresOf } from './figures.ts';
import type { Hit } from './hit.ts';
import { resistanceOf } from './resistance.ts';

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
 * How a special die is rolled against a unit, SPD-1 to SPD-3; null: it has no such table and is immune. Who has a crippled
 * crew and is shaken panics, CON-6.
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
