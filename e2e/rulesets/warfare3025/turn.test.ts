import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import type { Duel } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';

const site = useSite();

/** What the browser would do to be noticed, written down. */
interface Noted {
  /** How many sounds were begun. */
  played: number;
  /** The words of bands, which are there for a short while only. */
  readonly bands: string[];
  readonly notified: string[];
  hidden: boolean;
}

declare global {
  interface Window {
    noted: Noted;
  }
}

/** Run in the page before it is loaded: counts sounds, and answers for the person who is asked for notifications. */
const noteDown = (): void => {
  const noted: Noted = { played: 0, bands: [], notified: [], hidden: false };
  window.noted = noted;
  new MutationObserver(() => {
    const words = document.querySelector('.band')?.textContent;
    if (words && noted.bands.at(-1) !== words) noted.bands.push(words);
  }).observe(document, { childList: true, subtree: true });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...times) {
    noted.played += 1;
    start.apply(this, times);
  };
  Object.defineProperty(document, 'hidden', { get: () => noted.hidden });
  class Notified {
    static permission = 'default';
    static requestPermission = async () => {
      Notified.permission = 'granted';
      return 'granted';
    };
    onclick: (() => void) | null = null;
    constructor(title: string) {
      noted.notified.push(title);
      // As a person does who sees it.
      setTimeout(() => this.onclick?.());
    }
    close() {
      noted.notified.push('closed');
    }
  }
  Object.defineProperty(window, 'Notification', { value: Notified });
};

const bands = (page: Page) => page.evaluate(() => window.noted.bands);
const played = (page: Page) => page.evaluate(() => window.noted.played);
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    window.noted.hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Do two things on the page lie over each other? */
const touch = async (page: Page, one: string, other: string): Promise<boolean> => {
  const [a, b] = [await page.getByTestId(one).boundingBox(), await page.getByTestId(other).boundingBox()];
  if (!a || !b) throw new Error(`${one} or ${other} is not there`);
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** Sits down on blue with a page, Otto without one on orange; resolves when it is blue's turn. */
const begin = async (visitor: Visitor, duel: Duel) => {
  const ada = new WarfarePlayer(visitor.page, 'blue');
  await ada.sit(duel.addressOf(0));
  const otto = await WarfareRemote.sit(site.url, duel, 1, 'Otto');
  await expect.poll(async () => (await ada.asked()) ?? otto.asked?.kind).toBe('activate');
  if (otto.asked) await otto.wait();
  await ada.turn('activate');
  return { ada, otto };
};

describe('whose turn it is, for a player at a desktop who is here for the first time', () => {
  let visitor: Visitor;
  let page: Page;
  let ada: WarfarePlayer;
  let otto: WarfareRemote;

  beforeAll(async () => {
    visitor = await site.come('desktop', { hints: true });
    await visitor.context.addInitScript(noteDown);
    page = visitor.page;
  });

  it('stands in a band, which takes no click and goes by itself, and in the tab', async () => {
    ({ ada, otto } = await begin(visitor, await openDuel(site.url)));
    await expect.poll(() => bands(page)).toEqual(['Your turn: Griffin']);
    const takes = await page.locator('.band-place').evaluate((place) => getComputedStyle(place).pointerEvents);
    expect(takes, 'a click goes to the map').toBe('none');
    await expect.poll(() => page.title()).toBe('● Your turn: Griffin · Ironhex');
    await expect.poll(() => page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-asked.svg');
    await page.getByTestId('band').waitFor({ state: 'detached' });
  });

  it('comes with a hint beside the map, which covers nothing that is needed and goes with Escape', async () => {
    await page.getByTestId('coach').getByText('Your first turn').waitFor();
    expect(await touch(page, 'coach', 'confirm')).toBe(false);
    expect(
      await page.evaluate(() => document.activeElement?.closest('.coach') ?? null),
      'no focus is taken',
    ).toBeNull();
    await page.keyboard.press('Escape');
    await page.getByTestId('coach').waitFor({ state: 'detached' });
  });

  it('notifies who has allowed it and looks elsewhere; a click on that leads back', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByTestId('notifications').click();
    await page.getByText('Notify me when I am asked: On').waitFor();
    await page.keyboard.press('Escape');
    await ada.walk();
    await otto.turn('activate');
    const before = await played(page);
    await hide(page, true);
    await otto.walk();
    await ada.turn('interrupt');
    await expect.poll(() => page.evaluate(() => window.noted.notified)).toEqual(['Interrupt Rifleman?', 'closed']);
    await expect.poll(() => page.title()).toContain('● Interrupt Rifleman?');
    await expect.poll(() => played(page), { message: 'it is heard too' }).toBeGreaterThan(before);
    await hide(page, false);
  });

  it('gives each hint once: another one for the interrupt, none again after a reload', async () => {
    await page.getByTestId('coach').getByText('You may interrupt').waitFor();
    await page.getByTestId('got-it').click();
    await page.reload();
    await ada.turn('interrupt');
    await expect.poll(() => bands(page)).toEqual(['Interrupt Rifleman?']);
    expect(await page.getByTestId('coach').count()).toBe(0);
  });

  it('is silent after one click or key, also after a reload', async () => {
    await page.keyboard.press('s');
    expect(await page.getByTestId('sound').getAttribute('aria-checked')).toBe('false');
    await page.reload();
    await ada.turn('interrupt');
    await page.keyboard.press('p');
    await ada.turn('activate');
    await expect.poll(() => bands(page)).toContain('Your turn: Griffin');
    expect(await played(page)).toBe(0);
    await page.getByTestId('sound').click();
    await expect.poll(() => played(page), { message: 'turned on, it is heard' }).toBe(1);
  });

  it('shows the hints again from the menu', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByTestId('hints-again').click();
    await page.getByTestId('coach').getByText('Your first turn').click();
    await page.getByTestId('coach').waitFor({ state: 'detached' });
  });

  it('counts messages that are not read, until they are', async () => {
    for (const text of ['Are you there?', 'Hello']) await otto.client.ask('say', { text });
    await page.getByTestId('unread').getByText('2', { exact: true }).waitFor();
    await expect.poll(() => page.title()).toBe('(2) ● Your turn: Griffin · Ironhex');
    await page.locator('.right-tabs .tab-chat').click();
    await page.getByText('Are you there?').waitFor();
    await page.getByTestId('unread').waitFor({ state: 'detached' });
    await expect.poll(() => page.title()).toBe('● Your turn: Griffin · Ironhex');
  });

  it('made the page complain of nothing', () => {
    expect(visitor.complaints).toEqual([]);
  });
});

describe('for a player with a phone', () => {
  it('is silent until turned on, and hint and mark find their place', async () => {
    const visitor = await site.dropIn('phone', { hints: true });
    await visitor.context.addInitScript(noteDown);
    const { page } = visitor;
    const { otto } = await begin(visitor, await openDuel(site.url));
    await expect.poll(() => bands(page)).toContain('Your turn: Griffin');
    expect(await page.getByTestId('sound').getAttribute('aria-checked')).toBe('false');
    expect(await played(page)).toBe(0);
    await page.getByTestId('coach').waitFor();
    expect(await touch(page, 'coach', 'confirm')).toBe(false);
    await page.getByTestId('got-it').tap();
    await otto.client.ask('say', { text: 'Hello' });
    await page.getByTestId('unread').waitFor();
    await page.locator('.right-tabs .tab-chat').tap();
    await page.getByTestId('unread').waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  });
});
