import { describe, expect, it, onTestFinished } from 'vitest';
import type { Visitor } from '../drivers/browser.ts';
import { layLine } from '../drivers/line.ts';
import { type Duel, openDuel } from '../drivers/match.ts';
import { Player } from '../drivers/player.ts';
import { useSite } from '../drivers/site.ts';

const site = useSite();

/** Otto's link has fallen into wrong hands, and Ada, who opened the match, makes a new one. One story. */
describe('a host who makes new links', () => {
  let duel: Duel;
  let host: Visitor;
  let guest: Visitor;
  let phone: Visitor;
  let link: string;

  /** The text of the page of somebody who is not let in. */
  const refused = ({ page }: Visitor) => page.locator('main.missing').textContent();

  it('finds them in the menu during the match, by keyboard too', async () => {
    duel = await openDuel(site.url);
    [host, guest] = [await site.come(), await site.come()];
    await new Player(host.page, 'blue').sit(duel.addressOf(0));
    await new Player(guest.page, 'orange').sit(duel.addressOf(1));
    await host.page.getByTestId('timeline').waitFor();
    await expect.poll(() => host.page.getByTestId('lobby').count()).toBe(0);
    await host.page.getByRole('button', { name: 'Menu' }).press('Enter');
    await host.page.getByRole('button', { name: 'New link for Orange' }).press('Enter');
    await host.page.getByText('The old link stops working, whoever holds it is sent out. Continue?').waitFor();
  });

  it('changes nothing by looking: Escape leads back to where the menu is opened', async () => {
    await host.page.keyboard.press('Escape');
    await host.page.getByTestId('reissue').waitFor({ state: 'detached' });
    const focused = () => host.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Menu');
    expect(await guest.page.locator('main.match').count()).toBe(1);
  });

  it('gets a link to send, with the button that copies it under the finger', async () => {
    await host.page.keyboard.press('Enter');
    await host.page.getByTestId('new-link-orange').click();
    await host.page.getByTestId('reissue-sure').press('Enter');
    link = await host.page.getByTestId('new-link').inputValue();
    expect(link.replace(/#.*/, '')).toBe(duel.addressOf());
    expect(link).not.toBe(duel.addressOf(1));
    await host.page.getByRole('img', { name: 'Code to scan: Invitation link: Orange' }).waitFor();
    const focused = () => host.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Copy: Invitation link: Orange');
    await host.page.keyboard.press('Escape');
  });

  it('sends out whoever held the old link, who is told why', async () => {
    await guest.page.getByText('The host has made a new link for your seat.').waitFor();
    expect(await refused(guest)).toContain('This link holds no seat in this match.');
    await host.page.locator('.seat-clock').filter({ hasText: 'away' }).waitFor();
  });

  it('lets nobody in with the old link, but to watch', async () => {
    const other = await site.come();
    await other.page.goto(duel.addressOf(1));
    await expect.poll(() => refused(other)).toContain('This link holds no seat in this match.');
    await other.page.getByRole('link', { name: 'Watch this match' }).click();
    await other.page.getByTestId('timeline').waitFor();
  });

  it('lets the guest in with the new one on a phone, at the same seat', async () => {
    phone = await site.come('phone');
    await phone.page.goto(link);
    await phone.page.locator('.seat-clock').filter({ hasText: '(you)' }).filter({ hasText: 'Orange' }).waitFor();
    const [blue, orange] = [new Player(host.page, 'blue'), new Player(phone.page, 'orange')];
    await expect.poll(async () => (await blue.asked()) ?? (await orange.asked())).toBe('activate');
    if (await blue.asked()) await host.page.getByTestId('wait').click();
    await orange.turn('activate');
    await phone.page.getByTestId('wait').tap();
    await blue.turn('activate');
  });

  it('and in the tab that was sent out, when the new link is put into its address', async () => {
    await guest.page.goto(link);
    await guest.page.locator('.seat-clock').filter({ hasText: '(you)' }).filter({ hasText: 'Orange' }).waitFor();
  });

  it('has no buttons for that on anybody else’s page', async () => {
    await guest.page.getByRole('button', { name: 'Menu' }).click();
    await guest.page.getByTestId('menu-watch-link').waitFor();
    expect(await guest.page.getByText('New link').count()).toBe(0);
  });

  it('stays with a new link for the own seat, sends the other devices out, and finds back by the new address', async () => {
    const tablet = await site.come();
    await tablet.page.goto(duel.addressOf(0));
    await tablet.page.getByTestId('timeline').waitFor();
    await host.page.getByRole('button', { name: 'Menu' }).click();
    await host.page.getByRole('button', { name: 'New link for my own seat' }).click();
    await host.page.getByTestId('reissue-sure').click();
    const own = await host.page.getByTestId('new-link').inputValue();
    await tablet.page.getByText('The host has made a new link for your seat.').waitFor();
    expect(host.page.url()).toBe(own);
    expect(own).not.toBe(duel.addressOf(0));
    expect(await host.page.getByTestId('line').count()).toBe(0);
    await host.page.reload();
    await host.page.locator('.seat-clock').filter({ hasText: '(you)' }).filter({ hasText: 'Blue' }).waitFor();
  });
});

it('in the lobby a new link takes the place of the one that was shown', async () => {
  const { page } = await site.come('phone');
  await page.goto(site.url);
  await page.getByTestId('new-match').click();
  const shown = page.getByTestId('invite-link');
  await shown.waitFor();
  const before = await shown.inputValue();
  await page.getByRole('button', { name: 'New link for Orange' }).tap();
  await page.getByTestId('reissue-sure').tap();
  const link = await page.getByTestId('new-link').inputValue();
  await page.getByTestId('reissue').getByRole('button', { name: 'Close' }).tap();
  expect(link).not.toBe(before);
  expect(await shown.inputValue()).toBe(link);
  await page.reload();
  expect(await shown.inputValue(), 'it is kept').toBe(link);
});

it('a host whose line breaks before the answer comes is back at the own seat, with the new link in the address', async () => {
  const line = await layLine(site.url);
  onTestFinished(() => line.close());
  const duel = await openDuel(site.url);
  const [{ page }, tablet] = [await site.come(), await site.come()];
  const before = duel.addressOf(0).replace(site.url, line.url);
  await page.goto(before);
  await tablet.page.goto(duel.addressOf(0));
  await tablet.page.getByTestId('sit').waitFor();
  await page.getByTestId('new-link-blue').click();
  line.hush();
  await page.getByTestId('reissue-sure').click();
  await tablet.page.getByText('The host has made a new link for your seat.').waitFor();
  expect(page.url(), 'it does not know yet').toBe(before);
  line.cut();
  await page.getByText('Make the link again: that is safe.').waitFor();
  line.mend();
  await expect.poll(() => page.getByTestId('line').count()).toBe(0);
  expect(page.url()).not.toBe(before);
  await page.reload();
  await page.getByTestId('sit').click();
  await page.getByText('You play Blue').waitFor();
});
