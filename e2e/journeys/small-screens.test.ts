import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tapScore } from '../drivers/score.ts';
import { hiddenOn } from '../drivers/sight.ts';
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

describe.each(['phone', 'phoneLying', 'tablet'] as const)('on a %s', (screen) => {
  it.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))(
    'whom a question of %s is about is seen whole, where nothing covers the map; the score says where it came from',
    async (_, pilot) => {
      const { page } = await site.comeAgain(screen);
      for (const [n, { scene, units }] of aboutOf(pilot).entries()) {
        const tidy = await shotOf(pilot, scene).reach(page, site.url);
        await expect.poll(() => hiddenOn(page, units), { message: scene.name, timeout: 9000 }).toEqual([]);
        if (n === 0) await tapScore(page);
        await tidy();
      }
    },
  );
});

describe.each(['phone', 'phoneLying'] as const)('a hint on a %s', (screen) => {
  it.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))(
    'lies on nothing that a question of %s is about, and leaves the map free',
    async (_, pilot) => {
      const { page, context } = await site.come(screen, { hints: true });
      const { scene, units } = aboutOf(pilot)[0]!;
      const tidy = await shotOf(pilot, scene).reach(page, site.url);
      const hint = page.getByTestId('coach');
      await hint.waitFor();
      await expect.poll(() => hintOn(page, units), { timeout: 9000 }).toEqual({ covers: [], isSmall: true });
      // Folded to its title it is read by a tap, and goes by another one. It may fold a moment later, when the map has moved.
      const gotIt = page.getByTestId('got-it');
      for (let tries = 0; tries < 3 && (await hint.count()) > 0; tries++) {
        if ((await hint.getAttribute('data-folded')) === 'true') await hint.tap();
        await gotIt.tap({ timeout: 3000 }).catch(() => {});
      }
      await hint.waitFor({ state: 'detached' });
      await tidy();
      await context.close();
    },
  );
});
