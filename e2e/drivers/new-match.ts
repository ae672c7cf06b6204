import type { Page } from 'playwright-core';

/** Goes from the first page to the form that makes a match of the first game there. */
export const openForm = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByTestId('set-up').first().click();
  await page.getByTestId('new-match').waitFor();
};
