import { expect, it } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { useSite } from '../drivers/site.ts';

const site = useSite();

it('an address without a match says so in a sentence, and offers to make one', async () => {
  const { page } = await site.comeAgain('phone');
  const answer = await page.goto(`${site.url}/m/nowhere`);
  expect(answer?.status()).toBe(404);
  await page.getByText('There is no match at this address. Check the link.').waitFor();
  await page.getByRole('link', { name: 'Create match' }).click();
  await page.getByTestId('quick-match').first().waitFor();
});

it('an address with an unknown game says so in a sentence, and leads to those that there are', async () => {
  const { page } = await site.comeAgain('phone');
  await page.goto(`${site.url}/new/chess`);
  await page.getByText('There is no such game here.').waitFor();
  await page.getByRole('link', { name: 'Create match' }).click();
  await page.getByTestId('set-up').first().waitFor();
});

it('a link with a wrong secret says what to do, and shows nothing of the match', async () => {
  const duel = await openDuel(site.url);
  const { page } = await site.comeAgain();
  await page.goto(`${duel.addressOf()}#${'x'.repeat(32)}`);
  await page.getByText('This link opens no seat in this match.').waitFor();
  expect(await page.evaluate(() => window.ironhex?.view() ?? null)).toBeNull();
});

it('a link is understood with what a sentence around it left at its end', async () => {
  const duel = await openDuel(site.url);
  const { page } = await site.comeAgain();
  for (const tail of ['.', '),', '%E2%80%9D', '>']) {
    const answer = await page.goto(`${duel.addressOf()}${tail}`);
    expect(answer?.status(), tail).toBe(200);
    await page.locator('.map canvas').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/m/${duel.id}`);
  }
  await page.goto(`${duel.addressOf(1)}).`);
  await page.getByLabel('Your name').waitFor();
  expect(page.url()).toBe(duel.addressOf(1));
});
