import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { withoutTail } from '@ironhex/shared/link';
import express, { type ErrorRequestHandler, Router } from 'express';
import staticGzip from 'express-static-gzip';
import type { Waker } from '../rooms/lifecycle/wake.ts';

const MISSING = `The server runs, but its web page is not built yet.
Build it with: pnpm --filter @ironhex/client build
`;

const NOTHING = 'There is nothing at this address.\n';

/** Addresses that the page has something to show for; at others it says that there is nothing. */
const KNOWN = /^(?:\/(?:new|rules|board|learn)\/[\w-]+|\/replay|\/board)?$/;
/** Those of matches, as far as there is the match. */
const MATCH = /^\/(?:m|replay)\/([\w-]+)$/;

/** Express' own words for a fault hold the stack and the folders of this machine. */
const unreadable: ErrorRequestHandler = (error, _request, response, _next) => {
  const { status = 500 } = error as { status?: number };
  response
    .status(status)
    // It may be about a part of a file that may be kept.
    .set('Cache-Control', 'no-store')
    .type('text')
    .send(status === 404 ? NOTHING : 'This request cannot be answered.\n');
};

/** Browsers may keep it, but ask each time whether it is still the same. */
const IF_UNCHANGED = 'no-cache';

/** Says how long a file may be kept: without a word, nothing is. */
const keep = (how: string) => (response: ServerResponse) => void response.setHeader('Cache-Control', how);

/**
 * The built files with a hash in their name, in the best encoding that the browser takes: the build leaves each of them
 * as `.br` and `.gz` beside it, so the server compresses nothing.
 */
const compressed = (folder: string) =>
  staticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { setHeaders: keep('public, max-age=31536000, immutable'), fallthrough: false },
  });

/**
 * The built client: files with a hash in their name are kept for ever by browsers, and every page address gets the one
 * page, which finds out what to show.
 */
export const pageRoutes = (folder: string, waker: Pick<Waker, 'isMissing'>): Router => {
  const page = join(folder, 'index.html');
  const statusOf = async (address: string): Promise<number> => {
    const match = MATCH.exec(address)?.[1];
    const known = match === undefined ? KNOWN.test(address) : !(await waker.isMissing(match));
    return known ? 200 : 404;
  };
  const router = Router();
  router.use('/assets', compressed(join(folder, 'assets')));
  router.use(express.static(folder, { index: false, setHeaders: keep(IF_UNCHANGED) }));
  router.get('/{*path}', async (request, response, next) => {
    if (/\.\w+$/.test(request.path)) next();
    else if (existsSync(page))
      response
        .status(await statusOf(withoutTail(request.path)))
        .sendFile(page, { headers: { 'Cache-Control': IF_UNCHANGED } });
    else response.status(503).type('text').send(MISSING);
  });
  router.use((_request, response) => void response.status(404).type('text').send(NOTHING));
  router.use(unreadable);
  return router;
};
