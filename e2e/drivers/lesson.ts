import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Pilot } from '../rulesets/pilot.ts';
import { clickHex } from './by-hand.ts';
import { Player } from './player.ts';

/** What a step points at, as the page has it. */
type Pointer =
  | { readonly hex: string }
  | { readonly control: string; readonly key?: string; readonly choose?: string }
  | { readonly key: string };

/** So many answers show that the match of a last lesson goes on. */
const ANSWERS = 3;

const stepOn = async (page: Page): Promise<{ readonly step: string; readonly at: readonly Pointer[] }> => {
  const lesson = page.getByTestId('lesson');
  const [step, at] = await Promise.all([lesson.getAttribute('data-step'), lesson.getAttribute('data-at')]);
  return { step: step!, at: JSON.parse(at!) as Pointer[] };
};

/** Whether a hex is on the screen, and under nothing that takes clicks. */
const isInSight = (page: Page, hex: string): Promise<boolean> =>
  page.evaluate((label) => {
    const at = window.ironhex?.positionOf(label);
    const board = document.querySelector('.board');
    const { x = 0, y = 0 } = board?.getBoundingClientRect() ?? {};
    return at !== undefined && board?.contains(document.elementFromPoint(x + at.x, y + at.y)) === true;
  }, hex);

/** Uses what the step points at, in its order. */
const follow = async (page: Page, at: readonly Pointer[]): Promise<void> => {
  for (const pointer of at) {
    if ('hex' in pointer) {
      await expect.poll(() => isInSight(page, pointer.hex), { message: `${pointer.hex} in sight` }).toBe(true);
      await clickHex(page, pointer.hex);
    } else if (!('control' in pointer)) await page.keyboard.press(pointer.key);
    else if (pointer.choose !== undefined) await page.getByTestId(pointer.control).selectOption(pointer.choose);
    else if (pointer.key === undefined || (await page.getByTestId(pointer.control).isVisible()))
      await page.getByTestId(pointer.control).click();
    else await page.keyboard.press(pointer.key);
  }
};

/** Goes through the lesson that is on the page, and does what it says. */
export const learn = async (page: Page, pilot: Pilot): Promise<void> => {
  const result = page.getByTestId('lesson-result');
  const read = page.getByTestId('lesson-read');
  const show = page.getByTestId('lesson-show');
  for (;;) {
    await result.or(read).or(show).or(page.locator('main.match[data-asked]')).first().waitFor();
    if (await result.isVisible()) return;
    const { step, at } = await stepOn(page);
    if (await read.isVisible()) await read.click();
    else if (await show.isVisible()) {
      await expect.poll(() => show.isEnabled()).toBe(true);
      await follow(page, at);
    } else {
      // The last lesson is a match.
      const player = new Player(page, '');
      for (let answers = 0; answers < ANSWERS; answers++) {
        await expect.poll(() => player.asked()).not.toBeNull();
        const [kind, before] = [await player.asked(), await player.view()];
        await Promise.race([pilot.answer(page, kind!), player.moveOn(before)]);
        await player.moveOn(before);
      }
      return;
    }
    await expect.poll(async () => (await stepOn(page)).step).not.toBe(step);
  }
};
