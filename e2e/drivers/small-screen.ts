import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Box } from './boxes.ts';
import { SCREENS } from './browser.ts';
import { smallOn } from './usable.ts';

/** What a hand holds. */
type SmallScreen = 'phone' | 'phoneLying';

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page.locator(selector).first().boundingBox() as Promise<Box>;

/** Whether a finger finds an element of the page: in the middle of its box nothing else lies. */
export const isReachable = (page: Page, testId: string): Promise<boolean> =>
  page.getByTestId(testId).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && element.contains(there);
  });

/**
 * Before anything is scrolled a match on this screen leaves the map its room, and a finger reaches these controls. Gives
 * where the map is, and what is around it.
 */
export const expectRoomForMap = async (
  page: Page,
  screen: SmallScreen,
  controls: readonly string[],
): Promise<{ readonly board: Box; readonly around: Box }> => {
  const { width, height } = SCREENS[screen];
  const around = await boxOf(page, '.around');
  if (screen === 'phone') expect(around.height).toBeLessThanOrEqual(0.4 * height);
  else expect(around.width).toBeLessThanOrEqual(0.4 * width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  for (const control of controls) expect(await isReachable(page, control), control).toBe(true);
  expect(await smallOn(page)).toEqual([]);
  expect(await page.locator('[role="tab"][aria-selected="true"]').count()).toBeLessThanOrEqual(1);
  return { board: await boxOf(page, '.board'), around };
};
