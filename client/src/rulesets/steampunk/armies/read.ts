import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import { type Army, ArmySchema, type Budget, checkArmy, WORDS } from '@ironhex/shared/steampunk';
import { refusalText } from '../../../text/refusals.ts';

/** What an army costs belongs to a match, not to the army. */
const ANY_COST: Budget = { ip: Infinity, mp: Infinity, cp: Infinity, xp: Infinity };

/** Reads an army from outside: one that can be bought, whatever it costs. Places of faults are paths in the army. */
export const readArmy = (data: unknown): Result<Army, readonly Fault[]> => {
  const read = readAs(ArmySchema, data);
  if (!read.ok) return read;
  const faults = checkArmy(read.value, ANY_COST).map((refused) => ({
    at: refused.at,
    message: refusalText(refused, WORDS.refusals),
  }));
  return faults.length > 0 ? fail(faults) : ok(read.value);
};
