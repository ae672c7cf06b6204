import { fastDice } from '@ironhex/shared/dice';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { placeOf } from '../../drivers/by-hand.ts';
import { type Duel, openTable } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { until, untilAtRest } from '../../drivers/until.ts';
import { WarfareRemote } from './remote.ts';
import { requestOf } from './scenes.ts';

const site = useSite();
const FIGHT = requestOf('planning');

/** Who answers for both sides, as fast as the server takes it: shots wherever there are any. */
const fight = async (players: readonly WarfareRemote[], answers: number): Promise<void> => {
  const chance = fastDice(answers);
  const below = (limit: number): number => chance.pick(limit, 'choice');
  for (let n = 0; n < answers; n++) {
    await until(() => players.some(({ asked }) => asked), 'somebody is asked');
    const player = players.find(({ asked }) => asked)!;
    const { ruleset, view } = player.client;
    const choices = ruleset.choices(view, player.asked!);
    const some = Array.from({ length: 30 }, () => choices.sample(below) as { kind: string; attack?: object });
    await player.answer(
      some.find(({ kind, attack }) => attack || kind === 'pick') ?? ruleset.fallback(view, player.asked!),
    );
  }
};

/** How far the log is from its end, CSS pixels; it is at its end within a few. */
const fromEnd = (page: Page): Promise<number> =>
  page
    .locator('.log-lines')
    .evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
const newest = (page: Page) => page.getByTestId('to-newest');

describe('the log of a fight', () => {
  let duel: Duel;
  let players: readonly WarfareRemote[];
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    duel = await openTable(site.url, FIGHT);
    players = [
      await WarfareRemote.sit(site.url, duel, 0, 'Ada'),
      await WarfareRemote.sit(site.url, duel, 1, 'W'.repeat(24)),
    ];
    visitor = await site.come();
    page = visitor.page;
    await page.goto(duel.addressOf());
    await page.getByTestId('timeline').waitFor();
  });

  afterAll(async () => {
    for (const { client } of players ?? []) await client.leave();
  });

  it('follows a burst of long lines as long as nobody scrolls', async () => {
    const episodes = page.locator('.episode');
    for (const answers of [12, 18]) {
      const before = await episodes.count();
      await fight(players, answers);
      await expect.poll(() => episodes.count()).toBeGreaterThan(before + 2);
      await expect.poll(() => fromEnd(page)).toBeLessThan(4);
    }
    expect(await newest(page).count()).toBe(0);
    const wide = await page.locator('.log-lines').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wide, 'a name without spaces does not stick out').toBe(0);
  });

  it('stays where a person has scrolled to, and counts what is newer', async () => {
    await page.locator('.log-lines').hover();
    await page.mouse.wheel(0, -700);
    await newest(page).waitFor();
    const at = await page.locator('.log-lines').evaluate(({ scrollTop }) => scrollTop);
    await fight(players, 9);
    await expect.poll(() => newest(page).textContent()).toMatch(/^Newest ↓ \d+$/);
    expect(await page.locator('.log-lines').evaluate(({ scrollTop }) => scrollTop)).toBeCloseTo(at, -1);
    await newest(page).click();
    await expect.poll(() => fromEnd(page)).toBeLessThan(4);
    expect(await newest(page).count()).toBe(0);
  });

  it('goes to the newest with End, from wherever the focus is', async () => {
    await page.locator('.log-lines').hover();
    await page.mouse.wheel(0, -700);
    await newest(page).waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => fromEnd(page)).toBeLessThan(4);
  });

  it('opens the dice to what was needed, rolled and why, and keeps them open', async () => {
    const chip = page.locator('.roll-chip').last();
    await chip.click();
    const roll = page.locator('table.roll');
    await expect.poll(() => roll.textContent()).toMatch(/Asked for.*W-\d+.*Result/);
    await fight(players, 3);
    await expect.poll(() => roll.count()).toBe(1);
    await page.keyboard.press('End');
  });

  it('lights a hex on the map while the pointer is on its name', async () => {
    await page
      .getByRole('button', { name: /detail/ })
      .last()
      .click();
    const name = page.locator('.mark-hex').last();
    await name.scrollIntoViewIfNeeded();
    const { x, y } = await placeOf(page, (await name.textContent())!);
    const look = () => page.screenshot({ clip: { x: x - 30, y: y - 30, width: 60, height: 60 } });
    // The dice of the last shots still stand on the map.
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 5);
    // The dice go with the next picture of the map, which the page draws seldom.
    const dark = await untilAtRest(look, 400, 'the map rests');
    await name.hover();
    await expect.poll(async () => (await look()).equals(dark)).toBe(false);
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await look()).equals(dark)).toBe(true);
  });

  it('shows an entry again over the board, by hand or by keys, until Escape or something new', async () => {
    const again = page.getByTestId('again');
    const shown = page.locator('[data-testid=again][data-shown=true]');
    const board = () => page.locator('.map canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    // An action of which the map showed nothing, such as waiting, has no such button.
    const last = page.locator('.episode[data-kind=action]').filter({ has: again }).last();
    await page.mouse.move(5, 5);
    await last.focus();
    const before = await board();
    await page.keyboard.press('Tab');
    await last.getByTestId('again').press('Enter');
    await shown.waitFor();
    // This visitor wants nothing to move: it stands still until it is stopped.
    await expect.poll(async () => (await board()) === before).toBe(false);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    // The board is as it was.
    await expect.poll(async () => (await board()) === before).toBe(true);
    await page.keyboard.press('u');
    await shown.waitFor();
    await fight(players, 2);
    await shown.waitFor({ state: 'detached' });
    expect(await again.count()).toBeLessThanOrEqual(await page.locator('.episode').count());
  });

  it('shows only rolls, or one unit, when that is chosen, also after a reload', async () => {
    const all = await page.locator('.episode').count();
    await page.getByTestId('log-filter').selectOption('rolls');
    await expect.poll(() => page.locator('.episode').count()).toBeLessThan(all);
    expect(await page.locator('.episode:not(:has(.roll-chip))').count()).toBe(0);
    await page.reload();
    await page.locator('.roll-chip').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.getByTestId('log-filter').inputValue()).toBe('rolls');
    await page.getByTestId('log-filter').selectOption({ label: 'Griffin 1' });
    for (const told of await page.locator('.episode').allTextContents()) expect(told).toContain('Griffin 1');
    await page.getByTestId('log-filter').selectOption('all');
  });

  it('opens at its newest entry on a phone', async () => {
    const phone = await site.dropIn('phone');
    await phone.page.goto(duel.addressOf());
    await phone.page.getByRole('tab', { name: 'Log' }).tap();
    await phone.page.locator('.episode').last().waitFor();
    await expect.poll(() => fromEnd(phone.page)).toBeLessThan(4);
    await fight(players, 6);
    // The last answer's entries come when the page gets them; one that came after the tap would end what is shown again.
    await untilAtRest(() => phone.page.locator('.log-lines').textContent(), 1000, 'the log rests');
    await expect.poll(() => fromEnd(phone.page)).toBeLessThan(4);
    expect(await newest(phone.page).count()).toBe(0);
    const again = phone.page.getByTestId('again').last();
    const { width, height } = (await again.boundingBox())!;
    expect(Math.min(width, height), 'it has room for a finger').toBeGreaterThanOrEqual(44);
    // Nothing is shown again before all that is new has been shown.
    await expect.poll(() => again.getAttribute('aria-disabled')).toBe('false');
    await again.tap();
    await phone.page.locator('[data-testid=again][data-shown=true]').waitFor();
    expect(phone.complaints).toEqual([]);
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
