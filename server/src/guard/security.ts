import helmet from 'helmet';

/** What pages may do: only our own scripts and connections. Inline styles are for the animation of the panels. */
export const security = helmet({
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
  // A secret link must not travel on to other sites.
  referrerPolicy: { policy: 'no-referrer' },
});
