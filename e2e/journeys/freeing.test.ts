import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../drivers/browser.ts';
import { openDuel } from '../drivers/duel.ts';
import type { Duel } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { useSite } from '../drivers/site.ts';
import { useTestApp } from '../drivers/test-app.ts';
import { expectUsable } from '../drivers/usable.ts';

/** Its browser is shared; on its server a player has a day to object without clocks, and seconds with clocks. */
const site = useSite();
const app = useTestApp(undefined, { freeAfter: { sitting: 4, days: 86_400 } });

const notice = (page: Page) => page.getByTestId('freeing-orange');
const log = (page: Page) => page.getByTestId('log');
const mark = (page: Page) => page.locator('.seat-clock').filter({ has: page.locator('.newcomer') });

/** A match in which Ada, the host, and Bob sit, each with a page of this screen. */
const begin = async (
  screens: readonly ['desktop' | 'phone', 'desktop' | 'phone'],
  change: object,
): Promise<{ duel: Duel; ada: Visitor; bob: Visitor }> => {
  const duel = await openDuel(app.url, { board: { stock: 'open-hills' }, ...change });
  const [ada, bob] = [await site.come(screens[0]), await site.come(screens[1])];
  for (const [visitor, name, seat] of [
    [ada, 'Ada', 0],
    [bob, 'Bob', 1],
  ] as const) {
    await visitor.page.goto(duel.addressOf(seat));
    await visitor.page.getByTestId('name').fill(name);
    await visitor.page.getByTestId('sit').click();
  }
  for (const { page } of [ada, bob]) await page.getByTestId('timeline').waitFor();
  return { duel, ada, bob };
};

/** The host asks for the other seat, by the menu. */
const ask = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: 'Free Orange for somebody else' }).press('Enter');
  await page.getByTestId('reissue-sure').press('Enter');
};

/** Ada, on a desktop, asks Bob, who has a phone and a tab on a desktop. One story. */
describe('a guest who is there', () => {
  let duel: Duel;
  let ada: Visitor;
  let phone: Visitor;
  let desktop: Visitor;
  let watcher: Visitor;

  beforeAll(async () => {
    ({ duel, ada, bob: phone } = await begin(['desktop', 'phone'], { clocks: 'none' }));
    watcher = await site.come();
    await watcher.page.goto(duel.addressOf());
    await watcher.page.getByTestId('timeline').waitFor();
  });

  it('is asked only after the host has read how it goes, and reads it on the phone, where play goes on', async () => {
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Free Orange for somebody else' }).click();
    await ada.page.getByText('If nobody there objects within 24 hours, Bob is out').waitFor();
    await ada.page.getByTestId('reissue-sure').click();
    const asked = 'Bob is asked. If nobody there objects, the seat is free in 24 hours';
    await ada.page.getByText(asked, { exact: true }).waitFor();
    await ada.page.getByRole('status').getByText(`${asked}.`).waitFor({ state: 'attached' });
    expect(await ada.page.getByTestId('new-link').count(), 'no link yet').toBe(0);
    await expectUsable(ada.page, 'desktop');
    await notice(phone.page).getByText('Are you still there?').waitFor();
    await notice(phone.page)
      .getByText('Ada asks to free your seat for somebody else. You can object for 24 hours')
      .waitFor();
    await expect.poll(() => phone.page.title()).toContain('Are you still there?');
    expect(await phone.page.getByRole('dialog').count(), 'nothing is in the way').toBe(0);
    await expectUsable(phone.page, 'phone');
  });

  it('is seen to be asked by everybody else, who can close that, and by who comes later', async () => {
    const told = 'Ada asks to free Orange: it is free in 24 hours, unless Bob objects.';
    await notice(watcher.page).getByText('Ada asks to free Orange. Bob can object for 24 hours').waitFor();
    for (const { page } of [ada, watcher]) await log(page).getByText(told).waitFor();
    await notice(watcher.page).getByRole('button', { name: 'Close' }).click();
    await notice(watcher.page).waitFor({ state: 'detached' });
    await watcher.page.reload();
    await notice(watcher.page).waitFor();
    desktop = await site.come();
    await desktop.page.goto(phone.page.url());
    await desktop.page.getByTestId('stay').waitFor();
  });

  it('objects with one key on any page, and keeps the seat: everybody reads so', async () => {
    await desktop.page.locator('.map canvas').waitFor();
    await desktop.page.keyboard.press('i');
    for (const { page } of [ada, phone, desktop, watcher]) {
      await notice(page).waitFor({ state: 'detached' });
      await expect.poll(() => log(page).textContent()).toContain('Bob is there, and keeps Orange.');
    }
    await ada.page.getByTestId('reissue').getByText('Bob keeps the seat.').waitFor();
    expect(await ada.page.getByTestId('new-link').count()).toBe(0);
    await ada.page.keyboard.press('Escape');
  });

  it('is not asked again at once', async () => {
    await ask(ada.page);
    await ada.page.getByRole('alert').getByText('You can ask again in 24 hours.').waitFor();
    await ada.page.keyboard.press('Escape');
    expect(await notice(phone.page).count()).toBe(0);
  });
});

