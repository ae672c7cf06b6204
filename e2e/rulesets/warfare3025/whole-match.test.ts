import { Client } from 'colyseus.js';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openForm } from '../../drivers/new-match.ts';
import { useSite } from '../../drivers/site.ts';
import { allReady, isOver, playOne, playUntil } from '../../drivers/whole-match.ts';
import { WarfarePlayer } from './player.ts';

const site = useSite();

/** So many answers are more than the ticks of this match take. */
const MOST = 200;

/** A match is played in the page, so its story is one test after another. */
describe('two players and a spectator, each in a browser of their own', () => {
  let host: Visitor;
  let guest: Visitor;
  let watcher: Visitor;
  let players: readonly [WarfarePlayer, WarfarePlayer];
  let invite: string;
  let address: string;

  it('begins with the form of the host, who gets a link to send', async () => {
    host = await site.come();
    await openForm(host.page, site.url);
    await host.page.getByText('Rules:').click();
    await host.page.getByLabel('Time limit in ticks').fill('24');
    await host.page.getByTestId('new-match').click();
    const field = host.page.getByTestId('invite-link');
    await field.waitFor();
    invite = await field.inputValue();
    address = await host.page.getByTestId('watch-link').inputValue();
    expect(invite).toMatch(/\/m\/[\w-]+#[\w-]{20,}$/);
    expect(address).toBe(invite.replace(/#.*/, ''));
  });

  it('begins with both players in their seats, ready', async () => {
    await host.page.getByTestId('sit').click();
    guest = await site.come();
    watcher = await site.come();
    await watcher.page.goto(address);
    await guest.page.goto(invite);
    await guest.page.getByTestId('sit').click();
    await allReady(host.page, guest.page);
    await guest.page.getByTestId('timeline').waitFor();
    players = [new WarfarePlayer(host.page, 'blue'), new WarfarePlayer(guest.page, 'orange')];
    await expect.poll(async () => (await players[0].asked()) ?? (await players[1].asked())).toBe('activate');
  });

  it('refuses what the rules forbid, says why with the rule, and changes nothing', async () => {
    const acting = (await players[0].asked()) ? players[0] : players[1];
    const before = await acting.view();
    const secret = new URL(acting.page.url()).hash.slice(1);
    const id = new URL(address).pathname.split('/').at(-1)!;
    const room = await new Client(site.url).joinById(id, { secret });
    const unit = before.units.find(({ seat }) => seat === acting.seat)!.id;
    const intent = { kind: 'act', unit, move: { path: ['0101', '1616'], facing: 0 } };
    const answer = await room.request('intent', { seq: 1, decision: before.asked[acting.seat], intent });
    expect(answer).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^(W|H)-/) } });
    void room.leave();
    expect(await acting.view()).toEqual(before);
  });

  it('goes on where it was when a player reloads the page in the middle', async () => {
    for (let turn = 0; turn < 6; turn++) await playOne(players);
    const before = await players[0].page.getByTestId('log').locator('li').count();
    await host.page.reload();
    await host.page.getByTestId('timeline').waitFor();
    await expect.poll(() => players[0].page.getByTestId('log').locator('li').count()).toBeGreaterThanOrEqual(before);
    const [own, other] = [await players[0].view(), await players[1].view()];
    expect({ ...own, viewer: '' }).toEqual({ ...other, viewer: '' });
  });

  it('is played to its end, with interrupts, and all three see the same', async () => {
    await playUntil(players, () => isOver(players[0]), MOST);
    const answered = players.flatMap((player) => player.answered);
    expect(answered).toContain('interrupt');
    expect(answered).toContain('fired');
    const views = await Promise.all([host, guest, watcher].map(({ page }) => new WarfarePlayer(page, '').view()));
    for (const view of views) expect({ ...view, viewer: '' }).toEqual({ ...views[0], viewer: '' });
    await watcher.page.getByTestId('status').getByText('The match is over').waitFor();
  });

  it('tells its players who had the luck, and leads to where the match turned', async () => {
    for (const { page } of [host, guest]) {
      const after = page.getByTestId('after-match');
      await after.getByText(/dice/i).first().waitFor();
      const turn = await after.getByRole('link').first().getAttribute('href');
      expect(turn).toMatch(/\/replay\/[\w-]+#event=\d+&view=omniscient$/);
    }
    expect(await watcher.page.getByTestId('after-match').count()).toBe(0);
  });

  it('leads everybody on to the rematch: players to their seats by one click each, spectators to watch', async () => {
    for (const { page } of [host, guest]) await page.getByTestId('rematch').click();
    await watcher.page.getByTestId('rematch-link').click();
    const pages = [host, guest, watcher].map(({ page }) => page);
    for (const page of pages) await page.getByTestId('timeline').waitFor();
    for (const page of pages) await page.getByTestId('outcome').waitFor({ state: 'detached' });
    const addresses = pages.map((page) => new URL(page.url()));
    expect(new Set(addresses.map(({ pathname }) => pathname)).size).toBe(1);
    expect(addresses[2]!.pathname).not.toBe(new URL(address).pathname);
    expect(addresses[2]!.hash).toBe('');
    await expect.poll(async () => (await players[1].view()).viewer).toBe('blue');
  });

  it('made no page complain', () => {
    expect([host, guest, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
