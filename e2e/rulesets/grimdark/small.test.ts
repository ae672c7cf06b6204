import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../drivers/boxes.ts';
import { SCREENS } from '../../drivers/browser.ts';
import { useSite } from '../../drivers/site.ts';
import { smallOn } from '../../drivers/usable.ts';
import { shotOf } from '../../pictures/scenes.ts';
import { grimdarkPilot } from './pilot.ts';

const site = useSite();

/** What of each scene is on the screen before anything is scrolled. */
const SCENES: Readonly<Record<string, readonly string[]>> = {
  declaring: ['confirm'],
  deploying: ['place-a3', 'confirm'],
  activating: ['action-hold', 'action-charge', 'confirm'],
  shooting: ['confirm'],
  casting: ['confirm'],
  answering: ['option-0', 'option-1'],
};

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page.locator(selector).first().boundingBox() as Promise<Box>;

/** Whether a finger finds an element of the page: in the middle of its box nothing else lies. */
const isReachable = (page: Page, testId: string): Promise<boolean> =>
  page.getByTestId(testId).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && element.contains(there);
  });

describe.each(['phone', 'phoneLying'] as const)('on a %s', (screen) => {
  it.each(Object.entries(SCENES))('%s leaves the map its room', async (name, controls) => {
    const { page, context } = await site.come(screen);
    const scene = grimdarkPilot.scenes.find((each) => each.name === name)!;
    const tidy = await shotOf(grimdarkPilot, scene).reach(page, site.url);
    const { width, height } = SCREENS[screen];

    const around = await boxOf(page, '.around');
    if (screen === 'phone') expect(around.height).toBeLessThanOrEqual(0.4 * height);
    else expect(around.width).toBeLessThanOrEqual(0.4 * width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
    for (const control of controls) expect(await isReachable(page, control), control).toBe(true);
    expect(await smallOn(page)).toEqual([]);
    await context.close();
    await tidy();
  });
});
