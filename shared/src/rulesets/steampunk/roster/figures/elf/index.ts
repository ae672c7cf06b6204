import type { RaceFigures } from '../unit.ts';
import { EQUIPMENT } from './equipment.ts';
import { MODELS } from './models.ts';
import { UNITS } from './units.ts';
import { WEAPONS } from './weapons.ts';

/** The figures of the elves. */
export const ELF: RaceFigures = { weapons: WEAPONS, models: MODELS, units: UNITS, equipment: EQUIPMENT };
