import type { Page } from 'playwright-core';

/** What the page of a match knows. */
export const viewOn = async <V>(page: Page): Promise<V> => (await page.evaluate(() => window.ironhex?.view())) as V;

/** Where a hex is on the page. */
export const placeOf = async (page: Page, label: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator('.board').boundingBox();
  const at = await page.evaluate((hex) => window.ironhex?.positionOf(hex), label);
  if (!box || !at) throw new Error(`no place on the page for ${label}`);
  return { x: box.x + at.x, y: box.y + at.y };
};

/** Clicks on a hex of the map. */
export const clickHex = async (page: Page, label: string): Promise<void> => {
  const { x, y } = await placeOf(page, label);
  await page.mouse.click(x, y);
};
