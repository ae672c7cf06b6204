import type { Page } from 'playwright-core';

/** Which of these counters do not lie whole in the part of the map that nothing covers. */
export const hiddenOn = (page: Page, units: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((ids) => {
    const board = document.querySelector('.board')!.getBoundingClientRect();
    const layers = [...document.querySelectorAll('.around, .left, .minimap')].filter(
      (layer) => getComputedStyle(layer).display !== 'contents',
    );
    const { counters } = window.ironhex!.written()!;
    return ids.filter((id) => {
      const rect = counters.find(({ text }) => text === id)?.rect;
      if (!rect) return true;
      const [left, top] = [board.left + rect.x, board.top + rect.y];
      const [right, bottom] = [left + rect.w, top + rect.h];
      const isOutside = left < board.left || top < board.top || right > board.right || bottom > board.bottom;
      const isUnder = layers.some((layer) => {
        const over = layer.getBoundingClientRect();
        return over.width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      });
      return isOutside || isUnder;
    });
  }, units);

/** Milliseconds: when the map has come to rest, and when a band is no longer to be expected. */
const RESTED = 900;
const NO_BAND = 10_000;

/** Which of these counters lie under the band, once the map rests; undefined if the band has gone by then. */
const underShownBand = (page: Page, units: readonly string[]): Promise<readonly string[] | undefined> =>
  page.evaluate(
    async ([ids, rested, latest]) => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      for (let waited = 0; ids.some((id) => !window.ironhex?.counterAt(id)) || !boxOf('.band'); waited += 50) {
        if (waited > latest) return undefined;
        await later(50);
      }
      await later(rested);
      const [board, band] = [boxOf('.board'), boxOf('.band')];
      if (!board || !band) return undefined;
      return window.ironhex!.written()!.counters.flatMap(({ text, rect: { x, y, w, h } }) => {
        const [left, top] = [board.left + x, board.top + y];
        const isBeside = left > band.right || left + w < band.left || top > band.bottom || top + h < band.top;
        return !ids.includes(text) || isBeside ? [] : [text];
      });
    },
    [units, RESTED, NO_BAND] as const,
  );

/** What a page keeps while its band is to stay. */
const LINGERS = 'ironhex.test.lingers';

/** Run in a page before anything else: the band stays four times as long, if the page keeps that it is to. */
const linger = (key: string): void => {
  if (sessionStorage.getItem(key) === null) return;
  const { setTimeout: later } = window;
  window.setTimeout = ((run: () => void, ms = 0) => later(run, ms > 1000 && ms < 5000 ? 4 * ms : ms)) as never;
};

const lingering = new WeakSet<Page>();

/**
 * Which of these counters lie under the band that tells what is asked. It is shown when the page is opened, takes its place
 * once the map rests, and goes by itself after seconds, which are longer here, since a busy machine takes as long to draw the
 * map: where it has gone first, the page is opened again.
 */
export const underBandOn = async (page: Page, units: readonly string[]): Promise<readonly string[]> => {
  if (!lingering.has(page)) await page.addInitScript(linger, LINGERS);
  lingering.add(page);
  await page.evaluate((key) => sessionStorage.setItem(key, ''), LINGERS);
  try {
    return await underBandAgain(page, units);
  } finally {
    await page.evaluate((key) => sessionStorage.removeItem(key), LINGERS);
  }
};

const underBandAgain = async (page: Page, units: readonly string[]): Promise<readonly string[]> => {
  for (let times = 0; times < 5; times += 1) {
    await page.reload();
    const under = await underShownBand(page, units);
    if (under) return under;
  }
  throw new Error('the band goes before the map rests, each time');
};

/** What the plan says, whether all of it is seen, and how many CSS pixels of the question are. */
export const barOn = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector<HTMLElement>('.plan-words')!;
    const { top, bottom } = words.getBoundingClientRect();
    const acts = document.querySelector('.plan-acts')!.getBoundingClientRect();
    return {
      text: words.textContent!,
      isWhole: words.scrollHeight <= words.clientHeight + 1 && bottom <= acts.top + 1 && top >= 0,
      asked: document.querySelector('.panels')!.clientHeight,
    };
  });
