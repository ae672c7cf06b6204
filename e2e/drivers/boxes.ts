import type { Page } from 'playwright-core';

/** A place on the page, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the page, CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a point lies in a box. */
export const holds = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/**
 * The elements on the page whose text does not fit into them, or that reach out of the window: what somebody cannot read.
 * Names that end in an ellipsis are meant so; lists that scroll are no text.
 */
export const cutOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrollsSideways = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const isInScroller = ({ parentElement: around }: Element): boolean =>
      around !== null && (scrollsSideways(around) || isInScroller(around));
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { width, height, left, right } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      // A sign is larger for a finger than it is to the eye.
      if (element.closest('.hidden-text, canvas, svg, .explained')) continue;
      const scrolls = scrollsSideways(element);
      const shortened = [element, element.parentElement!].some(
        (each) =>
          getComputedStyle(each).textOverflow === 'ellipsis' || getComputedStyle(each).webkitLineClamp !== 'none',
      );
      const tooWide = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline';
      const outside = left < -1 || right > innerWidth + 1;
      if (((tooWide && !scrolls) || outside) && !shortened && !isInScroller(element))
        cut.push(`${element.tagName} .${element.className}: ${element.textContent?.slice(0, 40)}`);
    }
    return cut;
  });
