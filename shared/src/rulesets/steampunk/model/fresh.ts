import type { Built } from '../roster/built.ts';
import type { Harm } from './units.ts';

/** A unit to which nothing has happened yet. */
export const unharmed = ({ models, endurance }: Built): Harm => ({
  alive: models.map(() => true),
  crewLost: 0,
  fd: 0,
  cfd: 0,
  shaken: 0,
  fire: 0,
  acid: 0,
  minorAcid: 0,
  poison: [],
  bleeding: [],
  criticals: [],
  assaultMinus: 0,
  crippledCrew: false,
  unconscious: false,
  armourLost: 0,
  endurance,
  after: [],
});
