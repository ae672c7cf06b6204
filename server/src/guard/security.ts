import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Headers that tell browsers what our pages may do: run our scripts, connect to us. Panels animate by inline styles. */
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
  // These only mean something behind HTTPS, and are set by the proxy that adds HTTPS;
  // over plain HTTP, which is how it runs at home, browsers complain about them.
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
