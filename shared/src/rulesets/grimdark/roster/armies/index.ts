import type { ArmyId, ArmyList } from '../terms.ts';
import { FERROUS_CHOIR } from './ferrous-choir/index.ts';
import { HOLDFAST_LEVY } from './holdfast-levy/index.ts';
import { LANTERN_EXILES } from './lantern-exiles/index.ts';
import { THORNWAKE_BROOD } from './thornwake-brood/index.ts';

/** The four armies. */
export const ARMIES: Readonly<Record<ArmyId, ArmyList>> = {
  'ferrous-choir': FERROUS_CHOIR,
  'holdfast-levy': HOLDFAST_LEVY,
  'thornwake-brood': THORNWAKE_BROOD,
  'lantern-exiles': LANTERN_EXILES,
};
