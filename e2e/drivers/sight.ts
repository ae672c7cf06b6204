import type { Page } from 'playwright-core';

/** Which of these counters do not lie whole in the part of the map that nothing covers. */
export const hiddenOn = (page: Page, units: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((ids) => {
    const board = document.querySelector('.board')!.getBoundingClientRect();
    const layers = [...document.querySelectorAll('.around, .left')].filter(
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
