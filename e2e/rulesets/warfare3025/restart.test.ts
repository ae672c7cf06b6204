import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import { type Line, layLine } from '../../drivers/line.ts';
import { dataFolder, type ServerProcess, startServer } from '../../drivers/server.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';
import { advance } from './thumb.ts';

/** Its browser is shared, its server is one of its own. */
const site = useSite();

/** The server crashes in the middle of a match and is started again. Ada and Otto only wait. One story. */
describe('a match whose server is killed', () => {
  const data = dataFolder();
  let server: ServerProcess;
  /** What lies between Ada's page and the server. */
  let line: Line;
  let ada: WarfarePlayer;
  let otto: WarfarePlayer;
  let visitors: readonly [Visitor, Visitor];
  let loaded: readonly number[];
  let plan: string | null;
  const pages = () => visitors.map(({ page }) => page);
  /** When each page was loaded: another one after a reload. */
  const loads = () => Promise.all(pages().map((page) => page.evaluate(() => performance.timeOrigin)));
  const logs = () =>
    Promise.all(
      [ada, otto].map(async (player) => {
        await player.told();
        return player.page.getByTestId('log').locator('li:not(.log-away)').count();
      }),
    );

  /** The same server once more: same port, same data. */
  const restart = async () => {
    server = await startServer({ DATA_DIR: data, PORT: new URL(server.url).port });
  };
  /** Both pages come back by themselves; gives what they say then. */
  const back = () => Promise.all(pages().map((page) => page.getByTestId('back').textContent()));

  beforeAll(async () => {
    server = await startServer({ DATA_DIR: data });
    line = await layLine(server.url);
    const duel = await openDuel(server.url);
    visitors = [await site.come(), await site.come('phone')];
    ada = new WarfarePlayer(visitors[0].page, 'blue');
    otto = new WarfarePlayer(visitors[1].page, 'orange');
    await ada.sit(duel.addressOf(0).replace(server.url, line.url));
    await otto.sit(duel.addressOf(1));
    loaded = await loads();
  });

  afterAll(async () => {
    line?.close();
    await server?.kill();
  });

  it('has begun, and Ada is planning', async () => {
    await expect.poll(async () => (await ada.asked()) ?? (await otto.asked())).toBe('activate');
    if (await otto.asked()) await otto.wait();
    await ada.turn('activate');
    await ada.clickHex(advance(await ada.view(), 'b1')!);
    plan = await ada.page.getByTestId('plan').locator('p').first().textContent();
    expect(plan).toContain('enters the map');
  });

  it('is lost for nobody who watches: both pages say that they come back', async () => {
    await server.kill();
    for (const page of pages()) await expect.poll(() => page.getByTestId('line').isVisible()).toBe(true);
    await expect.poll(() => ada.page.getByTestId('line').textContent()).toContain('Your seat is kept.');
  });

  it('goes on when the server runs again: both are back, and told that nothing happened', async () => {
    await restart();
    for (const told of await back())
      expect(told).toContain('You are connected again. Nothing happened while you were away.');
    expect(await Promise.all(pages().map((page) => page.getByTestId('line').count()))).toEqual([0, 0]);
  });

  it('still has the plan that Ada had made, and takes it', async () => {
    await expect.poll(() => ada.page.getByTestId('plan').locator('p').first().textContent()).toBe(plan);
    await ada.page.getByTestId('confirm').click();
    await otto.turn('activate');
    expect((await otto.view()).units.find(({ id }) => id === 'b1')?.status).toBe('field');
  });

  it('does an order once whose answer was lost in the crash, and Ada reads what became of it', async () => {
    await otto.wait();
    await ada.turn('activate');
    const [, seen] = await logs();
    line.hush();
    await ada.wait();
    await otto.turn('activate');
    const [, after] = await logs();
    await server.kill();
    line.cut();
    await ada.page.getByTestId('line').getByText('Your last order is sent again by itself').waitFor();
    line.mend();
    await restart();
    const [told] = await back();
    expect(told).toContain(`While you were away: ${after! - seen!} things happened.`);
    expect(await logs(), 'nothing was done twice').toEqual([after, after]);
    expect(await ada.page.getByTestId('toast').count(), 'nothing was refused').toBe(0);
  });

  it('leads from what it says to the place in the log where Ada was away', async () => {
    await ada.page.getByTestId('see-log').click();
    const mark = ada.page.getByText('While you were away', { exact: true });
    await mark.waitFor();
    // The page gives it the focus with the next frame.
    await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect
      .poll(() => ada.page.getByTestId('log').locator('li[data-missed="true"]').first().textContent())
      .toContain('waits');
  });

  it('is played on, without a reload of either page', async () => {
    await otto.wait();
    await ada.turn('activate');
    await ada.walk();
    expect(await loads()).toEqual(loaded);
  });
});
