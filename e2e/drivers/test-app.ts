import { join } from 'node:path';
import { type App, type AppOptions, startApp } from '@ironhex/server/app';
import { levelsOf } from '@ironhex/shared/computers';
import type { Rulesets } from '@ironhex/shared/match';
import { afterAll, beforeAll } from 'vitest';
import { makeLog } from '../../server/src/log.ts';
import { memoryJournal } from '../../server/test/memory-journal.ts';
import { TEST_RULESETS } from '../../shared/test/rulesets/index.ts';

/**
 * A server in the process of the tests of one file. It plays every game of the test registry, or those that are given, and
 * hands out the page that has them too. `options` are what is different from how tests usually have it.
 */
export const useTestApp = (
  rulesets: Rulesets = TEST_RULESETS,
  options: Partial<AppOptions> = {},
): { readonly url: string } => {
  let app: App | undefined;
  beforeAll(async () => {
    app = await startApp(0, undefined, {
      rulesets,
      journal: memoryJournal(),
      log: makeLog('silent'),
      client: join(import.meta.dirname, '../../client/dist-test'),
      connectionsPerSeat: 100,
      connectionsPerAddress: 10_000,
      matchesPerMinute: 1000,
      joinsPerMinute: 10_000,
      // Never in a test: recordings of matches would differ by who counts when.
      countEvery: 86_400,
      levelsOf,
      // Scenes and secrets begin in the middle of steps.
      reader: 'referee',
      ...options,
    });
  });
  afterAll(() => app?.stop());
  return {
    get url() {
      return app!.url;
    },
  };
};
