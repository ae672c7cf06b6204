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

/** A question by the page's own marks: milliseconds since the page began to show what came before it. */
interface Question {
  /** When all of that had been shown. */
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

/** The questions that a page has put since it was opened, by their kinds. */
const questionsOn = async (page: Page): Promise<ReadonlyMap<string, Question>> =>
  new Map(
    await page.evaluate((seconds) => {
      const marksOf = (name: string) => performance.getEntriesByName(`ironhex:${name}`) as PerformanceMark[];
      return marksOf('asked').map(({ startTime, detail: { kind, time, bankFrom } }): [string, Question] => {
        const lastOf = (name: string) => marksOf(name).findLast((mark) => mark.startTime <= startTime)!.startTime;
        const began = lastOf('showing');
        const runs = startTime + bankFrom - 1000 * seconds - time;
        return [kind, { shown: lastOf('shown') - began, asked: startTime - began, runs: runs - began }];
      });
    }, SECONDS),
  );

/** What messages and a busy machine may take, milliseconds. */
const SLACK = 1000;

/** The part of what is shown at least after which a clock may run: the page hears of what happens later than the server. */
const PART = 1 / 3;

describe('while orange moves and fires, blue is asked at the normal pace', () => {
  let questions: ReadonlyMap<string, Question>;

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
    await page.getByTestId('pass').click();
    await turnOn(page, 'defend');
    await page.getByTestId('defend-piloting').click();
    await until(async () => {
      // A great hit is orange's to place, and comes by chance.
      if (second.asked?.kind === 'pick') await second.wait();
      return page.locator('main.match[data-asked="activate"]').isVisible();
    }, 'blue may act');
    questions = await questionsOn(page);
    await Promise.all([first.client.leave(), second.client.leave()]);
    await context.close();
  });

  it.each([
    ['to defend, after a way of four hexes', 'defend', 'react', wayShown(WAY.length)],
    ['to act, after a shot and its dice', 'activate', 'plan', SHOT_SHOWN + ROLL_SHOWN],
  ] as const)('%s: when that has been shown, and its clock runs from then on', (_, kind, id, least) => {
    const { shown, asked, runs } = questions.get(kind)!;
    expect(asked).toBeGreaterThanOrEqual(shown);
    expect(asked).toBeGreaterThan(PART * least);
    // A clock that does not wait for the show runs from its beginning.
    expect(runs).toBeGreaterThan(PART * least);
    expect(runs).toBeLessThan(asked + 1000 * warfare3025.clocks[id]!.waits! + SLACK);
  });
});
