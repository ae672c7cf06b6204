import { describe, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import { useAnyScreen } from '../drivers/any-screen.ts';
import { tapScore } from '../drivers/score.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { shotOf } from '../pictures/scenes.ts';
import { SHIPPED } from '../rulesets/index.ts';
import { aboutOf } from '../rulesets/pilot.ts';

const site = useSite();
const any = useAnyScreen(site);

describe.each(SHIPPED.map((pilot, n) => [pilot.ruleset.id, pilot, n] as const))(
  'around a match of %s',
  (id, pilot, n) => {
    it.each(inTurn(['phone', 'desktop'] as const, n))('everything can be used by everybody on a %s', async (screen) => {
      await any.turnTo(screen);
      for (const path of [`/new/${id}`, '/nothing']) {
        await any.page.goto(site.url + path);
        await any.page.getByRole('heading').first().waitFor();
        await expectUsable(any.page, screen);
      }
      // In the middle of a match, where there is a score.
      const tidy = await shotOf(pilot, aboutOf(pilot)[0]!.scene).reach(any.page, site.url);
      if (screen === 'phone')
        for (const small of ['tablet', 'phoneLying', 'phone'] as const) {
          await any.turnTo(small);
          await tapScore(any.page);
        }
      for (const open of [
        () => any.page.getByTestId('score').press('Enter'),
        () => any.page.keyboard.press('m'),
        () => any.page.keyboard.press('?'),
        () => any.page.getByRole('button', { name: 'Menu' }).click(),
      ]) {
        await open();
        await any.page.getByRole('dialog').waitFor();
        await expectUsable(any.page, screen);
        await any.page.keyboard.press('Escape');
        await any.page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
      for (const tab of await any.page.getByRole('tab').all()) {
        await tab.click();
        await expectUsable(any.page, screen);
      }
      await tidy();
    });
  },
);
