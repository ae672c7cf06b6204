import { describe, it } from 'vitest';
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
