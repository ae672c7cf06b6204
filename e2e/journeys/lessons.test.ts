import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import { learn } from '../drivers/lesson.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { SHIPPED } from '../rulesets/index.ts';

const site = useSite();

/** Those of the games that have lessons. */
const TEACHING = SHIPPED.filter(({ lessons }) => lessons > 0);

const LEARNERS = ['desktop', 'phone'] as const;

/** The hashes of the lessons' addresses, in their order, from the list of lessons that a page shows. */
const lessonsOn = async (page: Page): Promise<readonly string[]> => {
  const links = page.locator('.learn-list a');
  await links.first().waitFor();
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
};

describe.each(TEACHING.map((pilot, n) => [pilot.ruleset.id, pilot, n] as const))(
  'the lessons of %s',
  (id, pilot, n) => {
    it.each(LEARNERS)('are where somebody new is led to on a %s', async (screen) => {
      const { page, complaints } = await site.dropIn(screen);
      await page.goto(site.url);
      const card = page.locator(`[data-game="${id}"]`);
      await card.getByTestId('learn').click();
      await page.getByTestId('lesson').waitFor();
      await expect.poll(() => page.locator('main.match').getAttribute('data-asked')).not.toBeNull();
      await expectUsable(page, screen);
      await page.getByTestId('lesson').getByRole('link').first().click();
      expect(await lessonsOn(page)).toHaveLength(pilot.lessons);
      await expectUsable(page, screen);
      expect(complaints).toEqual([]);
    });

    it.each(inTurn(LEARNERS, n))(
      'can be played through on a %s by what they point at, in a broken order',
      async (screen) => {
        const { page, complaints } = await site.dropIn(screen);
        await page.goto(`${site.url}/learn/${id}`);
        const lessons = await lessonsOn(page);
        const order = screen === 'desktop' ? lessons : lessons.toReversed();
        for (const hash of order) {
          await page.goto(`${site.url}/learn/${id}${hash}`);
          await page.getByTestId('lesson').waitFor();
          await learn(page, pilot);
          if (hash !== lessons.at(-1)) await page.getByTestId('lesson-result').getByText('Goal reached').waitFor();
        }
        await page.goto(`${site.url}/learn/${id}`);
        await expect.poll(() => page.locator('.learn-list [data-done="true"]').count()).toBe(lessons.length - 1);
        expect(complaints).toEqual([]);
      },
    );
  },
);
