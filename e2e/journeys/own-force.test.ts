import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../drivers/browser.ts';
import { viewOn } from '../drivers/by-hand.ts';
import { openMatch } from '../drivers/door.ts';
import { useSite } from '../drivers/site.ts';
import { useTestApp } from '../drivers/test-app.ts';

/** The games in which the host chooses all forces, each changed so that every player brings one. */
const games = [...RULESETS.values()]
  .filter((game) => game.seats(game.schemas.options.parse({})).every(({ brings }) => brings === 'host'))
  .map(
    (game): Ruleset<RulesetTypes> => ({
      ...game,
      seats: (options) => game.seats(options).map((seat) => ({ ...seat, brings: 'player' })),
    }),
  );

/** Its browser is shared; on its server everybody brings a force. */
const site = useSite();
const app = useTestApp(new Map(games.map((game) => [game.id, game])));

describe.each(games)('players of $id who bring their forces themselves', (game) => {
  const visitors: Visitor[] = [];

  it('put them together in the form to sit down, with everything that the game offers there', async () => {
    const match = await openMatch(app.url, {
      ruleset: game.id,
      board: { stock: game.boards.stock[0]!.id },
      forces: [],
    });
    for (const { secret } of match.seats) {
      const visitor = await site.come(visitors.length === 0 ? 'desktop' : 'phone');
      visitors.push(visitor);
      await visitor.page.goto(`${app.url}/m/${match.id}#${secret}`);
      await visitor.page.getByTestId('own-force').getByRole('button').first().waitFor();
      await visitor.page.getByTestId('sit').click();
    }
  });

  it('all see the same, also those who sat down before the last one', async () => {
    for (const { page } of visitors) await page.getByTestId('lobby').waitFor({ state: 'detached' });
    const differ = async () => {
      const views = await Promise.all(visitors.map(({ page }) => viewOn<object>(page)));
      return new Set(views.map((view) => JSON.stringify({ ...view, viewer: '' }))).size;
    };
    await expect.poll(differ).toBe(1);
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
