import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openForm } from '../drivers/new-match.ts';
import { useSite } from '../drivers/site.ts';
import { answerOnce, lookForOpponent } from '../drivers/strangers.ts';
import { allReady } from '../drivers/whole-match.ts';

const site = useSite();

describe('a host who lists a table', () => {
  it('is found by a stranger, who sees it live, sits down with one click and plays', async () => {
    const [host, guest, late] = [await site.dropIn(), await site.dropIn('phone'), await site.dropIn()];
    for (const { page } of [guest, late]) {
      await page.goto(site.url);
      await page.locator('[data-testid=open-tables][data-live=true]').waitFor();
    }
    await openForm(host.page, site.url);
    await host.page.getByText('Clocks, name, spectators:').click();
    await host.page.getByLabel('Name of the match').fill('Who will play?');
    await host.page.getByLabel('List the table on the first page').check();
    await host.page.getByTestId('new-match').click();
    await host.page.getByTestId('name').fill('Ada');
    await host.page.getByTestId('sit').click();
    await host.page.getByTestId('seeking').getByText('Your table stands on the first page.').waitFor();
    await host.page.getByTestId('shown-settings').getByText('strangers can sit down and watch').waitFor();

    const row = (page: Page) => page.getByTestId('open-tables').locator('.table-row', { hasText: 'Who will play?' });
    await row(guest.page).getByText('Ada waits').waitFor();
    await row(guest.page)
      .getByRole('button', { name: /^Sit down/ })
      .tap();
    await guest.page.getByTestId('lobby').waitFor();
    await expect.poll(() => host.page.locator('.lobby-seats').textContent()).toMatch(/Ada.*Player/);
    await row(late.page).waitFor({ state: 'detached' });
    expect(await host.page.getByTestId('seeking').count(), 'nobody is sought any more').toBe(0);

    await allReady(host.page, guest.page);
    await answerOnce([host.page, guest.page]);
    await row(late.page)
      .getByRole('link', { name: /^Watch/ })
      .click();
    await late.page.locator('.map canvas').waitFor();
    for (const { complaints } of [host, guest, late]) expect(complaints).toEqual([]);
  });

  it('has one seat for two who click at once: the other reads so, and stays on the list', async () => {
    const [host, one, other] = [await site.dropIn(), await site.dropIn(), await site.dropIn()];
    await lookForOpponent(host.page, site.url, 'Ida', 'no clocks');
    await host.page.getByTestId('seeking').waitFor();
    const id = new URL(host.page.url()).pathname.split('/').at(-1)!;
    for (const { page } of [one, other]) {
      await page.goto(site.url);
      await page.getByTestId(`table-${id}`).waitFor();
    }
    // The other's click is on its way until the seat is taken.
    const taken = Promise.withResolvers<void>();
    await other.page.route(`**/api/matches/${id}/seats`, async (route) => {
      await taken.promise;
      await route.continue();
    });
    for (const { page } of [other, one]) await page.getByTestId(`table-${id}`).getByRole('button').click();
    await one.page.locator('main.match').waitFor();
    taken.resolve();
    await other.page.getByText('Somebody was quicker: every seat of this table is taken.').waitFor();
    expect(new URL(other.page.url()).pathname).toBe('/');
    await host.page.getByTestId('lobby').waitFor({ state: 'detached' });
  });
});

/** Stands in for the browser's notifications, which tests do not see: writes their titles on the page. */
const notices = (): void => {
  class Notice {
    static permission = 'default';
    static requestPermission = async () => {
      Notice.permission = 'granted';
      return 'granted';
    };
    onclick = null;
    constructor(title: string) {
      document.body.dataset.notices = `${document.body.dataset.notices ?? ''}${title}\n`;
    }
    close() {}
  }
  Object.defineProperty(window, 'Notification', { value: Notice });
};

