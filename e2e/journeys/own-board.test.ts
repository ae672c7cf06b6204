import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../../shared/test/often.ts';
import type { Visitor } from '../drivers/browser.ts';
import { Player } from '../drivers/player.ts';
import { atOf, openRecord, recordingOf } from '../drivers/replay.ts';
import { useSite } from '../drivers/site.ts';
import { expectUsable } from '../drivers/usable.ts';
import { SHIPPED } from '../rulesets/index.ts';
import type { Pilot } from '../rulesets/pilot.ts';

const site = useSite();

/** So many answers show that it goes on. */
const ANSWERS = 4;

/** Opens the recording of a match in the middle, and what can be made of that moment. */
const goOn = async (page: Page, game: string): Promise<void> => {
  await openRecord(page, site.url, recordingOf(game, 'short'));
  await page.getByTestId('replay-play').waitFor();
  const [, last] = await atOf(page);
  await page.getByTestId('scrub').fill(String(Math.floor(last / 2)));
  await page.getByTestId('go-on').click();
};

/** Milliseconds after which an answer that came to nothing is given again. */
const AGAIN = 4000;

/** How many intents the match has that this browser has kept last. */
const keptIntents = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [{ id }] = JSON.parse(localStorage.getItem('ironhex.boards')!);
    return JSON.parse(localStorage.getItem(`ironhex.board.${id}`)!).record.intents.length;
  });

const viewerOf = (view: object): string => (view as { readonly viewer: string }).viewer;

/** What is asked, and what the page knows then: both of one moment, since the computer may act between two looks. */
const standing = async (player: Player): Promise<{ readonly kind: string; readonly before: object }> => {
  for (;;) {
    await expect.poll(() => player.asked()).not.toBeNull();
    const before = await player.view();
    const kind = await player.asked();
    if (kind !== null && isDeepStrictEqual(await player.view(), before)) return { kind, before };
  }
};

/** Answers what is asked, and waits until something is asked again. */
const answer = async (player: Player, pilot: Pilot): Promise<void> => {
  for (let moved = false; !moved; ) {
    const { kind, before } = await standing(player);
    // A press while the map still goes to what is asked about meets another hex: then it is pressed again, as people do.
    const answered = pilot.answer(player.page, kind).then(
      () => player.moveOn(before),
      () => undefined,
    );
    const seen = Promise.race([answered, player.moveOn(before)]).then(() => true);
    moved = await Promise.race([seen, sleep(AGAIN).then(() => false)]);
    // What is pressed next may lie beyond the edge of a small screen.
    for (let times = 0; !moved && times < 4; times++) await player.page.keyboard.press('-');
  }
};

const byGame = (pilots: readonly Pilot[]) => pilots.map((pilot) => [pilot.ruleset.id, pilot] as const);

describe.each(byGame(SHIPPED))('with all seats of %s', (id, pilot) => {
  let visitor: Visitor;
  let player: Player;

  beforeAll(async () => {
    visitor = await site.come();
    player = new Player(visitor.page, '');
  });
  afterAll(() => visitor.context.close());

  it('a moment of a replay is tried on one’s own board', async () => {
    await goOn(player.page, id);
    await player.page.getByTestId('own-board').click();
    await player.page.getByTestId(pilot.begun).waitFor();
    for (let answers = 0; answers < ANSWERS; answers++) await answer(player, pilot);
    await expect.poll(() => player.asked()).not.toBeNull();
    await expectUsable(player.page, 'desktop');
  });

  it('goes on after a reload, back to any answer, and shows each seat what it knows', async () => {
    const { page } = player;
    const before = await player.view();
    await page.reload();
    await expect.poll(() => player.asked()).not.toBeNull();
    await expect.poll(() => player.view()).toEqual(before);
    const back = page.getByTestId('take-back');
    await back.waitFor();
    while (await back.isVisible()) {
      const known = await keptIntents(page);
      await page.keyboard.press('b');
      await expect.poll(() => keptIntents(page)).toBeLessThan(known);
      await expect.poll(() => player.asked()).not.toBeNull();
    }
    await answer(player, pilot);
    const seats = await page.getByTestId('hold').locator('option').count();
    for (let seat = 0; seat < seats; seat++) {
      const chosen = await page.getByTestId('hold').selectOption({ index: seat });
      await expect.poll(async () => viewerOf(await player.view())).toBe(chosen[0]);
    }
    expect(visitor.complaints).toEqual([]);
  });
});

/** Files are opened by the same page in all games: `npm test` tries one of them. */
it.each(byGame(inTurn(SHIPPED, 1)))(
  'a position of %s from a file is played against the computer on a phone, by one click',
  async (id, pilot) => {
    const { page, context, complaints } = await site.come('phone');
    const player = new Player(page, '');
    await goOn(page, id);
    const saving = page.waitForEvent('download');
    await page.getByTestId('save-position').click();
    const file = join(await mkdtemp(join(tmpdir(), 'ironhex-')), 'moment.position.json');
    await (await saving).saveAs(file);
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Play a position alone' }).click();
    await page.getByTestId('position-file').setInputFiles(file);
    await expectUsable(page, 'phone');
    await page.getByTestId('practise').tap();
    await page.getByTestId(pilot.begun).waitFor();
    const seat = viewerOf(await player.view());
    for (let answers = 0; answers < 2; answers++) await answer(player, pilot);
    await expect.poll(() => player.asked()).not.toBeNull();
    expect(viewerOf(await player.view())).toBe(seat);
    await expectUsable(page, 'phone');
    // It is found again where positions are opened.
    await page.goto(`${site.url}/board`);
    await page.getByTestId('own-board-link').first().tap();
    await expect.poll(() => player.asked()).not.toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  },
);

it('a file that is no position is refused in a sentence, and so is a board that is gone', async () => {
  const { page, context } = await site.come();
  await page.goto(`${site.url}/board`);
  const asFile = (text: string) => ({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [text, fault] of [
    ['{', /line 1/],
    ['{"format":"chess"}', /neither a position nor/],
    ['{"ruleset":{"id":"chess"},"seats":[{"id":"white"}]}', /does not know the game/],
  ] as const) {
    await page.getByTestId('position-file').setInputFiles(asFile(text));
    await page.getByRole('alert').getByText(fault).waitFor();
  }
  await page.goto(`${site.url}/board/gone`);
  await page.getByText(/not in this browser/).waitFor();
  await context.close();
});
