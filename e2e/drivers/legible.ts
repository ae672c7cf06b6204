import type { Page } from 'playwright-core';

/** CSS pixels that a list which scrolls shows at least: two rows for a finger. Fewer are a slot, in which nobody reads. */
const LEAST_SHOWN = 88;

/**
 * What nobody can read on the page as it is now, each with what is wrong with it: text that is cut off, that lies over other
 * text, that is broken within a word, or that scrolls in a slot, and a plan that scrolls at all. Names that a player has
 * chosen may end in an ellipsis; what lies in different layers, such as a dialog over the page, may overlap.
 */
export const illegibleOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const LAYERS =
      'dialog, [role="dialog"], [role="status"], .toast, .notices, .coach, .band-place, .minimap, .around, .left, .floating, .rulebook-contents';
    interface Text {
      readonly element: HTMLElement;
      readonly layer: Element | null;
      /** Where its letters would be, and where they are seen. */
      readonly ink: readonly DOMRect[];
      readonly seen: readonly DOMRect[];
    }
    const found = new Set<string>();
    const said = (element: Element): string => {
      const { className, textContent, tagName } = element;
      return `"${textContent!.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" (${tagName.toLowerCase()}.${className})`;
    };
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const clips = (overflow: string): boolean => overflow !== 'visible';
    const isName = (element: Element): boolean => element.closest('.name') !== null;

    /** It is there for who listens to the page, and not to be seen. */
    const isHeardOnly = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));

    const textOf = (node: Node): Text | undefined => {
      const element = node.parentElement!;
      if (!node.textContent?.trim() || element.closest('svg, script, style, canvas, option') || isHeardOnly(element))
        return undefined;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return undefined;
      const range = document.createRange();
      range.selectNodeContents(node);
      const ink = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      let seen = ink;
      let canScroll = false;
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (clips(overflowX) || clips(overflowY)) {
          const box = around.getBoundingClientRect();
          const left = box.left + around.clientLeft;
          const top = box.top + around.clientTop;
          const [right, bottom] = [left + around.clientWidth, top + around.clientHeight];
          const cutBy = seen.flatMap((rect) => {
            const [x, y] = [Math.max(rect.left, left), Math.max(rect.top, top)];
            const [width, height] = [Math.min(rect.right, right) - x, Math.min(rect.bottom, bottom) - y];
            return width > 0 && height > 0 ? [new DOMRect(x, y, width, height)] : [];
          });
          const isCut = seen.some(
            (rect) => rect.left < left - 1 || rect.right > right + 1 || rect.top < top - 4 || rect.bottom > bottom + 4,
          );
          canScroll ||= scrolls(overflowX) || scrolls(overflowY);
          // The sheet of a phone that is let down shows no more than a line of its panel.
          const isPeeking = around.closest('[data-height="peek"]') !== null && around.matches('.panels');
          if (!canScroll && !isPeeking && !isName(element) && isCut)
            found.add(`cut off: ${said(element)} by .${around.className}`);
          seen = cutBy;
        }
        if (position === 'fixed') break;
      }
      return { element, layer: element.closest(LAYERS), ink, seen };
    };

    const isBroken = (node: Node): string | undefined => {
      const text = node.textContent!;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) return word;
      }
      return undefined;
    };

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = textOf(node);
      if (!text || text.seen.length === 0) continue;
      texts.push(text);
      const { element, seen } = text;
      const word = isBroken(node);
      if (word !== undefined) found.add(`broken within "${word}": ${said(element)}`);
      if (seen.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        found.add(`outside of the window: ${said(element)}`);
    }

    const touch = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    for (const [i, one] of texts.entries())
      for (const other of texts.slice(i + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.seen.some((rect) => other.seen.some((each) => touch(rect, each))))
          found.add(`${said(one.element)} lies over ${said(other.element)}`);
      }

    // Figures stand at the end of a plan: it is read without scrolling.
    for (const element of document.querySelectorAll<HTMLElement>('.plan-words'))
      if (element.scrollHeight > element.clientHeight + 2) found.add(`a plan that scrolls: ${said(element)}`);

    for (const element of document.querySelectorAll<HTMLElement>('main *, dialog *')) {
      const { overflowX, overflowY, textOverflow, display } = getComputedStyle(element);
      const { clientHeight, scrollHeight, clientWidth, scrollWidth } = element;
      if (clientWidth === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('svg, .name, .map, .copy') || isHeardOnly(element)) continue;
      if (scrolls(overflowY) && scrollHeight > clientHeight + 2 && clientHeight < least)
        found.add(`scrolls in a slot of ${clientHeight} px: ${said(element)}`);
      if (overflowX === 'visible' || scrolls(overflowX)) continue;
      if (textOverflow === 'ellipsis' && display !== 'inline' && scrollWidth > clientWidth + 1)
        found.add(`ends in an ellipsis: ${said(element)}`);
    }
    return [...found];
  }, LEAST_SHOWN);

