import { expect, it } from 'vitest';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { useSite } from '../drivers/site.ts';

const site = useSite();

it('a player creates a match with one click, finds it on the first page, goes on with it, and takes it off', async () => {
  const { page, complaints } = await site.dropIn('phone');
  await page.goto(site.url);
  expect(await page.getByTestId('own-matches').count()).toBe(0);
  await page.getByTestId('quick-match').first().click();
  await page.getByTestId('invite-link').waitFor();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText('Waiting for your opponent to sit down.').waitFor();
  const address = new URL(page.url());

  await page.goto(site.url);
  const own = page.getByTestId('own-matches').getByRole('listitem');
  await own.getByText('Waiting for players').waitFor();
  await expect.poll(() => own.count()).toBe(1);
  await own.getByRole('link').click();
  await page.getByText('Waiting for your opponent to sit down.').waitFor();
  expect(new URL(page.url()).hash, 'the own seat').toBe(address.hash);

  await page.goto(site.url);
  await own.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await own.getByRole('button', { name: /^Remove/ }).click();
  await expect.poll(() => own.count()).toBe(0);
  await page.reload();
  await page.getByTestId('quick-match').first().waitFor();
  expect(await own.count()).toBe(0);
  // Taken off the list, it is still there for its player.
  await page.goto(address.href.split('#')[0]!);
  await page.getByText('Waiting for your opponent to sit down.').waitFor();
  expect(complaints).toEqual([]);
});

it('the first page says whose turn it is, who won, and what is no longer there', async () => {
  const duel = await openDuel(site.url, { name: 'Friday' });
  const [ada, bob] = [await Remote.sit(site.url, duel, 0, 'Ada'), await Remote.sit(site.url, duel, 1, 'Bob')];
  const { page } = await site.dropIn();
  await page.goto(duel.addressOf(0));
  await page.locator('.map canvas').waitFor();
  // A match of another time, which the server has removed.
  await page.evaluate(() => {
    const [match] = JSON.parse(localStorage.getItem('ironhex.matches')!) as object[];
    localStorage.setItem('ironhex.matches', JSON.stringify([match, { ...match, id: '22222222222222', name: 'Old' }]));
  });
  // The server answers before the page has loaded its last picture: what is gone is told all the same, and stays.
  const told = Promise.withResolvers<void>();
  await page.route('**/late.webp', (route) => told.promise.then(() => route.fulfill({ status: 204 })));
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src: '/late.webp' }))),
  );
  await page.goto(site.url, { waitUntil: 'commit' });
  const own = page.getByTestId('own-matches').getByRole('listitem');
  const old = own.filter({ hasText: 'Old' });
  await old.getByText('No longer on this server').waitFor();
  told.resolve();
  await page.waitForLoadState('load');
  await old.getByText('No longer on this server').waitFor();
  const friday = own.filter({ hasText: 'against Bob' });
  await friday.getByText(ada.asked ? 'Your turn' : 'Waiting for Bob').waitFor();
  await bob.client.intend({ kind: 'concede' });
  await page.reload();
  await friday.getByText('Over').waitFor();
  await expect.poll(() => own.count(), { message: 'the old match was told of once' }).toBe(1);
  const again = friday.getByRole('link', { name: 'Watch again' });
  await expect.poll(() => again.getAttribute('href')).toMatch(/\/replay\/[\w-]+$/);
  await friday.getByRole('link').first().click();
  await page.getByText('You win').first().waitFor();
  await page.goto(site.url);
  await friday.getByText('You won').waitFor();
});

it('a link that was sent is opened from the first page, with the words around it', async () => {
  const duel = await openDuel(site.url);
  const { page } = await site.dropIn('phone');
  await page.goto(site.url);
  const field = page.getByPlaceholder('Link of a match');
  await field.fill('https://elsewhere.example/m/22222222222222');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('alert').getByText('This is not the link of a match at this table.').waitFor();
  await field.fill(`Come and play (${duel.addressOf(1)}).`);
  await field.press('Enter');
  await page.getByLabel('Your name').waitFor();
  expect(page.url()).toBe(duel.addressOf(1));
});
