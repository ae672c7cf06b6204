import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../drivers/browser.ts';
import { counterOn } from '../../drivers/by-hand.ts';
import { useSite } from '../../drivers/site.ts';
import { expectRoomForMap } from '../../drivers/small-screen.ts';
import { shotOf } from '../../pictures/scenes.ts';
import { steampunkPilot } from './pilot.ts';

const site = useSite();

/** What of each scene is on the screen before anything is scrolled: what it is answered with, and the units it is about. */
const SCENES: Readonly<Record<string, { readonly controls: readonly string[]; readonly units?: readonly string[] }>> = {
  army: { controls: ['build-force', 'confirm'] },
  design: { controls: ['brush-forest', 'confirm'] },
  deploying: { controls: ['place-b1', 'confirm'] },
  planning: {
    controls: ['move-0', 'move-1', 'fire--+-', 'fire--+Fire', 'confirm'],
    units: ['b1', 'b2', 'b3', 'b4', 'b5'],
  },
  targets: {
    controls: ['gun-elf.main_tank_gun', 'confirm'],
    units: ['b1', 'b2', 'b4', 'o1', 'o2', 'o3', 'o4'],
  },
  facing: { controls: ['option-0', 'option-5'], units: ['b2'] },
  retreat: { controls: ['option-0', 'option-1'], units: ['b4', 'o1'] },
  allocation: { controls: ['confirm'], units: ['b1', 'b4', 'o1', 'o4'] },
  healing: { controls: ['confirm'], units: ['b1'] },
};

describe.each(['phone', 'phoneLying'] as const)('on a %s', (screen) => {
  it.each(Object.entries(SCENES))('%s leaves the map its room, and shows what it is about', async (name, scene) => {
    const { page } = await site.comeAgain(screen);
    const told = steampunkPilot.scenes.find((each) => each.name === name)!;
    const tidy = await shotOf(steampunkPilot, told).reach(page, site.url);
    const { board, around } = await expectRoomForMap(page, screen, scene.controls);
    const { height } = SCREENS[screen];
    await expect
      .poll(async () => {
        const hidden: string[] = [];
        for (const unit of scene.units ?? []) {
          const { x, y } = await counterOn(page, unit);
          const isSeen = x > 0 && x < board.width && y > board.y && y < Math.min(height, board.y + board.height);
          const isCovered = x > around.x && y > around.y;
          if (!isSeen || isCovered) hidden.push(unit);
        }
        return hidden;
      })
      .toEqual([]);
    await tidy();
  });
});
