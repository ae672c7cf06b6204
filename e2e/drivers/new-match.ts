import type { Locator, Page } from 'playwright-core';

/** Goes from the first page to the form that makes a match of the first game there. */
export const openForm = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.getByTestId('set-up').first().click();
  await page.getByTestId('new-match').waitFor();
};

/**
 * Sends the form in the dialog of the lobby, and waits until the dialog is gone.
 * @throws with the faults that the form shows, if it stays.
 */
export const sendSettings = async (dialog: Locator): Promise<void> => {
  await dialog.getByTestId('new-match').click();
  await dialog.waitFor({ state: 'detached' }).catch(async (error: unknown) => {
    const faults = await dialog.locator('.faults').allTextContents();
    throw new Error(`the settings stay open: ${faults.join(' ') || 'no fault is shown'}`, { cause: error });
  });
};
