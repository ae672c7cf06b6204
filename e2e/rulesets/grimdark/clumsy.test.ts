import type { Prompt } from '@ironhex/shared/grimdark';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { useFirstSeat } from '../../drivers/first-seat.ts';
import { pressOn } from '../../drivers/keyboard.ts';
import { type Line, layLine } from '../../drivers/line.ts';
import { useSite } from '../../drivers/site.ts';
import { ACTIVATION, DEPLOYMENT, PARADE, REACTIONS } from './chains.ts';
import { GrimdarkPlayer } from './player.ts';

const site = useSite();
const seat = useFirstSeat(site, (page) => new GrimdarkPlayer(page, 'a'));

const planOn = (at: Page) => at.getByTestId('plan').textContent();
/** What happened of this kind, as everybody was told. */
const told = (kind: string) => seat.otto.client.seen.filter(({ seen }) => seen.kind === kind).length;

describe('a player who reloads the page in the middle of an answer', () => {
  /** What is planned with these keys is there after a reload, and is answered with Enter. */
  const keeps = async (prompt: Prompt, says: RegExp, ...keys: readonly string[]): Promise<void> => {
    await seat.ada.turn(prompt);
    await pressOn(seat.page, ...keys);
    await expect.poll(() => planOn(seat.page)).toMatch(says);
    const planned = await planOn(seat.page);
    await seat.page.reload();
    await seat.ada.turn(prompt);
    await expect.poll(() => planOn(seat.page)).toBe(planned);
    const before = await seat.ada.view();
    await pressOn(seat.page, 'Enter');
    await seat.ada.moveOn(before);
  };

  it('finds a reserve, an activation with its action, a spell and shots as they were', async () => {
    await seat.comeTo(ACTIVATION);
    await keeps('arrive', / arrives in /, 'ArrowDown', ' ');
    await keeps('activate', /Advance/, '2', '2', 'ArrowDown', ' ');
    await keeps('cast', /^Discord Pulse at Rampart Tank 2: 67 %/, '1', 't', 't', '+');
    await keeps('shoot', /^(?!.*Rampart)/, 'x');
    await seat.otto.turn('activate');
    expect(['arrived', 'unit-activated', 'spell-tried', 'unit-moved'].map(told)).toEqual([1, 1, 1, 1]);
  });

  it('finds tokens, the order of losses and a hex as they were', async () => {
    await seat.comeTo(REACTIONS);
    await keeps('hinder', /^2 tokens against it/, '+', '+');
    for (const prompt of ['counter', 'strike-back']) {
      await seat.ada.turn(prompt);
      // The same key again at once would be taken for one press: a person reads the question first.
      await seat.page.waitForTimeout(400);
      await pressOn(seat.page, '2');
    }
    await keeps('casualties', /^2 wounds: Arc Gunner first/, '3');
    await keeps('consolidate', / consolidates to /, 'ArrowUp', 'ArrowUp', ' ');
    await seat.ada.turn('bail-out');
    expect(['spell-tested', 'consolidated'].map(told)).toEqual([1, 1]);
  });
});

