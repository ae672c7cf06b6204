import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { often } from '../../shared/test/often.ts';
import { SCREENS, type Visitor } from '../drivers/browser.ts';
import { illegibleOn, illegibleOnMap } from '../drivers/legible.ts';
import { tapScore } from '../drivers/score.ts';
import { hiddenOn, underBandOn } from '../drivers/sight.ts';
import { useSite } from '../drivers/site.ts';
import { until } from '../drivers/until.ts';
import { expectUsable } from '../drivers/usable.ts';
import { SHOTS, shotOf } from '../pictures/scenes.ts';
import { EXAMPLE, SHIPPED } from '../rulesets/index.ts';
import { aboutOf } from '../rulesets/pilot.ts';

const site = useSite();

/** One page for all scenes and screens: loading it is most of what they cost. */
let visitor: Visitor;
let page: Page;

/** Gives the page another screen, with a finger or with a mouse. */
let turnTo: (screen: keyof typeof SCREENS) => Promise<void>;

beforeAll(async () => {
  // A page whose screen may be touched; the others are made of it.
  visitor = await site.come('phone');
  page = visitor.page;
  const tools = await visitor.context.newCDPSession(page);
  turnTo = async (screen) => {
    await tools.send('Emulation.setTouchEmulationEnabled', { enabled: screen !== 'desktop', maxTouchPoints: 1 });
    await page.setViewportSize(SCREENS[screen]);
    await until(
      () =>
        page
          .evaluate(() => matchMedia('(pointer: coarse)').matches)
          .then((coarse) => coarse === (screen !== 'desktop')),
      `the page is on a ${screen}`,
    );
  };
});

/** What cannot be read once the page has come to rest: a map is written anew a moment after it was resized. */
const illegible = async (): Promise<readonly string[]> => {
  let found: readonly string[] = [];
  for (let tries = 0; tries < 20; tries++) {
    found = [...(await illegibleOn(page)), ...(await illegibleOnMap(page))];
    if (found.length === 0) break;
    await page.waitForTimeout(100);
  }
  return found;
};

/** Each makes something that cannot be read. */
const SPOILT = [
  ['cut off', 'width: 30px; overflow: hidden; white-space: nowrap'],
  ['lies over', 'position: fixed; left: 40px; bottom: 12px'],
  ['broken within', 'width: 60px; word-break: break-all'],
  ['scrolls in a slot', 'height: 10px; overflow: auto'],
] as const;

it('would be noticed if something could not be read', async () => {
  const tidy = await shotOf(EXAMPLE, aboutOf(EXAMPLE)[0]!.scene).reach(page, site.url);
  const title = page.locator('.prompt h2');
  for (const [what, style] of SPOILT) {
    await title.evaluate((element, given) => element.setAttribute('style', given), style);
    expect((await illegibleOn(page)).join()).toContain(what);
  }
  await page.evaluate(() => {
    const { ironhex } = window;
    const cut = { text: '4 hexes', rect: { x: -8, y: 90, w: 60, h: 20 } };
    window.ironhex = { ...ironhex!, written: () => ({ counters: [], plates: [], words: [cut], touchables: [] }) };
  });
  expect((await illegibleOnMap(page)).join()).toContain('"4 hexes" is cut by the edge');
  await tidy();
});

/**
 * On a phone most is cut; the others take turns in `npm test`, as every screen is painted anew. The soak looks at all, and so
 * does a scene that is about some units.
 */
const OTHERS = ['desktop', 'tablet', 'phoneLying'] as const;
const screensFor = ({ about }: (typeof SHOTS)[number], n: number): readonly (keyof typeof SCREENS)[] =>
  about || often(1, OTHERS.length) > 1 ? ['phone', ...OTHERS] : ['phone', OTHERS[n % OTHERS.length]!];

describe.each(SHOTS.map((shot, n) => [shot.name, shot, screensFor(shot, n)] as const))('%s', (_, shot, screens) => {
  it(`can be used by everybody, and read on ${screens.join(' and ')}`, async () => {
    await turnTo('desktop');
    const tidy = await shot.reach(page, site.url);
    await expectUsable(page, 'desktop');
    for (const screen of screens) {
      await turnTo(screen);
      expect(await illegible(), screen).toEqual([]);
      const { about } = shot;
      // Where nothing covers the map each of these units is seen whole.
      if (about) await expect.poll(() => hiddenOn(page, about), { message: screen, timeout: 9000 }).toEqual([]);
      if (screen === 'phone') await expectUsable(page, 'phone');
      if (about) expect(await underBandOn(page, about), `under the band on a ${screen}`).toEqual([]);
    }
    await tidy();
  });
});

describe.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))('around a match of %s', (id, pilot) => {
  it.each(['desktop', 'phone'] as const)('everything can be used by everybody on a %s', async (screen) => {
    await turnTo(screen);
    for (const path of [`/new/${id}`, '/nothing']) {
      await page.goto(site.url + path);
      await page.getByRole('heading').first().waitFor();
      await expectUsable(page, screen);
    }
    // In the middle of a match, where there is a score.
    const tidy = await shotOf(pilot, aboutOf(pilot)[0]!.scene).reach(page, site.url);
    if (screen === 'phone')
      for (const small of ['tablet', 'phoneLying', 'phone'] as const) {
        await turnTo(small);
        await tapScore(page);
      }
    for (const open of [
      () => page.getByTestId('score').press('Enter'),
      () => page.keyboard.press('m'),
      () => page.keyboard.press('?'),
      () => page.getByRole('button', { name: 'Menu' }).click(),
    ]) {
      await open();
      await page.getByRole('dialog').waitFor();
      await expectUsable(page, screen);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectUsable(page, screen);
    }
    await tidy();
  });
});
