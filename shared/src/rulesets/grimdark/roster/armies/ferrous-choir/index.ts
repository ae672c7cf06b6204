import type { ArmyList } from '../../terms.ts';
import { army } from '../../write.ts';
import { SPELLS } from './spells.ts';
import { UNITS } from './units.ts';
import { WEAPONS } from './weapons.ts';

/** The Ferrous Choir. */
export const FERROUS_CHOIR: ArmyList = army({
  id: 'ferrous-choir',
  name: 'The Ferrous Choir',
  summary:
    'Machines that once guarded the Nexus core and are awake again. They are slow on their feet, and mend themselves while they are being shot to pieces.',
  weapons: WEAPONS,
  units: UNITS,
  spells: SPELLS,
});
