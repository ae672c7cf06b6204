import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useSite } from '../drivers/site.ts';
import { shotOf } from '../pictures/scenes.ts';
import { SHIPPED } from '../rulesets/index.ts';
import { aboutOf } from '../rulesets/pilot.ts';

const site = useSite();

/** The part of the map that a hint may take. */
const MOST = 0.3;

/** What of these counters a hint lies on, and whether it takes little of the map that nothing else covers. */
const hintOn = (page: Page, units: readonly string[]) =>
  page.evaluate(
    ([ids, most]) => {
      const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const [mark, board, around] = [boxOf('[data-testid="coach"]'), boxOf('.board'), boxOf('.around')];
      const bottom = around.left <= board.left ? Math.min(board.bottom, around.top) : board.bottom;
      const covered = window.ironhex!.written()!.counters.filter(({ text, rect }) => {
        const [left, top] = [board.left + rect.x, board.top + rect.y];
        const isBeside = left > mark.right || left + rect.w < mark.left;
        return ids.includes(text) && !isBeside && top < mark.bottom && top + rect.h > mark.top;
      });
      const part = (mark.width * mark.height) / ((board.right - board.left) * (bottom - board.top));
      return { covers: covered.map(({ text }) => text), isSmall: part <= most };
    },
    [units, MOST] as const,
  );

/** The scene in which a game's hint is looked at: the first decision of all where there is a scene of it. */
const hintedOf = (pilot: Parameters<typeof aboutOf>[0]) =>
  aboutOf(pilot).find(({ scene }) => scene.name === 'proposal') ?? aboutOf(pilot)[0]!;

/** Puts a hint away as a finger does: folded to its title it is unfolded by a tap, and goes by another one. */
const putAway = async (page: Page): Promise<void> => {
  const hint = page.getByTestId('coach');
  // It may fold a moment later, when the map has moved.
  for (let tries = 0; tries < 3 && (await hint.count()) > 0; tries++) {
    if ((await hint.getAttribute('data-folded')) === 'true') await hint.tap();
    await page
      .getByTestId('got-it')
      .tap({ timeout: 3000 })
      .catch(() => {});
  }
  await hint.waitFor({ state: 'detached' });
};

it.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))(
  'a hint on a tablet lies on nothing that a question of %s is about, and leaves the map free',
  async (_, pilot) => {
    const { page, context } = await site.come('tablet', { hints: true });
    const { scene, units } = hintedOf(pilot);
    const tidy = await shotOf(pilot, scene).reach(page, site.url);
    await page.getByTestId('coach').waitFor();
    await expect.poll(() => hintOn(page, units)).toEqual({ covers: [], isSmall: true });
    await putAway(page);
    await tidy();
    await context.close();
  },
);

/** Scenes in which there is little time to read. */
const HURRIED = ['interrupting'];

/** The part of the screen that the map has, at least, with nothing over it while a hint is read. */
const LEAST_MAP = 1 / 3;

/** Whether a hint stands on the map, is folded, and how much of the screen the map keeps. */
const hintBeside = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [mark, board, around] = [boxOf('[data-testid="coach"]'), boxOf('.board'), boxOf('.around')];
    const isUpright = around.left <= board.left;
    const [right, bottom] = isUpright ? [board.right, Math.min(board.bottom, around.top)] : [around.left, board.bottom];
    return {
      isOnMap: mark.left < right && mark.right > board.left && mark.top < bottom && mark.bottom > board.top,
      isFolded: document.querySelector<HTMLElement>('[data-testid="coach"]')!.dataset.folded === 'true',
      map: ((right - board.left) * (bottom - board.top)) / (innerWidth * innerHeight),
    };
  });

describe.each(['phone', 'phoneLying'] as const)('a hint on a %s', (screen) => {
  it.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))(
    'of %s stands beside the map, is read without a tap where there is time, and goes by one, or by an answer',
    async (_, pilot) => {
      const { page, context } = await site.come(screen, { hints: true });
      const first = hintedOf(pilot).scene;
      const tidy = await shotOf(pilot, first).reach(page, site.url);
      const hint = page.getByTestId('coach');
      await hint.waitFor();
      await expect
        .poll(async () => ({ ...(await hintBeside(page)), map: 0 }))
        .toEqual({ isOnMap: false, isFolded: HURRIED.includes(first.name), map: 0 });
      expect((await hintBeside(page)).map).toBeGreaterThanOrEqual(LEAST_MAP);
      await putAway(page);
      await page.evaluate(() => localStorage.removeItem('ironhex.hints.seen'));
      await page.reload();
      await hint.waitFor();
      await page.locator('.prompt button:not(.lead-button)').filter({ visible: true }).first().tap();
      await hint.waitFor({ state: 'detached' });
      await tidy();
      await context.close();
    },
  );
});
