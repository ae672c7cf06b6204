import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { View } from '../../../shared/test/rulesets/sealed-orders/index.ts';
import { clickHex, viewOn } from '../../drivers/by-hand.ts';
import { openMatch } from '../../drivers/door.ts';
import { useSite } from '../../drivers/site.ts';
import { useTestApp } from '../../drivers/test-app.ts';

const site = useSite();
const app = useTestApp();

const asked = (page: Page, kind: string) => page.locator(`main.match[data-asked="${kind}"]`).waitFor();
const place = async (page: Page, unit: string, hex: string) => {
  await page.getByTestId(`unit-${unit}`).click();
  await clickHex(page, hex);
  await expect.poll(() => page.getByTestId('plan').textContent()).toContain(`${unit}: → ${hex}`);
};

let ada: Page;
let otto: Page;
// Both go from match to match: a page of its own for each of them would go on drawing until the last one is over.
beforeAll(async () => {
  [ada, otto] = [(await site.come()).page, (await site.come()).page];
});

/** Ada's page has a game in which something throws; Otto's is as it should be. */
describe.each([['line'], ['cues'], ['follow'], ['layer'], ['counter'], ['panel']])('a page whose %s fails', (part) => {
  beforeEach(async () => {
    const { id, seats } = await openMatch(app.url, {
      ruleset: 'sealed-orders',
      options: { rounds: 1, units: 1 },
      clocks: { seconds: { place: 600, order: 600, night: 1 } },
    });
    for (const [i, page] of [ada, otto].entries()) {
      await page.goto(`${app.url}/m/${id}${page === ada ? `?fail=${part}` : ''}#${seats[i]!.secret}`);
      await page.getByTestId('sit').click();
    }
    for (const page of [ada, otto]) await asked(page, 'place');
  });

  it('says so, and is played to the end of the match, with the right view', async () => {
    await place(ada, 'b1', '0108');
    await ada.getByTestId('confirm').click();
    await ada.getByTestId('committed').waitFor();
    await otto.getByTestId('confirm').click();
    for (const page of [ada, otto]) await asked(page, 'order');
    const { units } = await viewOn<View>(ada);
    expect(units.map(({ id, at }) => [id, at])).toEqual([['b1', '0108']]);
    for (const page of [ada, otto]) await page.getByTestId('confirm').click();
    await ada.getByTestId('outcome').waitFor();
    const { outcome } = await viewOn<View>(otto);
    expect((await viewOn<View>(ada)).outcome).toEqual(outcome);
    const says = part === 'line' ? ada.getByTestId('log') : part === 'panel' ? ada.getByRole('main') : undefined;
    if (says) expect(await says.textContent()).toContain(part === 'line' ? 'has no words for' : 'could not be shown');
  });
});
