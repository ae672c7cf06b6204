import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openForm, sendSettings } from '../../drivers/new-match.ts';
import { useSite } from '../../drivers/site.ts';
import { allReady, isOver, playUntil } from '../../drivers/whole-match.ts';
import { WarfarePlayer } from './player.ts';

const site = useSite();

const SEATS = ['blue', 'blue-2', 'orange', 'orange-2'] as const;
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'] as const;

/** So many answers are more than the ticks of this match take. */
const MOST = 60;

/** Four people, two against two, each in a browser of their own. One story. */
describe('two against two', () => {
  let visitors: readonly Visitor[];
  let players: readonly [WarfarePlayer, WarfarePlayer, WarfarePlayer, WarfarePlayer];

  it('begins in a lobby where the host says how many a side has, and gets a link for each of the others', async () => {
    const host = await site.come();
    const sit = async ({ page }: Visitor, name: string) => {
      await page.getByTestId('name').fill(name);
      await page.getByTestId('sit').click();
      await page.getByTestId('ready').waitFor();
    };
    await openForm(host.page, site.url);
    await host.page.getByTestId('new-match').click();
    await sit(host, NAMES[0]);
    await host.page.getByTestId('change-settings').click();
    const form = host.page.getByTestId('settings');
    await form.getByText('Rules:').click();
    await form.getByLabel('Players on each side').selectOption('2');
    await form.getByLabel('Time limit in ticks').fill('12');
    for (const seat of SEATS)
      await form.getByTestId(`force-${seat}`).getByRole('button', { name: 'Remove' }).first().click();
    await sendSettings(form);
    await host.page.getByTestId('invite-link').nth(2).waitFor();
    const invites = await host.page
      .getByTestId('invite-link')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    expect(invites).toHaveLength(3);
    // Who does not come is left out, and taken in again.
    const [seat, out] = [host.page.getByTestId('seat-orange-2'), host.page.getByTestId('close-orange-2')];
    await out.press('Enter');
    await seat.getByText('left out').waitFor();
    await expect.poll(() => host.page.getByTestId('invite-link').count()).toBe(2);
    await out.press('Enter');
    await seat.getByText('left out').waitFor({ state: 'detached' });
    await expect.poll(() => host.page.getByTestId('invite-link').count()).toBe(3);
    const guests = await Promise.all(invites.map(() => site.come()));
    visitors = [host, ...guests];
    for (const [i, guest] of guests.entries()) {
      await guest.page.goto(invites[i]!);
      await sit(guest, NAMES[i + 1]!);
    }
    await host.page.getByTestId('seat-blue-2').getByText('Blue 2').waitFor();
    // Fewer than sit there already: the form says so where it is set.
    await host.page.getByTestId('change-settings').click();
    await form.getByText('Rules:').click();
    await form.getByLabel('Players on each side').selectOption('1');
    await form.getByTestId('new-match').click();
    const rules = form.locator('details', { has: form.page().getByLabel('Players on each side') });
    await rules.getByText('Bob sits on a seat that would be gone.').waitFor();
    await host.page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await allReady(...visitors.map(({ page }) => page));
    for (const { page } of visitors) await page.getByTestId('timeline').waitFor();
    const [one, two, three, four] = visitors.map(({ page }, i) => new WarfarePlayer(page, SEATS[i]!));
    players = [one!, two!, three!, four!];
  });

  it('lets a side talk among itself, and the table together, by keyboard too', async () => {
    const [ada, bob, cleo, dan] = visitors.map(({ page }) => page);
    for (const { page } of visitors) await page.getByRole('tab', { name: 'Chat' }).click();
    await ada!.getByTestId('chat').getByText('Messages are not kept').waitFor();
    const say = async (text: string) => {
      await ada!.getByTestId('chat-input').fill(text);
      await ada!.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await ada!.getByTestId('to-whom').getByLabel('All').focus();
    await ada!.keyboard.press('ArrowRight');
    await expect.poll(() => ada!.getByTestId('chat-input').getAttribute('aria-label')).toBe('Say to your side');
    await say('I go left.');
    await ada!.getByTestId('to-whom').getByText('All').click();
    await say('Have fun!');
    for (const page of [ada!, bob!, cleo!, dan!]) await page.getByTestId('chat').getByText('Have fun!').waitFor();
    for (const page of [ada!, bob!]) {
      const line = page.getByTestId('chat').locator('li', { hasText: 'I go left.' });
      await expect.poll(() => line.textContent()).toContain('to the side');
    }
    for (const page of [cleo!, dan!]) expect(await page.getByText('I go left.').count()).toBe(0);
  });

  it('goes on when one of a side concedes, whose unit leaves', async () => {
    const { page } = visitors[3]!;
    const concede = async () => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByTestId('concede').click();
      await page.getByText('your side fights on without you').waitFor();
      await page.getByTestId('concede-sure').click();
    };
    await concede();
    await visitors[0]!.page.getByRole('tab', { name: 'Log' }).click();
    await visitors[0]!.page.getByTestId('log').getByText('Dan concedes.').waitFor();
    await expect
      .poll(async () => (await players[0].view()).units.find(({ seat }) => seat === 'orange-2')?.status)
      .toBe('withdrawn');
    expect(await isOver(players[0])).toBe(false);
    await concede();
    await page.getByText('You have no units left to give up').waitFor();
  });

  it('is played to its end, and all four see the same', async () => {
    await playUntil(players, () => isOver(players[0]), MOST);
    const answered = players.map((player) => player.answered.filter((kind) => kind === 'activate').length);
    expect(answered.slice(0, 3).every((count) => count > 0)).toBe(true);
    expect(answered[3]).toBe(0);
    const views = await Promise.all(players.map((player) => player.view()));
    for (const view of views) expect({ ...view, viewer: '' }).toEqual({ ...views[0], viewer: '' });
    expect(views[0]!.outcome!.score[0]).toBeGreaterThanOrEqual(20);
  });

  it('leads to a rematch in which the sides have swapped, and friends stay together', async () => {
    for (const { page } of visitors) await page.getByTestId('rematch').click();
    for (const [i, seat] of ['orange', 'orange-2', 'blue', 'blue-2'].entries()) {
      const viewer = async () => ((await players[i]!.view()) as { readonly viewer: string } | undefined)?.viewer;
      await expect.poll(viewer).toBe(seat);
    }
  });

  it('made no page complain', () => {
    // But for the browser's own note of the settings that were refused.
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([expect.stringMatching(/status of 409/)]);
  });
});
