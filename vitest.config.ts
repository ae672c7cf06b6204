import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * Milliseconds that a test, and a wait for something in a test, may take. Bounds for what hangs and for nothing else:
 * however slow or busy a machine is, no test comes near them.
 * What `npm run soak` tries at length may take hours.
 */
const timeouts = {
  testTimeout: process.env.LONG ? 21_600_000 : 600_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 90_000 } },
};

/**
 * What runs on Node alone is loaded by Node itself, as the server is: Vite's transformed modules take twice the processor
 * time, also while they run, for each name they import is looked up at each use.
 */
const native = { viteModuleRunner: false, nodeLoader: false };

/** One PostgreSQL for all tests that need one. */
const globalSetup = join(import.meta.dirname, 'server/test/journal/shared-cluster.ts');

export default defineConfig({
  test: {
    // What failed says what it found: complaints of a page, say, and not only how many.
    chaiConfig: { truncateThreshold: 2000 },
    // Colyseus tells which files with settings it did not find, in every file of tests: there are none.
    onConsoleLog: (log) => !/optional \.env file not found|injected env/.test(log),
    projects: [
      {
        test: {
          name: 'shared',
          root: 'shared',
          include: ['test/**/*.test.ts'],
          // Pure functions: no file of tests leaves anything behind for the next one, so each module is loaded once.
          isolate: false,
          experimental: native,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'client',
          root: 'client',
          include: ['test/**/*.test.{ts,tsx}'],
          // As with those of `shared`: half of the time went into loading the same modules for every file.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          include: ['test/**/*.test.ts'],
          experimental: native,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          globalSetup,
          include: ['test/**/*.test.ts'],
          // Each file starts its own servers: Colyseus and the games are loaded once for all of them.
          isolate: false,
          experimental: native,
          ...timeouts,
        },
      },
      {
        test: {
          // The server over real lines, without a page: what leaks, and what is left of it when it is killed.
          name: 'wire',
          // Matches that are recorded mostly wait: all of them at once.
          maxConcurrency: 20,
          root: 'e2e',
          globalSetup,
          isolate: false,
          include: ['{leaks,durability}/**/*.test.ts', 'rulesets/**/wire-*.test.ts'],
          experimental: native,
          ...timeouts,
        },
      },
      {
        test: {
          // People at the page, in one browser and mostly at one server: one journey after the other.
          name: 'browser',
          root: 'e2e',
          globalSetup: join(import.meta.dirname, 'e2e/drivers/shared-site.ts'),
          include: ['{scenes,journeys,rulesets}/**/*.test.ts'],
          exclude: ['rulesets/**/wire-*.test.ts'],
          fileParallelism: false,
          // They share nothing but this server and browser: the modules of the games are loaded once for all of them.
          isolate: false,
          experimental: native,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['{load,hostile}/**/*.test.ts'],
          // One server at a time: it is kept busy.
          fileParallelism: false,
          experimental: native,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'stack',
          root: 'e2e',
          include: ['stack/**/*.test.ts'],
          // One set of containers at a time: they are five each. Some tests stop them again and again.
          fileParallelism: false,
          // They share nothing but the image: Colyseus and the games are loaded once for all of them.
          isolate: false,
          experimental: native,
          ...timeouts,
        },
      },
    ],
  },
});
