import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { SteampunkPlayer } from './player.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

/** Orders are the longest question of this game. */
describe('a player who writes orders', () => {
  let page: Page;

  beforeAll(async () => {
    const { match } = await openSeated(site.url, requestOf('planning'));
    ({ page } = await site.come('desktop'));
    await page.goto(match.addressOf(0));
    await new SteampunkPlayer(page, 'blue').turn('plan');
    await page.getByTestId('order-b2').click();
    await page.getByTestId('move-0').waitFor();
  });

  it.each([
    ['log', '.log-lines', 200],
    ['chat', '.chat-messages', 150],
    ['policy', '.policy', 200],
  ])('can read beside it: %s', async (tab, panel, least) => {
    await page.locator(`.tab-${tab}`).click();
    const box = (await page.locator(panel).boundingBox())!;
    const bar = (await page.getByTestId('plan').boundingBox())!;
    expect(box.height).toBeGreaterThanOrEqual(least);
    expect(box.y + box.height).toBeLessThanOrEqual(bar.y + 1);
  });

  it('sees the whole question above it, without scrolling', async () => {
    const [height, whole] = await page
      .locator('.ask')
      .evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
    expect(whole).toBeLessThanOrEqual(height!);
  });
});
