import { describe, expect, it } from 'vitest';
import { clickHex } from '../../drivers/by-hand.ts';
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
