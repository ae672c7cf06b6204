import { cpSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDatabase, PLACES, TEST_DATABASE } from '../../server/test/journal/places.ts';
import { dataFolder, FAST, startServer } from '../drivers/server.ts';
import { crash, pairsAt } from './crashes.ts';
import { Broken } from './steady.ts';

/** A tenth of what the soak does. */
const KILLS = 5;

describe.each(PLACES)('kept in %s, of a server that is killed again and again in the middle of play', (place) => {
  let database: { readonly database?: string } = {};
  beforeAll(async () => {
    if (place === 'PostgreSQL') database = { database: await makeDatabase(TEST_DATABASE!) };
  });

  test('nothing confirmed is missing, nothing is done twice, the past stays as it was', async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
    const pairs = 6;
    const came = await crash({ kills: KILLS, pairs, seed, intents: 60, ...database });
    console.log({ place, seed, ...came });
    // The pairs check the rest themselves: they reject as soon as anything is missing or different.
    expect(came.kills).toBeGreaterThanOrEqual(KILLS);
    expect(came.breaks).toBeGreaterThanOrEqual(KILLS);
    expect(came.matches).toBeGreaterThanOrEqual(pairs);
    expect(came.confirmed).toBeGreaterThanOrEqual(pairs);
  }, 300_000);
});

test('players notice a journal that has lost its end: the check can fail', async () => {
  const DATA_DIR = dataFolder();
  const first = await startServer({ ...FAST, DATA_DIR });
  const PORT = new URL(first.url).port;
  const { pairs, broken, until } = pairsAt(first.url, 2, 7);
  /** Lets every pair play until so many more of its intents are confirmed. */
  const play = (intents: number) => {
    const enough = pairs.map(({ tally }) => tally.confirmed + intents);
    return until(() => pairs.every(({ tally }, index) => tally.confirmed >= enough[index]!), 'every pair plays');
  };
  await play(5);
  await first.kill();
  const copy = dataFolder();
  cpSync(DATA_DIR, copy, { recursive: true });
  const second = await startServer({ ...FAST, DATA_DIR, PORT });
  await play(5);
  await second.kill();
  rmSync(DATA_DIR, { recursive: true });
  cpSync(copy, DATA_DIR, { recursive: true });
  const third = await startServer({ ...FAST, DATA_DIR, PORT });
  await expect(broken).rejects.toThrow(Broken);
  for (const pair of pairs) pair.stop();
  await third.stop();
  rmSync(copy, { recursive: true });
});
