import { afterAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../drivers/browser.ts';
import { openForm } from '../drivers/new-match.ts';
import { useSite } from '../drivers/site.ts';
import { allReady } from '../drivers/whole-match.ts';

const site = useSite();

/** Says something in the chat of the page. */
const say = async ({ page }: Visitor, text: string): Promise<void> => {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByTestId('chat-input').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByTestId('chat').getByText(text).waitFor();
};

/** What stands in the chat of the page. */
const heard = async ({ page }: Visitor) => (await page.getByTestId('chat').locator('li').allTextContents()).join(' ');

/** Makes the match of the first game with this wish about spectators, as the form says it. Gives the invitation. */
const open = async ({ page }: Visitor, wish: string): Promise<string> => {
  await openForm(page, site.url);
  await page.getByText('Clocks, name, spectators:').click();
  await page.getByLabel('Spectators see').selectOption({ label: wish });
  await page.getByTestId('new-match').click();
  await page.getByTestId('sit').click();
  return page.getByTestId('invite-link').inputValue();
};

const watchLink = (invitation: string): string => invitation.replace(/#.*/, '');

describe('people who watch a match in which they see all sides, later', () => {
  let host: Visitor;
  let guest: Visitor;
  let watchers: readonly [Visitor, Visitor];

  afterAll(() => Promise.all([host, guest, ...watchers].map(({ context }) => context.close())));

  it('read with the players, before the match, what they will see and how late', async () => {
    [host, guest] = [await site.come(), await site.come()];
    watchers = [await site.come(), await site.come()];
    const invitation = await open(host, 'all sides, some time later');
    for (const { page } of watchers) await page.goto(watchLink(invitation));
    await guest.page.goto(invitation);
    await guest.page.getByTestId('sit').click();
    for (const { page } of [host, guest, ...watchers])
      await page.getByTestId('shown-settings').getByText('all sides, 10 minutes and 1 turn late').waitFor();
  });

  it('see nothing of the match yet when it begins, and are told why', async () => {
    await allReady(host.page, guest.page);
    for (const { page } of [host, guest]) await page.getByTestId('lobby').waitFor({ state: 'detached' });
    for (const { page } of watchers) await page.getByTestId('lobby').waitFor();
    const [{ page }] = watchers;
    await page.getByRole('tab', { name: 'Chat' }).click();
    await expect.poll(() => page.getByTestId('watching').textContent()).toContain('10 minutes and 1 turn late');
  });

  it('talk among themselves; what the players say comes later', async () => {
    await say(host, 'Have fun!');
    await say(watchers[0], 'Blue will win.');
    await watchers[1].page.getByRole('tab', { name: 'Chat' }).click();
    await expect.poll(() => heard(watchers[1])).toContain('Blue will win.');
    await guest.page.getByRole('tab', { name: 'Chat' }).click();
    await expect.poll(() => heard(guest)).toContain('Have fun!');
    for (const watcher of watchers) expect(await heard(watcher)).not.toContain('Have fun!');
    for (const player of [host, guest]) expect(await heard(player)).not.toContain('Blue will win.');
    expect([host, guest, ...watchers].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

it('nobody watches where the host wants none, and reads why', async () => {
  const [host, stranger] = [await site.dropIn(), await site.dropIn('phone')];
  const invitation = await open(host, 'nothing');
  await stranger.page.goto(watchLink(invitation));
  await stranger.page.getByText('lets nobody watch this match').waitFor();
});
