// Builds the server's image for the container tests, or says why that cannot be done.
import { spawnSync } from 'node:child_process';
import { missingDocker } from './docker.ts';

const missing = missingDocker();
if (missing) {
  console.error(missing);
  process.exit(1);
}
console.log('Building the image of the server for the container tests.');
const { status } = spawnSync('docker', ['compose', 'build', 'one'], {
  cwd: `${import.meta.dirname}/..`,
  stdio: 'inherit',
  // The compose file demands a password even for building, which does not use it.
  env: { ...process.env, POSTGRES_PASSWORD: 'none' },
});
process.exit(status ?? 1);
