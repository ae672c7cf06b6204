import { unitOf } from '@ironhex/shared/warfare3025';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { namelessOn } from '../../drivers/access.ts';
import type { Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';

const site = useSite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await site.come();
});

/** Ada has no mouse; Otto plays without a page. What happens is one story. */
describe('a player who only has a keyboard', () => {
  let page: Page;
  let ada: WarfarePlayer;
  let otto: WarfareRemote;

  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const times = (key: string, count: number) => Array.from({ length: count }, () => key);
  /** What the plan says. */
  const plan = () => page.getByTestId('plan').textContent();
  const log = () => page.getByTestId('log').textContent();
  /** Moves on with Tab until the focus is on something with this name. */
  const tabTo = async (name: RegExp) => {
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
    for (let i = 0; i < 60 && !name.test(await focused()); i++) await press('Tab');
    expect(await focused()).toMatch(name);
  };

  it('makes a match from the home page', async () => {
    page = visitor.page;
    await page.goto(site.url);
    await page.getByTestId('set-up').first().waitFor();
    expect(await namelessOn(page)).toEqual([]);
    await tabTo(/^Set up a match/);
    await press('Enter');
    await page.getByTestId('new-match').waitFor();
    expect(await namelessOn(page)).toEqual([]);
    await tabTo(/^Create match$/);
    await press('Enter');
    await page.getByTestId('lobby').waitFor();
  });

  it('sits down: the field for the name has the focus, and Enter is enough', async () => {
    const duel = await openDuel(site.url);
    ada = new WarfarePlayer(page, 'blue');
    await page.goto(duel.addressOf(0));
    await page.getByTestId('seat-about').getByText('You lead').waitFor();
    await expectUsable(page, 'desktop');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-testid="name"]'))).toBe(true);
    await page.keyboard.type('Ada');
    await press('Enter');
    await page.getByTestId('lobby').getByText('✓ Ready').waitFor();
    otto = await WarfareRemote.sit(site.url, duel, 1, 'Otto');
    await page.getByTestId('timeline').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('A match of Warfare 3025');
    await expect.poll(() => page.getByRole('application').getAttribute('aria-label')).toContain('Arrow keys');
    await page.locator('.players').getByText('Ada').waitFor();
  });

  it('plans with the cursor and Space, and steps back with Escape', async () => {
    await expect.poll(async () => (await ada.asked()) ?? otto.asked?.kind).toBe('activate');
    // Whoever the dice favour, Ada comes onto the field first.
    if (otto.asked) await otto.wait();
    await ada.turn('activate');
    expect(await namelessOn(page)).toEqual([]);
    expect(await page.getByTestId('confirm').isDisabled()).toBe(true);
    // The long map lies along the screen: south is to the left.
    await press(...times('ArrowLeft', 20), ' ');
    await expect.poll(plan).toMatch(/enters the map at \d\d20/);
    expect(await page.getByTestId('confirm').isEnabled()).toBe(true);
    await press(...times('ArrowRight', 3));
    // Whoever does not see the map hears where the cursor is, and what the way there costs.
    await expect.poll(() => page.getByTestId('told-hex').textContent()).toMatch(/^\d\d17: .+\. 4 hexes · \d+ ticks/);
    await press(' ');
    await expect.poll(plan).toMatch(/moves 4 hexes to \d\d17/);
    await press('Escape');
    await expect.poll(plan).not.toMatch(/moves 4 hexes/);
    expect(await plan()).toMatch(/enters the map at \d\d20/);
    await press('Escape');
    await expect.poll(() => page.getByTestId('confirm').isDisabled()).toBe(true);
    expect(await page.getByTestId('undo').isDisabled()).toBe(true);
  });

  it('confirms with Enter, also while something has the focus that was clicked by a mouse after all', async () => {
    await press(...times('ArrowLeft', 20), ...times('ArrowRight', 4), ...times('ArrowDown', 2), ' ');
    await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
    const before = await ada.view();
    await page.getByRole('button', { name: 'Whole map' }).click();
    await press('Enter');
    await expect.poll(async () => unitOf(await ada.view(), 'b1').status).toBe('field');
    expect(unitOf(before, 'b1').status).toBe('reserve');
    expect(await log()).toContain('Griffin');
  });

  it('passes with P', async () => {
    await otto.turn('activate');
    await otto.walk();
    await ada.turn('interrupt');
    await page.getByTestId('interrupt-prompt').waitFor();
    expect(await namelessOn(page)).toEqual([]);
    await press('p');
    await page.getByTestId('interrupt-prompt').waitFor({ state: 'detached' });
    await expect.poll(() => ada.told()).toContain('Nobody interrupts.');
  });

  it('aims with T, takes another weapon with its number, and waits with W and Enter', async () => {
    await ada.turn('activate');
    await press('t');
    await expect.poll(plan).toMatch(/fires .+ at Rifleman/);
    await press('1');
    await expect.poll(plan).toMatch(/fires PPC at Rifleman/);
    await press('2');
    await expect.poll(plan).toMatch(/fires LRM 10 at Rifleman/);
    expect(await namelessOn(page)).toEqual([]);
    await press('w');
    await expect.poll(plan).toMatch(/Griffin waits · \d+ ticks/);
    await press('Escape');
    await expect.poll(plan).toMatch(/fires LRM 10 at Rifleman/);
    await press('w', 'Enter');
    await page.getByTestId('log').getByText('Griffin waits').waitFor();
  });

  it('opens help with ?, and Escape closes it and changes nothing else', async () => {
    await press('?');
    await page.getByTestId('help').waitFor();
    expect(await namelessOn(page)).toEqual([]);
    await press('Escape');
    await page.getByTestId('help').waitFor({ state: 'detached' });
    await press('c');
    await page.getByTestId('chat').waitFor();
    await press('l');
    await page.getByTestId('log').waitFor();
  });

  it('opens the menu with Tab and Enter', async () => {
    await tabTo(/^Menu$/);
    await press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await namelessOn(page)).toEqual([]);
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('hears what happens, once for each action and with what came of it', async () => {
    const live = page.getByTestId('announcer');
    expect([await live.getAttribute('role'), await live.getAttribute('aria-live')]).toEqual(['log', 'polite']);
    const heard = await live.locator('p').allTextContents();
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.join(' ')).toContain('Griffin');
    expect(heard.join(' ')).not.toContain('Nobody interrupts.');
  });

  it('made no page complain', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
