import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../../shared/test/rulesets/sealed-orders/index.ts';
import { namelessOn } from '../../drivers/access.ts';
import type { Visitor } from '../../drivers/browser.ts';
import { clickHex, viewOn } from '../../drivers/by-hand.ts';
import { openMatch } from '../../drivers/door.ts';
import { useSite } from '../../drivers/site.ts';
import { useTestApp } from '../../drivers/test-app.ts';

/** Its browser is shared, its server plays the games that only tests have. */
const site = useSite();
const app = useTestApp();

/** A match on the page of sealed orders: one story, told from both sides. */
describe('two players who plan in secret', () => {
  let visitors: readonly Visitor[];
  let ada: Page;
  let otto: Page;
  let tablet: Page;
  let address: readonly string[];

  const view = (page: Page) => viewOn<View>(page);
  const asked = (page: Page, kind: string) => page.locator(`main.match[data-asked="${kind}"]`).waitFor();
  const plan = (page: Page) => page.getByTestId('plan').textContent();
  const place = async (page: Page, unit: string, hex: string) => {
    await page.getByTestId(`unit-${unit}`).click();
    await clickHex(page, hex);
    await expect.poll(() => plan(page)).toContain(`${unit}: → ${hex}`);
  };
  const commit = async (page: Page) => {
    await page.getByTestId('confirm').click();
    await page.getByTestId('committed').waitFor();
  };

  beforeAll(async () => {
    visitors = [await site.come(), await site.come(), await site.come('phone')];
    [ada, otto, tablet] = visitors.map(({ page }) => page) as [Page, Page, Page];
  });

  it('choose the game on the first page, where it stands beside the others', async () => {
    await ada.goto(app.url);
    await ada.locator('[data-game="sealed-orders"]').getByTestId('set-up').click();
    await ada.getByLabel('Rounds').fill('1');
    expect(await namelessOn(ada)).toEqual([]);
    await ada.getByTestId('new-match').click();
    await ada.getByTestId('lobby').waitFor();
  });

  it('sit down with nothing: what they have is placed in the match', async () => {
    const { id, seats } = await openMatch(app.url, {
      ruleset: 'sealed-orders',
      options: { rounds: 1, units: 2 },
      clocks: { seconds: { place: 600, order: 600, night: 2 } },
    });
    address = seats.map(({ secret }) => `${app.url}/m/${id}#${secret}`);
    await ada.goto(address[0]!);
    await ada.getByTestId('sit').click();
    address = [ada.url(), address[1]!];
    await otto.goto(address[1]!);
    await otto.getByTestId('sit').click();
    for (const page of [ada, otto]) await asked(page, 'place');
    await expect.poll(() => ada.getByTestId('round').textContent()).toBe('Both sides place their units.');
    expect(await namelessOn(ada)).toEqual([]);
    expect((await view(ada)).units.map((unit) => unit.id)).toEqual(['b1', 'b2']);
    expect((await view(otto)).units.map((unit) => unit.id)).toEqual(['o1', 'o2']);
  });

  it('place unit by unit; what is placed survives a reload and stands on the other device', async () => {
    await place(ada, 'b1', '0108');
    await ada.reload();
    await asked(ada, 'place');
    await expect.poll(() => plan(ada)).toContain('b1: → 0108');
    address = [ada.url(), address[1]!];
    await tablet.goto(address[0]!);
    await asked(tablet, 'place');
    await expect.poll(() => plan(tablet)).toContain('b1: → 0108');
    await place(ada, 'b2', '0708');
    await expect.poll(() => plan(tablet)).toContain('b2: → 0708');
    expect((await view(otto)).plan).toEqual({ orders: {}, committed: false });
  });

  it('are told by the rules where a unit cannot stand', async () => {
    await ada.getByTestId('unit-b1').click();
    await clickHex(ada, '0104');
    await ada.getByTestId('toast').getByText('Place your units on open hexes of your own zone').waitFor();
    expect(await plan(ada)).toContain('b1: → 0108');
  });

  it('commit, and change it until the other one has', async () => {
    await commit(ada);
    expect(await otto.getByTestId('status').count()).toBe(0);
    await ada.reload();
    await ada.getByTestId('committed').waitFor();
    await ada.getByTestId('change').click();
    await ada.getByTestId('keep').click();
    await ada.getByTestId('change').click();
    await place(ada, 'b1', '0208');
    await commit(ada);
    await place(otto, 'o1', '0201');
    expect(await otto.content()).not.toContain('0208');
    await otto.getByTestId('confirm').click();
    for (const page of [ada, otto]) await asked(page, 'order');
    expect((await view(ada)).units.map(({ id, at }) => [id, at])).toEqual([
      ['b1', '0208'],
      ['b2', '0708'],
    ]);
    // What Otto left out stands on the first free hex of the zone.
    expect((await view(otto)).units.map(({ id, at }) => [id, at])).toEqual([
      ['o1', '0201'],
      ['o2', '0101'],
    ]);
  });

  it('wait through a night, in which a flare can be burnt; then all is carried out together, and seen', async () => {
    await place(ada, 'b1', '0206');
    await commit(ada);
    await expect.poll(() => ada.getByTestId('status').textContent()).toContain('gives orders in secret');
    await place(otto, 'o1', '0203');
    await otto.getByTestId('confirm').click();
    await ada.getByTestId('night-prompt').waitFor();
    await clickHex(ada, '0201');
    await ada.getByTestId('outcome').waitFor();
    await ada.getByTestId('outcome-close').click();
    for (const page of [ada, tablet]) {
      const log = page.getByTestId('log');
      await expect.poll(() => log.textContent()).toContain('burns over 0201 (S-4.1)');
      await expect.poll(() => log.textContent()).toContain('is seen at 0201 (S-6)');
      await expect.poll(() => log.textContent()).toContain('All orders are carried out (S-5)');
    }
    const [own, other] = [await view(ada), await view(otto)];
    expect(own.units).toEqual(other.units);
    expect(own.outcome).toMatchObject({ rule: 'S-7', code: 'last-round', figures: { round: 1 } });
  });

  it('made no page complain', () => {
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
