import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The parts of a request that tell where it comes from. */
export type Asking = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * The address that a request comes from. Behind `proxies` proxies each of them has added whom it heard, at the end of
 * the line: what stands further in front can be forged by the client. The same as `request.ip` of express.
 */
export const addressOf = ({ headers, socket }: Asking, proxies: number): string => {
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
