import { describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import { useAnyScreen } from '../drivers/any-screen.ts';
import type { SCREENS } from '../drivers/browser.ts';
import { illegibleOn, illegibleOnMap } from '../drivers/legible.ts';
import { hiddenOn, underBandOn } from '../drivers/sight.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { SHOTS, shotOf } from '../pictures/scenes.ts';
import { EXAMPLE } from '../rulesets/index.ts';
import { aboutOf } from '../rulesets/pilot.ts';

const site = useSite();
const any = useAnyScreen(site);

/** What cannot be read on the page and its map now. */
const illegible = async (): Promise<readonly string[]> => [
  ...(await illegibleOn(any.page)),
  ...(await illegibleOnMap(any.page)),
];

/** Each makes something that cannot be read. */
const SPOILT = [
  ['cut off', 'width: 30px; overflow: hidden; white-space: nowrap'],
  ['lies over', 'position: fixed; left: 40px; bottom: 12px'],
  ['broken within', 'width: 60px; word-break: break-all'],
  ['scrolls in a slot', 'height: 10px; overflow: auto'],
] as const;

it('would be noticed if something could not be read', async () => {
  const tidy = await shotOf(EXAMPLE, aboutOf(EXAMPLE)[0]!.scene).reach(any.page, site.url);
  const title = any.page.locator('.prompt h2');
  for (const [what, style] of SPOILT) {
    await title.evaluate((element, given) => element.setAttribute('style', given), style);
    expect((await illegibleOn(any.page)).join()).toContain(what);
  }
  await any.page.evaluate(() => {
    const { ironhex } = window;
    const cut = { text: '4 hexes', rect: { x: -8, y: 90, w: 60, h: 20 } };
    window.ironhex = { ...ironhex!, written: () => ({ counters: [], plates: [], words: [cut], touchables: [] }) };
  });
  expect((await illegibleOnMap(any.page)).join()).toContain('"4 hexes" is cut by the edge');
  await tidy();
});

/** On a phone most is cut; the others take turns in `npm test`, as every screen is painted anew. The soak looks at all. */
const OTHERS = ['desktop', 'tablet', 'phoneLying'] as const;
const screensFor = (n: number): readonly (keyof typeof SCREENS)[] => ['phone', ...inTurn(OTHERS, n)];

describe.each(SHOTS.map((shot, n) => [shot.name, shot, screensFor(n)] as const))('%s', (_, shot, screens) => {
  it(`can be used by everybody, and read on ${screens.join(' and ')}`, async () => {
    await any.turnTo('desktop');
    const tidy = await shot.reach(any.page, site.url);
    await expectUsable(any.page, 'desktop');
    for (const screen of screens) {
      await any.turnTo(screen);
      // A map is written anew a moment after it was resized.
      await expect.poll(illegible, { message: screen }).toEqual([]);
      const { about } = shot;
      // Where nothing covers the map each of these units is seen whole.
      if (about) await expect.poll(() => hiddenOn(any.page, about), { message: screen }).toEqual([]);
      if (screen === 'phone') await expectUsable(any.page, 'phone');
      if (about)
        await expect.poll(() => underBandOn(any.page, about), { message: `under the band on a ${screen}` }).toEqual([]);
    }
    await tidy();
  });
});
