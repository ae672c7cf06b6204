import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import type { Visitor } from '../drivers/browser.ts';
import { viewOn } from '../drivers/by-hand.ts';
import { atOf, openRecord, recordingOf } from '../drivers/replay.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { SHIPPED } from '../rulesets/index.ts';

const site = useSite();

const linesOn = (page: Page) => page.getByTestId('log').getByRole('listitem').count();

/** Lets a viewer see what is shown; until that is there, the page shows what it showed before. */
const lookAs = async (page: Page, viewer: string) => {
  await page.getByTestId('replay-eyes').selectOption(viewer);
  await expect.poll(async () => (await viewOn<{ viewer?: string } | null>(page))?.viewer).toBe(viewer);
};

/** The first seat of a match that is watched again. */
const firstSeat = async (page: Page) =>
  (await page.getByTestId('replay-eyes').locator('option').first().getAttribute('value'))!;

describe.each(SHIPPED.map(({ ruleset }, n) => [ruleset.id, n] as const))('a match of %s that is over', (game, n) => {
  describe('on a desktop', () => {
    let visitor: Visitor;
    let page: Page;

    beforeAll(async () => {
      visitor = await site.come();
      ({ page } = visitor);
      await openRecord(page, site.url, recordingOf(game, 'short'));
      await page.getByTestId('replay-play').waitFor();
    });

    afterAll(() => visitor.context.close());

    it('begins before its first event, and tells nothing of its end', async () => {
      expect((await atOf(page))[0]).toBe(0);
      expect(await page.getByTestId('replay-ended').count()).toBe(0);
      expect(await page.getByTestId('replay-faults').count()).toBe(0);
    });

    it('goes on by actions and events, and back to the same', async () => {
      const views = new Map<number, object>();
      const keep = async () => {
        const [at] = await atOf(page);
        views.set(at, await viewOn<object>(page));
        return at;
      };
      await keep();
      for (let n = 0; n < 3; n++) {
        const [before] = await atOf(page);
        await page.getByTestId('replay-actionOn').click();
        await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(before);
        await expect.poll(keep).toBeGreaterThan(before);
      }
      const places = [...views.keys()].toSorted((one, other) => one - other);
      const [first] = places;
      for (let at = (await atOf(page))[0]; at > first!; [at] = await atOf(page)) {
        await page.getByTestId('replay-actionBack').click();
        await expect.poll(async () => (await atOf(page))[0]).toBeLessThan(at);
      }
      expect(await viewOn<object>(page)).toEqual(views.get(first!));
      await page.getByTestId('replay-eventOn').click();
      await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(first!);
    });

    it('goes on from dice to dice, by button and by key', async () => {
      await page.locator('body').press('Home');
      await expect.poll(async () => (await atOf(page))[0]).toBe(0);
      const newest = page.getByTestId('log').locator('.episode').last();
      for (const press of [
        () => page.getByTestId('replay-roll').click(),
        () => page.locator('body').press('d'),
        () => page.locator('body').press('d'),
      ]) {
        const [before, last] = await atOf(page);
        await press();
        await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(before);
        // After the last dice comes the end.
        if ((await atOf(page))[0] === last) break;
        // The roll is in the entry that has just been told, among its details perhaps.
        await newest.locator('.roll-chip, .episode-more').first().waitFor();
      }
    });

    it('is led to its end by the line, and by the keyboard back to its beginning', async () => {
      const [, last] = await atOf(page);
      await page.getByTestId('scrub').fill(String(last));
      await page.getByTestId('replay-ended').waitFor();
      expect((await atOf(page))[0]).toBe(last);
      await page.locator('body').press('Home');
      await expect.poll(async () => (await atOf(page))[0]).toBe(0);
      expect(await page.getByTestId('replay-ended').count()).toBe(0);
    });

    it('is divided on its line as the game divides it, by keyboard from part to part', async () => {
      const line = page.getByTestId('scrub');
      const said = () => line.getAttribute('aria-valuetext');
      const begun: (string | null)[] = [];
      for (const key of ['PageUp', 'PageUp', 'PageUp']) {
        const before = await said();
        await line.press(key);
        await expect.poll(said).not.toBe(before);
        begun.push(await said());
      }
      // Each is named; what the pointer is over is named as well.
      for (const words of begun) expect(words).toMatch(/^Event \d+ of \d+: ./);
      await line.press('PageDown');
      await expect.poll(said).toBe(begun[1]);
      expect(await page.locator('.scrub-part').count()).toBeGreaterThan(2);
      const name = page.getByTestId('scrub-name');
      const own = await name.textContent();
      expect(begun[1]).toContain(own);
      const { x, y, width, height } = (await line.boundingBox())!;
      await page.mouse.move(x + 0.7 * width, y + height / 2);
      await expect.poll(() => name.textContent()).not.toBe(own);
      await name.waitFor();
      await page.mouse.move(x, y - 100);
    });

    it('plays by itself, and stops when one likes', async () => {
      const play = page.getByTestId('replay-play');
      await play.click();
      await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(5);
      await play.click();
      const [at] = await atOf(page);
      await page.waitForTimeout(1500);
      expect((await atOf(page))[0] - at).toBeLessThan(30);
    });

    it('plays as fast as one likes', async () => {
      const button = page.getByTestId('replay-pace');
      const pace = async () => (await button.textContent())!;
      const paces = [await pace()];
      for (const key of ['Enter', 'Enter', 'Enter', 'Enter']) {
        const before = await pace();
        await button.press(key);
        await expect.poll(pace).not.toBe(before);
        paces.push(await pace());
      }
      // All four, and then the first again. At the next one it plays.
      expect([new Set(paces).size, paces.at(-1)]).toEqual([4, paces[0]]);
      await button.press('Enter');
      const [at] = await atOf(page);
      await page.getByTestId('replay-play').click();
      await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(at);
      await page.getByTestId('replay-play').click();
    });

    it('is seen by the eyes of a seat at the same moment', async () => {
      const half = Math.floor((await atOf(page))[1] / 2);
      await page.getByTestId('scrub').fill(String(half));
      await expect.poll(async () => (await atOf(page))[0]).toBe(half);
      await lookAs(page, await firstSeat(page));
      expect((await atOf(page))[0]).toBeGreaterThan(0);
    });

    it('can be used by everybody', async () => {
      await expectUsable(page, 'desktop');
    });

    it('leads to what was great in it', async () => {
      await page.getByTestId('chapters').click();
      const dialog = page.getByTestId('chapters-dialog');
      const chapters = dialog.getByRole('list').last().getByRole('button');
      await chapters.nth(3).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(2);
    });

    it('says who had the luck, where, and how that is counted', async () => {
      await page.getByTestId('luck').click();
      const dialog = page.getByTestId('luck-dialog');
      await expect.poll(() => dialog.getByTestId('luck-sentence').textContent()).toMatch(/dice/i);
      await dialog.getByTestId('luck-method').getByText('How luck is counted').click();
      await dialog.getByText('What does not:').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });

    it('says how likely each side was to win, where that turned, and what the computer would have done', async () => {
      await page.getByTestId('chances').click();
      const dialog = page.getByTestId('chances-dialog');
      await dialog.getByTestId('chances-curve').waitFor();
      await expect.poll(() => dialog.getByTestId('other-choice').first().textContent()).toMatch(/computer/i);
      await dialog.getByRole('list').getByRole('button').first().click();
      await dialog.waitFor({ state: 'detached' });
      // They are chapters, too.
      await page.getByTestId('chapters').click();
      await page.getByTestId('chapters-dialog').getByText('Where the chances turned').waitFor();
      await page.keyboard.press('Escape');
    });

    it('shows what its units did in a table that sorts, and saves it', async () => {
      await page.getByTestId('numbers').click();
      const table = page.getByTestId('numbers-units.csv');
      const hexes = table.getByRole('columnheader', { name: 'Hexes moved' });
      const column = await hexes.evaluate((head) => (head as HTMLTableCellElement).cellIndex + 1);
      const moved = async () => (await table.locator(`tbody tr > :nth-child(${column})`).allTextContents()).map(Number);
      // By keyboard: the titles of the columns are buttons.
      await hexes.getByRole('button').press('Enter');
      await expect.poll(() => hexes.getAttribute('aria-sort')).toBe('descending');
      const falling = await moved();
      expect(falling).toEqual(falling.toSorted((one, other) => other - one));
      expect(falling[0]).toBeGreaterThan(0);
      await hexes.getByRole('button').press('Enter');
      expect(await moved()).toEqual(falling.toReversed());
      const saved = page.waitForEvent('download');
      await page.getByTestId('save-units.csv').click();
      const path = join(await mkdtemp(join(tmpdir(), 'ironhex-')), 'units.csv');
      await (await saved).saveAs(path);
      const lines = readFileSync(path, 'utf8').trimEnd().split('\r\n');
      expect(lines[0]).toMatch(/Player,Unit,.*Hexes moved.*,Time used \(s\)$/);
      expect(lines.length).toBe(falling.length + 1);
      await page.keyboard.press('Escape');
    });

    it('made no page complain', () => {
      expect(visitor.complaints).toEqual([]);
    });
  });

  it.each(inTurn(['phone', 'phoneLying'] as const, n))('can be watched on a %s', async (screen) => {
    const { page, context } = await site.come(screen);
    await openRecord(page, site.url, recordingOf(game, 'short'));
    await page.getByTestId('replay-actionOn').click();
    await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(0);
    await expectUsable(page, 'phone');
    // When somebody else looks, the map stays where its player has moved it.
    await page.locator('.map').press('+');
    const place = () => page.evaluate(() => window.ironhex!.positionOf('0303'));
    const before = await place();
    await lookAs(page, await firstSeat(page));
    expect(await place()).toEqual(before);
    await page.getByTestId('numbers').click();
    await expectUsable(page, 'phone');
    await page.keyboard.press('Escape');
    await page.getByTestId('luck').click();
    await expectUsable(page, 'phone');
    await page.keyboard.press('Escape');
    await page.getByTestId('chances').click();
    await page.getByTestId('chances-curve').waitFor();
    await expectUsable(page, 'phone');
    await page.keyboard.press('Escape');
    await page.getByTestId('scrub').fill(String((await atOf(page))[1]));
    await page.getByTestId('replay-ended').waitFor();
    await expectUsable(page, 'phone');
    await context.close();
  });
});

