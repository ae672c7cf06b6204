import { entryHexes, tableOf } from '@ironhex/shared/warfare3025';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SCREENS, type Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import { openForm } from '../../drivers/new-match.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';
import { advance } from './thumb.ts';

const site = useSite();

/** The finger that these buttons are made for, CSS pixels. */
const FINGER = 40;

/** Nothing is wider than the screen. */
const expectToFit = async (page: Page): Promise<void> => {
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide).toBeLessThanOrEqual(screen!);
};

/** Something can be reached and hit with a thumb: it is on the screen, large enough, and nothing lies over it. */
const expectInReach = async (page: Page, target: Locator): Promise<void> => {
  const box = (await target.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  expect(box.height).toBeGreaterThanOrEqual(FINGER);
  const hit = await target.evaluate(
    (element, [x, y]) => element.contains(document.elementFromPoint(x!, y!)),
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  expect(hit, 'nothing lies over it').toBe(true);
};

describe.each(['phone', 'phoneLying'] as const)('a player with a %s', (screen) => {
  let visitor: Visitor;
  let page: Page;
  let mia: WarfarePlayer;
  let otto: WarfareRemote;

  /** What lies at a hex of the map: the map itself, or something over it. */
  const layerAt = async (label: string) => {
    const { x, y } = await mia.placeOf(label);
    return page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.closest('.board, .around, .top, .timeline')?.className,
      [x, y],
    );
  };
  const tapHex = async (label: string) => {
    const { x, y } = await mia.placeOf(label);
    await page.touchscreen.tap(x, y);
  };

  it('sits down with a tap', async () => {
    visitor = await site.come(screen);
    page = visitor.page;
    await page.goto(site.url);
    await page.getByTestId('quick-match').first().waitFor();
    await expectToFit(page);
    await openForm(page, site.url);
    await expectToFit(page);
    await expectInReach(page, page.getByTestId('new-match'));
    const duel = await openDuel(site.url);
    mia = new WarfarePlayer(page, 'blue');
    await page.goto(duel.addressOf(0));
    await page.getByTestId('sit').waitFor();
    await page.getByTestId('seat-about').getByText('You lead').waitFor();
    await expectUsable(page, 'phone');
    await expectToFit(page);
    await expectInReach(page, page.getByTestId('sit'));
    await page.getByTestId('sit').tap();
    await page.getByTestId('lobby').getByText('✓ Ready').waitFor();
    otto = await WarfareRemote.sit(site.url, duel, 1, 'Otto');
    await page.getByTestId('timeline').waitFor();
    await expectToFit(page);
  });

  it('sees every hex by which its unit enters, with nothing over it', async () => {
    await expect.poll(async () => (await mia.asked()) ?? otto.asked?.kind).toBe('activate');
    if (otto.asked) await otto.wait();
    await mia.turn('activate');
    await expectToFit(page);
    for (const hex of entryHexes(tableOf(await mia.view()), 'b1'))
      await expect.poll(() => layerAt(hex), { message: `what lies at ${hex}` }).toBe('board');
  });

  it('taps a hex of the map, sees the plan, and confirms it', async () => {
    await tapHex(advance(await mia.view(), 'b1')!);
    await expect.poll(() => page.getByTestId('plan').textContent()).toContain('enters the map');
    await expectToFit(page);
    for (const button of ['undo', 'wait', 'confirm']) await expectInReach(page, page.getByTestId(button));
    await page.getByTestId('confirm').tap();
    await expect.poll(async () => (await mia.view()).units[0]?.status).toBe('field');
  });

  it('has both answers under its thumb when it may interrupt', async () => {
    await otto.turn('activate');
    await otto.walk();
    await mia.turn('interrupt');
    await page.getByTestId('interrupt-prompt').waitFor();
    await expectToFit(page);
    for (const button of ['pass', 'confirm']) await expectInReach(page, page.getByTestId(button));
  });

  it('passes with a tap', async () => {
    await page.getByTestId('pass').tap();
    await page.getByTestId('interrupt-prompt').waitFor({ state: 'detached' });
  });

  it('opens the unit card and the log from the tabs', async () => {
    const card = page.getByRole('complementary', { name: 'Unit card' });
    await page.getByRole('tab', { name: 'Unit card' }).tap();
    await card.getByRole('heading', { name: 'Griffin' }).waitFor();
    await expectToFit(page);
    const box = (await card.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(SCREENS[screen].width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect.poll(() => mia.told()).toContain('Nobody interrupts.');
    expect(await card.isVisible()).toBe(false);
    await expectToFit(page);
    for (const tab of await page.getByRole('tab').all()) await expectInReach(page, tab);
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.getByTestId('log').waitFor({ state: 'hidden' });
    await page.close();
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
