import { describe, expect, it, onTestFinished } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import { layLine } from '../../drivers/line.ts';
import type { Duel } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { WarfarePlayer } from './player.ts';

const site = useSite();
/** A player who is asked whether the seat may be freed has hardly any time to object. */
const app = useTestApp(undefined, { freeAfter: { sitting: 0.1, days: 0.1 } });

/** Whose name stands at a seat, as somebody's page shows it. */
const clockOf = ({ page }: Visitor, seat: string) => page.locator('.seat-clock').filter({ hasText: seat });
const yours = (visitor: Visitor, seat: string) => clockOf(visitor, seat).filter({ hasText: '(you)' });

/** What the page says whose link opens nothing. */
const shutOut = ({ page }: Visitor) => page.locator('main.missing').textContent();

const openMenu = ({ page }: Visitor) => page.getByRole('button', { name: 'Menu' }).click();

/** Ada and Otto have sat down by the links that Ada's page was given. One story. */
describe('whose link it is', () => {
  let duel: Duel;
  let host: Visitor;
  let guest: Visitor;
  let phone: Visitor;
  let spectator: Visitor;
  let link: string;

  /** Another page in the browser of somebody. */
  const again = async ({ context }: Visitor, address: string): Promise<Visitor> => {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(address);
    return { page, context, complaints: [] };
  };

  it('is the guest’s alone from sitting down on: the address has a new secret', async () => {
    duel = await openDuel(app.url, { board: { stock: 'open-hills' } });
    [host, guest, spectator] = [await site.come(), await site.come(), await site.come()];
    await new WarfarePlayer(host.page, 'blue').sit(duel.addressOf(0));
    await new WarfarePlayer(guest.page, 'orange').sit(duel.addressOf(1));
    await spectator.page.goto(duel.addressOf());
    await host.page.getByTestId('timeline').waitFor();
    await expect.poll(() => guest.page.getByTestId('lobby').count()).toBe(0);
    await expect.poll(() => guest.page.url()).not.toBe(duel.addressOf(1));
    expect(guest.page.url()).toMatch(/#[\w-]{32}$/);
  });

  it('leads to the seat in the guest’s browser, as the invitation and as the bare address, but not to watch', async () => {
    for (const address of [duel.addressOf(1), duel.addressOf()]) {
      const tab = await again(guest, address);
      await yours(tab, 'Player 2').waitFor();
      expect(tab.page.url()).toBe(guest.page.url());
      await tab.page.close();
    }
    const tab = await again(guest, `${duel.addressOf()}#watch`);
    await tab.page.getByTestId('timeline').waitFor();
    expect(await tab.page.getByText('(you)').count()).toBe(0);
    await tab.page.close();
  });

  it('opens nothing for the host, who is told how to get to a seat, and may watch', async () => {
    const tab = await again(host, duel.addressOf(1));
    await expect.poll(() => shutOut(tab)).toContain('This link opens no seat in this match.');
    await tab.page.getByText('Ask the host to free your seat').waitFor();
    await tab.page.getByText('has a code to scan').waitFor();
    await tab.page.getByRole('link', { name: 'Go to my seat' }).click();
    await yours(tab, 'Player 1').waitFor();
    await tab.page.close();
    const other = await site.dropIn();
    await other.page.goto(duel.addressOf(1));
    await other.page.getByTestId('ways').waitFor();
    expect(await other.page.getByRole('link', { name: 'Go to my seat' }).count()).toBe(0);
    await other.page.getByRole('link', { name: 'Watch this match' }).click();
    await other.page.getByTestId('timeline').waitFor();
  });

  it('is in the menu, with a code, for the other devices of the same player', async () => {
    await openMenu(guest);
    await guest.page.getByText('Play on another device').press('Enter');
    const own = guest.page.getByTestId('own-link');
    await expect.poll(() => own.inputValue()).toBe(guest.page.url());
    await guest.page.getByRole('img', { name: 'Code to scan: Your own link' }).waitFor();
    phone = await site.come('phone');
    await phone.page.goto(await own.inputValue());
    await yours(phone, 'Player 2').waitFor();
    expect(await guest.page.getByRole('button', { name: 'Free' }).count(), 'that is for the host').toBe(0);
  });

  it('is renewed by its player: the other devices are out and told so, and everybody reads it', async () => {
    const before = guest.page.url();
    const tab = await again(guest, before);
    await yours(tab, 'Player 2').waitFor();
    await guest.page.getByRole('button', { name: 'New link for my own seat' }).press('Enter');
    await guest.page.getByText('Your old link stops working, and your other devices are sent out.').waitFor();
    await guest.page.getByTestId('reissue-sure').press('Enter');
    const own = await guest.page.getByTestId('new-link').inputValue();
    await expect.poll(() => shutOut(phone)).toContain('Your seat has a new link');
    expect(guest.page.url()).toBe(own);
    expect(own).not.toBe(before);
    await expect.poll(() => tab.page.url(), { message: 'another tab of the browser comes back by itself' }).toBe(own);
    await yours(tab, 'Player 2').waitFor();
    await tab.page.close();
    await guest.page.keyboard.press('Escape');
    for (const { page } of [host, guest, spectator])
      await page.getByTestId('log').getByText('Player 2 has made a new link for Orange.').waitFor();
    expect(await guest.page.getByTestId('line').count()).toBe(0);
    await guest.page.reload();
    await yours(guest, 'Player 2').waitFor();
  });

  it('is taken away by freeing the seat, which the host is asked about first, by keyboard too', async () => {
    await host.page.getByRole('button', { name: 'Menu' }).press('Enter');
    await host.page.getByRole('button', { name: 'Free Orange for somebody else' }).press('Enter');
    await host.page.getByText('Player 2 is out, and you get a link for somebody else').waitFor();
    await host.page.keyboard.press('Escape');
    await host.page.getByTestId('reissue').waitFor({ state: 'detached' });
    const focused = () => host.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Menu');
    await expect.poll(() => guest.page.locator('main.match').count(), { message: 'looking changes nothing' }).toBe(1);
    await host.page.keyboard.press('Enter');
    await host.page.getByTestId('new-link-orange').click();
    await host.page.getByTestId('reissue-sure').press('Enter');
    link = await host.page.getByTestId('new-link').inputValue();
    expect(link.replace(/#.*/, '')).toBe(duel.addressOf());
    await host.page.getByRole('img', { name: 'Code to scan: Invitation link: Orange' }).waitFor();
    await expect.poll(focused).toBe('Copy: Invitation link: Orange');
    await host.page.keyboard.press('Escape');
    await expect.poll(() => shutOut(guest)).toContain('the host has freed the seat');
    await clockOf(host, 'Free seat').waitFor();
    await openMenu(host);
    await expect
      .poll(() => host.page.getByTestId('invite-link').inputValue(), { message: 'the menu still has it' })
      .toBe(link);
    await host.page.keyboard.press('Escape');
  });

  it('says in everybody’s log that the host did it, also to who comes later', async () => {
    const told = 'Player 1 gave Orange a new link: Player 2 is out, and the seat is free.';
    const late = await site.dropIn();
    await late.page.goto(duel.addressOf());
    for (const { page } of [host, spectator, late]) await page.getByTestId('log').getByText(told).waitFor();
    await late.page.reload();
    await late.page.getByTestId('log').getByText(told).waitFor();
  });

  it('is somebody else’s then, who sits down under an own name and plays on, on a phone', async () => {
    phone = await site.come('phone');
    await phone.page.goto(link);
    const takeOver = phone.page.getByTestId('take-over');
    await takeOver.getByText('Nobody plays Orange now').waitFor();
    expect(await phone.page.locator('main.match').getAttribute('data-asked'), 'nobody is asked before').toBeNull();
    await phone.page.getByTestId('name').fill('Cy');
    await phone.page.getByTestId('sit').tap();
    await takeOver.waitFor({ state: 'detached' });
    await yours(phone, 'Cy').waitFor();
    expect(phone.page.url()).not.toBe(link);
    for (const { page } of [host, spectator])
      await page.getByTestId('log').getByText('Cy plays Orange now, in place of Player 2.').waitFor();
    const [blue, orange] = [new WarfarePlayer(host.page, 'blue'), new WarfarePlayer(phone.page, 'orange')];
    await expect.poll(async () => (await blue.asked()) ?? (await orange.asked())).toBe('activate');
    if (await blue.asked()) await blue.wait();
    await orange.turn('activate');
    await orange.wait();
    await blue.turn('activate');
  });

  it('cannot be used again: the invitation opens nothing, and the page of before leads nowhere', async () => {
    const other = await site.dropIn();
    await other.page.goto(link);
    await other.page.getByTestId('ways').waitFor();
    await guest.page.reload();
    await guest.page.getByTestId('ways').waitFor();
    expect(await guest.page.getByRole('link', { name: 'Go to my seat' }).count(), 'it holds none').toBe(0);
    await guest.page.goto(duel.addressOf());
    await guest.page.getByTestId('timeline').waitFor();
    expect(await guest.page.getByText('(you)').count()).toBe(0);
  });
});

it('in the lobby a new link takes the place of the one that was shown', async () => {
  const { page } = await site.dropIn('phone');
  await page.goto(site.url);
  await page.getByTestId('quick-match').first().tap();
  const shown = page.getByTestId('invite-link');
  await shown.waitFor();
  const before = await shown.inputValue();
  await page.getByRole('button', { name: 'New link for Orange' }).tap();
  await page.getByTestId('reissue-sure').tap();
  const link = await page.getByTestId('new-link').inputValue();
  await page.getByTestId('reissue').getByRole('button', { name: 'Close' }).tap();
  expect(link).not.toBe(before);
  await expect.poll(() => shown.inputValue()).toBe(link);
  await page.reload();
  await expect.poll(() => shown.inputValue(), { message: 'it is kept' }).toBe(link);
});

it('who sits down over a line that breaks before the answer comes is back at the seat, with the new secret', async () => {
  const line = await layLine(site.url);
  onTestFinished(() => line.close());
  const duel = await openDuel(site.url);
  const [{ page }, tablet] = [await site.dropIn(), await site.dropIn()];
  const before = duel.addressOf(0).replace(site.url, line.url);
  await page.goto(before);
  await tablet.page.goto(duel.addressOf(0));
  await tablet.page.getByTestId('sit').waitFor();
  await page.getByTestId('name').fill('Ada');
  line.hush();
  await page.getByTestId('sit').click();
  await expect.poll(() => shutOut(tablet)).toContain('Your seat has a new link');
  expect(page.url(), 'it does not know yet').toBe(before);
  line.cut();
  line.mend();
  await page.getByTestId('lobby').getByText('Ada').waitFor();
  await expect.poll(() => page.url()).not.toBe(before);
  await page.reload();
  await page.getByTestId('lobby').getByText('Ada').waitFor();
  await page.goto(before);
  await page.getByTestId('lobby').getByText('Ada').waitFor();
});
