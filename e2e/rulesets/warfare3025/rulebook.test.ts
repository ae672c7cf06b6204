import type { View } from '@ironhex/shared/warfare3025';
import { expect, it } from 'vitest';
import { clickHex, viewOn } from '../../drivers/by-hand.ts';
import { openDuel } from '../../drivers/duel.ts';
import { Remote } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { until } from '../../drivers/until.ts';

const site = useSite();

/** Ada sits at her page, and it is her turn. */
const comeToTurn = async (screen: 'desktop' | 'phone') => {
  const duel = await openDuel(site.url);
  const ada = await Remote.sit(site.url, duel, 0, 'Ada');
  const bob = await Remote.sit(site.url, duel, 1, 'Bob');
  await until(() => ada.asked ?? bob.asked, 'somebody is asked');
  if (bob.asked) await bob.wait();
  await ada.turn('activate');
  const visitor = await site.come(screen);
  await visitor.page.goto(duel.addressOf(0));
  await visitor.page.locator('.board canvas').first().waitFor();
  return { ...visitor, ada, bob };
};

it('the number in a refusal opens the rulebook at the rule, over the match, and links in it lead on', async () => {
  const { page, complaints } = await comeToTurn('desktop');
  await page.getByTestId('wait').waitFor();
  // In the middle of the map, where a unit that enters cannot come at once.
  const { board } = await viewOn<View>(page);
  const middle = [board.width, board.height].map((n) => String(Math.ceil(n / 2)).padStart(2, '0')).join('');
  await clickHex(page, middle);
  const cited = page.getByTestId('toast').getByRole('link').first();
  const rule = (await cited.textContent())!;
  expect(rule).toMatch(/^W-\d/);
  const address = page.url();
  await cited.click();
  const rulebook = page.getByTestId('rulebook');
  const place = rulebook.locator(`[id="${rule}"]`);
  await place.waitFor();
  await expect.poll(() => place.evaluate((element) => element.matches('[data-here]'))).toBe(true);
  const inSight = () =>
    rulebook.locator('[data-here]').evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight;
    });
  expect(await inSight()).toBe(true);

  await rulebook.getByRole('searchbox').fill('half damage spread');
  await rulebook.getByText('1 passage').waitFor();
  await rulebook.getByText('Rolls on the way', { exact: true }).first().click();
  await expect.poll(() => rulebook.locator('[data-here]').getAttribute('id')).toBe('W-6');
  await rulebook.locator('[id="W-6.2"]').getByRole('link', { name: 'W-12.4' }).click();
  await expect.poll(() => rulebook.locator('[data-here]').getAttribute('id')).toBe('W-12.4');
  expect(await inSight()).toBe(true);

  await page.keyboard.press('Escape');
  await rulebook.waitFor({ state: 'detached' });
  expect(page.url(), 'the match was not left').toBe(address);
  await page.getByTestId('wait').waitFor();
  await page.keyboard.press('g');
  await rulebook.getByRole('heading', { name: 'Dice and tiers' }).waitFor();
  expect(complaints).toEqual([]);
});

it('on a phone the signs of a line say what they mean when it is touched, and a rule opens the rulebook', async () => {
  const { page } = await comeToTurn('phone');
  await page.getByRole('tab').first().tap();
  const signs = page
    .locator('.explained-group')
    .filter({ hasText: /\+ \/ / })
    .first();
  await signs.tap();
  const tip = page.locator('.explained-tip:popover-open');
  await tip.getByText('Four thresholds').waitFor();
  await tip.getByRole('link', { name: 'W-1.1' }).tap();
  const rulebook = page.getByTestId('rulebook');
  await rulebook.locator('[id="W-1.1"][data-here]').waitFor();
  const { width } = (await rulebook.boundingBox())!;
  expect(width).toBe(390);
  await rulebook.getByText('Contents').tap();
  await rulebook.getByRole('link', { name: 'The end' }).tap();
  await expect.poll(() => rulebook.locator('[data-here]').getAttribute('id')).toBe('W-15');
});

it('the rules have a page of their own, which opens at a rule and goes back', async () => {
  const { page, complaints } = await site.dropIn('phone');
  await page.goto(`${site.url}/rules/warfare3025#W-9.4.`);
  const here = page.locator('[data-here]');
  await expect.poll(() => here.getAttribute('id')).toBe('W-9.4');
  expect(new URL(page.url()).hash).toBe('#W-9.4');
  await page.locator('[id="W-10.2"]').getByRole('link', { name: 'W-12.3' }).tap();
  await expect.poll(() => here.getAttribute('id')).toBe('W-12.3');
  expect(new URL(page.url()).hash).toBe('#W-12.3');
  await page.goBack();
  await expect.poll(() => here.getAttribute('id')).toBe('W-9.4');
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(complaints).toEqual([]);
});
