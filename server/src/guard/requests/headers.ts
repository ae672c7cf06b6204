import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

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

/**
 * Headers that tell browsers what our pages may do: run our scripts, connect to us. Panels animate by inline styles.
 */
const policies = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // These only mean something behind HTTPS, and are set by the proxy that adds HTTPS; over plain HTTP, which is how it
  // runs at home, browsers complain about them.
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  // The link of a seat must not reach other sites.
  referrerPolicy: { policy: 'no-referrer' },
});

/**
 * Sets the headers of every answer. What we say holds secrets or changes, so neither browsers nor proxies may keep it;
 * the few files that may be kept say so themselves.
 */
export const secure = (request: IncomingMessage, response: ServerResponse): void => {
  policies(request, response, () => {});
  response.setHeader('Cache-Control', 'no-store');
};
