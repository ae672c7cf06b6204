import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Visitor, visit } from '../drivers/browser.ts';
import { openForm } from '../drivers/new-match.ts';
import { answerOnce, lookForOpponent } from '../drivers/strangers.ts';
import { until } from '../drivers/until.ts';
import { type Server, useStack } from './stack.ts';

/**
 * People at the page, where two servers stand behind one address. Containers come and go with networks of their own, and a
 * browser drops at each of them what it is loading: what their pages complain of is not looked at here.
 */
const stack = useStack();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Somebody new, and the server at which their page's line ends now; undefined before there is one. */
const come = async (screen?: 'phone'): Promise<Visitor & { server(): Server | undefined }> => {
  const visitor = await visit(browser, screen, { reducedMotion: 'reduce', sounds: false, picturesPerSecond: 5 });
  let server: Server | undefined;
  visitor.page.on('websocket', (line) => {
    const [, first] = new URL(line.url()).pathname.split('/');
    if (first === 'one' || first === 'two') server = first;
  });
  return { ...visitor, server: () => server };
};

const sit = async (page: Page, name: string): Promise<void> => {
  await page.getByTestId('name').fill(name);
  await page.getByTestId('sit').click();
};

const seated = (page: Page): Promise<string | null> => page.getByTestId('lobby').locator('.lobby-seats').textContent();

const other = (server: Server): Server => (server === 'one' ? 'two' : 'one');

test('two gather, begin and play, though the server of their lobby is killed, and then that of their match', async () => {
  const [host, guest] = [await come(), await come('phone')];
  const pages = [host.page, guest.page];
  const allAreLedTo = async (name: Server): Promise<void> => {
    for (const { page, server } of [host, guest]) {
      await until(() => server() === name, `a page is led to ${name}`);
      // What the page shows is from before, until its seat is back.
      await page.getByTestId('line').waitFor({ state: 'detached' });
    }
  };
  await openForm(host.page, stack.now.url);
  await host.page.getByTestId('new-match').click();
  const link = await host.page.getByTestId('invite-link').inputValue();
  await sit(host.page, 'Ada');
  await guest.page.goto(link);
  await sit(guest.page, 'Bo');
  for (const page of pages) await expect.poll(() => seated(page)).toMatch(/Ada.*host.*Bo/);
  await guest.page.getByTestId('ready').press('Enter');
  await host.page.getByText('✓ Ready').waitFor();

  const first = host.server()!;
  expect(guest.server()).toBe(first);
  await stack.now.kill(first);
  await allAreLedTo(other(first));
  for (const page of pages) await expect.poll(() => seated(page)).toMatch(/Ada.*host.*Bo/);
  await host.page.getByText('✓ Ready').waitFor();
  await host.page.getByTestId('ready').press('Enter');
  for (const page of pages) await page.getByTestId('lobby').waitFor({ state: 'detached' });
  await answerOnce(pages);

  await stack.now.start(first);
  await stack.now.kill(other(first));
  await allAreLedTo(first);
  await answerOnce(pages);
  await stack.now.start(other(first));
  await Promise.all([host.context.close(), guest.context.close()]);
});

test('two strangers who look for an opponent meet, and play', async () => {
  const [ada, bo] = [await come(), await come('phone')];
  await lookForOpponent(ada.page, stack.now.url, 'Ada', 'normal pace');
  await ada.page.getByTestId('seeking').waitFor();
  await lookForOpponent(bo.page, stack.now.url, 'Bo', 'normal pace');
  await bo.page.locator('main.match').waitFor();
  await expect.poll(() => new URL(ada.page.url()).pathname).toBe(new URL(bo.page.url()).pathname);
  await answerOnce([ada.page, bo.page]);
  await Promise.all([ada.context.close(), bo.context.close()]);
});
