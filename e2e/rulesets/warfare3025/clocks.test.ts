import { ROLL_SHOWN, SHOT_SHOWN, wayShown } from '@ironhex/shared/match';
import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { turnOn } from '../../drivers/by-hand.ts';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { until } from '../../drivers/until.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

/** A question by the page's own marks, milliseconds since the player did what led to it. */
interface Question {
  /** When all that came before it had been shown. */
  readonly shown: number;
  /** When the question came on the screen. */
  readonly asked: number;
  /** When its clock began to run, by what the server has told. */
  readonly runs: number;
}

/** Seconds of every clock in the match. Nothing is added to the first decisions. */
const SECONDS = 600;

/** Before blue's turn the Locust of orange acts. */
const REQUEST: CreateFromPosition = {
  ...(requestOf('planning') as CreateFromPosition),
  clocks: { seconds: { plan: SECONDS, react: SECONDS }, bank: SECONDS, opening: 0 },
};
const WAY = ['1208', '1108', '1109', '1009'];

/** Now, by the timeline of a page. */
const timeOn = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** The question of a kind that a page puts since the player did what led to it, as soon as it is on the screen. */
const questionOn = async (page: Page, kind: string, since: number): Promise<Question> => {
  const question = await page.waitForFunction(
    ([kind, since, seconds]) => {
      const marksOf = (name: string) => performance.getEntriesByName(`ironhex:${name}`) as PerformanceMark[];
      const mark = marksOf('asked').find(({ startTime, detail }) => detail.kind === kind && startTime > since);
      if (!mark) return undefined;
      const { startTime, detail } = mark;
      const shown = marksOf('shown').findLast((mark) => mark.startTime <= startTime)!.startTime;
      const runs = startTime + detail.bankFrom - 1000 * seconds - detail.time;
      return { shown: shown - since, asked: startTime - since, runs: runs - since };
    },
    [kind, since, SECONDS] as const,
  );
  return (await question.jsonValue())!;
};

/** How far the clocks of the page and of the server may be apart, and what a message may take, milliseconds. */
const SLACK = 300;

describe('while orange moves and fires, blue is asked at the normal pace', () => {
  const questions = new Map<string, Question>();

  beforeAll(async () => {
    const { match, first, second } = await openSeated(site.url, REQUEST);
    const { page, context } = await site.come('desktop', { reducedMotion: 'no-preference' });
    await page.goto(match.addressOf(0));
    await page.locator('.map canvas').waitFor();
    await page.getByTestId('log').waitFor();
    await second.turn('activate');
    const attack = { weapon: 'medium-laser', target: 'b2', after: WAY.length };
    await second.answer({ kind: 'act', unit: 'o2', move: { path: WAY, facing: 3 }, attack });
    await turnOn(page, 'interrupt');
    const passed = await timeOn(page);
    await page.getByTestId('pass').click();
    await turnOn(page, 'defend');
    questions.set('defend', await questionOn(page, 'defend', passed));
    const defended = await timeOn(page);
    await page.getByTestId('defend-piloting').click();
    await until(async () => {
      // A great hit is orange's to place, and comes by chance.
      if (second.asked?.kind === 'pick') await second.wait();
      return page.locator('main.match[data-asked="activate"]').isVisible();
    }, 'blue may act');
    questions.set('activate', await questionOn(page, 'activate', defended));
    await Promise.all([first.client.leave(), second.client.leave()]);
    await context.close();
  });

  it.each([
    ['to defend, after a way of four hexes', 'defend', 'react', wayShown(WAY.length)],
    ['to act, after a shot and its dice', 'activate', 'plan', SHOT_SHOWN + ROLL_SHOWN],
  ] as const)('%s: when that has been shown, and its clock runs from then on', (_, kind, id, least) => {
    const { shown, asked, runs } = questions.get(kind)!;
    expect(asked).toBeGreaterThanOrEqual(shown);
    // The server reckons with the normal pace; a page may be slower, and is not faster.
    expect(shown).toBeGreaterThan(least - SLACK);
    expect(runs).toBeGreaterThan(least - SLACK);
    expect(runs).toBeLessThan(asked + 1000 * warfare3025.clocks[id]!.waits! + SLACK);
  });
});
