import { type Refusal, told } from '@ironhex/shared/match';
import {
  type Answer,
  type CreatedMatch,
  fail,
  MOST_ASKED,
  type OtherSought,
  type Result,
  type SitAtListed,
  SitAtListedSchema,
} from '@ironhex/shared/protocol';
import { ServerError } from 'colyseus';
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { addressTag, networkOf } from '../guard/addresses.ts';
import { JournalDamaged } from '../journal/errors.ts';
import type { Journal } from '../journal/journal.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { CLOSED_FOR_GOOD, NOT_NOW } from '../refusals.ts';
import type { Waker } from '../rooms/lifecycle/wake.ts';
import type { HostPlan, MatchPlan, NewPlan } from '../rooms/match/history/blueprint.ts';
import { type NoOpening, type Openings, openMatch } from '../rooms/storage/openings.ts';
import { hostSettings } from '../sync/settings.ts';
import type { MatchSummary } from '../sync/summary.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import type { NotRead, Workshop } from '../workshop/workshop.ts';
import { callRoom } from './call-room.ts';
import { findMatches } from './find-matches.ts';
import { type Games, type Planned, planFrom, type WholeRequest } from './plan.ts';
import { NO_MATCH, recordFor, secretIn } from './records.ts';
import { seekOpponent } from './seeking.ts';

/** The largest request body: a big board of one's own fits in. */
const BODY_LIMIT = '256kb';

/** Bodies are only parsed when it is known how long that takes. */
const asText = express.text({ type: 'application/json', limit: BODY_LIMIT });
const NO_JSON = { at: 'body', message: 'Send this as JSON, with the header Content-Type: application/json.' };

const answer = (response: Response, status: number, at: string, message: string) =>
  response.status(status).json({ faults: [{ at, message }] });

/** What body-parser says about a body it could not read. */
const unreadable: Readonly<Record<string, string>> = {
  'entity.too.large': `This is too large: the limit is ${BODY_LIMIT}.`,
};

const DAMAGED =
  'What is kept of this match is damaged, so it is not given out. Ask whoever runs the server: a backup may have it.';

/** Why a match is not made that cannot be stored. */
const UNSTORED = {
  reason: 'storage',
  message: 'New matches cannot be stored at the moment. Try again in a minute.',
  retryAfter: undefined,
} as const;

/** HTTP status "too many requests". */
const TOO_MUCH = 429;

const FULL = {
  at: 'listed',
  message:
    'Very many tables of your address are listed already. Close some of them, or play one; or make this one without listing it.',
};

const ELSEWHERE =
  'Who looks for an opponent asks at /api/seeks, and says for what; who makes a match, at /api/matches.';

/** A few dozen bytes are enough to sit down. */
const asShortText = express.text({ type: 'application/json', limit: '4kb' });
const NOT_SAT = 'Sit down with a name, a salt for the dice and a secret of your own, as the first page does.';

