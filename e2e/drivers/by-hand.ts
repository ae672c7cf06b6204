import type { Page } from 'playwright-core';
import { untilAtRest } from './until.ts';

/** What the page of a match knows. As text: the driver of the browser takes twenty times as long for an object. */
export const viewOn = async <V>(page: Page): Promise<V> =>
  JSON.parse((await page.evaluate(() => JSON.stringify(window.ironhex?.view()))) ?? 'null') as V;

/** Waits until the page asks for this. */
export const turnOn = (page: Page, kind: string): Promise<void> =>
  page.locator(`main.match[data-asked="${kind}"]`).waitFor();

/** Milliseconds without a movement, after which the map rests. */
const RESTING = 250;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where something is on the page, given where it is on the board. */
const onPage = async (page: Page, at: Place | undefined, what: string): Promise<Place> => {
  const box = await page.locator('.board').boundingBox();
  if (!box || !at) throw new Error(`no place on the page for ${what}`);
  return { x: box.x + at.x, y: box.y + at.y };
};

/** Where a hex is on the page, as soon as the map is shown. */
export const placeOf = async (page: Page, label: string): Promise<Place> => {
  const position = await page.waitForFunction((hex) => window.ironhex?.positionOf(hex), label);
  return onPage(page, await position.jsonValue(), label);
};

/** Where a counter is on the page, on the map or beside it, as soon as it is shown. */
export const counterOn = async (page: Page, id: string): Promise<Place> => {
  const position = await page.waitForFunction((unit) => window.ironhex?.counterAt(unit), id);
  return onPage(page, await position.jsonValue(), id);
};

/** Where a counter is on the page once the map has stopped moving. */
export const restingCounterOn = (page: Page, id: string): Promise<Place> =>
  untilAtRest(() => counterOn(page, id), RESTING, `${id} rests`);

/** Clicks on a hex of the map. */
export const clickHex = async (page: Page, label: string): Promise<void> => {
  const { x, y } = await placeOf(page, label);
  await page.mouse.click(x, y);
};
