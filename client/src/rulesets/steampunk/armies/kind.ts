import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import { type Army, ArmySchema, type Budget, checkArmy, RACE_NAMES, WORDS } from '@ironhex/shared/steampunk';
import { refusalText } from '../../../text/refusals.ts';
import type { ForceKind } from '../../../ui/forces/kind.ts';
import { ownForces } from '../../../ui/forces/own-forces.ts';
import { FORCE } from '../words/armies.ts';
import { placeInArmy } from '../words/army-places.ts';
import { finished, renamed } from './edit.ts';

/** What an army costs belongs to a match, not to the army. */
const ANY_COST: Budget = { ip: Infinity, mp: Infinity, cp: Infinity, xp: Infinity };

/** Reads an army from outside: one that can be bought, whatever it costs. Places of faults are paths in the army. */
const readArmy = (data: unknown): Result<Army, readonly Fault[]> => {
  const read = readAs(ArmySchema, data);
  if (!read.ok) return read;
  const faults = checkArmy(read.value, ANY_COST).map((refused) => ({
    at: refused.at,
    message: refusalText(refused, WORDS.refusals),
  }));
  return faults.length > 0 ? fail(faults) : ok(read.value);
};

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
