import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { type Request, Router } from 'express';
import type { Metrics } from './metrics.ts';

/** Addresses of the same machine and of private networks. */
const NEAR = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(net, bits, 'ipv4');
NEAR.addAddress('::1', 'ipv6');
NEAR.addSubnet('fc00::', 7, 'ipv6');
NEAR.addSubnet('fe80::', 10, 'ipv6');

/** A request with forwarding headers counts as public even if the proxy is local. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const isNear = ({ headers, socket }: Request): boolean => {
  const address = socket.remoteAddress ?? '';
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  return address !== '' && NEAR.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const holds = ({ headers }: Request, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * The page that Prometheus reads. With a token, requests that carry it may come from anywhere; without one, only
 * programs on this machine or in its private network that do not come through a proxy.
 */
export const metricsRoute = (metrics: Metrics, token?: string): Router => {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    const allowed = token === undefined ? isNear(request) : holds(request, token);
    if (!allowed) {
      const why = token === undefined ? 'These figures are for the private network only.' : 'The token is missing.';
      response
        .status(token === undefined ? 403 : 401)
        .type('text')
        .send(`${why}\n`);
      return;
    }
    response.type(metrics.contentType).send(await metrics.text());
  });
  return router;
};
