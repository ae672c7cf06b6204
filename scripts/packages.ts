import { spawnSync } from 'node:child_process';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Can Debian's packages be installed here? That takes apt, and being root. */
export const mayInstall = (): boolean =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs these Debian packages with what they need, without what they only recommend. */
export const installPackages = (...names: readonly string[]): boolean =>
  run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names);
