import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCREENS, type Visitor } from '../../drivers/browser.ts';
import { sendSettings } from '../../drivers/new-match.ts';
import { RoomClient } from '../../drivers/room-client.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { ready } from './requests.ts';

const site = useSite();

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fileOf = (content: unknown) => ({
  name: 'own.force.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const EXILES = { army: 'lantern-exiles', units: ['le-seer', 'le-dancers', 'le-barge'] };

/** A player builds a force in the form that makes a match, and takes it to another match. */
describe('a force of one’s own', () => {
  let visitor: Visitor;
  let page: Page;
  const builder = () => page.getByTestId('force-builder');

  beforeAll(async () => {
    visitor = await site.come();
    page = visitor.page;
    await page.goto(`${site.url}/new/grimdark`);
  });
  afterAll(() => visitor.context.close());

  it('is built by keyboard alone', async () => {
    await page.getByTestId('build-force').first().focus();
    await page.keyboard.press('Enter');
    await builder().waitFor();
    await buttonNamed(page, 'Remove #6 Harrow Walker').focus();
    await page.keyboard.press('Enter');
    await buttonNamed(page, 'One more Needle Swarm').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => builder().locator('.force-row').count()).toBe(6);
    await expect.poll(() => builder().locator('.force-state').textContent()).toBe('This force can be played.');
    await expect
      .poll(() => builder().locator('.meter').first().textContent())
      .toContain('Points: 595 of 750, 155 left');
  });

  it('says why one more unit cannot be, with its rule', async () => {
    const offer = page.getByTestId('offer-fc-needle-swarm');
    expect(await buttonNamed(page, 'One more Needle Swarm').isDisabled()).toBe(true);
    await expect.poll(() => offer.textContent()).toContain('A force of 750 points has the same unit at most 2 times');
    await expect.poll(() => offer.getByRole('link', { name: 'Rule G-4.6' }).count()).toBe(1);
  });

  it('explains what a unit can do, and why it costs what it costs', async () => {
    const offer = page.getByTestId('offer-fc-harrow');
    await offer.getByRole('button', { expanded: false }).first().click();
    await offer.getByText('Why it costs 210 points').click();
    await expect.poll(() => offer.textContent()).toContain('rounded once to the nearest 5: 210');
    await offer.getByRole('button', { name: 'Fear(1)' }).click();
    await offer.getByText('Adds 1 to its side’s count when it is told who won a melee').waitFor();
    await page.keyboard.press('Escape');
  });

  it('comes from a file, whose faults are told at their places', async () => {
    await builder().getByText('Keep, load and share').click();
    const file = page.getByTestId('force-file');
    await file.setInputFiles(fileOf({ ...EXILES, units: ['le-seer', 'hl-line'] }));
    const faults = builder().getByRole('alert');
    await expect
      .poll(() => faults.textContent())
      .toContain('Unit 2, Line Section: No unit hl-line belongs to The Lantern Exiles.');
    await expect.poll(() => builder().locator('.force-row').count()).toBe(6);
    await file.setInputFiles(fileOf(EXILES));
    await expect.poll(() => builder().locator('.force-row').count()).toBe(3);
    expect(await faults.count()).toBe(0);
  });

  it('says what it means to declare, as it is suggested or chosen', async () => {
    await buttonNamed(page, 'Suggest joins and transports').click();
    const start = builder().getByLabel('Where #2 Mirror Dancers starts');
    await expect.poll(() => start.inputValue()).toBe('3');
    await expect
      .poll(() => page.getByTestId('force-unit-2').textContent())
      .toContain('carries #2 Mirror Dancers and #1 Lamp Seer; 6 of 6 spaces taken');
    await start.selectOption({ label: 'on the map' });
    await expect.poll(() => page.getByTestId('force-unit-2').textContent()).toContain('1 of 6 spaces taken');
    await builder().getByLabel('Unit that #1 Lamp Seer joins').selectOption({ label: '#2 Mirror Dancers' });
    await expect.poll(() => page.getByTestId('force-unit-1').textContent()).toContain('with #1 Lamp Seer');
    await expectUsable(page, 'desktop');
  });

  it('is kept in the browser, and there when a player brings a force', async () => {
    await builder().getByLabel('Name of the force').fill('Barge Party');
    await buttonNamed(page, 'Keep in this browser').click();
    await builder().getByText('Barge Party is kept in this browser.').waitFor();
    await page.goto(`${site.url}/new/grimdark`);
    await page.getByLabel('Forces', { exact: true }).selectOption({ label: 'By each player' });
    await buttonNamed(page, 'Create match').click();
    const own = page.getByTestId('own-force');
    await own.getByLabel('Force', { exact: true }).selectOption({ label: 'Barge Party' });
    await expect.poll(() => own.locator('.force-lines').textContent()).toContain('Veil Barge');
  });

  it('is said at its seat if it no longer fits what the host has changed: why, to its own player only', async () => {
    const link = new URL(await page.getByTestId('invite-link').inputValue());
    const id = link.pathname.split('/').at(-1)!;
    const guest = await RoomClient.arrive(site.url, id, { secret: link.hash.slice(1) });
    await page.getByTestId('sit').click();
    const force = ready('fc-b');
    expect(await guest.ask('sit', { name: 'Bo', salt: 'salt of Bo', force })).toEqual({ ok: true });
    await page.getByTestId('change-settings').click();
    const form = page.getByTestId('settings');
    await form.getByLabel('Points', { exact: true }).fill('250');
    await sendSettings(form);
    await page.getByTestId('seat-b').getByText('The force brought here does not fit what is played now.').waitFor();
    await expect.poll(() => page.getByTestId('seat-a').locator('.fault').textContent()).toMatch(/305.*250/);
    await expect.poll(() => page.getByTestId('ready').isDisabled(), { message: 'nobody is ready with it' }).toBe(true);
    await guest.leave();
  });
});

describe('on a phone', () => {
  it('the builder fits the screen, and is made for fingers', async () => {
    const { page, context } = await site.come('phone');
    await page.goto(`${site.url}/new/grimdark`);
    await page.getByTestId('build-force').first().tap();
    await page.getByTestId('force-unit-0').getByRole('button').first().tap();
    await page.getByTestId('offer-fc-cantor').getByRole('button').first().tap();
    await expectUsable(page, 'phone');
    const wide = await page.getByTestId('force-builder').evaluate(({ scrollWidth }) => scrollWidth);
    expect(wide).toBeLessThanOrEqual(SCREENS.phone.width);
    await context.close();
  });
});
