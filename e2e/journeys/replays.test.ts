import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldRecord, OMNISCIENT, readRecordText } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import type { Visitor } from '../drivers/browser.ts';
import { openDuel } from '../drivers/duel.ts';
import { openSeated, Remote } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { useSite } from '../drivers/site.ts';
import { until } from '../drivers/until.ts';
import { expectUsable } from '../drivers/usable.ts';
import { EXAMPLE, SHIPPED } from '../rulesets/index.ts';

const site = useSite();

const fileOf = (game: string, name: string) => join(import.meta.dirname, `../recordings/${game}-${name}.match.json`);

/** Opens a record from a file, where somebody looks for it: from the first page. */
const openFile = async (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) => {
  await page.goto(`${site.url}/replay`);
  await page.getByTestId('record-file').setInputFiles(file);
};

const atOf = async (page: Page): Promise<readonly [number, number]> => {
  const [at, last] = (await page.getByTestId('replay-at').textContent())!.split(' / ').map(Number);
  return [at!, last!];
};

const linesOn = (page: Page) => page.getByTestId('log').getByRole('listitem').count();

/** What everybody may know of a match now. */
const publicViewOf = async (url: string, id: string): Promise<object> => {
  const client = await RoomClient.arrive(url, id, {});
  await until(() => client.own?.view, 'the view is there');
  const { view } = client;
  await client.leave();
  return view;
};

/** A saved picture: its size without the caption, that of the map on the page, and which rows of the caption have writing. */
const readPicture = (page: Page, png: Buffer) =>
  page.evaluate(async (bytes) => {
    const { width: across, height: down } = document.querySelector<HTMLCanvasElement>('.map canvas')!;
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))]));
    const { width, height } = image;
    const ctx = new OffscreenCanvas(width, height).getContext('2d')!;
    ctx.drawImage(image, 0, 0);
    const rows = Array.from({ length: height - down }, (_, y) => {
      const { data } = ctx.getImageData(0, down + y, width, 1);
      return data.some((value, index) => value !== data[index % 4]);
    });
    return { map: [width, down] as const, shown: [across, down] as const, rows };
  }, png.toString('base64'));

const viewOn = (page: Page) => page.evaluate(() => window.ironhex!.view());

