// The container tests need Docker and its compose. Finds them and builds the server's image, or says what to do.
import { spawnSync } from 'node:child_process';

const answers = (...args: string[]): boolean => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;

if (!answers('info') || !answers('compose', 'version')) {
  console.error(
    'The container tests need a running Docker engine and docker compose, and found none. Install them\n' +
      '(https://docs.docker.com/engine/install), or start the engine, and run this again.',
  );
  process.exit(1);
}
console.log('Building the image of the server for the container tests.');
const { status } = spawnSync('docker', ['compose', 'build', 'one'], {
  cwd: `${import.meta.dirname}/..`,
  stdio: 'inherit',
  // Asked for by the file, whatever is done with it.
  env: { ...process.env, POSTGRES_PASSWORD: 'none' },
});
process.exit(status ?? 1);
