import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { useSite } from '../../drivers/site.ts';
import { gather, isOver, openWithoutClocks, playOne, playUntil, startQuickly } from '../../drivers/whole-match.ts';
import { SteampunkPlayer } from './player.ts';

const site = useSite();

/** So many answers are more than two turns take. */
const MOST = 200;

/** A match is played in the page, so its story is one test after another. */
describe('two players and a spectator, each in a browser of their own', () => {
  let host: Visitor;
  let guest: Visitor;
  let watcher: Visitor;
  let ada: SteampunkPlayer;
  let grace: SteampunkPlayer;

  const views = () => Promise.all([host, guest, watcher].map(({ page }) => new SteampunkPlayer(page, '').view()));

  it('is two clicks away from the first page: the match, and the seat', async () => {
    host = await site.come();
    await startQuickly(host.page, site.url, 'steampunk');
  });

  it('can be made shorter in the form, without clocks', async () => {
    await host.page.goto(`${site.url}/new/steampunk`);
    await host.page.getByLabel('Turns', { exact: true }).fill('2');
    const invite = await openWithoutClocks(host.page);
    ({ guest, watcher } = await gather(site, host, invite));
    [ada, grace] = [new SteampunkPlayer(host.page, 'blue'), new SteampunkPlayer(guest.page, 'orange')];
  });

  it('sets units up on the map; the others stand as the ghosts show', async () => {
    for (const player of [ada, grace]) {
      const unit = `${player.seat[0]}1`;
      await player.turn('deploy');
      await player.page.getByTestId(`place-${unit}`).click();
      await player.clickHex(await player.front());
      await expect.poll(() => player.parts()).toEqual([unit]);
    }
    await ada.page.getByTestId('confirm').click();
    await grace.commit();
    for (const player of [ada, grace]) await player.turn('plan');
    const fronts = [await ada.front(), await grace.front()];
    for (const { units } of await views()) expect([units.b1?.at, units.o1?.at]).toEqual(fronts);
  });

  it('takes the first orders on the map with the mouse', async () => {
    await ada.clickHex(await ada.front());
    await ada.move('- + - + -');
    await ada.page.getByTestId('fire--+Fire').click();
    await expect.poll(() => ada.parts()).toEqual(['b1']);
    await ada.page.getByTestId('order-next').click();
    await ada.page.getByTestId('move-0').click();
    await expect.poll(async () => (await ada.parts()).length).toBe(2);
    await ada.page.getByTestId('confirm').click();
  });

  it('takes them by keyboard, and can change them until both have committed', async () => {
    const { page } = grace;
    for (const key of ['n', 'f', 'n', 'f']) await page.keyboard.press(key);
    await expect.poll(async () => (await grace.parts()).length).toBe(2);
    await ada.page.getByTestId('change').click();
    await ada.turn('plan');
    await ada.commit();
    await page.keyboard.press('Enter');
    for (const player of [ada, grace]) await expect.poll(async () => (await player.view()).turn).toBe(1);
    const { orders } = await ada.view();
    expect(orders.b1?.now).toMatchObject({ movement: [['-'], ['-'], ['-']], gunnery: ['-', 'Fire'] });
  });

  it('goes on where it was when a player reloads the page in the middle', async () => {
    for (let answers = 0; answers < 6; answers++) await playOne([ada, grace]);
    const before = await ada.page.getByTestId('log').locator('li').count();
    await ada.page.reload();
    await ada.page.getByTestId('track').waitFor();
    await expect.poll(() => ada.page.getByTestId('log').locator('li').count()).toBeGreaterThanOrEqual(before);
  });

  it('is played to its end, and all three see the same', async () => {
    await playUntil([ada, grace], () => isOver(ada), MOST);
    const { page } = watcher;
    await page.getByTestId('status').getByText('The match is over').waitFor();
    const [first, ...others] = await views();
    expect(first).toMatchObject({ turn: 2, stage: 'over', outcome: { score: expect.any(Array) } });
    for (const { units, markers, outcome } of others)
      expect({ units, markers, outcome }).toEqual({
        units: first!.units,
        markers: first!.markers,
        outcome: first!.outcome,
      });
    for (const { page } of [host, guest]) await page.getByTestId('outcome').waitFor();
    expect([...ada.answered, ...grace.answered]).toEqual(expect.arrayContaining(['plan', 'shoot', 'aimed']));
  });

  it('told it in the log, from the set-up to how it ended', async () => {
    const told = await new SteampunkPlayer(watcher.page, '').told();
    for (const part of ['Both sides set up', 'Turn 1', 'Turn 2', 'fires']) expect(told).toContain(part);
  });

  it('made no page complain', () => {
    expect([host, guest, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