/** Lets a viewer see what is shown; until that is there, the page shows what it showed before. */
const lookAs = async (page: Page, viewer: string) => {
  await page.getByTestId('replay-eyes').selectOption(viewer);
  await expect.poll(async () => ((await viewOn(page)) as { viewer?: string } | undefined)?.viewer).toBe(viewer);
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
      await openFile(page, fileOf(game, 'short'));
      await page.getByTestId('replay-play').waitFor();
    });

    afterAll(() => visitor.context.close());

    it('begins before its first event, and tells nothing of its end', async () => {
      expect((await atOf(page))[0]).toBe(0);
      expect(await page.getByTestId('replay-ended').count()).toBe(0);
      expect(await page.getByTestId('replay-faults').count()).toBe(0);
    });

    it('goes on by actions and events, and back to the same', async () => {
      const views = new Map<number, unknown>();
      const keep = async () => {
        const [at] = await atOf(page);
        views.set(at, await viewOn(page));
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
      expect(await viewOn(page)).toEqual(views.get(first!));
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
    await openFile(page, fileOf(game, 'short'));
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

  it('is long, and every moment of it is there at once', async () => {
    const { page, context, complaints } = await site.come();
    await openFile(page, fileOf(game, 'long'));
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
  });
});

describe('a record that is not sound', () => {
  const whole = readFileSync(fileOf(SHIPPED[0]!.ruleset.id, 'short'), 'utf8');
  const asFile = (text: string) => ({
    name: 'broken.match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

  it('that is torn at its head is refused with the place; of another one all that is whole is shown', async () => {
    const { page, context } = await site.come();
    await openFile(page, asFile(whole.slice(0, 300)));
    await page.getByText(/^This record cannot be shown: .*line \d+/).waitFor();
    await page.getByRole('button', { name: 'Another record' }).click();
    await page.getByTestId('record-file').setInputFiles(asFile(whole.slice(0, whole.length - 3000)));
    await page.getByTestId('replay-play').waitFor();
    await page
      .getByTestId('replay-faults')
      .getByText(/line \d+/)
      .waitFor();
    expect((await atOf(page))[1]).toBeGreaterThan(10);
    await context.close();
  });

  it('with an answer that its rules refuse is shown up to there, with the fault', async () => {
    const { page, context } = await site.come();
    const record = JSON.parse(whole) as { intents: unknown[] };
    record.intents.splice(20, 1);
    await openFile(page, asFile(JSON.stringify(record)));
    await page
      .getByTestId('replay-faults')
      .getByText(/Intent \d+ of this record is refused/)
      .waitFor();
    expect((await atOf(page))[1]).toBeGreaterThan(10);
    await context.close();
  });

  it('that ends elsewhere than it says is shown, with the fault', async () => {
    const { page, context } = await site.come();
    const record = JSON.parse(whole) as { hash: string };
    await openFile(page, asFile(JSON.stringify({ ...record, hash: 'ab'.repeat(32) })));
    await page.getByTestId('replay-faults').getByText('hash').waitFor();
    await page.getByTestId('replay-share').click();
    await page.getByTestId('verify').click();
    await expect
      .poll(() => page.getByTestId('verify-dialog').locator('[data-good="false"]').textContent())
      .toContain('hash');
    await context.close();
  });
});

it('a record that was opened stands on the first page, until one removes it', async () => {
  const { page, context } = await site.come('phone');
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Watch a record' }).click();
  await page.getByTestId('record-file').setInputFiles(fileOf(EXAMPLE.ruleset.id, 'short'));
  await page.getByTestId('replay-play').waitFor();
  const list = page.getByTestId('opened-records');
  await expect
    .poll(async () => {
      await page.goto(site.url);
      await page.getByTestId('open-tables').waitFor({ state: 'attached' });
      return list.count();
    })
    .toBe(1);
  await expectUsable(page, 'phone');
  await list.getByRole('link', { name: 'Ada' }).click();
  await page.getByTestId('replay-play').waitFor();
  expect((await atOf(page))[1]).toBeGreaterThan(10);
  await page.getByTestId('replay-share').click();
  await page.getByTestId('other-record').click();
  await page.getByTestId('record-file').waitFor({ state: 'attached' });
  // The same file, dropped on the page: it is listed once.
  const dropped = await page.evaluateHandle(
    (text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'dropped.match.json', { type: 'application/json' }));
      return files;
    },
    readFileSync(fileOf(EXAMPLE.ruleset.id, 'short'), 'utf8'),
  );
  await page.locator('main.open-record').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByTestId('replay-play').waitFor();
  await page.goto(site.url);
  await list.waitFor();
  expect(await list.getByTestId('forget-record').count()).toBe(1);
  await list.getByTestId('forget-record').click();
  await list.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByTestId('open-tables').waitFor({ state: 'attached' });
  expect(await list.count()).toBe(0);
  await context.close();
});

/** Of a long record, the last intents, among which a step in progress is looked for. */
const LATE = 60;

/** The games whose positions can stand in the middle of a step. */
const WITH_STEPS = SHIPPED.flatMap(({ ruleset }) => (ruleset.inProgress ? [ruleset.id] : []));

describe.each(inTurn(WITH_STEPS, 0))('in the middle of a step of %s', (game) => {
  const read = readRecordText(readFileSync(fileOf(game, 'long'), 'utf8'), RULESETS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const record = read.value;
  const seats = record.seats.map(({ id }) => id);

  /** The last moment at which something is asked while a step goes on: how much the omniscient viewer was told, and the views. */
  const midStep = () => {
    const { schemas, inProgress, toPosition } = RULESETS.get(game)!;
    let told = 0;
    let found: { readonly event: number; readonly views: ReadonlyMap<string, object> } | undefined;
    foldRecord(record, RULESETS, [OMNISCIENT], {
      each: ({ seen }, match) => {
        told += seen.get(OMNISCIENT)!.length;
        if (match.done.length < record.intents.length - LATE || match.outcome || match.pending().length === 0) return;
        const position = schemas.position.parse(JSON.parse(JSON.stringify(toPosition(match.state))));
        if (inProgress!(position).length === 0) return;
        found = { event: told, views: new Map(seats.map((seat) => [seat, structuredClone(match.view(seat))])) };
      },
    });
    if (!found) throw new Error('every moment is at the beginning of a step');
    return found;
  };

  it('a match goes on just there: on one’s own board, and at the server', async () => {
    const { event, views } = midStep();
    const { page, context, complaints } = await site.come();
    const goOn = async (how: string) => {
      await page.goto(`${site.url}/replay#event=${event}`);
      await page.reload();
      await page.getByTestId('record-file').setInputFiles(fileOf(game, 'long'));
      await page.getByTestId('replay-play').waitFor();
      await expect.poll(async () => (await atOf(page))[0]).toBe(event);
      await page.getByTestId('go-on').click();
      await page.getByTestId(how).click();
    };
    await goOn('own-board');
    await page.waitForURL(/\/board\//);
    const shown = async () => (await viewOn(page).catch(() => undefined)) as { readonly viewer?: string } | undefined;
    await expect.poll(async () => (await shown())?.viewer).toBeTruthy();
    const view = await shown();
    expect(view).toEqual(views.get(view!.viewer!));
    await goOn('go-on-now');
    await page.getByTestId('sit').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/m\//);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** One story: two play at the server, and their match is watched again by its link. */
describe('a match of this server', () => {
  let visitor: Visitor;
  let page: Page;
  let id: string;

  beforeAll(async () => {
    const duel = await openDuel(site.url);
    ({ id } = duel);
    const [ada, otto] = [await Remote.sit(site.url, duel, 0, 'Ada'), await Remote.sit(site.url, duel, 1, 'Otto')];
    await ada.client.intend({ kind: 'concede' });
    visitor = await site.come();
    ({ page } = visitor);
    await page.goto(`${site.url}/m/${id}`);
    await page.getByTestId('outcome').waitFor();
    await Promise.all([ada.client.leave(), otto.client.leave()]);
  });

  afterAll(() => visitor.context.close());

  it('leads from its end to its beginning', async () => {
    await page.getByTestId('watch-again').click();
    await page.getByTestId('replay-play').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/replay/${id}`);
    expect((await atOf(page))[0]).toBe(0);
  });

  it('is shared as it is seen now, by a link that gives nobody a seat', async () => {
    await page.getByTestId('replay-last').click();
    await page.getByTestId('replay-ended').waitFor();
    await page.getByTestId('replay-eventBack').click();
    await expect.poll(async () => (await atOf(page))[0]).toBeLessThan((await atOf(page))[1]);
    const [at] = await atOf(page);
    await page.getByTestId('replay-share').click();
    const link = await page.getByTestId('share-link').inputValue();
    expect(link).toBe(`${site.url}/replay/${id}#event=${at}&view=omniscient`);
    await page.getByTestId('share-dialog').getByText('keeps matches that are over for good').waitFor();
    const friend = await site.come('phone');
    await friend.page.goto(link);
    await friend.page.getByTestId('replay-play').waitFor();
    await expect.poll(async () => (await atOf(friend.page))[0]).toBe(at);
    await friend.context.close();
  });

  it('is saved as a picture', async () => {
    const saved = page.waitForEvent('download');
    await page.getByTestId('save-picture').click();
    const path = join(await mkdtemp(join(tmpdir(), 'ironhex-')), 'moment.png');
    await (await saved).saveAs(path);
    const png = readFileSync(path);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const { map, shown, rows } = await readPicture(page, png);
    expect(map).toEqual(shown);
    // Below the map it says whose match it is, which moment, and what has just happened: none of it is cut.
    const lines = rows.filter((written, y) => written && !rows[y - 1]);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect([rows[0], rows.at(-1)]).toEqual([false, false]);
  });

  it('proves its dice, and says what that does not prove', async () => {
    await page.getByTestId('verify').click();
    const dialog = page.getByTestId('verify-dialog');
    await dialog.getByText('It ends exactly as the record says.').waitFor();
    expect(await dialog.locator('[data-good="false"]').count()).toBe(0);
    await dialog.getByText(/^Not proven:/).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  it('has a position at any of its moments, as a file from which a match can begin', async () => {
    await page.getByTestId('replay-first').click();
    await page.getByTestId('go-on').click();
    const saved = page.waitForEvent('download');
    await page.getByTestId('save-position').click();
    const path = join(await mkdtemp(join(tmpdir(), 'ironhex-')), 'moment.position.json');
    await (await saved).saveAs(path);
    const read = readRecordText(readFileSync(path, 'utf8'), RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.ruleset.id).toBe(EXAMPLE.ruleset.id);
    expect(foldRecord(read.value, RULESETS).ok).toBe(true);
  });

  it('goes on from any of its moments as another match', async () => {
    await page.getByTestId('go-on-now').click();
    await page.getByTestId('sit').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/m\//);
    expect(new URL(page.url()).pathname).not.toBe(`/m/${id}`);
  });

  it('says so where there is none', async () => {
    const { page: lost, context } = await site.come();
    await lost.goto(`${site.url}/replay/nosuchmatch`);
    await lost.getByText('There is no such match.').waitFor();
    await context.close();
  });
});

/** One story: somebody comes late to a match that is under way, and watches from its beginning what was told until now. */
describe.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))(
  'a match of %s under way',
  (_, { requests }) => {
    it('is watched from its beginning by who comes late, and by nobody further than it was told', async () => {
      const { match, first, second } = await openSeated(site.url, requests.duel);
      for (let n = 0; n < 6; n++) {
        const asked = [first, second].find((seat) => seat.asked);
        await asked?.wait();
      }
      const { page, context, complaints } = await site.come('phone');
      const records: string[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/record')) records.push(response.url());
      });
      await page.goto(`${site.url}/m/${match.id}`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByTestId('from-beginning').click();
      await page.getByTestId('replay-play').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/replay/${match.id}`);
      const [at, last] = await atOf(page);
      expect(at).toBe(0);
      expect(last).toBeGreaterThan(2);
      // No other eyes, no luck, no numbers, no proof, nothing to begin another match from.
      for (const id of ['replay-eyes', 'luck', 'numbers', 'chances', 'go-on'])
        expect(await page.getByTestId(id).count()).toBe(0);
      await page.getByTestId('replay-share').click();
      for (const id of ['share-link', 'save-record', 'verify']) expect(await page.getByTestId(id).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.getByTestId('replay-actionOn').click();
      await expect.poll(async () => (await atOf(page))[0]).toBeGreaterThan(0);
      await page.getByTestId('replay-last').click();
      await page.getByTestId('replay-so-far').waitFor();
      expect((await viewOn(page)) as object).toEqual(await publicViewOf(site.url, match.id));
      await expectUsable(page, 'phone');
      await page.getByTestId('replay-so-far').getByTestId('to-match').click();
      await page.getByTestId('log').waitFor({ state: 'attached' });
      expect([records, complaints]).toEqual([[], []]);
      await Promise.all([first, second].map(({ client }) => client.leave()));
      await context.close();
    });
  },
);

it('both players of a match that nobody could watch open its record to everybody', async () => {
  const { match, first, second } = await openSeated(site.url, { ...EXAMPLE.requests.duel, spectators: false });
  await first.client.intend({ kind: 'concede' });
  const stranger = await site.come();
  const address = `${site.url}/replay/${match.id}`;
  await stranger.page.goto(address);
  await stranger.page.getByText('Nobody was allowed to watch this match').waitFor();
  const { page, context } = await site.come('phone');
  await page.goto(`${site.url}/m/${match.id}#${match.seats[0]!.secret}`);
  await page.getByTestId('unseal').getByText('until both sides open its record').waitFor();
  await second.client.ask('unseal', {});
  await page.getByTestId('unseal').getByText('Otto would let everybody watch').waitFor();
  await expectUsable(page, 'phone');
  await page.getByTestId('unseal-record').click();
  await page.getByTestId('unseal').getByText('Both sides have opened the record').waitFor();
  await stranger.page.goto(address);
  await stranger.page.getByTestId('replay-play').waitFor();
  await Promise.all([first.client.leave(), second.client.leave(), context.close(), stranger.context.close()]);
});
