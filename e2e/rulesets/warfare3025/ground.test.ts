import { afterEach, expect, it } from 'vitest';
import { clickHex, turnOn } from '../../drivers/by-hand.ts';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { requestOf } from './scenes.ts';
import { UNSEEN_NEAR } from './scenes-of-detection.ts';
import { goCarefully } from './scenes-of-ground.ts';

const site = useSite();

let tidy: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await tidy?.();
  tidy = undefined;
});

const open = async (screen: 'desktop' | 'phone', request: Parameters<typeof openSeated>[1]) => {
  const { page, context, complaints } = await site.come(screen);
  const { match, first, second } = await openSeated(site.url, request);
  await page.goto(match.addressOf(0));
  tidy = async () => {
    expect(complaints).toEqual([]);
    await Promise.all([first.client.leave(), second.client.leave()]);
    await context.close();
  };
  const expectLog = (words: string) => expect.poll(() => page.getByTestId('log').textContent()).toContain(words);
  return { page, expectLog };
};

it('a way into a swamp with care, which ends stuck', async () => {
  const { page, expectLog } = await open('desktop', requestOf('stuck'));
  await turnOn(page, 'activate');
  await goCarefully(page, '0911');
  await expectLog('Bulwark moves 1 hex to 0911, carefully: 10 ticks.');
  await expectLog('rolls piloting for swamp (poor) at 0911: none, it fails (W-13c.3)');
  await expectLog('Bulwark stops since it is stuck (W-13c.4).');
  await expect.poll(() => page.locator('.card-state').textContent()).toContain('stationary');
});

it.each(['desktop', 'phone'] as const)('a unit that loses its footing, and stabilises, on a %s', async (screen) => {
  const { page, expectLog } = await open(screen, requestOf('unstable'));
  await turnOn(page, 'activate');
  await clickHex(page, '0911');
  await page.getByTestId('confirm').click();
  await expectLog('Griffin is unstable: 5 damage more');
  await page.getByTestId('stabilise').click();
  await expect.poll(() => page.getByTestId('plan').textContent()).toContain('2 ticks');
  await expect.poll(() => page.locator('.card-state').textContent()).toContain('unstable');
  await page.getByTestId('confirm').click();
  await expectLog('Griffin stands firm again (W-13c.8).');
  await expect.poll(() => page.locator('.card-state').textContent()).not.toContain('unstable');
});

it('an attack in close quarters by a unit that is not seen: a window, no question, and no word of who it is', async () => {
  const clocks = { seconds: { react: 600, plan: 600, window: 5 }, bank: 600 };
  const { page, expectLog } = await open('desktop', { ...UNSEEN_NEAR, clocks });
  const status = page.getByTestId('status');
  await expect.poll(() => status.textContent()).toContain('Contact 2 at 1109 attacks Locust B2 in close quarters.');
  expect(await page.getByTestId('react-prompt').count()).toBe(0);
  await expectLog('Attack 1 on Locust B2');
  const told = await page.locator('main.match').textContent();
  expect(told).not.toContain('Griffin O2');
});
