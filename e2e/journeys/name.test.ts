import { expect, it } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { useSite } from '../drivers/site.ts';

const site = useSite();

it('a guest with the name of the host is told so, and sits down under a free one with the next Enter', async () => {
  const duel = await openDuel(site.url);
  const { page } = await site.dropIn();
  await page.goto(duel.addressOf(1));
  const field = page.getByTestId('name');
  await field.fill('Ada');
  await Remote.sit(site.url, duel, 0, 'ada');
  await field.press('Enter');
  await page.getByTestId('toast').waitFor();
  await expect
    .poll(() => page.getByTestId('toast').textContent())
    .toBe('"ada" sits at this table already. You could be "Ada 2".');
  await expect.poll(() => field.inputValue()).toBe('Ada 2');
  await field.press('Enter');
  await page.getByTestId('timeline').waitFor();
  const again = await openDuel(site.url);
  await Remote.sit(site.url, again, 0, 'Ada');
  await page.goto(again.addressOf(1));
  await expect.poll(() => page.getByTestId('name').inputValue()).toBe('Ada 2');
});
