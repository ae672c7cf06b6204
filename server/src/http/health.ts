import { setTimeout as after } from 'node:timers/promises';
import { matchMaker } from 'colyseus';
import { Router } from 'express';
import manifest from '../../package.json' with { type: 'json' };
import type { Durability } from '../journal/journal.ts';

/** What the health of a server depends on. */
export interface Health {
  /** Resolves if matches can be kept now, and rejects if not. */
  storage(): Promise<unknown>;
  /** The same for what connects several servers; nothing for a server of its own. */
  cluster?(): Promise<unknown>;
  /** The server is on its way out and takes no more matches. */
  readonly draining: boolean;
  /** What a kept entry survives. */
  readonly durability: Durability;
}

/** What the server can do without, as a word for whoever watches it. */
type Lack = 'storage' | 'cluster' | 'draining';

/** Milliseconds that a check may take, and that its result is used for: asking often must not cost much. */
const PATIENCE = 2000;
const FRESH = 500;

/** Does it resolve in time? Whoever asks soon after gets the same answer. */
const checked = (check: () => Promise<unknown>): (() => Promise<boolean>) => {
  let known: Promise<boolean> | undefined;
  const ask = async (): Promise<boolean> => {
    const good = check().then(
      () => true,
      () => false,
    );
    const inTime = await Promise.race([good, after(PATIENCE, false, { ref: false })]);
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
 * Three addresses: `/health/live` answers as long as the process does, `/health/ready` answers 200 while it can take
 * matches and 503 while it cannot, and `/health` tells both with a few figures and always answers 200.
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
  router.use('/health', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/health/live', (_request, response) => {
    response.json({ live: true });
  });
  router.get('/health/ready', async (_request, response) => {
    const reasons = await lacks();
    const ready = reasons.length === 0;
    response.status(ready ? 200 : 503).json({ ready, reasons });
  });
  router.get('/health', async (_request, response) => {
    const reasons = await lacks();
    const ready = reasons.length === 0;
    response.json({
      status: ready ? 'ok' : health.draining ? 'draining' : 'paused',
      live: true,
      ready,
      reasons,
      durability: health.durability,
      matches: matchMaker.stats.local.roomCount,
      version: manifest.version,
    });
  });
  return router;
};
