import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus: its name, and whether it can be seen that it has it; `nowhere` between the last and the first. */
const focusedOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const labels = 'labels' in element ? [...((element as HTMLSelectElement).labels ?? [])] : [];
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
    const nowhere = element === document.body;
    return {
      nowhere,
      name: nowhere ? '' : name.trim() || element.className,
      seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

/** Presses keys, one after the other. */
export const pressOn = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Goes on with Tab until something with this name has the focus. It can be seen all the way. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 80; i++) {
    const now = await focusedOn(page);
    if (!now.nowhere) expect(now.seen, `focus is seen on: ${now.name}`).toBe(true);
    if (name.test(now.name)) return;
    await pressOn(page, 'Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
};
