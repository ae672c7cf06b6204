import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The points of all sides, and the rows that they came from, as this part of the page tells them. */
const toldIn = (page: Page, part: string) =>
  page.getByTestId(part).evaluate((element) =>
    [...element.querySelectorAll('.score-rows')].map((side) => ({
      points: Number(side.querySelector('caption b')!.textContent),
      rows: [...side.querySelectorAll('tbody tr:has(th)')].map((row) => ({
        name: row.querySelector('th')!.textContent!,
        points: Number(row.querySelector('td')!.textContent),
      })),
    })),
  );

/** This part of the page tells by name where the points of every side came from: the rows make them. Gives the points. */
export const expectRowsMakePoints = async (page: Page, part: string): Promise<readonly number[]> => {
  const sides = await toldIn(page, part);
  for (const { rows, points } of sides) {
    for (const { name } of rows) expect(name).toMatch(/\w/);
    expect(rows.reduce((sum, row) => sum + row.points, 0)).toBe(points);
  }
  return sides.map(({ points }) => points);
};

/** A finger opens the score above the map, where somebody has points, reads what they came from, and closes it. */
export const tapScore = async (page: Page): Promise<void> => {
  const chip = page.getByTestId('score');
  const shown = (await chip.locator('.score-points b').allTextContents()).map(Number);
  expect(Math.max(...shown)).toBeGreaterThan(0);
  await chip.tap();
  const dialog = page.getByTestId('score-dialog');
  await dialog.waitFor();
  expect(await expectRowsMakePoints(page, 'score-dialog')).toEqual(shown);
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'detached' });
};
