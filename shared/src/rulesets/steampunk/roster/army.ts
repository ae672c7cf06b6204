import { z } from 'zod';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import { RACES, type Race } from './figures/terms.ts';

/** The most units of an army. */
export const MOST_UNITS = 24;
/** The most items that one unit can be bought. */
export const MOST_ITEMS = 12;

/** The id of something of the roster, such as `elf.e34`. */
const FigureId = z.string().regex(/^[a-z]{1,12}\.[a-z0-9_]{1,40}$/, 'Ids are a race, a dot and a name, as in elf.e34.');
/** How many models have each: more than a unit has are refused in its own words. */
const Counts = z
  .record(FigureId, wholeFrom(1, 99))
  .refine((counts) => Object.keys(counts).length <= MOST_ITEMS, `There are at most ${MOST_ITEMS} kinds.`);

/** One unit as it is bought, ARM-2 to ARM-4. */
const ArmyUnitSchema = z.strictObject({
  unit: FigureId,
  /** Replacement models, and how many of each. */
  replace: byRule('ARM-3', Counts).optional(),
  /** Equipment for the whole unit; what stands there twice is bought twice. */
  equipment: byRule('ARM-4', z.array(FigureId).max(MOST_ITEMS)).optional(),
  /** Equipment for single models, and how many have it. */
  modelEquipment: byRule('ARM-4', Counts).optional(),
});
export type ArmyUnit = z.infer<typeof ArmyUnitSchema>;

/** A unit of a position: it may have other weapons than its models carry. */
export const ArmedUnitSchema = ArmyUnitSchema.extend({
  /** What every model carries instead of its weapons, by id, from the roster or the arsenal of the position. */
  weapons: z.array(z.string().min(1).max(60)).max(MOST_ITEMS).optional(),
});
export type ArmedUnit = z.infer<typeof ArmedUnitSchema>;

/** An army of one race, ARM-2. */
export interface Army {
  readonly race: Race;
  readonly name?: string | undefined;
  readonly units: readonly ArmyUnit[];
}

/** An army from outside. Its faults name their rule. */
export const ArmySchema = byRule(
  'ARM-2',
  z.strictObject({
    race: z.enum(RACES),
    name: line(1, 40).optional(),
    units: z.array(ArmyUnitSchema).min(1, 'An army has at least one unit.').max(MOST_UNITS),
  }),
);
