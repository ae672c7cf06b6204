import { beforeAll, expect, it } from 'vitest';
import { namelessOn } from '../drivers/access.ts';
import type { Visitor } from '../drivers/browser.ts';
import { openDuel } from '../drivers/duel.ts';
import { useSite } from '../drivers/site.ts';

const site = useSite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await site.come();
});

it('a viewer finds every symbol of the map explained, by key and in the menu', async () => {
  const { page } = visitor;
  const duel = await openDuel(site.url);
  await page.goto(duel.addressOf());
  await page.locator('.map canvas').waitFor();
  await page.keyboard.press('m');
  const legend = page.getByTestId('legend');
  await legend.getByRole('heading', { name: 'Legend' }).waitFor();
  const samples = legend.locator('canvas');
  expect(await samples.count()).toBe(await legend.locator('li:has(canvas)').count());
  await legend.getByRole('listitem').first().waitFor();
  // Each sample has been painted: no canvas is blank.
  const blank = () =>
    samples.evaluateAll(
      (canvases) =>
        canvases.filter((each) => {
          const { width, height } = each as HTMLCanvasElement;
          const { data } = (each as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
          return data.every((value) => value === 0);
        }).length,
    );
  await expect.poll(blank).toBe(0);
  expect(await namelessOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await legend.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByTestId('open-legend').click();
  await legend.waitFor();
});
