// Asks the package registry for known grave faults in what the server and the page use. Passes, and says so, if the
// registry cannot be reached.
import { spawnSync } from 'node:child_process';
import { judgeAudit } from './advisories.ts';

/** Milliseconds to wait for the registry. */
const ANSWER_TIMEOUT = 45_000;

const asked = ['audit', '--prod', '--json', '--config.fetch-retries=0', ...process.argv.slice(2)];
const { stdout, stderr, error } = spawnSync('pnpm', asked, {
  encoding: 'utf8',
  timeout: ANSWER_TIMEOUT,
  // On Windows pnpm is a script, which only a shell can start.
  shell: process.platform === 'win32',
});
const audited = judgeAudit(stdout ?? '', error?.message ?? stderr ?? '');

if (audited.kind === 'clean') console.log('Advisories: nothing grave is known about the packages in use.');
if (audited.kind === 'unknown')
  console.log(`Advisories: not checked, since the registry could not be asked. ${audited.why}`);
if (audited.kind === 'broken') {
  console.error(`Advisories: asking for them went wrong. ${audited.why}`);
  process.exit(1);
}
if (audited.kind === 'faulty') {
  for (const fault of audited.faults) console.error(fault);
  console.error('Advisories: bring these packages up to date, or replace them.');
  process.exit(1);
}