describe('a player who clicks without looking', () => {
  const toast = () => seat.page.getByTestId('toast').textContent();
  /** The own units on the map. */
  const deployed = async () =>
    Object.values((await seat.ada.view()).units)
      .filter((unit) => unit.seat === 'a' && unit.place === 'map')
      .map(({ id }) => id);

  it('is told why a hex will not do, and nothing is planned', async () => {
    await seat.comeTo(DEPLOYMENT);
    await seat.ada.turn('deploy');
    const planned = await planOn(seat.page);
    await seat.ada.clickHex('0710');
    await expect.poll(toast).toMatch(/\(G-7\.7\)/);
    await seat.ada.clickHex('0712');
    expect(await planOn(seat.page)).toBe(planned);
    expect(await deployed()).toEqual([]);
  });

  it('answers once with a double click, though the next unit is asked for before the second', async () => {
    const { x, y, width, height } = (await seat.page.getByTestId('confirm').boundingBox())!;
    await seat.page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(deployed).toEqual(['a1']);
    await expect.poll(() => seat.page.getByTestId('confirm').isEnabled()).toBe(true);
    await seat.page.mouse.down({ clickCount: 2 });
    await seat.page.mouse.up({ clickCount: 2 });
    await pressOn(seat.page, '2');
    await expect.poll(() => planOn(seat.page)).toMatch(/^Hold Veterans/);
    await pressOn(seat.page, 'Enter');
    await expect.poll(async () => (await deployed()).length).toBeGreaterThan(1);
    expect(await deployed()).toEqual(['a1', 'a3']);
  });

  it('answers once with a key that stays down', async () => {
    await seat.page.keyboard.down('Enter');
    await expect.poll(deployed).toEqual(['a1', 'a2', 'a3']);
    await expect.poll(() => seat.page.getByTestId('confirm').isEnabled()).toBe(true);
    for (let times = 0; times < 3; times++) await seat.page.keyboard.down('Enter');
    await seat.page.keyboard.up('Enter');
    await seat.ada.clickHex('0203');
    await expect.poll(() => planOn(seat.page)).toMatch(/^Mortar Pit is deployed in 0203\./);
    expect(await deployed()).toEqual(['a1', 'a2', 'a3']);
  });
});

/** Ada has the match in two tabs; the line of one of them breaks now and then. */
describe('a player with two tabs', () => {
  let line: Line;
  let other: Visitor;
  let tabs: readonly [GrimdarkPlayer, GrimdarkPlayer];
  const turns = (kind: string) => Promise.all(tabs.map((tab) => tab.turn(kind)));
  const ottoHolds = async (): Promise<void> => {
    for (const kind of ['activate', 'act']) {
      await seat.otto.turn(kind);
      await seat.otto.wait();
    }
  };

  beforeAll(async () => {
    line = await layLine(site.url);
    const match = await seat.comeTo(PARADE, line.url);
    other = await site.come();
    tabs = [seat.ada, new GrimdarkPlayer(other.page, 'a')];
    await other.page.goto(match.addressOf(0));
    await turns('activate');
  });
  afterAll(() => line?.close());

  it('confirms in both at the same time, and one is taken', async () => {
    await pressOn(seat.page, '1');
    await pressOn(other.page, '2');
    await Promise.all([pressOn(seat.page, 'Enter'), pressOn(other.page, 'Enter')]);
    await turns('act');
    expect(told('unit-activated')).toBe(1);
    const [one, another] = await Promise.all(tabs.map((tab) => tab.view()));
    expect(one!.active).toEqual(another!.active);
  });

  it('goes on in the one with what the other has begun', async () => {
    await pressOn(other.page, '2', 'ArrowDown', ' ', 'Enter');
    await ottoHolds();
    await turns('activate');
    expect(told('unit-moved')).toBe(2);
  });

  it('has what was planned when the line is back, and sends it once', async () => {
    await pressOn(seat.page, '1', '1');
    await expect.poll(() => planOn(seat.page)).toMatch(/ holds\./);
    line.cut();
    await seat.page.getByTestId('line').waitFor();
    await pressOn(seat.page, 'Enter');
    await expect.poll(() => seat.page.getByTestId('toast').textContent()).toContain('The connection is lost.');
    expect(told('unit-activated')).toBe(2);
    line.mend();
    await seat.page.getByTestId('line').waitFor({ state: 'hidden' });
    await expect.poll(() => planOn(seat.page)).toMatch(/ holds\./);
    await pressOn(seat.page, 'Enter');
    await ottoHolds();
    await turns('activate');
    expect(told('unit-activated')).toBe(4);
  });

  it('has answered, though the line broke before it was told so', async () => {
    await pressOn(seat.page, '1');
    await expect.poll(() => seat.page.getByTestId('confirm').isEnabled()).toBe(true);
    line.hush();
    await pressOn(seat.page, 'Enter');
    await tabs[1].turn('act');
    expect(await seat.ada.asked()).toBe('activate');
    line.cut();
    line.mend();
    await turns('act');
    expect(told('unit-activated')).toBe(5);
  });

  it('made the other tab not complain', () => {
    expect(other.complaints).toEqual([]);
  });
});
