import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openTable, Remote } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { SteampunkPlayer } from './player.ts';
import { REQUESTS } from './requests.ts';

const site = useSite();

/** Nothing is wider than the screen. */
const expectToFit = async (page: Page): Promise<void> => {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(screen!);
};

describe('a player with a phone', () => {
  let visitor: Visitor;
  let page: Page;
  let mia: SteampunkPlayer;
  let otto: Remote;

  it('sits down and places a unit by two taps: the unit, and its hex', async () => {
    visitor = await site.come('phone');
    page = visitor.page;
    const match = await openTable(site.url, REQUESTS.usual);
    otto = await Remote.sit(site.url, match, 1, 'Otto');
    mia = new SteampunkPlayer(page, 'blue');
    await page.goto(match.addressOf(0));
    await page.getByTestId('sit').tap();
    await mia.turn('deploy');
    await expectToFit(page);
    await page.getByTestId('place-b1').tap();
    const at = await mia.front();
    const { x, y } = await mia.placeOf(at);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => mia.parts()).toEqual(['b1']);
    await page.getByTestId('confirm').tap();
    await otto.turn('deploy');
    await otto.wait();
    await mia.turn('plan');
    expect((await mia.view()).units.b1?.at).toBe(at);
  });

  it('writes the first order with two taps, on what is on the screen without scrolling', async () => {
    await expectToFit(page);
    await page.getByTestId('order-b1').tap();
    const name = page.getByTestId('order-b1').locator('.chip-name');
    expect((await name.boundingBox())!.width, 'whose orders they are is read').toBeGreaterThan(20);
    const card = page.getByTestId('move-0');
    const box = (await card.boundingBox())!;
    const bar = (await page.getByTestId('plan').boundingBox())!;
    expect(box.y + 40).toBeLessThanOrEqual(bar.y);
    await card.tap();
    await expect.poll(() => mia.parts()).toEqual(['b1']);
    await expectToFit(page);
  });

  it('commits them with a tap, and the others get their default', async () => {
    await page.getByTestId('confirm').tap();
    await otto.turn('plan');
    await otto.wait();
    await expect.poll(async () => (await mia.view()).turn).toBe(1);
    await expectToFit(page);
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
