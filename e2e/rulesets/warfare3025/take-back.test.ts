import type { Decision } from '@ironhex/shared/match';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { type Line, layLine } from '../../drivers/line.ts';
import { openTable } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

/** A Locust of orange goes by here, in sight of the Griffin of blue. */
const PATH = ['1208', '1108', '1109', '1009'];

/** Otto acts, and takes it back while Ada thinks about her answer; then she does the same to him. One story. */
describe.each(['desktop', 'phone'] as const)('taking back what somebody else is asked about, on a %s', (screen) => {
  let line: Line;
  let visitor: Visitor;
  let page: Page;
  let ada: WarfarePlayer;
  let otto: WarfareRemote;
  let acted: Decision;

  const plan = () => page.getByTestId('plan').textContent();
  const toast = () => page.getByTestId('toast').textContent();
  const button = () => page.getByTestId('take-back');
  const cost = () => page.getByTestId('take-back-cost').textContent();
  const act = async (path: readonly string[] = PATH) => {
    await otto.turn('activate');
    acted = otto.asked!;
    await otto.answer({ kind: 'act', unit: 'o2', move: { path, facing: 3 } });
  };
  const takeBack = async () => {
    const answer = await otto.client.ask('back', { decision: acted.id });
    expect(answer).toEqual({ ok: true });
  };

  beforeAll(async () => {
    line = await layLine(site.url);
    visitor = await site.come(screen);
    page = visitor.page;
    // Orange acts first.
    const match = await openTable(site.url, requestOf('planning'));
    ada = new WarfarePlayer(page, 'blue');
    const first = await WarfareRemote.sit(site.url, match, 0, 'Ada');
    otto = await WarfareRemote.sit(site.url, match, 1, 'Otto');
    await page.goto(match.addressOf(0).replace(site.url, line.url));
    await first.client.leave();
    await act();
    await ada.turn('interrupt');
  });

  afterAll(async () => {
    await otto?.client.leave();
    line?.close();
  });

  it('tells the player who was thinking that nothing is asked any more', async () => {
    await ada.clickHex('1108');
    await expect.poll(plan).toContain('interrupts at 1108');
    await takeBack();
    await expect.poll(toast).toBe('Otto took that back: you are not asked any more. Your plan is kept.');
    await expect.poll(() => ada.asked()).toBe(null);
  });

  it('brings the plan back when the same is asked again', async () => {
    await act();
    await ada.turn('interrupt');
    await expect.poll(plan).toMatch(/Griffin 1 interrupts at 1108: fires .+ at Locust 2/);
    await expect.poll(toast).toMatch(/^Otto took that back and asks you the same again: your plan is here again/);
  });

  it('says why an answer was lost that was on its way, and does nothing of it to what is asked now', async () => {
    line.stall();
    await takeBack();
    await act(PATH.slice(0, 3));
    // This reaches the server, where it would be a good answer to the other action.
    await page.getByTestId('confirm').click();
    line.mend();
    await expect
      .poll(toast)
      .toBe('Otto took that back before your answer arrived: nothing was done. Look at what is asked now.');
    await ada.turn('interrupt');
    expect((await ada.view()).action?.move?.path).toEqual(PATH.slice(0, 3));
    await expect.poll(plan).toMatch(/Griffin 1 interrupts at 1108: fires .+ at Locust 2/);
  });

  it('shows what taking back costs before it is done, and how often it is left', async () => {
    await page.getByTestId('pass').click();
    await ada.turn('activate');
    await page.getByTestId('wait').click();
    for (const left of [3, 2, 1]) {
      // What was planned is still there after going back.
      await page.getByTestId('confirm').click();
      await otto.turn('activate');
      await expect.poll(cost).toBe(`Takes the question from Otto, on your time: ${left} of 3 left.`);
      if (left === 3) await expectUsable(page, screen);
      await button().click();
      await ada.turn('activate');
    }
  });

  it('shows it as not possible when it was done three times, and says so to the key', async () => {
    await page.getByTestId('confirm').click();
    await otto.turn('activate');
    await expect.poll(cost).toBe('You have taken back 3 times: Otto cannot lose the question any more.');
    expect(await button().isDisabled()).toBe(true);
    await page.keyboard.press('b');
    await expect.poll(toast).toMatch(/^You have taken back 3 times in this match while another player was being asked/);
    expect(otto.asked?.kind).toBe('activate');
  });

  it('made the page complain of nothing', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
