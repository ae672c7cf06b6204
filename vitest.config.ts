import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that need no browser finish quickly; one that hangs should say so. */
const quick = { testTimeout: 30_000, hookTimeout: 30_000 };

/** One PostgreSQL for all tests that need one. */
const globalSetup = join(import.meta.dirname, 'server/test/journal/shared-cluster.ts');

export default defineConfig({
  test: {
    projects: [
      { test: { ...quick, name: 'shared', root: 'shared', include: ['test/**/*.test.ts'] } },
      { test: { ...quick, name: 'client', root: 'client', include: ['test/**/*.test.{ts,tsx}'] } },
      { test: { ...quick, globalSetup, name: 'server', root: 'server', include: ['test/**/*.test.ts'] } },
      {
        test: {
          // The server over real lines, without a page: what leaks, and what is left of it when it is killed.
          name: 'wire',
          root: 'e2e',
          globalSetup,
          include: ['{leaks,durability}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          root: 'e2e',
          include: ['{journeys,load,hostile}/**/*.test.ts'],
          // One browser and one server at a time: a page that must be quick is not measured beside another.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'stack',
          root: 'e2e',
          include: ['stack/**/*.test.ts'],
          // One set of containers at a time: they are five each.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
