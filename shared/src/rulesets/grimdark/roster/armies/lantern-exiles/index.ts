import type { ArmyList } from '../../terms.ts';
import { army } from '../../write.ts';
import { SPELLS } from './spells.ts';
import { UNITS } from './units.ts';
import { WEAPONS } from './weapons.ts';

/** The Lantern Exiles. */
export const LANTERN_EXILES: ArmyList = army({
  id: 'lantern-exiles',
  name: 'The Lantern Exiles',
  summary:
    'All that is left of the people who made the Nexus and now want its light out. They are few and fast, and hard to hit from afar.',
  weapons: WEAPONS,
  units: UNITS,
  spells: SPELLS,
});
