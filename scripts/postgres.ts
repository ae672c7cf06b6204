// The tests on PostgreSQL need its programs. Where CI requires those tests, installs Debian's if that is possible.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { missingPostgres } from '../server/test/journal/shared-cluster.ts';
import { installPackages, mayInstall } from './packages.ts';

/** Read by Debian's packages. */
const SETTINGS = '/etc/postgresql-common/createcluster.d';

if (missingPostgres() && process.env.CI && mayInstall()) {
  console.log('No PostgreSQL found: installing the postgresql package.');
  // The package would make a database of its own and start a server on it. The tests start theirs.
  if (!existsSync(SETTINGS)) {
    mkdirSync(SETTINGS, { recursive: true });
    writeFileSync(`${SETTINGS}/no-main-cluster.conf`, 'create_main_cluster = false\n');
  }
  installPackages('postgresql');
}
