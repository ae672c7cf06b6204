// The browser tests need Chromium. Finds one, or installs Debian's where that is possible, or says what to do.
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
const isRoot = process.getuid?.() === 0;

if (!findChromium() && hasApt && isRoot) {
  console.log('No Chromium found: installing the chromium package.');
  run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
}
const found = findChromium();
if (!found) {
  console.error(
    'The browser tests need Chromium and found none. Install it (Debian, Ubuntu: sudo apt-get install chromium),\n' +
      'or set CHROMIUM to the path of a Chromium or Chrome program, and run this again.',
  );
  process.exit(1);
}
console.log(`Browser tests run in ${found}`);
