import { z } from 'zod';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import { RACES } from './figures/index.ts';

/** The most units of an army. */
export const MOST_UNITS = 24;

/** The id of something of the roster, such as `elf.e34`. */
const FigureId = z.string().regex(/^[a-z]+\.[a-z0-9_]{1,40}$/, 'Ids are a race, a dot and a name, as in elf.e34.');
/** How many of each. */
const Counts = z.record(FigureId, wholeFrom(1, 4));

/** One unit as it is bought, ARM-2 to ARM-4. */
export const ArmyUnitSchema = z.strictObject({
  unit: FigureId,
  /** Replacement models, and how many. */
  replace: Counts.optional(),
  /** Equipment of the whole unit; what stands there twice is bought twice. */
  equipment: z.array(FigureId).max(12).optional(),
  /** Equipment of single models, and how many models have it. */
  modelEquipment: Counts.optional(),
});
export type ArmyUnit = z.infer<typeof ArmyUnitSchema>;

/** An army of one race. Its faults name their rule. */
export const ArmySchema = byRule(
  'ARM-2',
  z.strictObject({
    race: z.enum(RACES),
    name: line(1, 40).optional(),
    units: z.array(ArmyUnitSchema).min(1).max(MOST_UNITS),
  }),
);
export type Army = z.infer<typeof ArmySchema>;
