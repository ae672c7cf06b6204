import { setTimeout as after } from 'node:timers/promises';
import { matchMaker } from 'colyseus';
import { Router } from 'express';
import manifest from '../../package.json' with { type: 'json' };
import type { Durability } from '../journal/journal.ts';
import type { SpaceLeft } from '../journal/space.ts';

/** What the health of a server depends on. */
export interface Health {
  /** Resolves if matches can be kept now, and rejects if not. */
  storage(): Promise<unknown>;
  /** The same for what connects several servers; nothing for a server of its own. */
  cluster?(): Promise<unknown>;
  /** How much room there is for matches; undefined if the storage cannot tell. */
  space?(): Promise<SpaceLeft | undefined>;
  /** The server is stopping and takes no further matches. */
  readonly draining: boolean;
  /** What a kept entry survives. */
  readonly durability: Durability;
}

/** The state of something that the server can do without, in a word for monitoring. */
type Lack = 'storage' | 'cluster' | 'draining';

/** The server as a word: `short` of space, it plays on but takes no new matches. */
type Status = 'ok' | 'short' | 'paused' | 'draining';

const statusOf = (lacks: readonly Lack[], room: SpaceLeft | undefined): Status => {
  if (lacks.includes('draining')) return 'draining';
  if (lacks.length > 0) return 'paused';
  return room?.short ? 'short' : 'ok';
};

/** Milliseconds that a check may take, and that its result is used for: asking often must not cost much. */
const TIMEOUT = 2000;
const FRESH = 500;

/** Undefined if it takes too long. */
const soon = <T>(answer: Promise<T> | undefined): Promise<T | undefined> =>
  Promise.race([answer, after(TIMEOUT, undefined, { ref: false })]);

/** Does it resolve in time? The answer is kept for a moment, for further requests. */
const checked = (check: () => Promise<unknown>): (() => Promise<boolean>) => {
  let known: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const good = check().then(
      () => true,
      () => false,
    );
    const inTime = (await soon(good)) ?? false;
    setTimeout(() => {
      known = undefined;
    }, FRESH).unref();
    return inTime;
  };
  return () => {
    known ??= ask();
    return known;
  };
};

/**
 * Three addresses: `/health/live` answers as long as the process does, `/health/ready` answers 200 while matches can be
 * played here and 503 while they cannot (short of space they can, though there are no new ones), and `/health` tells
 * both with a few figures and always answers 200.
 */
export const healthRoutes = (health: Health): Router => {
  const storage = checked(() => health.storage());
  const cluster = checked(async () => health.cluster?.());
  const lacks = async (): Promise<Lack[]> => {
    const [stored, connected] = await Promise.all([storage(), cluster()]);
    const found: [Lack, boolean][] = [
      ['draining', health.draining],
      ['storage', !stored],
      ['cluster', !connected],
    ];
    return found.filter(([, lacking]) => lacking).map(([lack]) => lack);
  };

  const router = Router();
  router.get('/health/live', (_request, response) => {
    response.json({ live: true });
  });
  router.get('/health/ready', async (_request, response) => {
    const reasons = await lacks();
    const ready = reasons.length === 0;
    response.status(ready ? 200 : 503).json({ ready, reasons });
  });
  router.get('/health', async (_request, response) => {
    const [reasons, room] = await Promise.all([lacks(), soon(health.space?.())]);
    const status = statusOf(reasons, room);
    response.json({
      status,
      live: true,
      ready: reasons.length === 0,
      newMatches: status === 'ok',
      reasons,
      space: room ? { free: room.free, reserve: room.reserve } : null,
      durability: health.durability,
      matches: matchMaker.stats.local.roomCount,
      version: manifest.version,
    });
  });
  return router;
};
