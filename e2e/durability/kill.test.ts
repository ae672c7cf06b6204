import { cpSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { dataFolder, FAST, startServer } from '../drivers/server.ts';
import { crash, pairsAt } from './crashes.ts';
import { Broken } from './steady.ts';

test('50 times killed in the middle of play: nothing confirmed is missing, nothing is done twice, the past stays as it was', async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
  console.log(`SEED=${seed}`);
  const came = await crash({ kills: 50, pairs: 6, seed, playing: [50, 600] });
  console.log(came);
  expect(came.matches).toBeGreaterThanOrEqual(6);
  expect(came.confirmed).toBeGreaterThan(200);
  expect(came.breaks).toBeGreaterThan(100);
}, 300_000);

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
});
