import { type Request, type Response, Router } from 'express';
import { networkOf } from '../guard/addresses.ts';
import type { TableLines } from '../tables/lines.ts';
import { WindowSchema } from '../tables/window.ts';

const UNREADABLE = 'Ask for a page of the list by game, pace, text, tables and matches, as the first page does.';
const CROWDED =
  'The list of tables is open very often at your address already. Close some of these pages; this one tries again by itself.';

/** Seconds until a page that found no line may ask again. */
const AGAIN = 10;

const refuse = (response: Response, status: number, at: string, message: string): void => {
  response.status(status).json({ faults: [{ at, message }] });
};

/** The list of open tables, live. */
export const tablesRoute = (lines: TableLines): Router => {
  const router = Router();
  router.get('/api/tables', (request: Request, response: Response) => {
    const query = WindowSchema.safeParse(request.query);
    if (!query.success) return void refuse(response, 400, 'query', UNREADABLE);
    if (lines.open(networkOf(request.ip ?? ''), query.data, response)) return;
    response.set('Retry-After', String(AGAIN));
    refuse(response, 429, 'request', CROWDED);
  });
  return router;
};
