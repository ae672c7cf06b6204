import { describe, it } from 'vitest';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { SHOTS, shotOf } from '../pictures/scenes.ts';
import { SHIPPED } from '../rulesets/index.ts';
import { aboutOf } from '../rulesets/pilot.ts';

const site = useSite();

describe.each(SHOTS.map((shot) => [shot.name, shot] as const))('%s', (_, shot) => {
  it.each(['desktop', 'phone'] as const)('can be used by everybody on a %s', async (screen) => {
    const { page } = await site.comeAgain(screen);
    const tidy = await shot.reach(page, site.url);
    await expectUsable(page, screen);
    await tidy();
  });
});

describe.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))('around a match of %s', (id, pilot) => {
  it.each(['desktop', 'phone'] as const)('everything can be used by everybody on a %s', async (screen) => {
    const { page } = await site.comeAgain(screen);
    for (const path of [`/new/${id}`, '/nothing']) {
      await page.goto(site.url + path);
      await page.getByRole('heading').first().waitFor();
      await expectUsable(page, screen);
    }
    // In the middle of a match, where there is a score.
    const tidy = await shotOf(pilot, aboutOf(pilot)[0]!.scene).reach(page, site.url);
    for (const open of [
      () => page.getByTestId('score').press('Enter'),
      () => page.keyboard.press('m'),
      () => page.keyboard.press('?'),
      () => page.getByRole('button', { name: 'Menu' }).click(),
    ]) {
      await open();
      await page.getByRole('dialog').waitFor();
      await expectUsable(page, screen);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expectUsable(page, screen);
    }
    await tidy();
  });
});
