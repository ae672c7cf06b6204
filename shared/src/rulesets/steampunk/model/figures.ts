import { type Built, builtOf } from '../roster/built.ts';
import type { Table } from './table.ts';
import type { Harm, Unit } from './units.ts';

/** The figures of a unit on this table. */
export const figuresOf = ({ arsenal }: Pick<Table, 'arsenal'>, { bought }: Pick<Unit, 'bought'>): Built =>
  builtOf(bought, arsenal);

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
