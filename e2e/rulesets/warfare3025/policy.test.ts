import type { Seen } from '@ironhex/shared/warfare3025';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import { RoomClient } from '../../drivers/room-client.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';

const site = useSite();
const visitors: Visitor[] = [];

/** Somebody new with a page. */
const come = async (): Promise<Visitor> => {
  const visitor = await site.come();
  visitors.push(visitor);
  return visitor;
};

/** By how much a field with a choice is narrower than the longest of its answers, CSS pixels. */
const missingIn = (field: Locator): Promise<number> =>
  field.evaluate((select: HTMLElement) => {
    const free = select.cloneNode(true) as HTMLElement;
    Object.assign(free.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' });
    select.after(free);
    const missing = free.offsetWidth - select.offsetWidth;
    free.remove();
    return missing;
  });

/** What a spectator has seen, by kind. */
const kindsOf = ({ seen }: RoomClient): Seen['kind'][] => seen.map((event) => (event.seen as Seen).kind);
const countOf = (watcher: RoomClient, kind: Seen['kind']): number =>
  kindsOf(watcher).filter((seen) => seen === kind).length;

/** Blue plays on a page and passes all reactions, orange plays without one. Time is plenty: nothing is done by it. */
describe('a player who passes every reaction', () => {
  let page: Visitor['page'];
  let close: () => Promise<void>;
  let blue: WarfarePlayer;
  let orange: WarfareRemote;
  let watcher: RoomClient;

  it('says so in the panel, once for the whole match', async () => {
    const duel = await openDuel(site.url);
    const visitor = await come();
    page = visitor.page;
    close = () => visitor.context.close();
    blue = new WarfarePlayer(page, 'blue');
    watcher = await RoomClient.arrive(site.url, duel.id);
    await blue.sit(duel.addressOf(0));
    orange = await WarfareRemote.sit(site.url, duel, 1, 'Otto');
    await page.locator('.right-tabs .tab-policy').click();
    const whole = page.getByTestId('policy').getByLabel('For the whole match');
    expect(await missingIn(whole), 'CSS pixels that its answers lack').toBeLessThanOrEqual(0);
    await whole.selectOption('pass');
    await page.getByTestId('policy').getByText('Saved').waitFor();
    await page.getByTestId('standing').getByText('Standing orders: 1 on').waitFor();
    await page.locator('.right-tabs .tab-log').click();
    // From here on the page writes down all that it asks.
    await page.evaluate(() => {
      const main = document.querySelector<HTMLElement>('main.match')!;
      const note = () =>
        main.setAttribute('data-was-asked', `${main.dataset.wasAsked ?? ''} ${main.dataset.asked ?? ''}`);
      new MutationObserver(note).observe(main, { attributeFilter: ['data-asked'] });
    });
  });

  /** Blue comes onto the field first, whoever the dice favour; then orange comes into its sight. */
  it('is not asked when an enemy acts in sight', async () => {
    await expect.poll(async () => (await blue.asked()) ?? orange.asked?.kind).toBe('activate');
    if (orange.asked) await orange.wait();
    await blue.turn('activate');
    await blue.walk();
    await orange.turn('activate');
    const before = countOf(watcher, 'windowClosed');
    await orange.walk();
    await page.getByTestId('log').getByText('Your standing order passed for Griffin.').waitFor();
    await blue.turn('activate');
    expect(await blue.told()).toContain('You may interrupt with Griffin');
    expect(await blue.told()).toContain('Nobody interrupts.');
    expect(countOf(watcher, 'windowOpened')).toBe(before + 1);
    expect(countOf(watcher, 'windowClosed')).toBe(before + 1);
    expect(await page.locator('main.match').getAttribute('data-was-asked')).not.toContain('interrupt');
  });

  it('is told what the standing order did, and led to it from there', async () => {
    await page.getByTestId('standing').getByText('Your standing order passed for Griffin.').click();
    await page.getByTestId('policy').getByLabel('For the whole match').waitFor();
    await page.locator('.right-tabs .tab-log').click();
  });

  it('is not waited for either while the page is closed', async () => {
    await blue.wait();
    await expect.poll(() => orange.asked?.kind).toBe('activate');
    await close();
    await expect.poll(() => watcher.state.seats.get('blue')?.connected).toBe(false);
    const before = countOf(watcher, 'windowClosed');
    await orange.walk();
    await expect.poll(() => countOf(watcher, 'windowClosed')).toBe(before + 1);
    expect(orange.view.action, 'the action is over').toBeNull();
    expect(countOf(watcher, 'interruptDeclared')).toBe(0);
  });

  it('finds the rule kept on coming back', async () => {
    const back = await come();
    await back.page.goto(page.url());
    await back.page.locator('.right-tabs .tab-policy').click();
    await expect
      .poll(() => back.page.getByTestId('policy').getByLabel('For the whole match').inputValue())
      .toBe('pass');
  });
});

it('for a player who is away the clock does what is done by default', async () => {
  const duel = await openDuel(site.url, { clocks: { seconds: { react: 1, plan: 1 }, bank: 0, opening: 0 } });
  const [stays, leaves] = [await come(), await come()];
  const blue = new WarfarePlayer(stays.page, 'blue');
  await blue.sit(duel.addressOf(0));
  await new WarfarePlayer(leaves.page, 'orange').sit(duel.addressOf(1));
  await stays.page.getByTestId('timeline').waitFor();
  await leaves.context.close();
  await stays.page.locator('.seat-clock').filter({ hasText: 'away' }).waitFor();
  const log = stays.page.getByTestId('log');
  const waits = () => log.getByText('Rifleman waits').count();
  const before = await waits();
  await expect.poll(waits).toBeGreaterThan(before + 1);
  expect((await blue.view()).outcome).toBeNull();
});

it('no page complained', () => {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
});
