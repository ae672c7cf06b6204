import { type Fault, fail, ok, type Result } from '@ironhex/shared/result';
import { sitAtListed } from '../../../net/api.ts';
import { matchAddress } from '../../../table/address.ts';
import { OwnSeat } from '../../../table/seat/own-seat.ts';
import { newSalt } from '../../../table/seat/secrets.ts';
import { ownName } from '../../../table/storage/own-name.ts';
import { ownPerson } from '../../../table/storage/person.ts';

/**
 * Sits down at a listed table, by a secret of our own; gives the address of the seat. A secret that was sent is kept until
 * the server has refused it: neither a lost answer nor a reload loses the seat.
 */
export const sitDownAt = async (id: string): Promise<Result<string, readonly Fault[]>> => {
  const seat = new OwnSeat(id, undefined);
  const secret = seat.propose();
  const sat = await sitAtListed(id, { name: ownName(), salt: newSalt(), secret, person: ownPerson() });
  if (sat.ok) return ok(matchAddress(id, secret));
  if (sat.error.some(({ at }) => at === 'seat' || at === 'id')) seat.lost();
  return fail(sat.error);
};
