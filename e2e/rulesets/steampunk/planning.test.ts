import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../drivers/browser.ts';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { isReachable } from '../../drivers/small-screen.ts';
import { SteampunkPlayer } from './player.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

/** Clicks that ten units may cost: one for how each moves, one for how it shoots, and for the rest of the turn two. */
const MOST_CLICKS = 22;

/** What a player does on a page, as the page notices it. */
interface Effort {
  clicks: number;
  scrolls: number;
}

/** Counts on the page itself: clicks that are no test's doing, and whatever a wheel or a finger scrolls. */
const countEffort = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const effort: Effort = { clicks: 0, scrolls: 0 };
    Object.assign(window, { effort });
    addEventListener('click', ({ isTrusted }) => isTrusted && effort.clicks++, true);
    for (const kind of ['wheel', 'touchmove']) addEventListener(kind, () => effort.scrolls++, true);
  });

const effortOn = (page: Page): Promise<Effort> =>
  page.evaluate(() => (window as unknown as { readonly effort: Effort }).effort);

/** A click where a control is on the screen; one that is not has to be scrolled to. */
const press = async (page: Page, testId: string): Promise<void> => {
  if (!(await isReachable(page, testId))) {
    await page.mouse.wheel(0, 100);
    await page.getByTestId(testId).scrollIntoViewIfNeeded();
  }
  const { x, y, width, height } = (await page.getByTestId(testId).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
};

/** The cards of a kind that the chosen unit has. */
const cardsOn = (page: Page, kind: 'move' | 'fire'): Promise<string[]> =>
  page
    .locator(`.order-card[data-testid^="${kind}-"]`)
    .evaluateAll((cards: HTMLElement[]) => cards.map(({ dataset }) => dataset.testid!));

const chosenOn = (page: Page): Promise<string | null> =>
  page.locator('.unit-chip[data-testid^="order-b"][aria-pressed="true"]').getAttribute('data-testid');

/** What a whole turn of orders takes of a player, on every screen. */
describe.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('orders for ten units on a %s', (screen) => {
  it('cost 22 clicks and no scroll: how a unit moves and how it shoots are seen at once', async () => {
    const { match, second } = await openSeated(site.url, requestOf('ten'));
    const { page, complaints } = await site.comeAgain(screen);
    const player = new SteampunkPlayer(page, 'blue');
    await page.goto(match.addressOf(0));
    await player.turn('plan');
    await page.getByTestId('move-0').waitFor();
    await countEffort(page);
    for (let unit = 1; unit <= 10; unit++) {
      await expect.poll(() => chosenOn(page)).toBe(`order-b${unit}`);
      const [moves, shots] = [await cardsOn(page, 'move'), await cardsOn(page, 'fire')];
      for (const card of [...moves, ...shots]) expect(await isReachable(page, card), `b${unit}: ${card}`).toBe(true);
      await press(page, moves.at(-1)!);
      await press(page, shots.at(-1)!);
      await expect.poll(async () => (await player.parts()).length).toBe(unit);
    }
    await press(page, 'confirm');
    await page.getByTestId('committed').waitFor();
    const { clicks, scrolls } = await effortOn(page);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(scrolls).toBe(0);
    expect(complaints).toEqual([]);
    await second.client.leave();
  });
});
