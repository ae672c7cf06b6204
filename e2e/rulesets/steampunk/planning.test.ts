import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { often } from '../../../shared/test/often.ts';
import { SCREENS } from '../../drivers/browser.ts';
import { restingCounterOn } from '../../drivers/by-hand.ts';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { isReachable } from '../../drivers/small-screen.ts';
import { SteampunkPlayer } from './player.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

type Screen = keyof typeof SCREENS;

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

/** What a whole turn of orders takes of a player; the soak tries every screen, `npm test` those with the least room. */
describe.each(often<readonly Screen[]>(['phone', 'phoneLying'], Object.keys(SCREENS) as Screen[]))(
  'orders for ten units on a %s',
  (screen) => {
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
      // Orders that will fail are asked about once.
      const fails = (await page.locator('.unit-chip[data-state="illegal"]').count()) > 0;
      await press(page, 'confirm');
      if (fails) {
        await page.getByTestId('confirm').filter({ hasText: 'anyway' }).waitFor();
        await press(page, 'confirm');
      }
      await page.getByTestId('committed').waitFor();
      const { clicks, scrolls } = await effortOn(page);
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
      expect(scrolls).toBe(0);
      expect(complaints).toEqual([]);
      await second.client.leave();
    });
  },
);

/** Draws with the mouse from one place to another, as a hand does. */
const draw = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

describe('a player who plans on the map', () => {
  /** What is written for the movement of a unit. */
  const movementOf = async (player: SteampunkPlayer, unit: string): Promise<string | undefined> => {
    const { own } = await player.view();
    const part = own!.answers[own!.asks[0]!.id]?.parts[unit];
    return part?.kind === 'order' ? JSON.stringify(part.order.movement) : undefined;
  };

  const facingsOf = async (player: SteampunkPlayer, unit: string) => {
    const { own } = await player.view();
    const part = own!.answers[own!.asks[0]!.id]?.parts[unit];
    return part?.kind === 'order' ? part.order.facings : undefined;
  };

  it('clicks on the hex for a unit, drags its ghost elsewhere, and writes where another turns', async () => {
    const { match, second } = await openSeated(site.url, requestOf('ten'));
    const { page } = await site.comeAgain('desktop');
    const player = new SteampunkPlayer(page, 'blue');
    await page.goto(match.addressOf(0));
    await player.turn('plan');
    await page.getByTestId('order-b2').click();
    await player.clickHex('0306');
    await expect.poll(() => movementOf(player, 'b2')).toBe(JSON.stringify([['A'], ['F'], ['-']]));
    await page.getByTestId('order-all-moves').waitFor();
    await draw(page, await player.placeOf('0306'), await player.placeOf('0406'));
    await expect.poll(() => movementOf(player, 'b2')).toBe(JSON.stringify([['R'], ['A'], ['F']]));
    await draw(page, await player.placeOf('0307'), await player.placeOf('0308'));
    await expect.poll(() => movementOf(player, 'b2')).toBe(JSON.stringify([['Rev'], ['-'], ['-']]));
    // A 360 is asked about when it is carried out, if its facing is not written: by a key, or an arrow.
    await page.getByTestId('order-b5').click();
    await player.move('360 + F + 360');
    await page.keyboard.press('e');
    await page.locator('.order-turn [data-direction="3"]').click();
    await page.keyboard.press('t');
    await page.keyboard.press('q');
    await expect.poll(() => facingsOf(player, 'b5')).toEqual([3, 2]);
    await second.client.leave();
  });

  it('sets a unit up by dragging its counter from beside the board', async () => {
    const { match, second } = await openSeated(site.url, requestOf('deploying'));
    const { page } = await site.comeAgain('desktop');
    const player = new SteampunkPlayer(page, 'blue');
    await page.goto(match.addressOf(0));
    await player.turn('deploy');
    const from = await restingCounterOn(page, 'b2');
    await draw(page, from, await player.placeOf('0407'));
    await expect.poll(() => player.parts()).toEqual(['b2']);
    const { own } = await player.view();
    expect(own!.answers[own!.asks[0]!.id]?.parts.b2).toMatchObject({ kind: 'place', at: '0407' });
    await second.client.leave();
  });
});

describe('a player who commits orders of which one will fail', () => {
  it('is asked once, by the name of the unit, and sees afterwards what was committed', async () => {
    const { match, second } = await openSeated(site.url, requestOf('ten'));
    const { page } = await site.comeAgain('desktop');
    const player = new SteampunkPlayer(page, 'blue');
    await page.goto(match.addressOf(0));
    await player.turn('plan');
    await page.getByTestId('order-b1').click();
    await player.move('A + F + -');
    const bar = page.getByTestId('plan').locator('.plan-words');
    await page.mouse.move(700, 850);
    await expect
      .poll(() => bar.textContent())
      .toBe('1 unit with orders, 9 without get their default, 1 will not be carried out as written');
    const confirm = page.getByTestId('confirm');
    await confirm.click();
    await expect.poll(() => bar.textContent()).toContain('E34');
    await page.keyboard.press('Escape');
    await expect.poll(() => confirm.textContent()).not.toContain('anyway');
    await page.keyboard.press('Enter');
    await expect.poll(() => confirm.textContent()).toContain('anyway');
    expect(await page.getByTestId('committed').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.getByTestId('committed').waitFor();
    await expect.poll(() => page.locator('.card').textContent()).toContain('Turn 3 Committed');
    await second.client.leave();
  });
});

describe('a player whose unit may retreat before an assault', () => {
  it('reads what staying and going lead to', async () => {
    const { match, second } = await openSeated(site.url, requestOf('slip'));
    const { page } = await site.comeAgain('desktop');
    await page.goto(match.addressOf(0));
    await new SteampunkPlayer(page, 'blue').turn('slip');
    const odds = (words: RegExp) => page.locator('.choose-option', { hasText: words }).textContent();
    for (const words of [/Stay and fight/, /Retreat before the assault/])
      expect(await odds(words)).toMatch(/\d+ % to win/);
    await second.client.leave();
  });
});
