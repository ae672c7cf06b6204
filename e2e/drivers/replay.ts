import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A record of a match of this game, `short` or `long`, in the folder of recordings. */
export const recordingOf = (game: string, name: 'short' | 'long'): string =>
  join(import.meta.dirname, `../recordings/${game}-${name}.match.json`);

/** Opens a record from a file, where somebody looks for it: from the first page. */
export const openRecord = async (
  page: Page,
  url: string,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  await page.goto(`${url}/replay`);
  await page.getByTestId('record-file').setInputFiles(file);
};

/** How many events are told in the replay on this page, and how many there are. */
export const atOf = async (page: Page): Promise<readonly [number, number]> => {
  const [at, last] = (await page.getByTestId('replay-at').textContent())!.split(' / ').map(Number);
  return [at!, last!];
};
