import { expect, it } from 'vitest';
import { clickHex, turnOn } from '../../drivers/by-hand.ts';
import { openSeated } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { DODGED, requestOf } from './scenes.ts';

const site = useSite();

const open = async (screen: 'desktop' | 'phone', request: Parameters<typeof openSeated>[1], asked: string) => {
  const { page, context, complaints } = await site.come(screen);
  const { match, first, second } = await openSeated(site.url, request);
  await page.goto(match.addressOf(0));
  await turnOn(page, asked);
  const leave = async () => {
    expect(complaints).toEqual([]);
    await Promise.all([first.client.leave(), second.client.leave()]);
    await context.close();
  };
  return { page, leave };
};

it('an attack that is aimed for as many ticks as the player chooses', async () => {
  const { page, leave } = await open('desktop', requestOf('aiming'), 'activate');
  await clickHex(page, '0806');
  const pressed = page.locator('.aim-ticks [aria-pressed="true"]');
  await expect.poll(() => pressed.textContent()).toContain('4 poor 72 %');
  await page.keyboard.press('z');
  await expect.poll(() => pressed.textContent()).toContain('5 poor');
  await page.getByTestId('aim-3').click();
  await expect.poll(() => pressed.textContent()).toContain('3 appropriate');
  await expect.poll(() => page.getByTestId('plan').textContent()).toContain('aimed for 3 ticks');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('log').textContent()).toContain('Griffin 1 fires its PPC at Rifleman 2');
  await leave();
});

it('a dodge and the turn after it, by keyboard', async () => {
  const { page, leave } = await open('desktop', DODGED, 'react');
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
  const { page, leave } = await open('phone', DODGED, 'react');
  await page.getByTestId('react-dodge').tap();
  await turnOn(page, 'evade');
  await clickHex(page, '0910');
  const confirm = page.getByTestId('confirm');
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await confirm.tap();
  await expect.poll(() => page.locator('main.match').getAttribute('data-asked')).not.toBe('evade');
  await leave();
});