/** On phones: Ada asks, thinks better of it, and later Bob plays on. One story. */
describe('a request', () => {
  let duel: Duel;
  let ada: Visitor;
  let bob: Visitor;

  beforeAll(async () => {
    ({ duel, ada, bob } = await begin(['phone', 'phone'], { clocks: 'none' }));
  });

  it('needs no objection after the guest has played: the guest reads so, and the others at the end', async () => {
    await ask(ada.page);
    await ada.page.keyboard.press('Escape');
    await notice(ada.page).getByText('You have asked to free Orange. Bob can object for').waitFor();
    await expectUsable(ada.page, 'phone');
    await notice(bob.page).getByText('Are you still there?').waitFor();
    const secret = new URL(bob.page.url()).hash.slice(1);
    const device = await RoomClient.arrive(app.url, duel.id, { secret });
    await device.ask('policy', { policy: { match: { answer: 'pass' } } });
    await device.leave();
    await notice(bob.page).getByText('You have done something since, so it stays yours.').waitFor();
    await expect.poll(() => bob.page.title()).not.toContain('Are you still there?');
    await expectUsable(bob.page, 'phone');
    await notice(ada.page).getByText('Bob can object for').waitFor();
  });

  it('is withdrawn with one press', async () => {
    await ada.page.getByTestId('withdraw').tap();
    for (const { page } of [ada, bob]) {
      await notice(page).waitFor({ state: 'detached' });
      await expect.poll(() => log(page).textContent()).toContain('Ada asks no longer to free Orange.');
    }
  });
});

/** Bob's pages are gone, and somebody who also says to be Bob comes. One story. */
describe('a guest who is not there', () => {
  let duel: Duel;
  let ada: Visitor;
  let bob: Visitor;
  let other: Visitor;
  let watcher: Visitor;
  let link: string;

  beforeAll(async () => {
    const clocks = { seconds: { plan: 3600, react: 3600 } };
    ({ duel, ada, bob } = await begin(['desktop', 'phone'], { clocks }));
    watcher = await site.come('phone');
    await watcher.page.goto(duel.addressOf());
    await watcher.page.getByTestId('timeline').waitFor();
  });

  it('is out when the time is up; the host has the link then, also after a reload', async () => {
    const before = bob.page.url();
    await bob.page.goto('about:blank');
    await ask(ada.page);
    link = await ada.page.getByTestId('new-link').inputValue();
    expect(link.replace(/#.*/, '')).toBe(duel.addressOf());
    await ada.page.keyboard.press('Escape');
    await notice(ada.page).getByText('Orange is free.').waitFor();
    await ada.page.reload();
    await notice(ada.page).getByTestId('free-link').click();
    await expect.poll(() => ada.page.getByTestId('new-link').inputValue()).toBe(link);
    await expectUsable(ada.page, 'desktop');
    await ada.page.keyboard.press('Escape');
    await bob.page.goto(before);
    await bob.page.getByTestId('ways').getByText('everybody sees that the seat has changed hands').waitFor();
  });

  it('is followed by somebody whom everybody sees to be new there, under the same name too', async () => {
    other = await site.come('phone');
    await other.page.goto(link);
    await other.page.getByTestId('take-over').getByText('Everybody sees that you are new at this seat.').waitFor();
    await other.page.getByTestId('name').fill('Bob');
    await other.page.getByTestId('sit').tap();
    await other.page.getByTestId('take-over').waitFor({ state: 'detached' });
    for (const { page } of [ada, watcher, other]) {
      await mark(page).getByText('Bob', { exact: true }).waitFor();
      await expect
        .poll(() => log(page).textContent())
        .toContain('A new player plays Orange now, under the same name, Bob.');
    }
    await notice(ada.page).waitFor({ state: 'detached' });
  });

  it('is told of at the mark, by keyboard and by finger, and to who comes later', async () => {
    const hint = 'Sat down in the middle of the match, in place of Bob.';
    await mark(ada.page).getByRole('button', { name: 'new player' }).focus();
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText(hint).waitFor();
    await ada.page.reload();
    await watcher.page.reload();
    for (const { page } of [ada, watcher]) await mark(page).getByText('Bob', { exact: true }).waitFor();
    await mark(watcher.page).getByRole('button', { name: 'new' }).tap();
    await watcher.page.getByText(hint).waitFor();
    await expectUsable(watcher.page, 'phone');
  });

  it('stands marked in the menu, in the chat, in the list of matches, and in the result', async () => {
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'new player' }).waitFor();
    await ada.page.keyboard.press('Escape');
    await other.page.getByRole('tab', { name: 'Chat' }).tap();
    await other.page.getByTestId('chat-input').fill('It is me');
    await other.page.keyboard.press('Enter');
    await expect.poll(() => ada.page.getByTestId('chat').textContent()).toContain('Bob (new player)');
    const list = await ada.context.newPage();
    await list.goto(app.url);
    await list.getByTestId('own-matches').getByText('against Bob (new player)').waitFor();
    await other.page.getByRole('button', { name: 'Menu' }).tap();
    await other.page.getByTestId('concede').tap();
    await other.page.getByTestId('concede-sure').tap();
    await ada.page.getByTestId('outcome').getByText('Bob (new player)').waitFor();
  });

  it('made no page complain', () => {
    expect([ada, other, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

it('a guest who is away can be played for by the computer, and takes the seat back by the link', async () => {
  const { duel, ada, bob } = await begin(['phone', 'desktop'], { clocks: 'none' });
  await bob.page.close();
  await ada.page.getByTestId('cover').tap();
  const plays = ada.page.locator('.seat-clock .away').getByText('computer');
  await plays.waitFor();
  const back = await bob.context.newPage();
  await back.goto(duel.addressOf(1));
  await back.getByTestId('come-back').click();
  await plays.waitFor({ state: 'detached' });
  await back.getByTestId('cover-orange').waitFor({ state: 'detached' });
  expect(ada.complaints).toEqual([]);
});
