import type { Grid } from '@ironhex/shared/hex';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { placeOf, viewOn } from '../../drivers/by-hand.ts';
import { openTable, Remote } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { REQUESTS } from './requests.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

/** Opens blue's page at a table at which both have sat down. */
const sitDown = async (page: Page, request: Parameters<typeof openTable>[1]): Promise<void> => {
  const match = await openTable(site.url, request);
  for (const seat of [0, 1] as const) await (await Remote.sit(site.url, match, seat, `Player ${seat}`)).client.leave();
  await page.goto(match.addressOf(0));
  await page.getByTestId('timeline').waitFor();
  await page.locator('.map canvas').waitFor();
  await expect.poll(() => page.evaluate(() => window.ironhex?.positionOf('0101')?.x)).toBeDefined();
};

const labelOf = (column: number, row: number): string => [column, row].map((n) => `${n}`.padStart(2, '0')).join('');

/** Where hexes are, in whole CSS pixels. */
const placesOf = async (page: Page, ...labels: readonly string[]) => {
  const places = await Promise.all(labels.map((label) => placeOf(page, label)));
  return places.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
};

/** How far two hexes of a column are apart, CSS pixels. */
const rowOf = async (page: Page): Promise<number> => {
  const [here, below] = await Promise.all([placeOf(page, '0101'), placeOf(page, '0102')]);
  // The camera comes to the same place by other sums, depending on when it draws: what is smaller is no difference.
  return Math.round(1000 * Math.hypot(below.x - here.x, below.y - here.y)) / 1000;
};

/** How much of the page's width the whole board takes. */
const shareOf = async (page: Page): Promise<number> => {
  const { width, height } = (await viewOn<{ readonly board: Grid }>(page)).board;
  const corners = [labelOf(1, 1), labelOf(width, 1), labelOf(1, height), labelOf(width, height)];
  const across = (await placesOf(page, ...corners)).map(({ x }) => x);
  // From the middles of the hexes at the edges to the edges.
  return (Math.max(...across) - Math.min(...across) + (await rowOf(page))) / page.viewportSize()!.width;
};

describe('on a desktop', () => {
  let visitor: Visitor;
  let page: Page;
  const turned = () => page.getByTestId('compass').getAttribute('data-turned');

  beforeAll(async () => {
    visitor = await site.come();
    ({ page } = visitor);
  });

  it.each(['duel', 'usual'] as const)(
    'the board of the %s match lies along the screen, as large as it can',
    async (name) => {
      await sitDown(page, REQUESTS[name]);
      await expect.poll(turned).toBe('true');
      await expect.poll(() => shareOf(page)).toBeGreaterThanOrEqual(0.5);
      for (const side of ['left', 'right']) await page.getByTestId(`fold-${side}`).click();
      await expect.poll(() => shareOf(page)).toBeGreaterThanOrEqual(0.55);
      for (const side of ['left', 'right']) await page.getByTestId(`fold-${side}`).click();
    },
  );

  it('a key and the compass turn it, and the browser keeps that', async () => {
    const eastward = async () => {
      const [here, below] = await placesOf(page, '0101', '0102');
      return below!.x < here!.x;
    };
    expect(await eastward()).toBe(true);
    await page.keyboard.press('v');
    await expect.poll(turned).toBe('false');
    expect(await eastward()).toBe(false);
    await page.reload();
    await page.locator('.map canvas').waitFor();
    await expect.poll(turned).toBe('false');
    await page.getByTestId('compass').click();
    await expect.poll(turned).toBe('true');
  });

  it('choosing a unit does not move a board that is wholly seen', async () => {
    await sitDown(page, requestOf('planning'));
    const corners = ['0101', '0909'];
    const before = await placesOf(page, ...corners);
    for (const chip of await page.getByTestId('timeline').locator('.chip').all()) {
      await chip.click();
      expect(await placesOf(page, ...corners)).toEqual(before);
    }
    await expect(page.locator('.minimap canvas').isHidden()).resolves.toBe(true);
  });

  it('a board that is too large is seen where the action is, with the whole of it in a corner', async () => {
    await sitDown(page, requestOf('large'));
    const minimap = page.locator('.minimap canvas');
    await minimap.waitFor();
    // A counter of which one sees what it is.
    await expect.poll(() => rowOf(page)).toBeGreaterThan(30);
    const map = (await page.locator('.map').boundingBox())!;
    const actor = (await viewOn<{ units: { id: string; at: string }[] }>(page)).units.find(({ id }) => id === 'b1')!;
    const inSight = async () => {
      const { x, y } = await placeOf(page, actor.at);
      const [right, down] = [(x - map.x) / map.width, (y - map.y) / map.height];
      return right > 0.1 && right < 0.9 && down > 0.1 && down < 0.9;
    };
    await expect.poll(inSight).toBe(true);
    const box = (await minimap.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.05, box.y + box.height * 0.05);
    await expect.poll(inSight).toBe(false);
    await page.keyboard.press('0');
    await minimap.waitFor({ state: 'hidden' });
    await page.keyboard.press('+');
    await minimap.waitFor();
  });

  it('the cursor of the keyboard takes a large board along', async () => {
    for (let n = 0; n < 3; n++) await page.keyboard.press('+');
    const [before] = await placesOf(page, '3030');
    for (let n = 0; n < 30; n++) await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await placesOf(page, '3030'))[0]!.y).toBeGreaterThan(before!.y);
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('on a phone', () => {
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    visitor = await site.come('phone');
    ({ page } = visitor);
  });

  it('what is asked is in sight, and the board is as before when panels have been open', async () => {
    await sitDown(page, requestOf('interrupting'));
    expect(await page.getByTestId('compass').getAttribute('data-turned')).toBe('false');
    const actor = (await viewOn<{ units: { id: string; at: string }[] }>(page)).units.find(({ id }) => id === 'o2')!;
    const layer = async () => {
      const { x, y } = await placeOf(page, actor.at);
      return page.evaluate(
        ([left, top]) => document.elementFromPoint(left!, top!)?.closest('.board')?.className,
        [x, y],
      );
    };
    await expect.poll(layer).toBe('board');
    await page.getByTestId('pass').tap();
    await expect.poll(() => page.locator('main.match').getAttribute('data-asked')).not.toBe('interrupt');
    const before = await rowOf(page);
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.getByTestId('log').waitFor();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.getByTestId('log').waitFor({ state: 'hidden' });
    await expect.poll(() => rowOf(page)).toBe(before);
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
