import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Writes a line for each request that was answered: the path only, since what is behind it may be a secret. */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    if (log.isLevelEnabled('debug')) {
      const { method, path } = request;
      const begun = performance.now();
      response.once('finish', () => {
        const ms = Math.round((performance.now() - begun) * 10) / 10;
        log.debug({ method, path, status: response.statusCode, ms }, 'request');
      });
    }
    next();
  };
