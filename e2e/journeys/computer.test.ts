import { afterAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../drivers/browser.ts';
import { Player } from '../drivers/player.ts';
import { useSite } from '../drivers/site.ts';
import { SHIPPED } from '../rulesets/index.ts';

const site = useSite();

/** So many answers show that it goes on by itself. */
const ANSWERS = 3;

describe.each(SHIPPED.map((pilot) => [pilot.ruleset.id, pilot] as const))('alone with %s', (id, pilot) => {
  let visitor: Visitor;
  let player: Player;

  afterAll(() => visitor.context.close());

  it('one click on a phone begins a match against the computer', async () => {
    visitor = await site.come('phone');
    const { page } = visitor;
    await page.goto(site.url);
    const card = page.locator(`[data-game="${id}"]`);
    await card.getByTestId('computer-level').selectOption('easy');
    await card.getByTestId('play-computer').tap();
    await page.getByTestId(pilot.begun).waitFor();
    await page.getByText('Computer (easy)').first().waitFor();
    player = new Player(page, '');
    await expect.poll(() => player.asked()).not.toBeNull();
  });

  it('it answers by itself whatever it is asked', async () => {
    for (let answers = 0; answers < ANSWERS; answers++) {
      await expect.poll(() => player.asked()).not.toBeNull();
      const [kind, before] = [await player.asked(), await player.view()];
      await Promise.race([pilot.answer(visitor.page, kind!), player.moveOn(before)]);
      await player.moveOn(before);
    }
    await expect.poll(() => player.asked()).not.toBeNull();
  });

  it('the player goes back past its answers to the first decision', async () => {
    const { page } = visitor;
    const back = page.getByTestId('take-back');
    await back.waitFor();
    for (let times = 0; (await back.count()) > 0; times++) {
      expect(times).toBeLessThan(3 * ANSWERS);
      const before = await player.view();
      await back.tap();
      await player.moveOn(before);
      await expect.poll(() => player.asked()).not.toBeNull();
    }
  });

  it('it tells the player what it would do, who takes that over', async () => {
    const { page } = visitor;
    const [before, kind] = [await player.view(), await player.asked()];
    await page.getByTestId('advice').tap();
    await page.getByTestId('advice-words').getByText('the computer would').waitFor();
    await page.keyboard.press('Enter');
    await player.moveOn(before);
    expect(kind).not.toBeNull();
    await expect.poll(() => player.asked()).not.toBeNull();
    // Asked just when the computer answers too, it tells nothing, since something else is asked then: one asks again.
    const words = page.getByTestId('advice-words');
    await expect
      .poll(async () => {
        const told = await words.textContent();
        if (told === '') await page.keyboard.press('y');
        return told;
      })
      .toContain('the computer would');
  });

  it('it wants a rematch, at whose table the sides are changed', async () => {
    const { page } = visitor;
    const viewer = async () => ((await player.view()) as { readonly viewer: string }).viewer;
    const seat = await viewer();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByTestId('concede').click();
    await page.getByTestId('concede-sure').click();
    await page.getByTestId('rematch').click();
    await page.getByTestId('outcome').waitFor({ state: 'detached' });
    await expect.poll(viewer).not.toBe(seat);
    expect(visitor.complaints).toEqual([]);
  });
});

it('a computer can be given a seat in the form, and another one in the lobby, where it is ready', async () => {
  const { page, complaints } = await site.dropIn();
  await page.goto(site.url);
  await page.getByTestId('set-up').first().click();
  await page.getByLabel('Who plays').last().selectOption('easy');
  await page.getByTestId('new-match').click();
  const lobby = page.getByTestId('lobby');
  await lobby.getByText('Computer (easy)').waitFor();
  await page.getByTestId('sit').click();
  await page.getByTestId('ready').waitFor();
  await page.getByTestId('change-settings').click();
  const settings = page.getByTestId('settings');
  await settings.getByLabel('Who plays').last().selectOption('normal');
  await settings.getByTestId('new-match').click();
  await lobby.getByText('Computer (normal)').waitFor();
  await lobby.getByTestId('seat-orange').getByText('✓ Ready').waitFor();
  expect(await lobby.getByTestId('hand-orange').count(), 'it cannot be the host').toBe(0);
  await page.getByTestId('ready').click();
  await lobby.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('two computers can be watched', async () => {
  const { page, complaints } = await site.dropIn();
  await page.goto(site.url);
  await page.getByTestId('set-up').first().click();
  for (const seat of ['blue', 'orange'])
    await page.getByTestId(`force-${seat}`).getByLabel('Who plays').selectOption('easy');
  await page.getByTestId('new-match').click();
  const player = new Player(page, '');
  await page.getByTestId('timeline').waitFor();
  const before = await player.view();
  await player.moveOn(before);
  await expect.poll(() => page.getByText('Computer (easy)').count()).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});
