import type { IncomingHttpHeaders } from 'node:http';

/** Which pages may use this server. */
export interface Origins {
  /** How many proxies stand before the server. Only then their word about the host that was asked is taken. */
  readonly proxies: number;
  /** Pages of other sites that may, such as `https://hexes.example`. */
  readonly origins: readonly string[];
}

/** Is this the host of the origin? A port that goes without saying may be left out. */
const isHostOf = ({ protocol, host }: URL, asked: string | undefined): boolean =>
  host !== '' && URL.parse(`${protocol}//${asked}`)?.host === host;

/** Is this a page of another site that was named as welcome? */
export const isWelcome = ({ origin }: IncomingHttpHeaders, { origins }: Origins): boolean =>
  origin !== undefined && origins.includes(origin);

/**
 * Does a page of another site ask? Browsers say by `Origin` whose page it is, and pages cannot change that. Who says
 * nothing is no page.
 */
export const isForeign = (headers: IncomingHttpHeaders, allowed: Origins): boolean => {
  if (headers.origin === undefined || isWelcome(headers, allowed)) return false;
  const origin = URL.parse(headers.origin);
  if (!origin) return true;
  const [forwarded] = allowed.proxies > 0 ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return !isHostOf(origin, headers.host) && !isHostOf(origin, forwarded?.trim() || undefined);
};
