import { expect, it } from 'vitest';
import { turnOn } from '../../drivers/by-hand.ts';
import { openSeated } from '../../drivers/match.ts';
import { barOn, hiddenOn } from '../../drivers/sight.ts';
import { useSite } from '../../drivers/site.ts';
import { shotOf } from '../../pictures/scenes.ts';
import { warfarePilot } from './pilot.ts';
import { begin, warfareScenes } from './scenes.ts';

const site = useSite();

/** Orange walks along the lower edge of the map, which the sheet of a phone covers. */
const AT_THE_EDGE = begin(
  {
    action: { unit: 'o1', move: { path: ['0716', '0717'], facing: 3 } },
    decision: { kind: 'interrupt', waiting: ['blue'] },
  },
  [
    { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0613', facing: 3, ticks: 1 },
    { id: 'o1', seat: 'orange', card: 'LCT-1V', at: '0715', facing: 3 },
  ],
);

it.each(['phone', 'tablet'] as const)('shows on a %s whole whom an interrupt at the edge is about', async (screen) => {
  const { page } = await site.comeAgain(screen);
  const { match, first, second } = await openSeated(site.url, AT_THE_EDGE);
  await page.goto(match.addressOf(0));
  await turnOn(page, 'interrupt');
  await expect.poll(() => hiddenOn(page, ['b1', 'o1'])).toEqual([]);
  await page.getByTestId('forecast-ppc').tap();
  await expect.poll(() => hiddenOn(page, ['b1', 'o1'])).toEqual([]);
  await Promise.all([first.client.leave(), second.client.leave()]);
});

it.each(['phone', 'phoneLying'] as const)('tells on a %s all of a way through dangerous hexes', async (screen) => {
  const { page } = await site.comeAgain(screen);
  const scene = warfareScenes.find(({ name }) => name === 'planning')!;
  const tidy = await shotOf(warfarePilot, scene).reach(page, site.url);
  await page.locator('.risks li').first().waitFor();
  expect(await barOn(page)).toMatchObject({ isWhole: true });
  await tidy();
});
