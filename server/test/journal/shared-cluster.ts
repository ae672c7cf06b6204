import { hasPostgres, startCluster } from './postgres-cluster.ts';

/** Why the tests on PostgreSQL cannot run on this machine, and how they can; undefined if they can. */
export const missingPostgres = (): string | undefined =>
  process.env.TEST_DATABASE_URL || hasPostgres()
    ? undefined
    : 'PostgreSQL is not installed: ALL TESTS ON POSTGRESQL ARE LEFT OUT. To run them, install it (Debian, Ubuntu: sudo apt-get install postgresql), or set TEST_DATABASE_URL to the address of a server where databases may be made.';

/**
 * Run by Vitest before the first test: starts one PostgreSQL server for all of them and puts its address where they
 * find it, unless it is there already. Gives what ends the server again.
 * @throws where there is none and the environment has `CI`, which requires these tests.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  const missing = missingPostgres();
  if (missing && process.env.CI) throw new Error(`${missing} Where CI is set, they are required.`);
  // Set, but empty: whoever runs the tests says it already.
  const said = process.env.TEST_DATABASE_URL === '';
  if (missing && !said) console.warn(`\n*** ${missing}\n`);
  if (missing || process.env.TEST_DATABASE_URL) return undefined;
  const cluster = await startCluster();
  process.env.TEST_DATABASE_URL = cluster.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await cluster.remove();
  };
};
