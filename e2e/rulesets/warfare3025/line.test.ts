import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import { type Line, layLine } from '../../drivers/line.ts';
import type { Duel } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';

const site = useSite();

/** Ada's train goes through a tunnel; Otto plays on meanwhile. What happens is one story. */
describe('a player whose line breaks', () => {
  let line: Line;
  let duel: Duel;
  let visitor: Visitor;
  let ada: WarfarePlayer;
  let otto: WarfareRemote;
  const lost = () => visitor.page.getByTestId('line').isVisible();

  beforeAll(async () => {
    line = await layLine(site.url);
    duel = await openDuel(site.url);
    visitor = await site.come();
    await visitor.page.goto(duel.addressOf(0).replace(site.url, line.url));
    await visitor.page.getByTestId('sit').click();
    ada = new WarfarePlayer(visitor.page, 'blue');
    otto = await WarfareRemote.sit(site.url, duel, 1, 'Otto');
    await visitor.page.getByTestId('timeline').waitFor();
  });

  afterAll(() => line?.close());

  it('is told so at once', async () => {
    await expect.poll(async () => (await ada.asked()) ?? otto.asked?.kind).toBe('activate');
    if (otto.asked) await otto.walk();
    await ada.turn('activate');
    line.cut();
    await expect.poll(lost).toBe(true);
  });

  it('keeps what it had planned and is told why nothing is sent', async () => {
    await visitor.page.keyboard.press('w');
    await visitor.page.keyboard.press('Enter');
    await expect.poll(() => visitor.page.getByTestId('toast').textContent()).toContain('The connection is lost.');
    expect(await ada.asked()).toBe('activate');
  });

  it('is back as soon as the line is, without a click, and plays on', async () => {
    line.mend();
    await expect.poll(lost).toBe(false);
    await visitor.page.getByTestId('confirm').click();
    await otto.turn('activate');
  });

  it('misses nothing that happened while it was away', async () => {
    const told = () => visitor.page.getByTestId('log').locator('li').count();
    await expect.poll(async () => (await ada.view()).moment).toMatchObject({ kind: 'activate', seat: 'orange' });
    const before = await told();
    line.cut();
    await expect.poll(lost).toBe(true);
    await otto.walk();
    expect(await told()).toBe(before);
    line.mend();
    await expect.poll(told).toBeGreaterThan(before);
    await expect.poll(async () => (await ada.view()).units.find(({ id }) => id === 'o1')?.status).toBe('field');
  });
});
