import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickHex } from '../../drivers/by-hand.ts';
import { barOn } from '../../drivers/sight.ts';
import { useSite } from '../../drivers/site.ts';
import { expectRoomForMap } from '../../drivers/small-screen.ts';
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

describe.each(['phone', 'phoneLying'] as const)('on a %s', (screen) => {
  it.each(Object.entries(SCENES))('%s leaves the map its room', async (name, controls) => {
    const { page } = await site.comeAgain(screen);
    const scene = grimdarkPilot.scenes.find((each) => each.name === name)!;
    const tidy = await shotOf(grimdarkPilot, scene).reach(page, site.url);
    await expectRoomForMap(page, screen, controls);
    await tidy();
  });
});

/** Brings a page to a scene. Gives what tidies up. */
const reach = (page: Page, name: string) =>
  shotOf(grimdarkPilot, grimdarkPilot.scenes.find((scene) => scene.name === name)!).reach(page, site.url);

/** CSS pixels that a counter is wide at least, so that it is read by its figure and its initials. */
const LEAST_COUNTER = 24;

it.each(['phone', 'phoneLying'] as const)(
  'shows a proposed deployment on a %s so large that its units can be read',
  async (screen) => {
    const { page } = await site.comeAgain(screen);
    const tidy = await reach(page, 'proposal');
    const widthOf = () =>
      page.evaluate(() => Math.min(...window.ironhex!.written()!.counters.map(({ rect }) => rect.w / 0.9)));
    await expect.poll(widthOf).toBeGreaterThanOrEqual(LEAST_COUNTER);
    await tidy();
  },
);

it('tells on an upright phone why not, above the controls, until something else is planned', async () => {
  const { page } = await site.comeAgain('phone');
  const scene = grimdarkPilot.scenes.find(({ name }) => name === 'activating')!;
  const tidy = await shotOf(grimdarkPilot, scene).reach(page, site.url);
  await page.getByTestId('unit-a3').tap();
  await page.getByTestId('action-advance').tap();
  await clickHex(page, '1319');
  const toast = page.getByTestId('toast');
  await toast.getByText('is 5 hexes away').waitFor();
  const { y, height } = (await toast.boundingBox())!;
  expect(y + height).toBeLessThan((await page.locator('.around').boundingBox())!.y);
  await page.getByTestId('action-hold').tap();
  await toast.waitFor({ state: 'detached' });
  await tidy();
});

/** CSS pixels of a question that are seen at least, whatever the plan has to say: its title, and two rows below it. */
const LEAST_ASKED = 132;

describe.each(['phone', 'phoneLying'] as const)('what is planned on a %s', (screen) => {
  it('is read to its last figure: a shot at two targets; and the list of targets keeps its room', async () => {
    const { page } = await site.comeAgain(screen);
    const tidy = await reach(page, 'shooting');
    await page.getByTestId('gun-0').tap();
    await page.getByTestId('target-b2').tap();
    await expect.poll(async () => (await barOn(page)).text).toMatch(/Spitters.*and Skitters.*lost\)\./);
    const { isWhole, asked } = await barOn(page);
    expect(isWhole).toBe(true);
    if (screen === 'phone') expect(asked).toBeGreaterThanOrEqual(LEAST_ASKED);
    await tidy();
  });

  it('is read to its last figure: a charge', async () => {
    const { page } = await site.comeAgain(screen);
    const tidy = await reach(page, 'charging');
    expect(await barOn(page)).toMatchObject({ text: expect.stringContaining('%'), isWhole: true });
    await tidy();
  });
});

it('lays the card of a unit over the map of a tablet, folds it to its name, and has none for no unit', async () => {
  const { page } = await site.comeAgain('tablet');
  const tidy = await reach(page, 'deploying');
  const widthOf = async (part: string) => (await page.locator(part).boundingBox())!.width;
  const card = page.locator('.card-panel');
  await card.waitFor();
  expect(await widthOf('.board')).toBeGreaterThan(700);
  await page.getByTestId('fold-left').tap();
  await card.waitFor({ state: 'hidden' });
  expect(await widthOf('.left')).toBeLessThan(140);
  await page.getByTestId('fold-left').tap();
  await card.waitFor();
  await tidy();
  const tidyToo = await reach(page, 'declaring');
  await page.locator('.prompt').waitFor();
  expect(await page.locator('.left').isVisible()).toBe(false);
  // What is declared before the battle depends on all of the map.
  const { width, height } = (await page.locator('.board').boundingBox())!;
  const corners = await page.evaluate(() => {
    const { board } = window.ironhex!.view() as { board: { width: number; height: number } };
    const labels = [1, board.width].flatMap((column) =>
      [1, board.height].map((row) => [column, row].map((n) => `${n}`.padStart(2, '0')).join('')),
    );
    return labels.map((label) => window.ironhex!.positionOf(label)!);
  });
  for (const { x, y } of corners) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  await tidyToo();
});
