// Loaded into a server, and into each of its threads, before its own code: it plays a game whose rules can loop, and its
// watchdog has less patience.
import { isMainThread } from 'node:worker_threads';
import { PATIENCE } from '../../server/src/watchdog/stuck-detector.ts';

if (isMainThread) {
  const { RULESETS } = await import('@ironhex/shared/rulesets');
  const { trap } = await import('../../server/test/toys/trap.ts');
  (RULESETS as Map<string, typeof trap>).set(trap.id, trap);
} else Object.assign(PATIENCE, { hold: 200, end: 1000 });
