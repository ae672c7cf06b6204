import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from './address.ts';

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;

/** Tags to remember: an address that opens one match often opens another soon. */
const REMEMBERED = 1000;
const tags = new Map<string, Promise<string>>();

/**
 * A tag by which the journal counts the matches of an address without storing the address. The same on every server and
 * after every start, without a key that would have to be kept. Slow on purpose, about 40 ms: trying all 2^32 IPv4
 * addresses takes years, while a host waits for it once.
 */
export const addressTag = (address: string): Promise<string> => {
  const network = networkOf(address);
  const known = tags.get(network);
  if (known) return known;
  const tag = derive(network, 'ironhex: who opened a match', 12).then((bytes) => bytes.toString('base64url'));
  tags.set(network, tag);
  if (tags.size > REMEMBERED) tags.delete(tags.keys().next().value!);
  return tag;
};
