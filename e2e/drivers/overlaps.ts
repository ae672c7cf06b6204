import type { Page } from 'playwright-core';

/**
 * Names on the page that lie over another text, or under something else: what nobody can read. What lies in different
 * layers, such as a dialog over the page, may overlap.
 */
export const overlapsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const layerOf = (element: Element): Element | null => element.closest('dialog, [role="dialog"], [role="status"]');
    /** Where the letters of an element are, as far as what is around it does not cut them. */
    const inkOf = (element: Element, text: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      let rects = [...range.getClientRects()];
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === 'visible') continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        rects = rects.flatMap((rect) => {
          const [x, y] = [Math.max(rect.left, left), Math.max(rect.top, top)];
          const [width, height] = [Math.min(rect.right, right) - x, Math.min(rect.bottom, bottom) - y];
          return width > 0 && height > 0 ? [new DOMRect(x, y, width, height)] : [];
        });
      }
      return rects;
    };
    const texts: { element: Element; layer: Element | null; rects: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement!;
      if (!text.textContent?.trim() || element.closest('svg, script, style, .hidden-text')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      texts.push({ element, layer: layerOf(element), rects: inkOf(element, text) });
    }
    const touch = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    const said = (element: Element): string => `"${element.textContent!.trim().slice(0, 20)}" (${element.className})`;
    const found: string[] = [];
    for (const name of texts) {
      const around = name.element.closest('.name, .whole-name');
      if (!around) continue;
      for (const other of texts) {
        if (other.layer !== name.layer || around.contains(other.element)) continue;
        if (name.rects.some((one) => other.rects.some((rect) => touch(one, rect))))
          found.push(`${said(name.element)} over ${said(other.element)}`);
      }
    }
    return found;
  });
