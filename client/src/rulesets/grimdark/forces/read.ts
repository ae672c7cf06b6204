import { type Force, ForceSchema, WORDS } from '@ironhex/shared/grimdark';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import { refusalText } from '../../../text/refusals.ts';
import { ownFaults } from './legal.ts';

/** Reads a force from a file or from the browser's storage. It may break the limits of a match; faults name their place in it. */
export const readForce = (data: unknown): Result<Force, readonly Fault[]> => {
  const read = readAs(ForceSchema, data);
  if (!read.ok) return read;
  const faults = ownFaults(read.value).map((refused) => ({
    at: refused.at,
    message: refusalText(refused, WORDS.refusals),
  }));
  return faults.length > 0 ? fail(faults) : ok(read.value);
};
