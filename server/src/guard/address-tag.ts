import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from './address.ts';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;

/** Tags made last: an address that opens one match often opens another soon. */
const KEPT = 1000;
const tags = new Map<string, Promise<string>>();

/**
 * What stands in the journal for the address that opened a match: the same for the same address on every server and after
 * every start, without a key that would have to be kept. Made slowly on purpose, about 40 ms: trying all 2^32 IPv4
 * addresses takes years, while a host waits for it once.
 */
export const addressTag = (address: string): Promise<string> => {
  const network = networkOf(address);
  const known = tags.get(network);
  if (known) return known;
  const tag = derive(network, 'ironhex: who opened a match', 12).then((bytes) => bytes.toString('base64url'));
  tags.set(network, tag);
  if (tags.size > KEPT) tags.delete(tags.keys().next().value!);
  return tag;
};