/**
 * What nobody can read or reach on the map as it is now: words over other words or over a counter that is not theirs, words
 * and arrows of a facing that the edge cuts, and counters behind something that has a free corner. What lies over the map
 * takes its corner a moment after the map has moved.
 */
export const illegibleOnMap = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Rect = WrittenOnMap['rect'];
    const board = document.querySelector('.board')?.getBoundingClientRect();
    const written = window.ironhex?.written();
    if (!board || !written) return [];
    const { counters, plates, touchables } = written;
    const words = [...plates, ...written.words];
    const common = (one: Rect, other: Rect, least: number): boolean =>
      Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x) > least &&
      Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y) > least;
    const boxOf = (selector: string): Rect | undefined => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.width > 0
        ? { x: box.left - board.left, y: box.top - board.top, w: box.width, h: box.height }
        : undefined;
    };
    /** What the sheet of a phone, before the match its lobby, and the card of a tablet leave of the map. */
    const whole = { x: 0, y: 0, w: board.width, h: board.height };
    const [sheet, lobby, card] = ['.around', '.lobby', '.left'].map((over) => {
      const box = boxOf(over);
      return box && common(box, whole, 1) ? box : undefined;
    });
    const left = card ? card.x + card.w : 0;
    const below = Math.min(sheet?.y ?? board.height, lobby && lobby.w >= board.width ? lobby.y : board.height);
    const isSeen = ({ x, y, w, h }: Rect): boolean => x >= left && y >= 0 && x + w <= board.width && y + h <= below;
    const isThere = ({ x, y, w, h }: Rect): boolean =>
      x + w / 2 > left && x + w / 2 < board.width && y + h / 2 > 0 && y + h / 2 < below;

    const found: string[] = [];
    for (const [i, one] of words.entries()) {
      for (const other of words.slice(i + 1))
        if (common(one.rect, other.rect, 1.5)) found.push(`on the map: "${one.text}" lies over "${other.text}"`);
      const covered = counters.filter(({ rect }) => common(rect, one.rect, 1.5));
      // A plate reaches a little over the rim of its own counter.
      if (covered.length > 1) found.push(`on the map: "${one.text}" lies over ${covered.map(({ text }) => text)}`);
    }
    for (const { text, rect } of words)
      if (isThere(rect) && !isSeen(rect)) found.push(`on the map: "${text}" is cut by the edge`);
    for (const { text, rect } of touchables)
      if (text === 'face' && !isSeen(rect)) found.push('on the map: an arrow of a facing is out of sight');

    for (const over of ['.minimap canvas', '.compass']) {
      const box = boxOf(over);
      if (!box) continue;
      const across = { ...box, x: left + board.width - box.x - box.w };
      /** The counters in a corner, with so much around them as a part of their size, for their names. */
      const within = (corner: Rect, around: number): readonly string[] =>
        counters.flatMap(({ text, rect: { x, y, w, h } }) => {
          const named = { x: x - around * w, y: y - around * h, w: w * (1 + 2 * around), h: h * (1 + 2 * around) };
          return common(corner, named, 0) ? [text] : [];
        });
      if (within(across, 1).length === 0)
        found.push(...within(box, 0).map((id) => `behind the ${over} in this corner: ${id}`));
    }
    return found;
  });
