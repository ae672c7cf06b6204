import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldRecord, readRecordText } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import type { Visitor } from '../drivers/browser.ts';
import { viewOn } from '../drivers/by-hand.ts';
import { openDuel } from '../drivers/duel.ts';
import { openSeated, Remote } from '../drivers/match.ts';
import { atOf } from '../drivers/replay.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { useSite } from '../drivers/site.ts';
import { until } from '../drivers/until.ts';
import { expectUsable } from '../drivers/usable.ts';
import { EXAMPLE, SHIPPED } from '../rulesets/index.ts';

const site = useSite();

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
describe.each(inTurn(SHIPPED, 2).map((pilot) => [pilot.ruleset.id, pilot] as const))(
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
      expect(await viewOn<object>(page)).toEqual(await publicViewOf(site.url, match.id));
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
