import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../drivers/browser.ts';
import { learn } from '../drivers/lesson.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { SHIPPED } from '../rulesets/index.ts';

const site = useSite();

/** Those of the games that have lessons. */
const TEACHING = SHIPPED.filter(({ lessons }) => lessons > 0);

describe.each(TEACHING.map((pilot) => [pilot.ruleset.id, pilot] as const))('the lessons of %s', (id, pilot) => {
  describe.each(['desktop', 'phone'] as const)('on a %s', (screen) => {
    let visitor: Visitor;
    let page: Page;
    let lessons: readonly string[];

    beforeAll(async () => {
      visitor = await site.come(screen);
      page = visitor.page;
    });
    afterAll(() => visitor.context.close());

    it('are where somebody new is led to', async () => {
      await page.goto(site.url);
      const card = page.locator(`[data-game="${id}"]`);
      await card.getByTestId('learn').click();
      await page.getByTestId('lesson').waitFor();
      await expect.poll(() => page.locator('main.match').getAttribute('data-asked')).not.toBeNull();
      await expectUsable(page, screen);
      await page.getByTestId('lesson').getByRole('link').first().click();
      const links = page.locator('.learn-list a');
      await links.first().waitFor();
      await expectUsable(page, screen);
      lessons = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
      expect(lessons).toHaveLength(pilot.lessons);
    });

    it('can be played through by what they point at, in a broken order', async () => {
      const order = screen === 'desktop' ? lessons : lessons.toReversed();
      for (const hash of order) {
        await page.goto(`${site.url}/learn/${id}${hash}`);
        await page.getByTestId('lesson').waitFor();
        await learn(page, pilot);
        if (hash !== lessons.at(-1)) await page.getByTestId('lesson-result').getByText('Goal reached').waitFor();
      }
      await page.goto(`${site.url}/learn/${id}`);
      await expect.poll(() => page.locator('.learn-list [data-done="true"]').count()).toBe(lessons.length - 1);
      expect(visitor.complaints).toEqual([]);
    });
  });
});