/** What comes as the body of a request to sit down; undefined if it cannot be read. */
const readSitting = (body: unknown): SitAtListed | undefined => {
  try {
    return SitAtListedSchema.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
};

const NO_SECRET = "Only the host can change the settings of a match. Open it by the host's link.";

/** The room of a match before its beginning, for its host. */
interface Hosted {
  readonly room: string;
  readonly secret: string;
  readonly standing: HostPlan;
}

/** The fields of the form from which refusals of a room come, by code: the options say which seats there are. */
const FIELDS: Readonly<Record<string, string>> = { 'seat-taken': 'options' };

/** What a room refuses about settings, whichever the game. */
const refuse = (response: Response, refusal: Refusal): void => {
  answer(response, 409, FIELDS[refusal.code] ?? 'setup', told({}, refusal).message);
};

const refuseUnread = (response: Response, { status, faults }: NotRead): void => {
  if (status !== 400) response.set('Retry-After', '5');
  response.status(status).json({ faults });
};

/** What the addresses of matches work with. */
interface ApiParts extends Games {
  readonly journal: Journal;
  readonly openings: Openings;
  readonly waker: Waker;
  readonly workshop: Workshop;
  readonly tables: Pick<OpenTables, 'isFullOf'>;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Days for which matches that are over are kept; null: for good. */
  readonly finishedFor: number | null;
}

/** Making a match, and looking it up. */
export const apiRoutes = (parts: ApiParts): Router => {
  const { rulesets, journal, openings, waker, workshop, tables, log, metrics, finishedFor } = parts;
  const router = Router();
  const opened = (match: string, { rulesetId }: MatchPlan): void => {
    metrics.opened();
    log.info({ match, ruleset: rulesetId }, 'match opened');
  };

  const stored = async (
    address: string,
    { plan, seek }: Planned,
  ): Promise<Result<CreatedMatch | OtherSought, NoOpening>> => {
    const openedBy = await addressTag(address);
    if (seek) {
      const full = tables.isFullOf(openedBy);
      const parts = { rulesets, openings, waker, full, opened: (id: string) => opened(id, plan) };
      return seekOpponent(parts, plan, seek, openedBy);
    }
    const made = await openMatch(openings, plan, openedBy);
    if (made.ok) opened(made.value.id, plan);
    return made;
  };

  const judged = async (request: Request, standing?: MatchPlan): Promise<Result<Planned, NotRead>> => {
    const { ip = '', body } = request;
    if (typeof body !== 'string') return fail({ status: 400, faults: [NO_JSON] });
    const network = networkOf(ip);
    const read = await workshop.read(network, body);
    if (!read.ok) return read;
    let whole: WholeRequest;
    if ('match' in read.value) {
      const { asked, match, intents } = read.value;
      const record = await recordFor(parts, match, secretIn(request));
      if (!record.ok) return fail({ status: 400, faults: [{ at: 'moment.of.match', message: record.error.message }] });
      const begun = await workshop.fold(network, record.value, intents);
      if (!begun.ok) return begun;
      whole = { asked, begun: begun.value };
    } else whole = read.value;
    const planned = planFrom(whole, parts, standing);
    return planned.ok ? planned : fail({ status: 400, faults: planned.error });
  };

  const make = async (request: Request, response: Response, seeks: boolean): Promise<void> => {
    const planned = await judged(request);
    if (!planned.ok) return void refuseUnread(response, planned.error);
    const { plan, seek } = planned.value;
    if ((seek !== undefined) !== seeks) return void answer(response, 400, 'seek', ELSEWHERE);
    const address = request.ip ?? '';
    if (plan.listed && !seek && tables.isFullOf(await addressTag(address)))
      return void refuseUnread(response, { status: TOO_MUCH, faults: [FULL] });
    const created = await stored(address, planned.value).catch((error: unknown) => {
      if (error instanceof ServerError) throw error;
      log.error({ err: error }, 'a match cannot be stored');
      return fail(UNSTORED);
    });
    if (created.ok) return void response.status('id' in created.value ? 201 : 200).json(created.value);
    const { reason, message, retryAfter } = created.error;
    if (retryAfter !== undefined) response.set('Retry-After', String(retryAfter));
    answer(response, reason === 'space' || reason === 'storage' ? NOT_NOW : TOO_MUCH, 'request', message);
  };
  router.post('/api/matches', asText, (request, response) => make(request, response, false));
  router.post('/api/seeks', asText, (request, response) => make(request, response, true));

  /** The room of the match whose settings somebody with a host's secret asks for; undefined: that was refused. */
  const hosted = async (request: Request<{ id: string }>, response: Response): Promise<Hosted | undefined> => {
    const secret = secretIn(request);
    const room = secret && (await waker.wake(request.params.id));
    if (secret === undefined) answer(response, 401, 'authorization', NO_SECRET);
    else if (!room) answer(response, 404, 'id', NO_MATCH);
    else {
      const found = await callRoom<Answer<HostPlan>>(room, 'readSettings', secret);
      if (found.ok) return { room, secret, standing: found };
      refuse(response, found.refusal);
    }
    return undefined;
  };

  router.get('/api/matches/:id/settings', async (request: Request<{ id: string }>, response: Response) => {
    const host = await hosted(request, response);
    if (host) response.json(hostSettings(host.standing, rulesets));
  });

  router.put('/api/matches/:id/settings', asText, async (request: Request<{ id: string }>, response: Response) => {
    const host = await hosted(request, response);
    if (!host) return;
    const { room, secret, standing } = host;
    const planned = await judged(request, standing.plan);
    if (!planned.ok) return void refuseUnread(response, planned.error);
    const { plan, kept } = planned.value;
    const next: NewPlan = { plan, kept, revision: standing.revision };
    const changed = await callRoom<Answer<Pick<CreatedMatch, 'seats'>>>(room, 'changeSettings', secret, next);
    if (changed.ok) response.json({ seats: changed.seats });
    else refuse(response, changed.refusal);
  });

  router.post('/api/matches/:id/seats', asShortText, async (request: Request<{ id: string }>, response: Response) => {
    const command = readSitting(request.body);
    if (!command) return void answer(response, 400, 'body', NOT_SAT);
    const room = await waker.wake(request.params.id);
    if (room === undefined) return void answer(response, 404, 'id', NO_MATCH);
    const sat = await callRoom<Answer<{ readonly seat: string }>>(room, 'sitAtListed', command);
    if (sat.ok) response.status(201).json({ seat: sat.seat });
    else answer(response, 409, 'seat', told({}, sat.refusal).message);
  });

  router.get('/api/matches', async ({ query: { ids } }: Request, response: Response) => {
    const asked = typeof ids === 'string' ? [...new Set(ids.split(','))] : [];
    if (asked.length === 0 || asked.length > MOST_ASKED) {
      answer(response, 400, 'ids', `Ask for 1 to ${MOST_ASKED} matches, with commas between their ids.`);
      return;
    }
    response.json({ matches: await findMatches(asked, journal), finishedFor });
  });

  router.get('/api/matches/:id', async ({ params: { id } }: Request<{ id: string }>, response: Response) => {
    const room = await waker.wake(id);
    if (room === undefined) answer(response, 404, 'id', NO_MATCH);
    else response.json(await callRoom<MatchSummary>(room, 'summary'));
  });

  router.get('/api/matches/:id/record', async (request: Request<{ id: string }>, response: Response) => {
    const { id } = request.params;
    const record = await recordFor(parts, id, secretIn(request));
    if (record.ok) response.attachment(`${id}.match.json`).type('json').send(record.value);
    else answer(response, record.error.status, record.error.at, record.error.message);
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
    if (error instanceof ServerError) {
      // The match cannot be opened now, or never by this server: its sentence says which.
      answer(response, error.code === NOT_NOW ? NOT_NOW : CLOSED_FOR_GOOD, 'id', error.message);
      return;
    }
    log.error({ err: error as Error }, 'request failed');
    if (error instanceof JournalDamaged) {
      answer(response, 500, 'id', DAMAGED);
      return;
    }
    answer(response, 500, 'server', 'Something went wrong on the server. Please try again.');
  };
  router.use(failed);
  return router;
};
