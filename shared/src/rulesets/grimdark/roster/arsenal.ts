import { ARMIES } from './armies/index.ts';
import { STRANGERS_WEAPONS, WALKING_DEAD } from './strangers.ts';
import type { Arsenal } from './terms.ts';

const byId = <T extends { readonly id: string }>(all: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(all.map((each) => [each.id, each]));

const armies = Object.values(ARMIES);

/** All units, weapons and spells of the armies, and those that events bring. */
export const ARSENAL: Arsenal = {
  profiles: byId([...armies.flatMap(({ units }) => units), WALKING_DEAD]),
  weapons: byId([...armies.flatMap(({ weapons }) => weapons), ...STRANGERS_WEAPONS]),
  spells: byId(armies.flatMap(({ spells }) => spells)),
};
