import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDuel } from '../../drivers/duel.ts';
import { dataFolder, type ServerProcess, startServer } from '../../drivers/server.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';

/** Its browser is shared, its server is one of its own. */
const site = useSite();

/** Somebody else holds the database, as a full disk would: nothing can be stored until they let go. One story. */
describe('a match whose moves cannot be stored', () => {
  const data = dataFolder();
  let server: ServerProcess;
  let storage: DatabaseSync;
  let page: Page;
  let ada: WarfarePlayer;
  let otto: WarfareRemote;
  const time = () => page.locator('.seat-clock[data-awaited="true"] .seat-time').textContent();

  beforeAll(async () => {
    server = await startServer({ DATA_DIR: data, LOG_LEVEL: 'silent' });
    const duel = await openDuel(server.url);
    ({ page } = await site.come());
    ada = new WarfarePlayer(page, 'blue');
    await ada.sit(duel.addressOf(0));
    otto = await WarfareRemote.sit(server.url, duel, 1, 'Otto');
    storage = new DatabaseSync(join(data, 'ironhex.db'), { timeout: 5000 });
  });

  afterAll(async () => {
    storage?.close();
    await otto?.client.leave();
    await server?.stop();
  });

  it('is paused, which the page says calmly; nothing can be answered meanwhile', async () => {
    await expect.poll(async () => (await ada.asked()) ?? otto.asked?.kind).toBe('activate');
    if (otto.asked) await otto.wait();
    await ada.turn('activate');
    storage.exec('BEGIN IMMEDIATE');
    await ada.wait();
    await page.getByTestId('paused').getByText('no clock runs').waitFor();
    expect(await page.getByTestId('line').count()).toBe(0);
    expect(await ada.asked(), 'what is not stored has not happened').toBe('activate');
    for (const button of ['wait', 'confirm']) expect(await page.getByTestId(button).isDisabled()).toBe(true);
  });

  it('has clocks that stand still', async () => {
    const before = await time();
    // The page's own clock goes on meanwhile.
    await page.waitForFunction((from) => performance.now() > from + 2500, await page.evaluate(() => performance.now()));
    expect(await time()).toBe(before);
  });

  it('goes on by itself, with the order that was under way', async () => {
    storage.exec('ROLLBACK');
    await page.getByTestId('paused').waitFor({ state: 'detached' });
    await expect.poll(() => otto.asked?.kind).toBe('activate');
    expect(await page.getByTestId('toast').count()).toBe(0);
  });
});
