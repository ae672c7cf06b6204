import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openForm } from '../drivers/new-match.ts';
import { useSite } from '../drivers/site.ts';

const site = useSite();

/** The position file that the documentation shows. */
const POSITION = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/example.position.json'), 'utf8'));

describe('the first page', () => {
  it('is a click away from a match, and loads no game before that click', async () => {
    const { page, complaints } = await site.dropIn();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(site.url);
    const quick = page.getByTestId('quick-match').first();
    await quick.waitFor();
    await page.locator('[data-testid=open-tables][data-live=true]').waitFor();
    expect(await page.title()).toBe('Ironhex');
    expect(scripts.filter((name) => /phaser|board|match/.test(name))).toEqual([]);
    await quick.click();
    await page.getByTestId('invite-link').waitFor();
    expect(complaints).toEqual([]);
  });

  it('begins another scenario that is ready against the computer, by one click', async () => {
    const { page, complaints } = await site.dropIn('phone');
    await page.goto(site.url);
    const scenarios = page.locator('[data-game]').first().locator('.game-other');
    await scenarios.first().getByText('Computer').tap();
    await page.getByText('Computer (normal)').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('marks one game to begin with, and says how to try one alone', async () => {
    const { page } = await site.dropIn();
    await page.goto(site.url);
    const begin = page.getByText('Begin here');
    await begin.waitFor();
    await expect.poll(() => begin.count()).toBe(1);
    await page.getByText('one browser can hold both seats').waitFor();
  });

  it('shows each game with its name, a sentence and a picture', async () => {
    const { page } = await site.comeAgain();
    await page.goto(site.url);
    for (const game of await page.locator('[data-game]').all()) {
      expect(await game.getByRole('heading').textContent()).not.toBe('');
      await expect
        .poll(() => game.textContent())
        .toMatch(/2( to \d+)? players · \d+ to \d+ minutes · desktop, tablet or phone/);
      const picture = game.locator('img');
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
  });
});

describe('the form that makes a match', () => {
  it('says what is wrong where it stands, and goes on when it is mended', async () => {
    const { page } = await site.comeAgain();
    await openForm(page, site.url);
    expect(await page.title()).toMatch(/^New match: .+ · Ironhex$/);
    await page.getByText('Clocks, name, spectators:').click();
    await page.getByText('Every clock by itself').click();
    const bank = page.getByLabel('Seconds in the bank');
    await bank.fill('');
    await page.getByTestId('new-match').click();
    await page.getByRole('alert').getByText('Enter a whole number from 0 to 86400.').waitFor();
    await expect.poll(() => bank.getAttribute('aria-invalid')).toBe('true');
    await bank.fill('60');
    await page.getByLabel('Name of the match').fill('Mended');
    await page.getByTestId('new-match').click();
    await page.getByRole('heading', { name: 'Mended' }).waitFor();
  });

  it('makes a match with clocks as they are set', async () => {
    const { page } = await site.comeAgain('phone');
    await openForm(page, site.url);
    await page.getByText('Clocks, name, spectators:').click();
    await page.getByLabel('Clocks', { exact: true }).selectOption('none');
    await page.getByText('Clocks, name, spectators: no clocks').waitFor();
    await page.getByTestId('new-match').click();
    await page.getByTestId('invite-link').waitFor();
  });

  it('takes a file that is no board with a sentence, and keeps the board that was chosen', async () => {
    const { page } = await site.comeAgain();
    await openForm(page, site.url);
    await page.getByText('A board from a seed or a file').click();
    await page.getByTestId('board-file').setInputFiles({
      name: 'broken.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format": "ironhex.board/1", "hexes": 5}'),
    });
    await page.getByRole('alert').getByText('This file is not a board.').waitFor();
    await page.getByTestId('new-match').click();
    await page.getByTestId('invite-link').waitFor();
  });

  it('opens a position file as a match, and says where the file is wrong', async () => {
    const { page } = await site.comeAgain();
    await openForm(page, site.url);
    await page.getByText('From a position file').click();
    const choose = (content: object) =>
      page.getByTestId('position-file').setInputFiles({
        name: 'puzzle.position.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await choose({ ...POSITION, board: 5 });
    await page.getByRole('alert').getByText('No match can begin from this file.').waitFor();
    await choose({ ...POSITION, position: { ...POSITION.position, elapsed: -1 } });
    await page.getByTestId('position').getByText('puzzle.position.json').waitFor();
    await page.getByTestId('new-match').click();
    await page.getByTestId('position').getByRole('alert').getByText('position.elapsed').waitFor();
    await page.getByRole('button', { name: 'Back to a match from the start' }).click();
    await page.getByText('From a position file').click();
    await choose(POSITION);
    await page.getByTestId('new-match').click();
    await page.getByTestId('invite-link').waitFor();
  });
});
