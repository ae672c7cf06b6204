import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { turnOn } from '../drivers/by-hand.ts';
import { openTable, Remote } from '../drivers/match.ts';
import { hiddenOn } from '../drivers/sight.ts';
import { useSite } from '../drivers/site.ts';
import { shotOf } from '../pictures/scenes.ts';
import { SHIPPED } from '../rulesets/index.ts';
import { begin as beginWarfare } from '../rulesets/warfare3025/scenes.ts';

const site = useSite();

/** Brings a page to a scene of a game. Gives what tidies up. */
const reach = (page: Page, game: string, name: string) => {
  const pilot = SHIPPED.find(({ ruleset }) => ruleset.id === game)!;
  return shotOf(pilot, pilot.scenes.find((scene) => scene.name === name)!).reach(page, site.url);
};

/** Whom each question is about. */
const ABOUT = [
  ['warfare3025', 'interrupting', ['o2', 'b1']],
  ['warfare3025', 'defence', ['o1', 'b2']],
  ['warfare3025', 'pick', ['b1', 'o1']],
  ['grimdark', 'answering', ['a2', 'b1']],
  ['grimdark', 'charging', ['a2', 'b1']],
  ['grimdark', 'shooting', ['a5', 'b3']],
  ['grimdark', 'losing', ['a3']],
  ['steampunk', 'retreat', ['b4', 'o1']],
  ['steampunk', 'facing', ['b2']],
] as const;

describe.each(['phone', 'phoneLying', 'tablet'] as const)('on a %s', (screen) => {
  it('shows whole whom it asks about, where nothing covers the map', async () => {
    const { page } = await site.comeAgain(screen);
    for (const [game, scene, units] of ABOUT) {
      const tidy = await reach(page, game, scene);
      await expect
        .poll(() => hiddenOn(page, units), { message: `hidden in ${game}, ${scene}`, timeout: 5000 })
        .toEqual([]);
      await tidy();
    }
  });
});

describe('an interrupt near the lower edge of the map', () => {
  it.each(['phone', 'tablet'] as const)('is about somebody who is seen whole on a %s', async (screen) => {
    const { page } = await site.comeAgain(screen);
    const match = await openTable(
      site.url,
      beginWarfare(
        {
          action: { unit: 'o1', move: { path: ['0716', '0717'], facing: 3 } },
          decision: { kind: 'interrupt', waiting: ['blue'] },
        },
        [
          { id: 'b1', seat: 'blue', card: 'GRF-1N', at: '0613', facing: 3, ticks: 1 },
          { id: 'o1', seat: 'orange', card: 'LCT-1V', at: '0715', facing: 3 },
        ],
      ),
    );
    const first = await Remote.sit(site.url, match, 0, 'Ada');
    const second = await Remote.sit(site.url, match, 1, 'Grace');
    await page.goto(match.addressOf(0));
    await turnOn(page, 'interrupt');
    await expect.poll(() => hiddenOn(page, ['b1', 'o1']), { timeout: 5000 }).toEqual([]);
    // Whom it aims at is still seen whole after that.
    await page.getByTestId('forecast-ppc').click();
    await expect.poll(() => hiddenOn(page, ['b1', 'o1']), { timeout: 5000 }).toEqual([]);
    await Promise.all([first.client.leave(), second.client.leave()]);
  });
});

/** CSS pixels of a question that are seen at least, whatever the plan has to say: its title, and two rows below it. */
const LEAST_ASKED = 132;

/** What the plan says, and whether all of it is seen; and how much of the question is. */
const barOn = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector<HTMLElement>('.plan-words')!;
    const { top, bottom } = words.getBoundingClientRect();
    const acts = document.querySelector('.plan-acts')!.getBoundingClientRect();
    return {
      text: words.textContent!,
      isWhole: words.scrollHeight <= words.clientHeight + 1 && bottom <= acts.top + 1 && top >= 0,
      asked: document.querySelector('.panels')!.clientHeight,
    };
  });

