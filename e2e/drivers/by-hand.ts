import type { Page } from 'playwright-core';
import type { Point } from './boxes.ts';
import { untilAtRest } from './until.ts';

/** What the page of a match knows. As text: the driver of the browser takes twenty times as long for an object. */
export const viewOn = async <V>(page: Page): Promise<V> =>
  JSON.parse((await page.evaluate(() => JSON.stringify(window.ironhex?.view()))) ?? 'null') as V;

/** Waits until the page asks for this. */
export const turnOn = (page: Page, kind: string): Promise<void> =>
  page.locator(`main.match[data-asked="${kind}"]`).waitFor();

/** Milliseconds without a movement, after which the map rests. */
const RESTING = 250;

/** Milliseconds for which something stays where it is before somebody points at it: two pictures of the page. */
const STILL = 34;

/** Where a hex or a counter is on the page, as soon as it is shown, and neither the map nor what stands around it moves. */
const shownAt = async (page: Page, find: 'positionOf' | 'counterAt', what: string, still = STILL): Promise<Point> => {
  await page.waitForFunction(([how, id]) => window.ironhex?.[how](id), [find, what] as const);
  const read = () =>
    page.evaluate(
      ([how, id]) => {
        const at = window.ironhex![how](id)!;
        const board = document.querySelector('.board')!.getBoundingClientRect();
        return { x: board.x + at.x, y: board.y + at.y };
      },
      [find, what] as const,
    );
  return untilAtRest(read, still, `${what} stays where it is`);
};

/** Where a hex is on the page, as soon as the map is shown. */
export const placeOf = (page: Page, label: string): Promise<Point> => shownAt(page, 'positionOf', label);

/** Where a counter is on the page, on the map or beside it, as soon as it is shown. */
export const counterOn = (page: Page, id: string): Promise<Point> => shownAt(page, 'counterAt', id);

/** Where a counter is on the page once the map has stopped moving. */
export const restingCounterOn = (page: Page, id: string): Promise<Point> => shownAt(page, 'counterAt', id, RESTING);

/** Clicks on a hex of the map. */
export const clickHex = async (page: Page, label: string): Promise<void> => {
  const { x, y } = await placeOf(page, label);
  await page.mouse.click(x, y);
};
