// All armies, every profile, weapon and spell by id, and what a force costs.

import { FERROUS_CHOIR } from './armies/ferrous-choir.ts';
import { HOLDFAST_LEVY } from './armies/holdfast-levy.ts';
import { LANTERN_EXILES } from './armies/lantern-exiles.ts';
import { THORNWAKE_BROOD } from './armies/thornwake-brood.ts';
import type { Force } from './force.ts';
import { STRANGERS_WEAPONS, WALKING_DEAD } from './strangers.ts';
import type { ArmyId, ArmyList, Arsenal } from './terms.ts';

/** The four armies. */
export const ARMIES: Readonly<Record<ArmyId, ArmyList>> = {
  'ferrous-choir': FERROUS_CHOIR,
  'holdfast-levy': HOLDFAST_LEVY,
  'thornwake-brood': THORNWAKE_BROOD,
  'lantern-exiles': LANTERN_EXILES,
};

const byId = <T extends { readonly id: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((each) => [each.id, each]));

const armies = Object.values(ARMIES);

/** All units, weapons and spells of the armies, and those that events bring. */
export const ARSENAL: Arsenal = {
  profiles: byId([...armies.flatMap(({ units }) => units), WALKING_DEAD]),
  weapons: byId([...armies.flatMap(({ weapons }) => weapons), ...STRANGERS_WEAPONS]),
  spells: byId(armies.flatMap(({ spells }) => spells)),
};

/** The points of a force, G-4.6; units that its army does not have count nothing. */
export const totalOf = ({ army, units }: Pick<Force, 'army' | 'units'>): number =>
  units.reduce((sum, id) => sum + (ARMIES[army].units.find((unit) => unit.id === id)?.points ?? 0), 0);