describe.each(['phone', 'phoneLying'] as const)('what is planned on a %s', (screen) => {
  it('is read to its last figure: a shot of two weapons at two targets, and their list stays', async () => {
    const { page } = await site.comeAgain(screen);
    const tidy = await reach(page, 'grimdark', 'shooting');
    await page.getByTestId('gun-0').tap();
    await page.getByTestId('target-b2').tap();
    await expect.poll(async () => (await barOn(page)).text).toMatch(/Spitters.*and Skitters.*lost\)\./);
    const { isWhole, asked } = await barOn(page);
    expect(isWhole).toBe(true);
    if (screen === 'phone') expect(asked).toBeGreaterThanOrEqual(LEAST_ASKED);
    await tidy();
  });

  it('is read to its last figure: a charge', async () => {
    const { page } = await site.comeAgain(screen);
    const tidy = await reach(page, 'grimdark', 'charging');
    expect(await barOn(page)).toMatchObject({ text: expect.stringContaining('%'), isWhole: true });
    await tidy();
  });

  it('is read to its last figure: a way through dangerous hexes, with a shot', async () => {
    const { page } = await site.comeAgain(screen);
    const tidy = await reach(page, 'warfare3025', 'planning');
    await page.locator('.risks li').first().waitFor();
    expect(await barOn(page)).toMatchObject({ isWhole: true });
    await tidy();
  });
});

describe.each(['phone', 'phoneLying'] as const)('a hint on a %s', (screen) => {
  it.each([
    ['warfare3025', 'interrupting', ['o2', 'b1']],
    ['grimdark', 'answering', ['a2', 'b1']],
  ] as const)('lies on nothing that it is about in %s, and leaves the map free', async (game, scene, units) => {
    const { page, context } = await site.come(screen, { hints: true });
    const tidy = await reach(page, game, scene);
    const hint = page.getByTestId('coach');
    await hint.waitFor();
    await expect
      .poll(() =>
        page.evaluate(
          (ids) => {
            const mark = document.querySelector('[data-testid="coach"]')!.getBoundingClientRect();
            const board = document.querySelector('.board')!.getBoundingClientRect();
            const around = document.querySelector('.around')!.getBoundingClientRect();
            const bottom = around.left <= board.left ? Math.min(board.bottom, around.top) : board.bottom;
            const covered = window.ironhex!.written()!.counters.filter(({ text, rect }) => {
              const [left, top] = [board.left + rect.x, board.top + rect.y];
              const touches =
                left < mark.right && left + rect.w > mark.left && top < mark.bottom && top + rect.h > mark.top;
              return ids.includes(text) && touches;
            });
            const part = (mark.width * mark.height) / ((board.right - board.left) * (bottom - board.top));
            return { covered: covered.map(({ text }) => text), isSmall: part <= 0.3 };
          },
          units as readonly string[],
        ),
      )
      .toEqual({ covered: [], isSmall: true });
    // Folded to its title it is read by a tap, and goes by another one.
    if ((await hint.getAttribute('data-folded')) === 'true') {
      await hint.tap();
      await expect.poll(() => hint.getAttribute('data-folded')).toBe('false');
    }
    await page.getByTestId('got-it').tap();
    await hint.waitFor({ state: 'detached' });
    await tidy();
    await context.close();
  });
});

describe('on a tablet', () => {
  it('the card of a unit lies over the map, folds to its name, and is away while there is none to show', async () => {
    const { page } = await site.comeAgain('tablet');
    const tidy = await reach(page, 'grimdark', 'deploying');
    const widthOf = async (part: string) => (await page.locator(part).boundingBox())?.width ?? 0;
    const card = page.locator('.card-panel');
    await card.waitFor();
    expect(await widthOf('.board')).toBeGreaterThan(700);
    await page.getByTestId('fold-left').tap();
    await card.waitFor({ state: 'hidden' });
    expect(await widthOf('.left')).toBeLessThan(140);
    await page.getByTestId('fold-left').tap();
    await card.waitFor();
    await tidy();
    const tidyToo = await reach(page, 'grimdark', 'declaring');
    await page.locator('.prompt').waitFor();
    expect(await page.locator('.left').isVisible()).toBe(false);
    await tidyToo();
  });
});
