import { expect, it } from 'vitest';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

it('goes on step by step at the slow pace, as soon as one likes', async () => {
  const { page, context, complaints } = await site.come('phone', { reducedMotion: 'no-preference' });
  await context.addInitScript(() => localStorage.setItem('ironhex.pace', 'slow'));
  const { match, first, second } = await openSeated(site.url, requestOf('resolution'));
  await page.goto(match.addressOf(0));
  await page.locator('.map canvas').waitFor();
  const next = page.getByTestId('next-step');
  await next.waitFor({ state: 'hidden' });
  await second.turn('defend');
  await second.answer({ kind: 'defend', roll: 'piloting' });
  await next.tap();
  // Each press ends a step; after the last one there is nothing to go on with.
  while (await next.isVisible()) await next.tap({ timeout: 1000 }).catch(() => {});
  await expect.poll(() => page.getByTestId('log').textContent()).toContain('fires');
  expect(complaints).toEqual([]);
  await Promise.all([first.client.leave(), second.client.leave()]);
  await context.close();
});
