import { afterAll, describe, expect, it } from 'vitest';
import { namelessOn } from '../drivers/access.ts';
import type { Visitor } from '../drivers/browser.ts';
import { openMatch } from '../drivers/door.ts';
import { Player } from '../drivers/player.ts';
import { useSite } from '../drivers/site.ts';
import { useTestApp } from '../drivers/test-app.ts';
import { PILOTS } from '../rulesets/index.ts';

/** Its browser is shared, its server plays every game of the test registry. */
const site = useSite();
const app = useTestApp();

/** So many answers are more than any of these matches takes. */
const MOST = 60;

describe.each(PILOTS.map((pilot) => [pilot.ruleset.id, pilot] as const))('%s in two browsers', (id, pilot) => {
  const visitors: Visitor[] = [];
  let players: readonly Player[];
  let watcher: Player;

  const come = async (seat: string): Promise<Player> => {
    const visitor = await site.come();
    visitors.push(visitor);
    return new Player(visitor.page, seat);
  };
  const over = async () => (await watcher.page.getByTestId('status').textContent())?.includes('over') ?? false;

  afterAll(() => Promise.all(visitors.map(({ context }) => context.close())));

  it('is offered on the first page, and its form has a name for everything', async () => {
    watcher = await come('');
    await watcher.page.goto(app.url);
    await watcher.page.locator(`[data-game="${id}"]`).getByTestId('set-up').click();
    await watcher.page.getByTestId('new-match').waitFor();
    // The parts of a seat's force stand below each other.
    const parts = watcher.page.locator('.seat').first().locator('> *');
    const places = () => parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
    await expect.poll(async () => (await places()).length).toBeGreaterThan(1);
    const [first, ...others] = await places();
    let { bottom } = first!;
    for (const place of others) {
      expect(place.top).toBeGreaterThanOrEqual(bottom);
      ({ bottom } = place);
    }
    expect(await namelessOn(watcher.page)).toEqual([]);
  });

  it('begins as soon as both have sat down', async () => {
    const { id: match, seats } = await openMatch(app.url, pilot.requests.duel);
    players = await Promise.all(seats.map((seat) => come(seat.id)));
    await watcher.page.goto(`${app.url}/m/${match}`);
    for (const [index, player] of players.entries()) await player.sit(`${app.url}/m/${match}#${seats[index]!.secret}`);
    for (const { page } of [...players, watcher]) await page.getByTestId(pilot.begun).waitFor();
  });

  it('explains its symbols and its keys', async () => {
    const { page } = watcher;
    await page.keyboard.press('m');
    await expect.poll(() => page.getByTestId('legend').getByRole('listitem').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByTestId('help').waitFor();
    expect(await namelessOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('is played by hand; whatever it asks, everything has a name, and the page says what the clock does', async () => {
    const looked = new Set<string>();
    for (let answers = 0; answers < MOST && !(await over()); answers++) {
      let asked: readonly [Player, string] | undefined;
      await expect
        .poll(async () => {
          for (const player of players) {
            const kind = await player.asked();
            if (kind !== null) asked = [player, kind];
          }
          return asked !== undefined || (await over());
        })
        .toBe(true);
      if (!asked) break;
      const [player, kind] = asked;
      const before = await player.view();
      if (!looked.has(kind)) {
        expect(await namelessOn(player.page)).toEqual([]);
        const said = await player.page.getByTestId('timeout').allTextContents();
        if ((await player.asked()) === kind) expect(said, kind).toEqual([expect.stringMatching(/^When .+[,:] /)]);
      }
      looked.add(kind);
      // What is asked for a second only may be over by now, or before it is answered.
      if ((await player.asked()) !== kind) continue;
      await Promise.race([pilot.answer(player.page, kind), player.moveOn(before)]);
      await player.moveOn(before);
    }
    expect(looked.size).toBeGreaterThan(0);
  });

  it('ends for everybody when somebody gives up, if it has not ended before', async () => {
    const [first] = players;
    if (!(await over())) {
      await first!.page.getByRole('button', { name: 'Menu' }).click();
      await first!.page.getByTestId('concede').click();
      await first!.page.getByTestId('concede-sure').click();
    }
    for (const { page } of players) await page.getByTestId('outcome').waitFor();
    expect(await namelessOn(first!.page)).toEqual([]);
  });

  it('made no page complain', () => {
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
