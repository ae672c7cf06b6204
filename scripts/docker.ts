import { spawnSync } from 'node:child_process';

/** Does the `docker` program do this without an error? */
const succeeds = (...args: string[]): boolean => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;

/** Why the container tests cannot run on this machine, and how they can; undefined if they can. */
export const missingDocker = (): string | undefined =>
  succeeds('info') && succeeds('compose', 'version')
    ? undefined
    : 'No Docker engine with compose answers: ALL CONTAINER TESTS ARE LEFT OUT. To run them, install both (https://docs.docker.com/engine/install) or start the engine.';
