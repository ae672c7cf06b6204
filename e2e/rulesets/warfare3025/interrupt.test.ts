import { tableOf, unitName, unitOf } from '@ironhex/shared/warfare3025';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { openDuel } from '../../drivers/duel.ts';
import type { Duel } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';

const site = useSite();
const visitors: Visitor[] = [];

/** Somebody new with a page. */
const come = async (): Promise<WarfarePlayer> => {
  const visitor = await site.come();
  visitors.push(visitor);
  return new WarfarePlayer(visitor.page, '');
};

/** Both sit and walk towards each other until one of them may interrupt: gives that one first. */
const meet = async (duel: Duel): Promise<readonly [asked: WarfarePlayer, actor: WarfarePlayer]> => {
  const players = [await come(), await come()] as const;
  for (const seat of [0, 1] as const) await players[seat].sit(duel.addressOf(seat));
  for (let turn = 0; turn < 6; turn++) {
    const kinds = async () => [await players[0].asked(), await players[1].asked()];
    await expect.poll(async () => (await kinds()).some((kind) => kind !== null)).toBe(true);
    const [one, other] = await kinds();
    if (one === 'interrupt') return players;
    if (other === 'interrupt') return [players[1], players[0]];
    await players[one === 'activate' ? 0 : 1].walk();
  }
  throw new Error('nobody could interrupt');
};