it.each(inTurn(SHIPPED, 1).map(({ ruleset }) => ruleset.id))(
  'a match of %s that is long has every moment there at once',
  async (game) => {
    const { page, context, complaints } = await site.come();
    await openRecord(page, site.url, recordingOf(game, 'long'));
    await page.getByTestId('replay-play').waitFor();
    const [, last] = await atOf(page);
    // So it is for other eyes, which the worker has to tell everything first.
    const most = Math.floor(last * 0.6);
    await page.getByTestId('scrub').fill(String(most));
    await expect.poll(async () => (await atOf(page))[0]).toBe(most);
    const all = await page.getByTestId('replay-eyes').inputValue();
    for (const viewer of [await firstSeat(page), all]) {
      await lookAs(page, viewer);
      expect((await atOf(page))[0]).toBeGreaterThan(0);
      await page.locator('.map canvas').waitFor();
    }
    expect(complaints).toEqual([]);
    for (const share of [0.9, 0.1, 0.5, 1]) {
      const event = Math.floor(last * share);
      await page.getByTestId('scrub').fill(String(event));
      await expect.poll(async () => (await atOf(page))[0]).toBe(event);
    }
    const ended = page.getByTestId('replay-ended');
    await ended.waitFor();
    await expect.poll(() => linesOn(page)).toBeGreaterThan(0);
    // Its end says who had the luck, and leads to its turning points.
    await ended.getByText(/more than on average/).waitFor();
    const turns = page.getByTestId('few-turns').getByRole('button');
    await expect.poll(() => turns.count()).toBe(3);
    await turns.first().click();
    await expect.poll(async () => (await atOf(page))[0]).toBeLessThan(last);
    await context.close();
  },
);
