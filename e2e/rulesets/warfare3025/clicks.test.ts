import { STOCK_CARDS, type View } from '@ironhex/shared/warfare3025';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openTable } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';
import { begin, requestOf } from './scenes.ts';

const site = useSite();

describe.each(['desktop', 'phone'] as const)('a player who clicks on the map of a %s', (screen) => {
  let visitor: Visitor;
  let page: Page;
  let ada: WarfarePlayer;
  let grace: WarfareRemote;

  const plan = () => page.getByTestId('plan').textContent();
  const toast = () => page.getByTestId('toast').textContent();
  /** Clicks so many CSS pixels beside the middle of a hex. */
  const clickBeside = async (label: string, dx: number, dy: number) => {
    const { x, y } = await ada.placeOf(label);
    await page.mouse.click(x + dx, y + dy);
  };
  /** Waits until the map lies as it stays: what is asked moves it into sight. */
  const settled = async () => {
    let before = '';
    const moved = async () => {
      const now = JSON.stringify(await Promise.all(['0101', '0912'].map((at) => ada.placeOf(at))));
      const still = now === before;
      before = now;
      return !still;
    };
    await expect.poll(moved, { interval: 150 }).toBe(false);
  };
  const undoAll = async () => {
    while (await page.getByTestId('undo').isEnabled()) await page.getByTestId('undo').click();
  };

  beforeAll(async () => {
    visitor = await site.come(screen);
    page = visitor.page;
    // A Locust of orange goes from 1207 by 1208, 1108 and 1109 to 1009, and the Griffin of blue may interrupt.
    const match = await openTable(site.url, requestOf('interrupting'));
    ada = new WarfarePlayer(page, 'blue');
    const first = await WarfareRemote.sit(site.url, match, 0, 'Ada');
    grace = await WarfareRemote.sit(site.url, match, 1, 'Grace');
    await page.goto(match.addressOf(0));
    await ada.turn('interrupt');
    await first.client.leave();
  });

  afterAll(() => grace?.client.leave());

  it('aims at a moving enemy where it stands, on its way and where it will be', async () => {
    await settled();
    for (const at of ['1207', '1108', '1009']) {
      await ada.clickHex(at);
      await expect.poll(plan).toMatch(new RegExp(`Griffin 1 interrupts at ${at}: fires .+ at Locust 2`));
    }
    await undoAll();
    expect(await page.getByTestId('confirm').isDisabled()).toBe(true);
  });

  it('aims at that enemy with the weapon that it chooses', async () => {
    await page.getByTestId('forecast-ppc').click();
    await expect.poll(plan).toMatch(/fires PPC at Locust 2/);
  });

  it('names the parts that great hits go to, one after the other', async () => {
    const press = (testId: string) => {
      const button = page.getByTestId(testId);
      return screen === 'phone' ? button.tap() : button.press('Enter');
    };
    const dialog = page.getByTestId('hits-order');
    const places = () => dialog.locator('.hit-place').allTextContents();
    await press('hits');
    for (const part of ['Structure', 'Movement', 'Medium Laser']) await dialog.getByText(part).waitFor();
    for (const part of ['order-movement', 'order-structure']) await press(part);
    await expect.poll(async () => (await places()).filter(Boolean)).toEqual(['2', '1']);
    await expectUsable(page, screen);
    await press('order-movement');
    await expect.poll(async () => (await places()).filter(Boolean)).toEqual(['1']);
    await press('hits-done');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByTestId('hits').textContent()).toBe('Hits: structure');
  });

  it('has its plan, and every step back, after a reload', async () => {
    await ada.clickHex('1108');
    await expect.poll(plan).toContain('interrupts at 1108');
    await page.reload();
    await ada.turn('interrupt');
    await settled();
    await expect.poll(plan).toMatch(/Griffin 1 interrupts at 1108: fires PPC at Locust 2/);
    await expect.poll(() => page.getByTestId('hits').textContent()).toBe('Hits: structure');
    await page.getByTestId('undo').click();
    await expect.poll(plan).toContain('interrupts at 1009');
  });

  it('finds nothing planned for what is asked next', async () => {
    await page.getByTestId('pass').click();
    await ada.turn('activate');
    expect(await page.getByTestId('undo').isDisabled()).toBe(true);
    await page.reload();
    await ada.turn('activate');
    await settled();
    expect(await page.getByTestId('undo').isDisabled()).toBe(true);
  });

  it('is told why a click does nothing, with the rule', async () => {
    // On a phone only the part of the map is seen where the units are.
    await page.keyboard.press('0');
    await settled();
    await ada.clickHex('0105');
    await expect.poll(toast).toMatch(/0105 is out of reach: it is \d+ hexes away; .+\(W-5\.1\)/);
    await ada.clickHex('0611');
    await expect.poll(toast).toMatch(/not next: .+\(W-3\.1\)/);
    expect(await page.getByTestId('confirm').isDisabled()).toBe(true);
  });

  it('faces by the wheel, which takes no click from a unit', async () => {
    // The hex next to the Rifleman at 0806, whose counter the wheel would reach.
    await ada.clickHex('0807');
    await expect.poll(plan).toMatch(/Griffin 1 moves \d hexes/);
    if (screen === 'phone') {
      const arrow = page.getByTestId('facing-wheel').locator('[data-direction="2"]');
      expect(await arrow.getAttribute('aria-pressed')).toBe('false');
      const box = (await arrow.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await arrow.tap();
      await expect.poll(() => arrow.getAttribute('aria-pressed')).toBe('true');
    }
    // All around the unit's middle, and towards the hex behind it, where an arrow stands.
    const [here, behind] = [await ada.placeOf('0806'), await ada.placeOf('0805')];
    const [dx, dy] = [(behind.x - here.x) * 0.42, (behind.y - here.y) * 0.42];
    for (const [x, y] of [
      [0, 0],
      [dx, dy],
      [-dx, -dy],
    ] as const) {
      await clickBeside('0806', x, y);
      await expect.poll(plan).toMatch(/fires .+ at Rifleman 2/);
      await page.getByTestId('undo').click();
      await expect.poll(plan).not.toContain('fires');
    }
    await undoAll();
  });

  it('waits as it does everything else: planned, taken back, confirmed', async () => {
    await page.getByTestId('wait').click();
    await expect.poll(plan).toMatch(/Griffin 1 waits · \d+ ticks/);
    await page.getByTestId('undo').click();
    await expect.poll(plan).not.toMatch(/waits · \d+ ticks/);
    expect((await ada.view()).units.find(({ id }) => id === 'b1')?.ticks).toBe(0);
    await ada.wait();
    await grace.turn('activate');
    await expect.poll(() => ada.asked()).toBe(null);
    await ada.clickHex('0910');
    await expect.poll(toast).toMatch(/It is not your turn/);
    await page.close();
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

it('a unit that waits beside the map enters by a hex that is lit, and jumps from there', async () => {
  const griffin = STOCK_CARDS.find(({ designation }) => designation === 'GRF-1N')!.designation;
  const match = await openTable(
    site.url,
    begin({ elapsed: 0, decision: { kind: 'activate', units: ['b1'] } }, [
      { id: 'b1', seat: 'blue', card: griffin },
      { id: 'o1', seat: 'orange', card: griffin, ticks: 5 },
    ]),
  );
  const visitor = await site.dropIn();
  const { page } = visitor;
  const ada = new WarfarePlayer(page, 'blue');
  const [first, grace] = [
    await WarfareRemote.sit(site.url, match, 0, 'Ada'),
    await WarfareRemote.sit(site.url, match, 1, 'Grace'),
  ];
  await page.goto(match.addressOf(0));
  await ada.turn('activate');
  const plan = () => page.getByTestId('plan').textContent();
  const { board } = (await ada.view()) as View;
  const label = (row: number) => `04${String(row).padStart(2, '0')}`;
  await page.keyboard.press('j');
  await ada.clickHex(label(board.height));
  await expect.poll(plan).toContain(`enters the map at ${label(board.height)}`);
  await ada.clickHex(label(board.height - 2));
  await expect.poll(plan).toMatch(/2 of them as a jump/);
  expect(visitor.complaints).toEqual([]);
  await Promise.all([first.client.leave(), grace.client.leave(), page.close()]);
});
