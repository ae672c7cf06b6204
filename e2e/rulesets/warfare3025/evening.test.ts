import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { learn } from '../../drivers/lesson.ts';
import { Player } from '../../drivers/player.ts';
import { useSite } from '../../drivers/site.ts';
import { isOver } from '../../drivers/whole-match.ts';
import { warfarePilot } from './pilot.ts';

const site = useSite();

/** A match of so many ticks is over after a few actions of each unit; so many answers are more than it takes. */
const TICKS = '24';
const MOST = 100;

/** One story, of somebody who has never seen the game and has a phone. */
describe("a beginner's evening", () => {
  let visitor: Visitor;
  let player: Player;

  beforeAll(async () => {
    visitor = await site.come('phone');
    player = new Player(visitor.page, '');
  });
  afterAll(() => visitor.context.close());

  it('begins with the first lesson', async () => {
    const { page } = visitor;
    await page.goto(site.url);
    await page.locator(`[data-game="${warfarePilot.ruleset.id}"]`).getByTestId('learn').tap();
    await page.getByTestId('lesson').waitFor();
    await learn(page, warfarePilot);
    await page.getByTestId('lesson-result').getByText('Goal reached').waitFor();
  });

  it('goes on with a match against the easy computer, in which a hint is taken over', async () => {
    const { page } = visitor;
    await page.goto(site.url);
    await page.locator(`[data-game="${warfarePilot.ruleset.id}"]`).getByTestId('set-up').tap();
    await page.getByText('Rules:').tap();
    await page.getByLabel('Time limit in ticks').fill(TICKS);
    await page.getByLabel('Who plays').last().selectOption('easy');
    await page.getByTestId('new-match').tap();
    await page.getByTestId('sit').tap();
    await page.getByTestId('ready').tap();
    await page.getByTestId(warfarePilot.begun).waitFor();
    await expect.poll(() => player.asked()).not.toBeNull();
    const before = await player.view();
    await page.getByTestId('advice').tap();
    await page.getByTestId('advice-words').getByText('the computer would').waitFor();
    await page.keyboard.press('Enter');
    await player.moveOn(before);
  });

  it('in which it is played to its end', async () => {
    for (let answers = 0; answers < MOST; answers++) {
      await expect.poll(async () => (await isOver(player)) || (await player.asked()) !== null).toBe(true);
      if (await isOver(player)) break;
      const [kind, before] = [await player.asked(), await player.view()];
      await Promise.race([warfarePilot.answer(visitor.page, kind!), player.moveOn(before)]);
      await player.moveOn(before);
    }
    expect(await isOver(player)).toBe(true);
    await visitor.page.getByTestId('outcome').waitFor();
  });

  it('and ends with what the chances were, and what the computer would have done', async () => {
    const { page } = visitor;
    await page.getByTestId('watch-again').tap();
    await page.getByTestId('replay-play').waitFor();
    await page.getByTestId('chances').tap();
    const dialog = page.getByTestId('chances-dialog');
    await dialog.waitFor();
    // What it says while the computer thinks, or where it has failed, tells more than a curve that does not come.
    await expect.poll(() => dialog.getByRole('status').textContent()).toContain('as the computer judges it');
    await dialog.getByTestId('chances-curve').waitFor();
    await expect.poll(() => dialog.getByTestId('other-choice').first().textContent()).toMatch(/computer/i);
    expect(visitor.complaints).toEqual([]);
  });
});
