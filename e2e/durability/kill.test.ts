import { cpSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, hasPostgres, startCluster } from '../../server/test/journal/postgres-cluster.ts';
import { dataFolder, FAST, startServer } from '../drivers/server.ts';
import { crash, pairsAt } from './crashes.ts';
import { Broken } from './steady.ts';

/** Where matches are kept: in a folder, and in PostgreSQL where that is installed. */
const STORAGES = hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

describe.each(STORAGES)('kept in %s, of a server that is killed 50 times in the middle of play', (storage) => {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    console.log(`Of SQLite and PostgreSQL, tested here: ${STORAGES.join(' and ')}.`);
    if (storage === 'PostgreSQL') cluster = await startCluster();
  });
  afterAll(() => cluster?.remove());

  test('nothing confirmed is missing, nothing is done twice, the past stays as it was', async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
    const database = cluster ? { database: cluster.url } : {};
    const came = await crash({ kills: 50, pairs: 6, seed, playing: [30, 400], ...database });
    console.log({ storage, seed, ...came });
    expect(came.matches).toBeGreaterThanOrEqual(6);
    expect(came.confirmed).toBeGreaterThan(200);
    expect(came.breaks).toBeGreaterThan(100);
  }, 300_000);
});

test('a journal that has lost its end is noticed by who was told more: the check can fail', async () => {
  const DATA_DIR = dataFolder();
  const first = await startServer({ ...FAST, DATA_DIR });
  const PORT = new URL(first.url).port;
  const { pairs, broken } = pairsAt(first.url, 2, 7);
  await wait(500);
  await first.kill();
  const copy = dataFolder();
  cpSync(DATA_DIR, copy, { recursive: true });
  const second = await startServer({ ...FAST, DATA_DIR, PORT });
  await wait(1000);
  await second.kill();
  rmSync(DATA_DIR, { recursive: true });
  cpSync(copy, DATA_DIR, { recursive: true });
  const third = await startServer({ ...FAST, DATA_DIR, PORT });
  await expect(broken).rejects.toThrow(Broken);
  for (const pair of pairs) pair.stop();
  await third.stop();
  rmSync(copy, { recursive: true });
});
