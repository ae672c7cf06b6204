import type { ArmyList } from '../../terms.ts';
import { army } from '../../write.ts';
import { SPELLS } from './spells.ts';
import { UNITS } from './units.ts';
import { WEAPONS } from './weapons.ts';

/** The Thornwake Brood. */
export const THORNWAKE_BROOD: ArmyList = army({
  id: 'thornwake-brood',
  name: 'The Thornwake Brood',
  summary:
    'Beasts that grew from spores when the Nexus called. They run, dig and fly at the enemy, and spray acid at what is out of their reach.',
  weapons: WEAPONS,
  units: UNITS,
  spells: SPELLS,
});
