import type { ArmyList } from '../../terms.ts';
import { army } from '../../write.ts';
import { SPELLS } from './spells.ts';
import { UNITS } from './units.ts';
import { WEAPONS } from './weapons.ts';

/** The Holdfast Levy. */
export const HOLDFAST_LEVY: ArmyList = army({
  id: 'holdfast-levy',
  name: 'The Holdfast Levy',
  summary:
    'Settlers with rifles and mortars, and mining machines made into tanks. There are many of them, they come cheap, and they never run short of shells.',
  weapons: WEAPONS,
  units: UNITS,
  spells: SPELLS,
});
