import { ARMIES, type Force, ForceSchema, WORDS } from '@ironhex/shared/grimdark';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import { refusalText } from '../../../text/refusals.ts';
import type { ForceKind } from '../../../ui/forces/kind.ts';
import { ownForces } from '../../../ui/forces/own-forces.ts';
import { FORCE, placeInForce } from '../words/forces.ts';
import { finished, renamed } from './edit.ts';
import { ownFaults } from './legal.ts';

/** Reads a force from a file or from the browser's storage. It may break the limits of a match; faults name their place in it. */
const readForce = (data: unknown): Result<Force, readonly Fault[]> => {
  const read = readAs(ForceSchema, data);
  if (!read.ok) return read;
  const faults = ownFaults(read.value).map((refused) => ({
    at: refused.at,
    message: refusalText(refused, WORDS.refusals),
  }));
  return faults.length > 0 ? fail(faults) : ok(read.value);
};

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
