import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { expect, it } from 'vitest';
import { clickHex, turnOn } from '../../drivers/by-hand.ts';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { DODGED } from './scenes.ts';

const site = useSite();

const open = async (screen: 'desktop' | 'phone', request: CreateFromPosition) => {
  const { page, context, complaints } = await site.come(screen);
  const { match, first, second } = await openSeated(site.url, request);
  await page.goto(match.addressOf(0));
  await turnOn(page, 'react');
  const leave = async () => {
    expect(complaints).toEqual([]);
    await Promise.all([first.client.leave(), second.client.leave()]);
    await context.close();
  };
  return { page, leave };
};

it('a dodge and the turn after it, by keyboard', async () => {
  const { page, leave } = await open('desktop', DODGED);
  await expect.poll(() => page.getByTestId('react-dodge').textContent()).toContain('100 %');
  await page.keyboard.press('1');
  await turnOn(page, 'evade');
  await page.getByTestId('evade-prompt').waitFor();
  await page.keyboard.press('e');
  await expect.poll(() => page.getByTestId('plan').textContent()).toContain('6 ticks');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByTestId('log').textContent())
    .toContain('It is not attacked again in this action (W-13b.8)');
  await leave();
});

it('a dodge and the way after it, on a phone', async () => {
  const { page, leave } = await open('phone', DODGED);
  await page.getByTestId('react-dodge').tap();
  await turnOn(page, 'evade');
  await clickHex(page, '0910');
  const confirm = page.getByTestId('confirm');
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await confirm.tap();
  await expect.poll(() => page.locator('main.match').getAttribute('data-asked')).not.toBe('evade');
  await leave();
});
