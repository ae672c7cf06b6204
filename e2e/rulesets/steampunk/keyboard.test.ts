import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { pressOn, tabTo } from '../../drivers/keyboard.ts';
import { type Duel, openSeated, openTable, Remote } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { SteampunkPlayer } from './player.ts';
import { REQUESTS } from './requests.ts';
import { requestOf } from './scenes.ts';

const site = useSite();
let visitor: Visitor;
let page: Page;
let ada: SteampunkPlayer;
let otto: Remote;

beforeAll(async () => {
  visitor = await site.come();
  page = visitor.page;
  ada = new SteampunkPlayer(page, 'blue');
});

const press = (...keys: readonly string[]) => pressOn(page, ...keys);

/** Ada comes to a scene in which she sits already. */
const comeTo = async (scene: string): Promise<void> => {
  const { match, second } = await openSeated(site.url, requestOf(scene));
  otto = second;
  await page.goto(match.addressOf(0));
};

/** Ada sits down with the keys alone; Otto plays without a page. */
const sitDown = async (match: Duel): Promise<void> => {
  await page.goto(match.addressOf(0));
  await page.getByTestId('sit').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-testid="name"]'))).toBe(true);
  await page.keyboard.type('Ada');
  await press('Enter');
  otto = await Remote.sit(site.url, match, 1, 'Otto');
};

describe('a player who only has a keyboard', () => {
  it('sits down, and sets up a unit: its number, its hex by arrows and Space, its facing by E', async () => {
    await sitDown(await openTable(site.url, REQUESTS.usual));
    await ada.turn('deploy');
    await press('1', 'ArrowUp', ' ', 'e');
    await expect.poll(() => ada.parts()).toEqual(['b1']);
    await press('Enter');
    await otto.turn('deploy');
    await otto.wait();
    await ada.turn('plan');
  });

  it('orders all units: a number for the unit, one for how it moves, F for how it shoots, N for the next', async () => {
    const units = await page.locator('[data-testid^="order-b"]').count();
    await press('1');
    for (let unit = 0; unit < units; unit++) {
      await press('1');
      if (unit === 0) await press('f');
      await expect.poll(async () => (await ada.parts()).length).toBe(unit + 1);
      await press('n');
    }
    await press('Enter');
    await otto.turn('plan');
    await otto.wait();
    await expect.poll(async () => (await ada.view()).turn).toBe(1);
  });

  it('aims with T at one enemy after the other, and goes to the next unit with N', async () => {
    await comeTo('targets');
    await ada.turn('shoot');
    const goal = () => page.locator('.fire-goal').first().textContent();
    const first = await goal();
    await press('t');
    await expect.poll(goal).not.toBe(first);
    await expect.poll(() => ada.parts()).toEqual(['b1']);
    await press('n', '1', 't');
    await expect.poll(() => ada.parts()).toHaveLength(2);
    await press('p');
    const before = await ada.view();
    await press('Enter');
    await ada.moveOn(before);
  });

  it('deals out hits, and comes to everything there and to the commitment with Tab', async () => {
    await comeTo('allocation');
    await ada.turn('allocate');
    await tabTo(page, /^One by one/);
    await press('Enter');
    await tabTo(page, /^Hit 1 of/);
    await press('ArrowDown');
    await expect.poll(() => ada.parts()).toEqual(['allocate']);
    await tabTo(page, /^Commit/);
    const before = await ada.view();
    await press('Enter');
    await ada.moveOn(before);
  });

  it('retreats to the hex of its choice with its number', async () => {
    await comeTo('retreat');
    await ada.turn('retreat');
    const before = await ada.view();
    await press('2');
    await ada.moveOn(before);
    await expect.poll(async () => (await ada.view()).units.b4?.at).toBe('0506');
  });

  it('heals with Tab and Enter', async () => {
    await comeTo('healing');
    await ada.turn('heal');
    await tabTo(page, /^✓ put out a fire/);
    await press('Enter');
    await expect.poll(() => ada.parts()).toEqual(['b1']);
    const before = await ada.view();
    await tabTo(page, /^Commit/);
    await press('Enter');
    await ada.moveOn(before);
  });

  it('finds all of these keys in the help', async () => {
    await press('?');
    const help = await page.getByTestId('help').textContent();
    for (const key of ['1 to 9', 'N and P', 'Space', 'Enter', 'F', 'T', 'Q and E']) expect(help).toContain(key);
    await press('Escape');
    await page.getByTestId('help').waitFor({ state: 'hidden' });
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
