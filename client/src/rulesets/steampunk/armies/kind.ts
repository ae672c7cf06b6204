import { type Army, RACE_NAMES } from '@ironhex/shared/steampunk';
import type { ForceKind } from '../../../ui/forces/kind.ts';
import { ownForces } from '../../../ui/forces/own-forces.ts';
import { FORCE } from '../words/armies.ts';
import { placeInArmy } from '../words/army-places.ts';
import { finished, renamed } from './edit.ts';
import { readArmy } from './read.ts';

/** Can it be played, and has it a name? */
const isNamed = (entry: unknown): entry is Army => {
  const read = readArmy(entry);
  return read.ok && read.value.name !== undefined;
};

/** The armies of this game among the forces of all games. Two races may have armies of the same name. */
export const ARMY: ForceKind<Army> = {
  words: FORCE,
  own: ownForces(
    'ironhex.steampunk.armies',
    isNamed,
    (one, other) => one.race === other.race && one.name === other.name,
  ),
  nameOf: ({ name }) => name,
  renamed,
  finished,
  isEmpty: ({ units }) => units.length === 0,
  peopleOf: ({ race }) => RACE_NAMES[race],
  read: readArmy,
  placeWords: placeInArmy,
};
