import { z } from 'zod';
import { RACES } from './figures/terms.ts';

export const ArmyUnitSchema = z.strictObject({
  unit: z.string(),
  replace: z.record(z.string(), z.int()).optional(),
  equipment: z.array(z.string()).optional(),
  modelEquipment: z.record(z.string(), z.int()).optional(),
});
export type ArmyUnit = z.infer<typeof ArmyUnitSchema>;
export const ArmySchema = z.strictObject({
  race: z.enum(RACES),
  units: z.array(ArmyUnitSchema),
  name: z.string().optional(),
});
export type Army = z.infer<typeof ArmySchema>;
