import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import type { Visitor } from '../drivers/browser.ts';
import { openForm, sendSettings } from '../drivers/new-match.ts';
import { Player } from '../drivers/player.ts';
import { useSite } from '../drivers/site.ts';
import { SHIPPED } from '../rulesets/index.ts';

const site = useSite();

/** What the log says of the table. */
const told = async ({ page }: Visitor): Promise<string> => (await page.getByTestId('log').textContent()) ?? '';

const sit = async (page: Page, name: string): Promise<void> => {
  await page.getByTestId('name').fill(name);
  await page.getByTestId('sit').click();
};

/** Which seat somebody reads to have in the lobby. */
const seatOf = ({ page }: Visitor) =>
  page
    .getByTestId('lobby')
    .getByText(/^You play/)
    .textContent();

describe('two who gather before a match', () => {
  let host: Visitor;
  let guest: Visitor;

  it('meet by an invitation: the host copies it, lets it be scanned, or shares it by the device', async () => {
    [host, guest] = [await site.come(), await site.come('phone')];
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await host.page.addInitScript(() => {
      const share = async ({ url }: ShareData) => void document.body.setAttribute('data-shared', url!);
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await openForm(host.page, site.url);
    await host.page.getByTestId('new-match').click();
    const link = await host.page.getByTestId('invite-link').inputValue();
    await host.page.getByRole('button', { name: 'Copy: Invitation link' }).click();
    await expect.poll(() => host.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await host.page.getByRole('img', { name: 'Code to scan: Invitation link' }).waitFor();
    await host.page.getByRole('button', { name: 'Share', exact: true }).first().click();
    await expect.poll(() => host.page.locator('body').getAttribute('data-shared')).toBe(link);
  });

  it('sit down: both see who is there, who is the host, and what is played', async () => {
    const link = await host.page.getByTestId('invite-link').inputValue();
    await sit(host.page, 'Ada');
    await guest.page.goto(link);
    await sit(guest.page, 'Bo');
    for (const { page } of [host, guest]) {
      const seats = page.getByTestId('lobby').locator('.lobby-seats');
      await expect.poll(() => seats.textContent()).toMatch(/Ada.*host.*Bo/);
      await page.getByTestId('shown-settings').getByText('Clocks').waitFor();
    }
  });

  it('agree to what the host has changed: a mark from before is gone', async () => {
    await guest.page.getByTestId('ready').click();
    await host.page.getByText('✓ Ready').waitFor();
    await host.page.getByTestId('change-settings').click();
    const form = host.page.getByTestId('settings');
    await form.locator('.board-tile').nth(1).click();
    await sendSettings(form);
    await expect.poll(() => told(guest)).toContain('Ada has changed');
    await expect.poll(() => host.page.getByText('✓ Ready').count()).toBe(0);
  });

  it('talk, on a phone below the seats, and read that nothing of it is kept', async () => {
    const chat = guest.page.getByTestId('lobby-chat');
    await chat.locator('summary').click();
    await chat.getByText('Messages are not kept').waitFor();
    await host.page.getByRole('tab', { name: 'Chat' }).click();
    await host.page.getByTestId('chat-input').fill('Have fun!');
    await host.page.getByTestId('chat-input').press('Enter');
    await chat.getByText('Have fun!').waitFor();
    await host.page.getByRole('tab', { name: 'Log' }).click();
  });

  it('read that who is sent out may come back as somebody else, and what helps', async () => {
    await host.page.getByTestId('new-link-orange').click();
    await host.page.getByTestId('reissue').getByText('lock the table, and do not list it').waitFor();
    await host.page.getByRole('button', { name: 'Cancel' }).click();
  });

  it('know the forces that the rules keep no secret', async () => {
    const force = guest.page.getByTestId('known-force-blue');
    await force.click();
    await expect.poll(() => force.textContent()).toMatch(/^\d+ units?, worth \d+\w/);
  });

  it('read what the host changes on another device, whose form has what is played now', async () => {
    const link = await host.page.getByTestId('own-link').inputValue();
    const phone = await site.come('phone');
    await phone.page.goto(link);
    await phone.page.getByTestId('change-settings').click();
    const form = phone.page.getByTestId('settings');
    expect(await form.locator('.board-tile').nth(1).locator('input').isChecked()).toBe(true);
    await form.locator('.board-tile').nth(0).click();
    await sendSettings(form);
    await expect.poll(async () => (await told(guest)).match(/Ada has changed/g)?.length).toBe(2);
    expect(phone.complaints).toEqual([]);
    await phone.page.close();
  });

  it('change places, and go on by the same links', async () => {
    await host.page
      .getByRole('button', { name: /^Change places/ })
      .first()
      .press('Enter');
    await expect.poll(() => seatOf(guest)).toContain('Blue');
    await expect.poll(() => seatOf(host)).toContain('Orange');
    await expect.poll(() => told(guest)).toContain('The host has changed places');
    await host.page.getByTestId('change-settings').click();
    await host.page.getByTestId('settings').getByTestId('force-orange').getByText('Your force').waitFor();
    await host.page.keyboard.press('Escape');
    await host.page.getByTestId('settings').waitFor({ state: 'detached' });
  });

  it('have the table locked, and lots drawn for their seats, once, by keyboard', async () => {
    const { page } = host;
    await page.getByText('What the host can do').press('Enter');
    const lock = page.getByLabel('Nobody else may sit down');
    await lock.press('Space');
    await expect.poll(() => told(guest)).toContain('The host has locked the table');
    await lock.press('Space');
    await expect.poll(() => told(guest)).toContain('The host has unlocked the table');
    const lots = page.getByTestId('lots');
    await lots.press('Enter');
    await expect.poll(() => lots.isDisabled()).toBe(true);
    for (const [each, name] of [
      [host, 'Ada'],
      [guest, 'Bo'],
    ] as const) {
      const sitsOn = new RegExp(`Lots are drawn: .*${name} sits on (\\w+)`);
      await expect.poll(() => told(each)).toMatch(sitsOn);
      const [, seat] = (await told(each)).match(sitsOn)!;
      await expect.poll(() => seatOf(each)).toContain(seat);
    }
  });

  it('have one host: who was handed the role has all of it, also over the one before, until it is given back', async () => {
    const isHost = ({ page }: Visitor) => page.getByTestId('lobby').getAttribute('data-host');
    const handOn = ({ page }: Visitor) => page.getByRole('button', { name: /^Make host/ }).press('Enter');
    await handOn(host);
    await expect.poll(() => told(host)).toContain('Bo is the host now.');
    await expect.poll(async () => [await isHost(host), await isHost(guest)]).toEqual(['false', 'true']);
    expect(await host.page.getByTestId('change-settings').count()).toBe(0);
    await guest.page.getByTestId('change-settings').waitFor();
    await handOn(guest);
    await expect.poll(async () => [await isHost(host), await isHost(guest)]).toEqual(['true', 'false']);
  });

  it('have a host who just watches for a while, with all powers, and sits down where it is free', async () => {
    const { page } = host;
    await page.getByTestId('stand').press('Enter');
    await page.getByTestId('lobby').getByText('You are watching').waitFor();
    await expect.poll(() => told(guest)).toMatch(/Ada has left \w+\./);
    await expect.poll(() => page.getByTestId('lobby').getAttribute('data-host')).toBe('true');
    const lock = page.getByLabel('Nobody else may sit down');
    await page.locator('details', { has: lock }).evaluate((powers: HTMLDetailsElement) => {
      powers.open = true;
    });
    for (let times = 1; times <= 2; times++) {
      await lock.press('Space');
      // Once before as a player, and now.
      await expect.poll(async () => (await told(guest)).match(/has (un)?locked the table/g)?.length).toBe(2 + times);
    }
    await page.getByRole('button', { name: /^Sit here/ }).press('Enter');
    await sit(page, 'Ada');
    await expect.poll(() => seatOf(host)).toMatch(/Blue|Orange/);
    await expect.poll(() => page.getByTestId('lobby').getAttribute('data-host')).toBe('true');
  });

  it('see one of them sent out, whose link is good for nothing any more; a new one is', async () => {
    await host.page.getByRole('button', { name: /^Free \w+ for somebody else/ }).click();
    await host.page.getByTestId('reissue-sure').click();
    const link = await host.page.getByTestId('new-link').inputValue();
    await host.page.keyboard.press('Escape');
    await guest.page.getByTestId('ready').waitFor({ state: 'detached' });
    await guest.page.goto(link);
    await sit(guest.page, 'Bo');
    for (const { page } of [host, guest]) {
      const seats = page.getByTestId('lobby').locator('.lobby-seats');
      await expect.poll(() => seats.textContent()).toMatch(/Ada.*Bo|Bo.*Ada/);
    }
  });

  it('begin when both are ready, five seconds later; anybody stops that before', async () => {
    for (const { page } of [host, guest]) await page.getByTestId('ready').click();
    await host.page.getByTestId('begins').waitFor();
    await guest.page.getByTestId('stop').click();
    await host.page.getByTestId('begins').waitFor({ state: 'detached' });
    await guest.page.getByTestId('ready').click();
    for (const { page } of [host, guest]) await page.getByTestId('lobby').waitFor({ state: 'detached' });
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  });
});

it('a host who opens the settings while sitting down, which changes the secret, gets them all the same', async () => {
  const { page } = await site.dropIn();
  await openForm(page, site.url);
  await page.getByTestId('new-match').click();
  await page.getByTestId('name').fill('Ada');
  await page.getByTestId('change-settings').waitFor();
  await page.evaluate(() => {
    for (const id of ['sit', 'change-settings']) document.querySelector<HTMLElement>(`[data-testid="${id}"]`)!.click();
  });
  await page.getByTestId('settings').getByTestId('new-match').waitFor();
  expect(await page.getByTestId('settings').locator('.board-tile').count()).toBeGreaterThan(1);
  await page.close();
});

/** Counts the clicks and taps of somebody, whatever page they are on. */
const countClicks = async ({ context }: Visitor): Promise<() => number> => {
  let clicks = 0;
  await context.exposeFunction('countClick', () => {
    clicks += 1;
  });
  // What the page gets: a click that the driver takes back, since the page has moved under it, ends at the window.
  await context.addInitScript(() =>
    document.addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && (window as unknown as Counting).countClick(),
      true,
    ),
  );
  return () => clicks;
};

interface Counting {
  countClick(): void;
}

describe.each(SHIPPED.map(({ ruleset }, n) => [ruleset.id, n] as const))('two who play %s at once', (id, n) => {
  it.each(inTurn(['desktop', 'phone'] as const, n))(
    'need two clicks each to the first order, on a %s: nobody is asked to be ready',
    async (screen) => {
      const [host, guest] = [await site.dropIn(screen), await site.dropIn(screen)];
      const [ofHost, ofGuest] = [await countClicks(host), await countClicks(guest)];
      await host.page.goto(site.url);
      await host.page.locator(`[data-game="${id}"]`).getByTestId('quick-match').click();
      const link = await host.page.getByTestId('invite-link').inputValue();
      await host.page.getByTestId('sit').click();
      // The guest's first click is on the link, wherever it was sent.
      await guest.page.goto(link);
      await guest.page.getByTestId('sit').click();
      for (const { page } of [host, guest]) {
        await page.getByTestId('lobby').waitFor({ state: 'detached' });
        expect(await page.getByTestId('ready').count()).toBe(0);
      }
      const asked = () => Promise.all([host, guest].map(({ page }) => new Player(page, '').asked()));
      await expect.poll(async () => (await asked()).some((kind) => kind !== null)).toBe(true);
      expect([ofHost(), 1 + ofGuest()]).toEqual([2, 2]);
    },
  );
});

it('a lobby on a phone that lies begins at its top', async () => {
  const host = await site.dropIn('phoneLying');
  await host.page.goto(site.url);
  await host.page.getByTestId('quick-match').first().click();
  await host.page.getByTestId('shown-settings').waitFor();
  await host.page.getByTestId('sit').and(host.page.locator(':focus')).waitFor();
  const lobby = host.page.getByTestId('lobby');
  expect(await lobby.evaluate((card) => card.scrollHeight > card.clientHeight), 'it is longer than the screen').toBe(
    true,
  );
  expect(await lobby.evaluate((card) => card.scrollTop)).toBe(0);
});
