import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { CORE, generateBoard, seats } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import { describe, expect, it } from 'vitest';
import { counterOn, restingCounterOn } from '../../drivers/by-hand.ts';
import { openTable } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';

const site = useSite();

/** Three of blue wait beside the map and may act; one of orange waits as well. */
const WAITING: CreateFromPosition = {
  name: 'Reserves',
  clocks: 'none',
  position: {
    format: 'ironhex.position/1',
    ruleset: { id: warfare3025.id, version: warfare3025.version },
    options: { limit: 60 },
    board: generateBoard({ seed: 'tray', width: 9, height: 14, hills: 0, woods: 0, water: 0, town: 0 }),
    seats: seats(CORE).map(({ id, side }) => ({ id, side })),
    position: {
      units: [
        { id: 'b1', seat: 'blue', card: 'GRF-1N' },
        { id: 'b2', seat: 'blue', card: 'GRF-1N' },
        { id: 'b3', seat: 'blue', card: 'LCT-1V' },
        { id: 'o1', seat: 'orange', card: 'RFL-3N', at: '0504', facing: 3, ticks: 9 },
        { id: 'o2', seat: 'orange', card: 'WVR-6W', ticks: 12 },
      ],
      decision: { kind: 'activate', units: ['b1', 'b2', 'b3'] },
    },
  },
};

describe.each(['desktop', 'phone'] as const)('units that wait beside the map, on a %s', (screen) => {
  it('are picked there, and enter the map', async () => {
    const { page } = await site.come(screen);
    const ada = new WarfarePlayer(page, 'blue');
    const match = await openTable(site.url, WAITING);
    await page.goto(match.addressOf(0));
    await page.getByTestId('sit').click();
    await page.getByTestId('lobby').getByText('✓ Ready').waitFor();
    await expect.poll(() => page.locator('main.match').getAttribute('data-asked'), { message: 'not yet' }).toBeNull();
    expect(await page.getByTestId('wait').count()).toBe(0);
    const otto = await WarfareRemote.sit(site.url, match, 1, 'Otto');
    await ada.turn('activate');

    /** What is planned when a hex of the edge is clicked: it names the unit. */
    const entering = async () => {
      await ada.clickHex('0514');
      await expect.poll(() => page.getByTestId('plan').textContent()).toMatch(/enters the map at 0514/);
      const plan = await page.getByTestId('plan').textContent();
      await page.keyboard.press('Escape');
      return plan;
    };
    const pick = async (id: string) => {
      // The map may move a moment after a plan was put away.
      const { x, y } = await restingCounterOn(page, id);
      if (screen === 'phone') await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    };
    await expect.poll(() => page.evaluate(() => window.ironhex?.counterAt('b3'))).toBeDefined();
    expect(await entering(), 'the first is picked already').toContain('Griffin 1 enters');
    await pick('b3');
    expect(await entering()).toContain('Locust enters');
    await pick('b2');
    expect(await entering()).toContain('Griffin 2 enters');
    await page.keyboard.press('n');
    expect(await entering(), 'N picks the next one').toContain('Locust enters');

    await pick('o2');
    await page.locator('.card').getByText('WVR-6W').first().waitFor({ state: 'attached' });
    expect(await entering(), 'looking at an enemy leaves the plan as it is').toContain('Locust enters');

    await ada.clickHex('0514');
    await page.getByTestId('confirm').click();
    await expect.poll(async () => (await ada.view()).units.find(({ id }) => id === 'b3')?.at).toBe('0514');
    await expect
      .poll(async () => {
        const [counter, hex] = [await counterOn(page, 'b3'), await ada.placeOf('0514')];
        return Math.hypot(counter.x - hex.x, counter.y - hex.y);
      })
      .toBeLessThan(2);
    await otto.client.leave();
  });
});
