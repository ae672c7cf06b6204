import type { Rulesets } from '@ironhex/shared/match';
import { matchMaker } from 'colyseus';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import type { Journal } from '../journal/journal.ts';
import { limitTo } from '../limits.ts';
import { openMatch } from '../rooms/blueprint.ts';
import type { MatchSummary } from '../rooms/summary.ts';
import type { Waker } from '../rooms/waker.ts';
import { planFrom } from './plan.ts';

/** The largest request body: a big board of one's own fits in. */
const BODY_LIMIT = '256kb';

const answer = (response: Response, status: number, at: string, message: string) =>
  response.status(status).json({ faults: [{ at, message }] });

/** What body-parser says about a body it could not read. */
const unreadable: Readonly<Record<string, string>> = {
  'entity.parse.failed': 'This is not JSON.',
  'entity.too.large': `This is too large: the limit is ${BODY_LIMIT}.`,
};

const NO_MATCH = 'There is no such match. Perhaps the address is mistyped.';

/** What the addresses of matches work with. */
export interface ApiParts {
  readonly rulesets: Rulesets;
  readonly journal: Journal;
  readonly waker: Waker;
  readonly log: Logger;
  readonly matchesPerMinute: number;
}

/** Making a match, looking it up, and whether the server is well. */
export const apiRoutes = ({ rulesets, journal, waker, log, matchesPerMinute }: ApiParts): Router => {
  const router = Router();
  const opening = limitTo(matchesPerMinute, 60);
  router.get('/health', (_request, response) => {
    response.json({ status: 'ok', matches: matchMaker.stats.local.roomCount, durability: journal.durability });
  });

  router.post('/api/matches', express.json({ limit: BODY_LIMIT }), async (request: Request, response: Response) => {
    if (!(await opening.allows(request.ip ?? ''))) {
      answer(response, 429, 'request', 'You have made many matches in a short time. Wait a minute, then try again.');
      return;
    }
    const plan = planFrom(request.body, rulesets);
    if (!plan.ok) {
      response.status(400).json({ faults: plan.error });
      return;
    }
    const created = await openMatch(journal, plan.value, '').catch((error: unknown) => {
      log.error({ err: error }, 'a match cannot be stored');
    });
    if (!created) {
      answer(response, 503, 'server', 'New matches cannot be stored at the moment. Try again in a minute.');
      return;
    }
    log.info({ match: created.id, ruleset: plan.value.rulesetId }, 'match opened');
    response.status(201).json(created);
  });

  router.get('/api/matches/:id', async ({ params: { id } }: Request<{ id: string }>, response: Response) => {
    if (await waker.wake(id)) response.json((await matchMaker.remoteRoomCall(id, 'summary')) as MatchSummary);
    else answer(response, 404, 'id', NO_MATCH);
  });

  router.get('/api/matches/:id/record', async ({ params: { id } }: Request<{ id: string }>, response: Response) => {
    const record = await journal.record(id);
    if (record) response.attachment(`${id}.match.json`).type('json').send(record);
    else if (await journal.knows(id))
      answer(response, 409, 'id', 'The match is not over yet: its dice are still a secret.');
    else answer(response, 404, 'id', NO_MATCH);
  });

  router.use('/api', (_request, response) => {
    answer(response, 404, 'address', 'There is nothing at this address.');
  });

  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    const { type, status } = error as { type?: string; status?: number };
    if (status !== undefined && status < 500) {
      answer(response, status, 'body', unreadable[type ?? ''] ?? 'This request cannot be read.');
      return;
    }
    log.error({ err: error as Error }, 'request failed');
    answer(response, 500, 'server', 'Something went wrong on the server. Please try again.');
  };
  router.use(failed);
  return router;
};
