import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { EXAMPLE } from '../rulesets/index.ts';
import { until } from './until.ts';

/**
 * Somebody says on the first page what to play, and looks for an opponent: only at these paces, so that tests that run at
 * the same time do not meet.
 */
export const lookForOpponent = async (
  page: Page,
  url: string,
  name: string,
  ...paces: readonly string[]
): Promise<void> => {
  await page.goto(url);
  await page.getByTestId('find').click();
  const form = page.getByTestId('find-form');
  for (const box of await form.getByRole('group', { name: 'Paces' }).getByRole('checkbox').all()) await box.uncheck();
  for (const pace of paces) await form.getByLabel(pace).check();
  await form.getByLabel('Your name').fill(name);
  await form.getByTestId('look').click();
};

/** What the match asks on a page, as the page says itself; null while it asks nothing. */
const askedOn = (page: Page): Promise<string | null> => page.locator('main.match').getAttribute('data-asked');

/** Of those who play the example's game, the first who is asked answers; then the log says more. */
export const answerOnce = async (pages: readonly Page[]): Promise<void> => {
  const asked = await until(async () => {
    for (const page of pages) {
      const kind = await askedOn(page);
      if (kind !== null) return { page, kind };
    }
    return undefined;
  }, 'somebody is asked');
  const told = () => asked!.page.getByTestId('log').textContent();
  const before = await told();
  await EXAMPLE.answer(asked!.page, asked!.kind);
  await expect.poll(told).not.toBe(before);
};
