import { spawnSync } from 'node:child_process';
import { hasPostgres, startCluster } from '../../server/test/journal/postgres-cluster.ts';
import { FAST, startServer } from '../drivers/server.ts';
import { crash } from './crashes.ts';
import { crowdComesBack } from './crowd.ts';
import { sendDuplicates } from './duplicates.ts';
import { playBeforeStalled } from './stalled.ts';

/** Runs the durability tests for long; with `--short` just long enough to see that this program works. */
const short = process.argv.includes('--short');
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));

/** Prints a result, and how long it took. */
const report = async <T extends object>(what: string, find: () => Promise<T>): Promise<void> => {
  const begun = performance.now();
  const found = await find();
  console.log(JSON.stringify({ what, ...found, seconds: Math.round((performance.now() - begun) / 1000) }));
};

const torn = async (bytes: number): Promise<{ bytes: number; passed: true }> => {
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', '--project', 'server', 'journal/damage'], {
    stdio: 'inherit',
    env: { ...process.env, LONG: '1', TORN: String(bytes) },
  });
  if (status !== 0) throw new Error('a torn journal was neither recovered nor refused');
  return { bytes, passed: true };
};

/** Everything that is tried by chance, as often as it was found to need: rules and page, then two servers at one journal. */
const chance = async (): Promise<{ passed: true }> => {
  for (const what of [
    ['--project', 'shared', '--project', 'client'],
    ['--project', 'server', 'journal/model'],
  ]) {
    const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', ...what], {
      stdio: 'inherit',
      env: { ...process.env, LONG: '1' },
    });
    if (status !== 0) throw new Error('something that is tried by chance failed');
  }
  return { passed: true };
};

/** Everything on the page, on every screen and in every game that take turns in `npm test`. */
const screens = async (): Promise<{ passed: true }> => {
  const line = 'pnpm run build && pnpm run build:test && pnpm exec vitest run --project browser';
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit', env: { ...process.env, LONG: '1' } });
  if (status !== 0) throw new Error('something fails on a screen, or cannot be read there');
  return { passed: true };
};

console.log(JSON.stringify({ what: 'soak', seed, short }));
if (!short) await report('chance', chance);
if (!short) await report('screens', screens);
await report('stalled reader', () => playBeforeStalled(short ? 20 : 200, short ? 10 : 40));
await report('reconnecting at once', () => crowdComesBack(short ? 20 : 500));
await report('duplicates', async () => {
  const server = await startServer(FAST);
  try {
    return await sendDuplicates(server.url, short ? 2000 : 1_000_000, seed);
  } finally {
    await server.stop();
  }
});
await report('torn journal', () => torn(short ? 256 : 65_536));
const kills = { kills: short ? 3 : 1000, pairs: short ? 5 : 50, seed, intents: short ? 20 : 400 };
await report('kills', () => crash(kills));
if (hasPostgres()) {
  const cluster = await startCluster();
  try {
    await report('kills, kept in PostgreSQL', () =>
      crash({ ...kills, kills: short ? 3 : 50, pairs: short ? 5 : 6, database: cluster.url }),
    );
  } finally {
    await cluster.remove();
  }
}
process.exit(0);