/** An interrupt is one moment, told from all sides of it one after the other. */
describe('a moment to interrupt', () => {
  let asked: WarfarePlayer;
  let actor: WarfarePlayer;
  let watcher: WarfarePlayer;
  const prompt = () => asked.page.getByTestId('interrupt-prompt');

  it('comes when somebody acts in sight of an enemy with fewer ticks', async () => {
    const duel = await openDuel(site.url);
    watcher = await come();
    await watcher.page.goto(duel.addressOf());
    [asked, actor] = await meet(duel);
  });

  it('says who does what, and for how many ticks', async () => {
    await prompt().waitFor();
    const view = await asked.view();
    const { action } = view;
    const words = await prompt().textContent();
    expect(words).toContain(unitName(tableOf(view), action!.unit));
    expect(words).toMatch(new RegExp(`(enters the map|moves ${action!.move!.path.length} hex)`));
    expect(words).toContain(`${action!.cost} ticks`);
    await expect.poll(() => prompt().getAttribute('role')).toBe('alertdialog');
  });

  it('names the units that may, and has chosen the only one', async () => {
    const view = await asked.view();
    const { moment, units } = view;
    if (moment.kind !== 'interrupt') throw new Error('no window');
    const buttons = prompt().getByRole('group', { name: 'Who may interrupt' }).getByRole('button');
    await expect.poll(() => buttons.count()).toBe(moment.eligible.length);
    const [{ unit } = { unit: '' }] = moment.eligible;
    await expect.poll(() => buttons.first().textContent()).toContain(unitName(tableOf(view), unit));
    await expect
      .poll(() => buttons.first().textContent())
      .toContain(`${units.find(({ id }) => id === unit)!.ticks} tick`);
    await expect.poll(() => buttons.first().getAttribute('aria-pressed')).toBe('true');
  });

  it('counts down', async () => {
    const ring = prompt().locator('.ring');
    const left = async () => {
      const [minutes, seconds] = ((await ring.textContent()) ?? '').split(':').map(Number);
      return minutes! * 60 + seconds!;
    };
    const before = await left();
    expect(before).toBeLessThanOrEqual(600);
    expect(before).toBeGreaterThan(0);
    await expect.poll(left).toBeLessThan(before);
  });

  it('lets choose where on the path, with the slider or the keys', async () => {
    const { action, moment } = await asked.view();
    const triggers = moment.kind === 'interrupt' ? moment.eligible[0]!.triggers : [];
    const hexAt = (trigger: number) => (trigger === 0 ? action!.from : action!.move!.path[trigger - 1]!);
    const slider = prompt().getByRole('slider');
    const at = () => slider.getAttribute('aria-valuetext');
    expect(triggers.length).toBeGreaterThan(2);
    expect(await at()).toBe(hexAt(triggers.at(-1)!));
    await slider.fill('1');
    await expect.poll(at).toBe(hexAt(triggers[1]!));
    await expect.poll(() => prompt().locator('.trigger b').textContent()).toBe(hexAt(triggers[1]!));
    await slider.blur();
    await asked.page.keyboard.press(']');
    await expect.poll(at).toBe(hexAt(triggers[2]!));
    await asked.page.keyboard.press('[');
    await expect.poll(at).toBe(hexAt(triggers[1]!));
  });

  it('says from the first moment how each weapon would hit, and whether it would come first', async () => {
    const { cards, moment } = await asked.view();
    const { weapons } = cards[moment.kind === 'interrupt' ? moment.eligible[0]!.unit : '']!;
    expect(weapons.length).toBeGreaterThan(1);
    for (const { id, name } of weapons)
      await expect
        .poll(() => prompt().getByTestId(`forecast-${id}`).textContent())
        .toMatch(new RegExp(`${name}.*(\\d+ % hit|no shot)(first|simultaneous)`));
  });

  it('shows odds, price and timing of what is planned as soon as something is aimed at', async () => {
    const { action } = await asked.view();
    const { page } = asked;
    const timing = prompt().locator('p.timing');
    expect(await page.locator('.odds').count()).toBe(0);
    expect(await timing.count()).toBe(0);
    await page.keyboard.press('t');
    await page.locator('.plan .odds').waitFor();
    await expect.poll(() => page.locator('.plan .odds').textContent()).toMatch(/nothing\s*\d+ %/);
    await expect
      .poll(() => page.getByTestId('plan').textContent())
      .toMatch(/interrupts at \d{4}: fires .+ at .+ · \d+ ticks/);
    const text = (await timing.textContent()) ?? '';
    const [, ends, ending] = /finish at (\d+), (?:not )?before their (\d+): .*W-11\.4/.exec(text) ?? [];
    expect(Number(ending)).toBe(action!.cost);
    await expect
      .poll(() => timing.getAttribute('data-timing'))
      .toBe(Number(ends) < Number(ending) ? 'first' : 'simultaneous');
    expect(text).toContain(await timing.getAttribute('data-timing'));
    const chosen = prompt().locator('.forecast[aria-pressed="true"]');
    expect(await chosen.textContent()).toContain(await timing.getAttribute('data-timing'));
  });

  it('is no more to the others than that a reaction is awaited', async () => {
    for (const other of [actor, watcher]) {
      await expect.poll(() => other.page.getByTestId('status').textContent()).toBe('A reaction is awaited.');
      expect(await other.page.getByTestId('interrupt-prompt').count()).toBe(0);
      expect(await other.page.getByTestId('confirm').count()).toBe(0);
      expect(await other.asked()).toBeNull();
    }
  });

  it('is told to everybody once it is chosen', async () => {
    const before = await asked.view();
    const [unit] = before.moment.kind === 'interrupt' ? before.moment.eligible : [];
    await asked.page.getByTestId('confirm').click();
    for (const { page } of [asked, actor, watcher])
      await page
        .getByTestId('log')
        .getByText(/interrupts .+ at \d{4}.+\(W-11\.4\)/)
        .waitFor();
    await prompt().waitFor({ state: 'detached' });
    const name = unitName(tableOf(before), unit!.unit);
    await expect.poll(() => actor.page.getByTestId('log').textContent()).toContain(`${name} interrupts`);
  });
});

it('who says nothing passes when the time is up, and the action goes on', async () => {
  const duel = await openDuel(site.url, { clocks: { seconds: { react: 1, plan: 600 }, bank: 0, opening: 0 } });
  const players = [await come(), await come()] as const;
  for (const seat of [0, 1] as const) await players[seat].sit(duel.addressOf(seat));
  const passed = async (player: WarfarePlayer) => (await player.told()).split('Nobody interrupts.').length - 1;
  // The moment is short: it may be over before anybody looks. What it leaves behind is in the log.
  for (let turn = 0; turn < 6 && (await passed(players[0])) === 0; turn++) {
    const kinds = () => Promise.all(players.map((player) => player.asked()));
    await expect.poll(kinds).toContain('activate');
    const [turnOf, other] = (await kinds())[0] === 'activate' ? players : [players[1], players[0]];
    const { unit, hex } = await turnOf.walk();
    await expect.poll(kinds).toContain('activate');
    for (const player of [turnOf, other]) await expect.poll(async () => unitOf(await player.view(), unit).at).toBe(hex);
  }
  for (const player of players) expect(await passed(player)).toBe(1);
});

it('no page complained', () => {
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
});
