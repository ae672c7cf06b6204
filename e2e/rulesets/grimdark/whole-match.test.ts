import { READY_FORCES } from '@ironhex/shared/grimdark';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { expectRowsMakePoints } from '../../drivers/score.ts';
import { useSite } from '../../drivers/site.ts';
import { expectUsable } from '../../drivers/usable.ts';
import { gather, isOver, openWithoutClocks, playUntil, startQuickly } from '../../drivers/whole-match.ts';
import { GrimdarkPlayer } from './player.ts';

const site = useSite();

/** So many answers are more than four rounds of two small forces take. */
const MOST = 250;

/** A match is played in the page, so its story is one test after another. */
describe('two players, one of them with a phone, and a spectator', () => {
  let host: Visitor;
  let guest: Visitor;
  let watcher: Visitor;
  let ada: GrimdarkPlayer;
  let grace: GrimdarkPlayer;

  const views = () => Promise.all([host, guest, watcher].map(({ page }) => new GrimdarkPlayer(page, '').view()));
  const playTo = (so: () => Promise<boolean>) => playUntil([ada, grace], so, MOST);

  it('is two clicks away from the first page: the match, and the seat', async () => {
    host = await site.come();
    await startQuickly(host.page, site.url, 'grimdark');
  });

  it('needs one more click of the guest, and whole forces stand and act as the page has filled it in', async () => {
    guest = await site.come();
    await guest.page.goto(await host.page.getByTestId('invite-link').inputValue());
    await guest.page
      .getByTestId('seat-about')
      .filter({ hasText: /^You lead The \S+.*\. Hold more markers/ })
      .waitFor();
    await guest.page.getByTestId('sit').click();
    for (const { page } of [host, guest]) await page.getByTestId('track').waitFor();
    const both = [new GrimdarkPlayer(host.page, 'a'), new GrimdarkPlayer(guest.page, 'b')] as const;
    for (const { page } of both) await expect.poll(() => new GrimdarkPlayer(page, '').asked()).toBe('proposal');
    // The match, the seat, and this: three clicks to the first decision that matters.
    for (const { page } of both) await page.getByTestId('option-0').click();
    const { starter } = await both[0].view();
    const first = both.find(({ seat }) => seat === starter)!;
    await expect.poll(() => first.asked()).toBe('activate');
    const haveActed = async () => both.every(({ answered }) => answered.includes('activate'));
    await playUntil(both, haveActed, MOST);
    const { units, round } = await both[0].view();
    expect(round).toBe(1);
    const whole = [...READY_FORCES.values()].map(({ force }) => force.units);
    for (const { seat } of both) {
      const bought = Object.values(units).filter((unit) => unit.seat === seat);
      expect(whole).toContainEqual(bought.map((unit) => unit.bought.profile));
    }
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });

  it('can be made smaller in the form, without clocks', async () => {
    await host.page.goto(`${site.url}/new/grimdark`);
    await host.page.getByLabel('Points', { exact: true }).fill('300');
    await host.page.getByLabel('Setting up', { exact: true }).selectOption({ label: 'Step by step' });
    const invite = await openWithoutClocks(host.page);
    ({ guest, watcher } = await gather(site, host, invite, 'phone'));
    [ada, grace] = [new GrimdarkPlayer(host.page, 'a'), new GrimdarkPlayer(guest.page, 'b')];
  });

  it('sets up: everything is filled in by default', async () => {
    await playTo(async () => (await ada.view()).round === 1);
    const { units } = await ada.view();
    for (const { place } of Object.values(units)) expect(['map', 'aboard', 'reserve', 'joined']).toContain(place);
  });

  it('goes on where it was when both players reload their pages in the middle', async () => {
    await playTo(async () => (await ada.view()).turn >= 2);
    const before = await ada.view();
    for (const { page } of [host, guest]) {
      await page.reload();
      await page.getByTestId('track').waitFor();
    }
    const { units, turn, round } = await ada.view();
    expect({ units, turn, round }).toEqual({ units: before.units, turn: before.turn, round: before.round });
  });

  it('is played to its end, and all three see the same', async () => {
    await playTo(() => isOver(ada));
    const { page } = watcher;
    await page.getByTestId('status').getByText('The match is over').waitFor();
    const [first, ...others] = await views();
    expect(first).toMatchObject({ stage: 'over', outcome: { score: expect.any(Array) } });
    for (const { units, markers, outcome } of others)
      expect({ units, markers, outcome }).toEqual({
        units: first!.units,
        markers: first!.markers,
        outcome: first!.outcome,
      });
    for (const { page } of [host, guest]) await page.getByTestId('outcome').waitFor();
    await guest.page.getByTestId('outcome-score').locator('summary').tap();
    for (const { page } of [host, guest])
      expect(await expectRowsMakePoints(page, 'outcome-score')).toEqual(first!.outcome!.score);
    await expectUsable(host.page, 'desktop');
    await expectUsable(guest.page, 'phone');
    expect([...ada.answered, ...grace.answered]).toEqual(
      expect.arrayContaining(['deploy', 'activate', 'shoot', 'went']),
    );
  });

  it('told it in the log, from the first round to how it ended', async () => {
    const told = await new GrimdarkPlayer(watcher.page, '').told();
    for (const part of ['Round 1 begins', 'is activated', 'shoots at', 'Round 4 is over']) expect(told).toContain(part);
  });

  it('made no page complain', () => {
    expect([host, guest, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
