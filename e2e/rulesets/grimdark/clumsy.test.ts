import type { Prompt } from '@ironhex/shared/grimdark';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../drivers/browser.ts';
import { pressOn } from '../../drivers/keyboard.ts';
import { type Line, layLine } from '../../drivers/line.ts';
import { openSeated, type Remote } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { ACTIVATION, DEPLOYMENT, PARADE, REACTIONS } from './chains.ts';
import { GrimdarkPlayer } from './player.ts';

const site = useSite();
let visitor: Visitor;
let page: Page;
let ada: GrimdarkPlayer;
let otto: Remote;

beforeAll(async () => {
  visitor = await site.come();
  page = visitor.page;
  ada = new GrimdarkPlayer(page, 'a');
});

const comeTo = async (request: Parameters<typeof openSeated>[1]): Promise<void> => {
  const { match, second } = await openSeated(site.url, request);
  otto = second;
  await page.goto(match.addressOf(0));
};

const planOn = (at: Page) => at.getByTestId('plan').textContent();
/** What happened of this kind, as everybody was told. */
const told = (kind: string) => otto.client.seen.filter(({ seen }) => seen.kind === kind).length;

describe('a player who reloads the page in the middle of an answer', () => {
  /** What is planned with these keys is there after a reload, and is answered with Enter. */
  const keeps = async (prompt: Prompt, says: RegExp, ...keys: readonly string[]): Promise<void> => {
    await ada.turn(prompt);
    await pressOn(page, ...keys);
    await expect.poll(() => planOn(page)).toMatch(says);
    const planned = await planOn(page);
    await page.reload();
    await ada.turn(prompt);
    await expect.poll(() => planOn(page)).toBe(planned);
    const before = await ada.view();
    await pressOn(page, 'Enter');
    await ada.moveOn(before);
  };

  it('finds a reserve, an activation with its action, a spell and shots as they were', async () => {
    await comeTo(ACTIVATION);
    await keeps('arrive', / arrives in /, 'ArrowDown', ' ');
    await keeps('activate', /Advance/, '2', '2', 'ArrowDown', ' ');
    await keeps('cast', /^Discord Pulse at Rampart Tank 2: 67 %/, '1', 't', 't', '+');
    await ada.turn('cast');
    await pressOn(page, 'Enter');
    await ada.turn('act');
    await pressOn(page, '1', 'Enter');
    await ada.turn('cast');
    await pressOn(page, 'Enter');
    await keeps('shoot', /^(?!.*Rampart)/, 'x');
    await otto.turn('activate');
    expect(['arrived', 'unit-activated', 'spell-tried', 'unit-moved'].map(told)).toEqual([1, 1, 1, 1]);
  });

  it('finds tokens, the order of losses and a hex as they were', async () => {
    await comeTo(REACTIONS);
    await keeps('hinder', /^2 tokens against it/, '+', '+');
    for (const prompt of ['counter', 'strike-back']) {
      await ada.turn(prompt);
      await pressOn(page, '2', '2');
    }
    await keeps('casualties', /^2 wounds: Arc Gunner first/, '3');
    await keeps('consolidate', / consolidates to /, 'ArrowUp', 'ArrowUp', ' ');
    await ada.turn('bail-out');
    expect(['spell-tested', 'consolidated'].map(told)).toEqual([1, 1]);
  });
});

describe('a player who clicks without looking', () => {
  const toast = () => page.getByTestId('toast').textContent();
  /** The own units on the map. */
  const deployed = async () =>
    Object.values((await ada.view()).units)
      .filter(({ seat, place }) => seat === 'a' && place === 'map')
      .map(({ id }) => id);

  it('is told why a hex will not do, and nothing is planned', async () => {
    await comeTo(DEPLOYMENT);
    await ada.turn('deploy');
    const planned = await planOn(page);
    await ada.clickHex('0716');
    await expect.poll(toast).toMatch(/\(G-7\.7\)/);
    await ada.clickHex('0729');
    expect(await planOn(page)).toBe(planned);
    expect(await deployed()).toEqual([]);
  });

  it('answers once with a double click, though the next unit is asked for before the second', async () => {
    const { x, y, width, height } = (await page.getByTestId('confirm').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(deployed).toEqual(['a1']);
    await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await pressOn(page, '2');
    await expect.poll(() => planOn(page)).toMatch(/^Hold Veterans/);
    await pressOn(page, 'Enter');
    await expect.poll(async () => (await deployed()).length).toBeGreaterThan(1);
    expect(await deployed()).toEqual(['a1', 'a3']);
  });

  it('answers once with a key that stays down', async () => {
    await page.keyboard.down('Enter');
    await expect.poll(deployed).toEqual(['a1', 'a2', 'a3']);
    await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
    for (let times = 0; times < 3; times++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await ada.clickHex('0203');
    await expect.poll(() => planOn(page)).toMatch(/^Mortar Pit is deployed in 0203\./);
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
      await otto.turn(kind);
      await otto.wait();
    }
  };

  beforeAll(async () => {
    line = await layLine(site.url);
    const { match, second } = await openSeated(site.url, PARADE);
    otto = second;
    other = await site.come();
    tabs = [ada, new GrimdarkPlayer(other.page, 'a')];
    await page.goto(match.addressOf(0).replace(site.url, line.url));
    await other.page.goto(match.addressOf(0));
    await turns('activate');
  });
  afterAll(() => line?.close());

  it('confirms in both at the same time, and one is taken', async () => {
    await pressOn(page, '1');
    await pressOn(other.page, '2');
    await Promise.all([pressOn(page, 'Enter'), pressOn(other.page, 'Enter')]);
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
    await pressOn(page, '1', '1');
    await expect.poll(() => planOn(page)).toMatch(/ holds\./);
    line.cut();
    await page.getByTestId('line').waitFor();
    await pressOn(page, 'Enter');
    await expect.poll(() => page.getByTestId('toast').textContent()).toContain('The connection is lost.');
    expect(told('unit-activated')).toBe(2);
    line.mend();
    await page.getByTestId('line').waitFor({ state: 'hidden' });
    await expect.poll(() => planOn(page)).toMatch(/ holds\./);
    await pressOn(page, 'Enter');
    await ottoHolds();
    await turns('activate');
    expect(told('unit-activated')).toBe(4);
  });

  it('has answered, though the line broke before it was told so', async () => {
    await pressOn(page, '1');
    await expect.poll(() => page.getByTestId('confirm').isEnabled()).toBe(true);
    line.hush();
    await pressOn(page, 'Enter');
    await tabs[1].turn('act');
    expect(await ada.asked()).toBe('activate');
    line.cut();
    line.mend();
    await turns('act');
    expect(told('unit-activated')).toBe(5);
  });

  it('made the other tab not complain', () => {
    expect(other.complaints).toEqual([]);
  });
});
