import * as z from 'zod';
import { byRule, line, wholeFrom } from '../../../reading/index.ts';
import { ARMY_IDS, type ArmyId, type ProfileId } from './terms.ts';

/** The most units of a force. No points limit of a battle leaves room for more. */
export const MOST_UNITS = 60;

/** Units of a force are numbered as they stand in it, from 1; a unit keeps its number for the whole battle. */
const UnitNumber = wholeFrom(1, MOST_UNITS);
/** Which hero means to join which unit, by their numbers, G-4.5. */
const JoinSchema = z.strictObject({ hero: UnitNumber, unit: UnitNumber });
export type Join = Readonly<z.infer<typeof JoinSchema>>;
/** Which unit means to start in which transport, G-7.6. */
const LoadSchema = z.strictObject({ unit: UnitNumber, into: UnitNumber });
export type Load = Readonly<z.infer<typeof LoadSchema>>;

/** A force: units of one army, G-4.6. */
export interface Force {
  readonly army: ArmyId;
  readonly name?: string | undefined;
  readonly units: readonly ProfileId[];
  /** What its player means to declare. P4 offers it; the player need not take it. */
  readonly joins?: readonly Join[] | undefined;
  readonly loads?: readonly Load[] | undefined;
}

/** A force from outside. Its faults name their rule. */
export const ForceSchema = byRule(
  'G-4.6',
  z.strictObject({
    army: z.enum(ARMY_IDS),
    name: line(1, 40).optional(),
    units: z.array(z.string().min(1).max(40)).min(1, 'A force has at least one unit.').max(MOST_UNITS),
    joins: byRule('G-4.5', z.array(JoinSchema).max(MOST_UNITS)).optional(),
    loads: byRule('G-7.6', z.array(LoadSchema).max(MOST_UNITS)).optional(),
  }),
);
