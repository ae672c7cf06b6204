import { ARMIES, type Force } from '@ironhex/shared/grimdark';
import type { ForceKind } from '../../../ui/forces/kind.ts';
import { ownForces } from '../../../ui/forces/own-forces.ts';
import { FORCE, placeInForce } from '../words/forces.ts';
import { finished, renamed } from './edit.ts';
import { readForce } from './read.ts';

/** Is it a force that some match allows, with a name? */
const isNamed = (entry: unknown): entry is Force => {
  const read = readForce(entry);
  return read.ok && read.value.name !== undefined;
};

/** The forces of this game among those of all games. Two armies may have forces of the same name. */
export const GRIM_FORCE: ForceKind<Force> = {
  words: FORCE,
  own: ownForces(
    'ironhex.grimdark.forces',
    isNamed,
    (one, other) => one.army === other.army && one.name === other.name,
  ),
  nameOf: ({ name }) => name,
  renamed,
  finished,
  isEmpty: ({ units }) => units.length === 0,
  peopleOf: ({ army }) => ARMIES[army].name,
  read: readForce,
  placeWords: placeInForce,
};