describe('two who look for an opponent', () => {
  it('find each other: the first waits, reads that the match has begun, and both play', async () => {
    const [ada, bo] = [await site.dropIn(), await site.dropIn('phone')];
    await ada.context.addInitScript(notices);
    await lookForOpponent(ada.page, site.url, 'Ada', 'slow');
    const seeking = ada.page.getByTestId('seeking');
    await seeking.getByText('Looking for an opponent').waitFor();
    await seeking.getByRole('button', { name: 'Notify me' }).click();
    await seeking.getByRole('button', { name: 'Notify me' }).waitFor({ state: 'detached' });
    // Ada looks at another window meanwhile.
    await ada.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await lookForOpponent(bo.page, site.url, 'Bo', 'slow');
    await expect.poll(() => ada.page.title()).toMatch(/^● /);
    await expect.poll(() => ada.page.evaluate(() => document.body.dataset.notices)).toContain('The match has begun');
    await answerOnce([ada.page, bo.page]);

    // Bo talks, and Ada does not want to read that: they are not brought together again.
    for (const { page } of [ada, bo]) await page.getByRole('tab', { name: /^Chat/ }).click();
    await bo.page.getByTestId('chat-input').fill('Hurry up!');
    await bo.page.getByTestId('chat-input').press('Enter');
    await ada.page.getByText('Hurry up!').waitFor();
    await ada.page.getByRole('button', { name: 'Mute Bo' }).click();
    await ada.page.getByText('Hurry up!').waitFor({ state: 'detached' });
    await ada.page.getByRole('button', { name: 'Read Bo again' }).waitFor();
    for (const [name, { page }] of Object.entries({ Ada: ada, Bo: bo })) {
      await lookForOpponent(page, site.url, name, 'slow');
      await page.getByTestId('seeking').waitFor();
    }
    for (const { page } of [ada, bo]) await page.getByTestId('stop-seeking').click();
    for (const { complaints } of [ada, bo]) expect(complaints).toEqual([]);
  });

  it('find each other, though the first waits at a table that does not suit the second', async () => {
    const [ada, bo] = [await site.dropIn(), await site.dropIn('phone')];
    await lookForOpponent(ada.page, site.url, 'Ada', 'quick', 'normal pace');
    await ada.page.getByTestId('seeking').waitFor();
    await lookForOpponent(bo.page, site.url, 'Bo', 'normal pace');
    await bo.page.locator('main.match').waitFor();
    await expect.poll(() => new URL(ada.page.url()).pathname).toBe(new URL(bo.page.url()).pathname);
    await answerOnce([ada.page, bo.page]);
    await ada.page.goto(site.url);
    await ada.page.getByTestId('own-matches').waitFor();
    await expect
      .poll(() => ada.page.getByTestId('own-matches').getByRole('listitem').count(), {
        message: 'not the table left behind',
      })
      .toBe(1);
    // Own matches stand on top; this one is to be watched by others only.
    const order = await ada.page.getByTestId('own-matches').evaluate((own) => {
      const list = document.querySelector('[data-testid=open-tables]')!;
      return own.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(order).toBeGreaterThan(0);
    const row = `table-${new URL(bo.page.url()).pathname.split('/').at(-1)}`;
    const { page: other } = await site.dropIn();
    await other.goto(site.url);
    await other
      .getByTestId(row)
      .getByRole('link', { name: /^Watch/ })
      .waitFor();
    await ada.page.locator('[data-testid=open-tables][data-live=true]').waitFor();
    expect(await ada.page.getByTestId(row).count()).toBe(0);
    for (const { complaints } of [ada, bo]) expect(complaints).toEqual([]);
  });

  it('do not, if the first has stopped looking', async () => {
    const [ada, bo] = [await site.dropIn(), await site.dropIn()];
    await lookForOpponent(ada.page, site.url, 'Ada', 'a day for each decision');
    await ada.page.getByTestId('stop-seeking').click();
    await ada.page.getByTestId('open-tables').waitFor();
    expect(await ada.page.getByTestId('own-matches').count()).toBe(0);
    await lookForOpponent(bo.page, site.url, 'Bo', 'a day for each decision');
    await bo.page.getByTestId('seeking').waitFor();
    await bo.page.getByTestId('stop-seeking').click();
    await bo.page.getByTestId('open-tables').waitFor();
  });

  it('read what they have to choose', async () => {
    const { page } = await site.dropIn();
    await page.goto(site.url);
    await page.getByTestId('find').click();
    const form = page.getByTestId('find-form');
    for (const box of await form.getByRole('checkbox').all()) await box.uncheck();
    await form.getByTestId('look').click();
    await form.getByText('Choose at least one game and one pace.').waitFor();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await form.waitFor({ state: 'detached' });
  });
});
