import { spawnSync } from 'node:child_process';

const answers = (...args: string[]): boolean => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;

/** Why the container tests cannot run on this machine, and how they can; undefined if they can. */
export const missingDocker = (): string | undefined =>
  answers('info') && answers('compose', 'version')
    ? undefined
    : 'No Docker engine with compose answers: ALL CONTAINER TESTS ARE LEFT OUT. To run them, install both (https://docs.docker.com/engine/install) or start the engine.';
