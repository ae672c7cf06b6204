import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** CSS pixels that a finger needs. */
const FINGER = 44;

/**
 * The themes in which axe-core judges what a screen shows: between them only colours differ. In `npm test` each is judged on
 * one screen, as its colours are the same on both; the soak judges both on both.
 */
const themesOn = (screen: 'desktop' | 'phone'): readonly string[] =>
  inTurn(['dark', 'light'] as const, screen === 'desktop' ? 0 : 1);

/** What axe-core finds, each with the elements. */
const faultsOn = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'] } as RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? 'see its rule'})`),
  );
};

/** Buttons, fields and links that are smaller than a finger. A link or button within a sentence is as high as its line. */
export const smallOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const usable = 'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="slider"]';
    const inSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent;
    return [...document.querySelectorAll(usable)].flatMap((element) => {
      // A field is touched anywhere on its label.
      const touched = element.closest('label') ?? element;
      const { width, height } = touched.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || width === 0) return [];
      if (inSentence(element) || (width >= least - 0.5 && height >= least - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return [
        `${element.tagName.toLowerCase()}.${element.className} "${name}": ${Math.round(width)} x ${Math.round(height)}`,
      ];
    });
  }, FINGER);

/** Finds nothing that keeps anybody from using what the page shows now, in either theme. */
export const expectUsable = async (page: Page, screen: 'desktop' | 'phone'): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  for (const theme of themesOn(screen)) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    expect(await faultsOn(page), `${theme} theme`).toEqual([]);
  }
  if (screen === 'phone') expect(await smallOn(page)).toEqual([]);
};
