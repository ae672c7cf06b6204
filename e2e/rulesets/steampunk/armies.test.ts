import type { View } from '@ironhex/shared/steampunk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCREENS, type Visitor } from '../../drivers/browser.ts';
import { clickHex, viewOn } from '../../drivers/by-hand.ts';
import { type Duel, openTable, Remote } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { LONG_CLOCKS } from './requests.ts';

const site = useSite();

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const fileOf = (content: unknown) => ({
  name: 'own.army.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

/** A player builds an army in the form that makes a match, and plays it in another one. */
describe('an army of one’s own', () => {
  let visitor: Visitor;
  let page: Page;
  let match: Duel;
  let otto: Remote;
  const builder = () => page.getByTestId('force-builder');
  const view = () => viewOn<View>(page);

  beforeAll(async () => {
    visitor = await site.come();
    page = visitor.page;
    await page.goto(`${site.url}/new/steampunk`);
  });
  afterAll(() => visitor.context.close());

  it('is built by keyboard alone', async () => {
    await page.getByTestId('build-force').first().focus();
    await page.keyboard.press('Enter');
    await builder().waitFor();
    await buttonNamed(page, 'Remove E34').focus();
    await page.keyboard.press('Enter');
    await buttonNamed(page, 'Add Tattoo Ink').focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('Enter');
    await expect.poll(() => builder().locator('.force-rows > li').count()).toBe(6);
    await expect.poll(() => builder().locator('.force-state').textContent()).toBe('This army can be played.');
  });

  it('says why something cannot be bought, with its rule', async () => {
    const offer = page.getByTestId('offer-elf.tattoo_ink');
    await expect.poll(() => buttonNamed(page, 'Add Tattoo Ink').isDisabled()).toBe(true);
    await expect
      .poll(() => offer.textContent())
      .toContain('The army costs 16 industry, 4 more than its budget of 12. (ARM-1)');
    await page.getByTestId('force-unit-0').getByRole('button', { expanded: false }).first().click();
    const rifle = page.getByTestId('upgrade-elf.at_rifle');
    await expect.poll(() => rifle.textContent()).toContain('There is no room for AT Rifle: Elf Infantry has 2 hands');
  });

  it('is upgraded, and changed back', async () => {
    const elites = page.getByTestId('upgrade-elf.elite_elf_infantry').locator('output');
    await expect.poll(() => elites.textContent()).toBe('2');
    await buttonNamed(page, 'One more Elite Elf Infantry').click();
    await expect.poll(() => elites.textContent()).toBe('3');
    await buttonNamed(page, 'One less Elite Elf Infantry').click();
    await builder().getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => elites.textContent()).toBe('3');
  });

  it('comes from a file, whose faults are told at their places', async () => {
    await builder().getByText('Keep, load and share').click();
    const file = page.getByTestId('force-file');
    await file.setInputFiles(fileOf({ race: 'elf', units: [{ unit: 'elf.e34', equipment: ['elf.camouflage'] }] }));
    const faults = builder().getByRole('alert');
    await expect
      .poll(() => faults.textContent())
      .toContain('Unit 1, E34, equipment Camouflage: No model of E34 can carry Camouflage');
    await file.setInputFiles(fileOf('{\n  "race": elf }'));
    await expect.poll(() => faults.textContent()).toContain('line 2, column 11: This file is not JSON');
    await expect.poll(() => builder().locator('.force-rows > li').count()).toBe(6);
    await buttonNamed(page, 'One less Elite Elf Infantry').click();
    await expect.poll(() => faults.count()).toBe(0);
    await file.setInputFiles(
      fileOf({ race: 'elf', name: 'Two Tanks', units: Array(2).fill({ unit: 'elf.tattoo_ink' }) }),
    );
    await expect.poll(() => builder().locator('.force-rows > li').count()).toBe(2);
    expect(await faults.count()).toBe(0);
  });

  it('is kept in the browser', async () => {
    await builder().getByLabel('Name of the army').fill('Ink Twins');
    await buttonNamed(page, 'Keep in this browser').click();
    await builder().getByText('Ink Twins is kept in this browser.').waitFor();
    await expectUsable(page, 'desktop');
  });

  it('is there when an army is asked for in a match, and nobody else learns of it', async () => {
    match = await openTable(site.url, {
      ruleset: 'steampunk',
      options: { points: 12, races: { blue: 'choose', orange: 'gnome' }, terrain: 'designed', setup: 'blind' },
      clocks: LONG_CLOCKS,
    });
    otto = await Remote.sit(site.url, match, 1, 'Otto');
    await page.goto(match.addressOf(0));
    await page.getByTestId('sit').click();
    await page.getByTestId('units-elf').locator('summary').click();
    await page.getByTestId('offer-elf.e34').waitFor();
    await expectUsable(page, 'desktop');
    const elves = page.locator('.choose-option').filter({ hasText: /(?<!Dark )Elves/ });
    await page.keyboard.press((await elves.locator('kbd').textContent())!);
    const prompt = page.getByTestId('army-prompt');
    await prompt.getByLabel('Army', { exact: true }).selectOption({ label: 'Ink Twins' });
    await expect.poll(() => page.getByTestId('plan').textContent()).toContain('Your army: Ink Twins, 2 units.');
    await page.getByTestId('build-force').click();
    await buttonNamed(page, 'Add Elf Scout').click();
    await buttonNamed(page, 'Done').click();
    await expect
      .poll(async () => Object.values((await view()).own!.answers))
      .toMatchObject([{ parts: { army: { army: { units: [{}, {}, { unit: 'elf.elf_scout' }] } } } }]);
    expect(JSON.stringify(otto.client.view)).not.toContain('elf_scout');
  });

  it('cannot be committed while it cannot be played', async () => {
    await page
      .getByTestId('army-prompt')
      .getByLabel('Army', { exact: true })
      .selectOption({ label: 'Begin with no units' });
    await expect.poll(() => page.getByTestId('plan').textContent()).toContain('An army has at least one unit. (ARM-2)');
    expect(await page.getByTestId('confirm').isDisabled()).toBe(true);
    await page.getByTestId('undo').click();
    await page.getByTestId('confirm').click();
    await page.getByTestId('committed').waitFor();
    await otto.wait();
  });

  it('has ground of its own design, painted on the map', async () => {
    await page.getByTestId('terrain-prompt').waitFor();
    await page.getByTestId('preset-woods').click();
    await page.getByTestId('brush-hill').click();
    const { edge } = (await view()).seats[0]!;
    const hex = edge === 'south' ? '0409' : '0401';
    await clickHex(page, hex);
    await expect
      .poll(async () => Object.values((await view()).own!.answers))
      .toMatchObject([{ parts: { design: { hexes: { [hex]: { terrain: 'hill' } } } } }]);
    await expectUsable(page, 'desktop');
    await page.getByTestId('confirm').click();
    await otto.wait();
    await page.locator('main.match[data-asked="deploy"]').waitFor();
    expect((await view()).board.hexes[hex]?.level).toBe(1);
  });
});

describe('on a phone', () => {
  it('the builder fits the screen, and is made for fingers', async () => {
    const { page, context } = await site.come('phone');
    await page.goto(`${site.url}/new/steampunk`);
    await page.getByTestId('build-force').first().tap();
    await page.getByTestId('force-unit-1').getByRole('button').first().tap();
    await expectUsable(page, 'phone');
    const wide = await page.getByTestId('force-builder').evaluate(({ scrollWidth }) => scrollWidth);
    expect(wide).toBeLessThanOrEqual(SCREENS.phone.width);
    await context.close();
  });
});
