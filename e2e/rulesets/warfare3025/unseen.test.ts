import type { View } from '@ironhex/shared/warfare3025';
import { beforeAll, describe, expect, it } from 'vitest';
import { TEST_RULESETS } from '../../../shared/test/rulesets/index.ts';
import type { Visitor } from '../../drivers/browser.ts';
import { viewOn } from '../../drivers/by-hand.ts';
import { RoomClient } from '../../drivers/room-client.ts';
import { useSite } from '../../drivers/site.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { allReady, isOver, playUntil } from '../../drivers/whole-match.ts';
import { StealthPlayer } from './stealth.ts';

/** The time of the server: the machine's, and what a test lets go by. */
const clock = {
  ahead: 0,
  now: () => Math.floor(performance.timeOrigin + performance.now()) + clock.ahead,
  onJump: () => {},
};

const site = useSite();
const app = useTestApp(TEST_RULESETS, { clock });

/** The limit of the match in ticks: both units have time to be found, to hide and to fire. */
const TICKS = 14;
/** So many answers are more than the ticks of this match take. */
const MOST = 100;
/** Milliseconds after which spectators see everything: the least delay, and a minute. */
const DUE = 11 * 60_000;

/** A match is played in the page, so its story is one test after another. */
describe('a match by the advanced rules, with a spectator who sees all sides later', () => {
  let host: Visitor;
  let guest: Visitor;
  let watcher: Visitor;
  let players: readonly [StealthPlayer, StealthPlayer];
  let invite: string;
  /** All that the spectator's browser was sent, as text. */
  let sent = '';

  beforeAll(async () => {
    [host, guest, watcher] = [await site.come(), await site.come(), await site.come()];
    watcher.page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => {
        sent += payload.toString('latin1');
      }),
    );
  });

  it('is what the host makes of the form by one choice', async () => {
    const { page } = host;
    await page.goto(app.url);
    await page.locator('[data-game="warfare3025"]').getByTestId('set-up').click();
    await page.getByText('Rules:').click();
    await page.getByLabel('Time limit in ticks').fill(`${TICKS}`);
    await page.getByLabel('Preset').selectOption('advanced');
    await page.getByText('Woods and Water').click();
    for (const name of ['Locust', 'Rifleman']) await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByText('Clocks, name, spectators:').click();
    const clocks = page.getByLabel('Clocks', { exact: true });
    expect(await clocks.locator('option[value="days"]').count()).toBe(0);
    await page.getByText('Every clock by itself').click();
    await page.getByLabel('Window, seconds').fill('1');
    await page.getByLabel('Spectators see').selectOption('all');
    await page.getByTestId('new-match').click();
    invite = await page.getByTestId('invite-link').inputValue();
    await page.getByTestId('sit').click();
  });

  it('begins, and neither side knows of the other', async () => {
    await watcher.page.goto(invite.replace(/#.*/, ''));
    await guest.page.goto(invite);
    await guest.page.getByTestId('sit').click();
    const lobby = guest.page.getByTestId('lobby');
    await lobby.getByTestId('shown-settings').waitFor();
    expect(await lobby.textContent()).toContain('Its force stays secret');
    expect(await lobby.textContent()).not.toContain('Griffin');
    await allReady(host.page, guest.page);
    players = [new StealthPlayer(host.page, 'blue', false), new StealthPlayer(guest.page, 'orange', true)];
    for (const { page } of [host, guest]) await page.getByTestId('timeline').waitFor();
    for (const [player, own] of [
      [players[0], 'Griffin'],
      [players[1], 'Wolverine'],
    ] as const) {
      const { units, cards } = await player.view();
      expect(units.map(({ id }) => cards[id]!.name)).toEqual([own]);
      expect(Object.keys(cards)).toHaveLength(1);
    }
    expect(await guest.page.locator('main.match').textContent()).not.toContain('Griffin');
  });

  it('is played to its end: units are found, hide and fire, and a window opens for every action', async () => {
    await playUntil(players, () => isOver(players[0]), MOST);
    expect(players.flatMap(({ answered }) => answered)).toContain('hidden');
    const told = await Promise.all(players.map((player) => player.told()));
    for (const text of told) {
      expect(text).toContain('A window opens. It lasts its full time (W-13d.15).');
      expect(text).toContain('The other side acts with an unseen unit (W-13d.16).');
    }
    expect(told.join()).toMatch(/at \d{4} is found \(W-13d\.4\)/);
    expect(told[0]).toMatch(/Griffin [A-Z]{3} (hides|finds no place to hide) \(W-13d\.9\)/);
    const [one, other] = await Promise.all(players.map((player) => player.view()));
    expect({ ...one, viewer: '' }).toEqual({ ...other, viewer: '' });
    expect(one!.units).toHaveLength(2);
  });

  it('has shown nothing to the spectator until then, who was not sent a word of it', async () => {
    await watcher.page.getByTestId('lobby').waitFor();
    expect(await viewOn<View>(watcher.page)).toMatchObject({ units: [], cards: {}, elapsed: 0, outcome: null });
    expect(sent.length).toBeGreaterThan(0);
    for (const secret of ['Griffin', 'Wolverine', 'GRF-1N', 'windowOpened', 'knowledge', 'struck'])
      expect(sent).not.toContain(secret);
  });

  it('shows the spectator both sides when it is due', async () => {
    clock.ahead = DUE;
    // Somebody comes to watch, and the server looks what is due.
    const other = await RoomClient.join(app.url, new URL(invite).pathname.split('/').at(-1)!);
    await watcher.page.getByTestId('timeline').waitFor();
    await watcher.page.getByTestId('status').getByText('The match is over').waitFor();
    const { units, cards } = await viewOn<View>(watcher.page);
    expect(units.map(({ id }) => cards[id]!.name).sort()).toEqual(['Griffin', 'Wolverine']);
    await expect.poll(() => watcher.page.getByTestId('log').textContent()).toMatch(/Griffin [A-Z]{3}/);
    expect(sent).toContain('Griffin');
    await other.leave();
    expect([host, guest, watcher].flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});
