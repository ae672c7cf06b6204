import { expect, it } from 'vitest';
import { counterOn } from '../drivers/by-hand.ts';
import { hiddenOn } from '../drivers/sight.ts';
import { useSite } from '../drivers/site.ts';
import { shotOf } from '../pictures/scenes.ts';
import { SHIPPED } from '../rulesets/index.ts';
import { aboutOf } from '../rulesets/pilot.ts';

const site = useSite();

it.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))(
  'the hex on which the mouse rests is told in %s, and no more when it leaves or acts',
  async (_, pilot) => {
    const { page } = await site.comeAgain();
    const { scene, units } = aboutOf(pilot)[0]!;
    const tidy = await shotOf(pilot, scene).reach(page, site.url);
    const tip = page.getByTestId('hex-tip');
    await expect.poll(() => hiddenOn(page, units)).toEqual([]);
    const { x, y } = await counterOn(page, units[0]!);
    await page.mouse.move(5, 5);
    await page.mouse.move(x, y);
    await expect.poll(() => tip.textContent()).toMatch(/^\d{4}: /);
    await page.mouse.move(5, 5);
    await tip.waitFor({ state: 'detached' });
    // Pressed by the right button, or long by a finger, it is told at once.
    await page.mouse.click(x, y, { button: 'right' });
    await expect.poll(() => tip.textContent()).toMatch(/^\d{4}: /);
    await tidy();
  },
);
