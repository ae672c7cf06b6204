import { scrypt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { promisify } from 'node:util';

/** The parts of a request from which its address is found. */
type RequestSource = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * The address that a request comes from. Each of `proxies` proxies appends the address of its client to
 * `X-Forwarded-For`; entries further to the front can be forged by the client. The same as `request.ip` of express.
 */
export const addressOf = ({ headers, socket }: RequestSource, proxies: number): string => {
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  const line = [...said.map((address) => address.trim()).filter(Boolean), socket.remoteAddress ?? ''].reverse();
  return line[Math.min(proxies, line.length - 1)]!;
};

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): string[] => {
  const [front = '', back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => part?.split(':').filter(Boolean) ?? [];
  const [first, last] = [groups(front), groups(back)];
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
};

/**
 * The key under which an address is counted: with IPv4 the address itself, with IPv6 its first half, since a single
 * customer usually has 2^64 addresses.
 */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain.slice(0, 64);
};

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

/** How many connections are open for one key. The same object as long as there are any. */
export interface ConnectionGroup {
  readonly key: string;
  readonly open: number;
}

const groups = new WeakMap<object, ConnectionGroup>();

/** Remembers the group of a socket. */
export const markGroup = (socket: object, group: ConnectionGroup): void => void groups.set(socket, group);

/** The group of all connections from this socket's address; undefined if it came through no gate. */
export const groupOf = (socket: object): ConnectionGroup | undefined => groups.get(socket);
