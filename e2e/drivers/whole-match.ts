import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SCREENS, Visitor } from './browser.ts';
import type { Player } from './player.ts';
import type { Site } from './site.ts';

/** A person who answers by simple rules of thumb: says whether anything was asked. */
type Playing = Player & { play(): Promise<boolean> };

/** Two clicks on the first page: the match of a game as it is offered there, and the seat. */
export const startQuickly = async (page: Page, url: string, game: string): Promise<void> => {
  await page.goto(url);
  await page.locator(`[data-game="${game}"]`).getByTestId('quick-match').click();
  await page.getByTestId('sit').click();
  await page.getByTestId('lobby').getByText('✓ Ready').waitFor();
};

/** Makes the match that the form of a game describes, without clocks. Gives the link for the guest. */
export const openWithoutClocks = async (page: Page): Promise<string> => {
  await page.getByText('Clocks, name, spectators:').click();
  await page.getByLabel('Clocks', { exact: true }).selectOption('none');
  await page.getByTestId('new-match').click();
  const field = page.getByTestId('invite-link');
  await field.waitFor();
  return field.inputValue();
};

/** Players of a match that was made by the form say to be ready, one after the other; it begins. */
export const allReady = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.getByTestId('ready').press('Enter');
};

/**
 * The host sits down, a guest comes by the link, and somebody who watches; both players are ready, and all see the
 * match, which has begun.
 */
export const gather = async (
  site: Site,
  host: Visitor,
  invite: string,
  screen: keyof typeof SCREENS = 'desktop',
): Promise<{ readonly guest: Visitor; readonly watcher: Visitor }> => {
  await host.page.getByTestId('sit').click();
  const [guest, watcher] = [await site.come(screen), await site.come()];
  await watcher.page.goto(invite.replace(/#.*/, ''));
  await guest.page.goto(invite);
  const sit = guest.page.getByTestId('sit');
  await (screen === 'desktop' ? sit.click() : sit.tap());
  await allReady(host.page, guest.page);
  for (const { page } of [host, guest, watcher]) await page.getByTestId('track').waitFor();
  return { guest, watcher };
};

/** Is the match over, as far as this player's page knows? */
export const isOver = async (player: Player): Promise<boolean> =>
  (((await player.view()) as { readonly outcome?: unknown }).outcome ?? null) !== null;

/** Lets whoever is asked answer, as soon as somebody is; nobody any more when the match is over. */
export const playOne = async (players: readonly [Playing, ...Playing[]]): Promise<void> => {
  const isAsked = async (): Promise<boolean> => {
    for (const player of players) if ((await player.asked()) !== null) return true;
    return false;
  };
  await expect.poll(async () => (await isOver(players[0])) || (await isAsked())).toBe(true);
  if (await isOver(players[0])) return;
  for (const player of players) if (await player.play()) return;
};

/** Lets them play until this is so, with so many answers at most. */
export const playUntil = async (
  players: readonly [Playing, ...Playing[]],
  so: () => Promise<boolean>,
  most: number,
): Promise<void> => {
  for (let answers = 0; answers < most && !(await so()); answers++) await playOne(players);
  expect(await so()).toBe(true);
};
