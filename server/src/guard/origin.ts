import type { IncomingHttpHeaders } from 'node:http';

/** Which pages may use this server. */
export interface Origins {
  /** How many proxies stand before the server. With none, what a request says about the host is not believed. */
  readonly proxies: number;
  /** Other sites whose pages may use it, such as `https://hexes.example`. */
  readonly origins: readonly string[];
}

/** Is this the host of the origin? The usual port of the protocol may be left out. */
const isHostOf = ({ protocol, host }: URL, asked: string | undefined): boolean =>
  host !== '' && URL.parse(`${protocol}//${asked}`)?.host === host;

/** Does a page of a welcome site ask? */
export const isWelcome = ({ origin }: IncomingHttpHeaders, { origins }: Origins): boolean =>
  origin !== undefined && origins.includes(origin);

/**
 * Does a page of a foreign site ask? Browsers put the page's site into `Origin`, and pages cannot change that. A
 * request without it does not come from a page.
 */
export const isForeign = (headers: IncomingHttpHeaders, allowed: Origins): boolean => {
  if (headers.origin === undefined || isWelcome(headers, allowed)) return false;
  const origin = URL.parse(headers.origin);
  if (!origin) return true;
  const [forwarded] = allowed.proxies > 0 ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return !isHostOf(origin, headers.host) && !isHostOf(origin, forwarded?.trim() || undefined);
};
