import { describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import { useAnyScreen } from '../drivers/any-screen.ts';
import { SCREENS } from '../drivers/browser.ts';
import { illegibleOn } from '../drivers/legible.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { openWindow, WINDOWS, watchAgain } from '../pictures/scenes.ts';
import { SHIPPED } from '../rulesets/index.ts';

const site = useSite();
const any = useAnyScreen(site);

type Window = keyof typeof WINDOWS;
type Screen = keyof typeof SCREENS;

/**
 * Which windows are looked at on which screens. In `npm test` each window is on all four for one game, as its words differ
 * more between games than its layout does; the soak looks at all of them.
 */
const windowsOf = (pilot: (typeof SHIPPED)[number]): readonly Window[] =>
  (Object.keys(WINDOWS) as Window[]).filter((_, n) => inTurn(SHIPPED, n).includes(pilot));

describe.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))('a match of %s', (_, pilot) => {
  it(`that is watched again, and over it ${windowsOf(pilot).join(', ')}, can be read and used on every screen`, async () => {
    const { page } = any;
    await any.turnTo('desktop');
    await watchAgain(page, site.url, pilot, 0.6, 'short');
    const expectLegible = (what: string) => expect.poll(() => illegibleOn(page), { message: what }).toEqual([]);
    for (const screen of Object.keys(SCREENS) as Screen[]) {
      await any.turnTo(screen);
      await expectLegible(`no window on a ${screen}`);
      for (const window of windowsOf(pilot)) {
        await openWindow(page, window);
        await expectLegible(`${window} on a ${screen}`);
        if (screen === 'phone' || screen === 'desktop') await expectUsable(page, screen);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
    }
  });
});
