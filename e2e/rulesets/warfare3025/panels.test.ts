import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Box, cutOn, holds, type Point } from '../../drivers/boxes.ts';
import type { SCREENS, Visitor } from '../../drivers/browser.ts';
import { type Duel, openTable } from '../../drivers/match.ts';
import { useSite } from '../../drivers/site.ts';
import { WarfarePlayer } from './player.ts';
import { WarfareRemote } from './remote.ts';
import { requestOf } from './scenes.ts';

const site = useSite();

/** As wide, and as high, as a name can be. */
const WIDE_NAME = 'W'.repeat(24);
const HIGH_NAME =
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e\u0349\u035a\u032f\u031e\u0320\u034d';

const TOP_LEFT = { x: 0, y: 0 };

/** Two players without a page sit at an interrupt; every test looks at it through a page of the first seat. */
let duel: Duel;
let mia: WarfareRemote;

beforeAll(async () => {
  duel = await openTable(site.url, requestOf('interrupting'));
  await WarfareRemote.sit(site.url, duel, 1, HIGH_NAME);
  mia = await WarfareRemote.sit(site.url, duel, 0, WIDE_NAME);
  await mia.turn('interrupt');
});

/** The hexes that the interrupt is about: actor, path with the trigger, and the unit that may interrupt. */
const action = () => {
  const { view } = mia;
  const eligible = view.moment.kind === 'interrupt' ? view.moment.eligible.map(({ unit }) => unit) : [];
  const places = [view.action!.unit, eligible[0]!].map((id) => view.units.find((unit) => unit.id === id)!.at!);
  return [...places, ...view.action!.move!.path];
};

const boxOf = async (page: Page, selector: string): Promise<Box> =>
  (await page.locator(selector).first().boundingBox())!;

/** Hexes of the interrupt that something lies over, or that the prompt does. */
const coveredOn = async (page: Page): Promise<readonly string[]> => {
  const player = new WarfarePlayer(page, 'blue');
  const prompt = await boxOf(page, '[data-testid="interrupt-prompt"]');
  const covered: string[] = [];
  for (const hex of action()) {
    const at = await player.placeOf(hex);
    const over = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.board, .around, .top, .timeline')?.className,
      at,
    );
    if (holds(prompt, at) || over !== 'board') covered.push(`${hex}: ${over}`);
  }
  return covered;
};

/** What the interrupt is about stands on the map, in sight, and nothing lies over it, once the camera is there. */
const expectInSight = (page: Page) => expect.poll(() => coveredOn(page)).toEqual([]);

/** How much of the window's width the hexes of the board take. */
const boardShare = (page: Page): Promise<number> =>
  page.evaluate(
    (view) => {
      const { width, height } = view.board;
      const label = (column: number, row: number) => [column, row].map((n) => String(n).padStart(2, '0')).join('');
      const corners = [label(1, 1), label(width, 1), label(1, height), label(width, height)];
      const [one, next] = [label(1, 1), label(2, 1)].map((hex) => window.ironhex!.positionOf(hex)!);
      const [across] = corners.map((hex) => window.ironhex!.positionOf(hex)!.x).sort((a, b) => a - b);
      const far = Math.max(...corners.map((hex) => window.ironhex!.positionOf(hex)!.x));
      // Between centres, and half a hex on both sides.
      const hex = Math.hypot(next!.x - one!.x, next!.y - one!.y);
      return (far - across! + hex) / innerWidth;
    },
    mia.view as { readonly board: { readonly width: number; readonly height: number } },
  );

const SMALL: Readonly<Record<'phone' | 'phoneLying', 'height' | 'width'>> = { phone: 'height', phoneLying: 'width' };

describe.each(['desktop', 'tablet', 'phone', 'phoneLying'] as const)('an interrupt on a %s', (screen) => {
  let visitor: Visitor;
  let page: Page;

  it('says everything at once, beside what it is about', async () => {
    visitor = await site.come(screen as keyof typeof SCREENS);
    page = visitor.page;
    await page.goto(duel.addressOf(0));
    await page.getByTestId('interrupt-prompt').waitFor();
    await expectInSight(page);
    for (const tile of await page.locator('.forecast').all()) {
      await expect.poll(() => tile.textContent()).toMatch(/(% hit|no shot)(first|simultaneous)/);
      const box = (await tile.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      expect(
        await tile.evaluate((element, at) => element.contains(document.elementFromPoint(at[0]!, at[1]!)), [x, y]),
      ).toBe(true);
    }
  });

  it('cuts no text, whatever the players are called', async () => {
    await expect.poll(() => cutOn(page)).toEqual([]);
    const confirm = page.getByTestId('confirm');
    await page.keyboard.press('t');
    expect(await confirm.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
    await page.keyboard.press('l');
    await expect.poll(() => cutOn(page)).toEqual([]);
    await page.keyboard.press('k');
    const top = await boxOf(page, '.top');
    for (const clock of await page.locator('.seat-clock').all()) {
      const box = (await clock.boundingBox())!;
      expect(holds(top, box) && holds(top, { x: box.x + box.width, y: box.y + box.height })).toBe(true);
    }
  });

  it('lights one tab at most', async () => {
    for (const key of ['k', 'l', 'c', 'k']) {
      await page.keyboard.press(key);
      expect(await page.locator('[role="tab"][aria-selected="true"]:visible').count()).toBeLessThanOrEqual(1);
    }
  });

  if (screen in SMALL)
    it('takes 40 % of the screen, and everything in it can be hit', async () => {
      const side = SMALL[screen as keyof typeof SMALL];
      while ((await page.locator('.around').getAttribute('data-height')) !== 'half') await page.keyboard.press('h');
      const around = await boxOf(page, '.around');
      expect(around[side] / page.viewportSize()![side]).toBeLessThanOrEqual(0.4);
      for (const touched of await page.locator('.plan-acts button, .right-tabs button, .forecast, .chip').all()) {
        const { width, height } = (await touched.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });

  if (screen === 'phone')
    it('has a sheet in three heights, by drag and by button', async () => {
      const height = async () => (await boxOf(page, '.around')).height;
      const drag = async (to: (from: Point) => Point) => {
        const bar = await boxOf(page, '.panel-bar');
        const from = { x: bar.x + 20, y: bar.y + 20 };
        const { x, y } = to(from);
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(x, y, { steps: 8 });
        // A finger that rests before it is lifted throws nothing.
        await page.waitForTimeout(120);
        await page.mouse.up();
      };
      const half = await height();
      // The pointer leaves the sheet behind and comes over the small map, which stays as it is.
      const small = await boxOf(page, '.minimap canvas');
      await drag(() => ({ x: small.x + small.width / 2, y: small.y + small.height / 2 }));
      await expect.poll(() => page.locator('.around').getAttribute('data-height')).toBe('full');
      expect(await height()).toBeGreaterThan(half + 200);
      await drag(({ x, y }) => ({ x, y: y + 700 }));
      await expect.poll(() => page.locator('.around').getAttribute('data-height')).toBe('peek');
      expect(await height()).toBeLessThan(half - 80);
      await page.getByTestId('sheet-height').tap();
      await expect.poll(() => page.locator('.around').getAttribute('data-height')).toBe('half');
      await expectInSight(page);
    });

  if (screen === 'desktop')
    it('leaves the board half of the window, and more when the panels are folded, now and after a reload', async () => {
      const fold = (side: 'left' | 'right') => page.getByTestId(`fold-${side}`);
      for (const side of ['left', 'right'] as const)
        if ((await fold(side).getAttribute('aria-expanded')) === 'false') await fold(side).click();
      await expect.poll(() => boardShare(page)).toBeGreaterThanOrEqual(0.5);
      await fold('left').click();
      // The first press brings the log into sight, the second one folds it.
      await page.keyboard.press('l');
      await page.getByTestId('log').waitFor();
      await page.keyboard.press('l');
      await expect.poll(() => page.getByTestId('log').isVisible()).toBe(false);
      await expect.poll(() => boardShare(page)).toBeGreaterThanOrEqual(0.55);
      await expectInSight(page);
      await page.reload();
      await page.getByTestId('interrupt-prompt').waitFor();
      expect(await page.getByTestId('log').isVisible()).toBe(false);
      expect(await fold('left').getAttribute('aria-expanded')).toBe('false');
      await expectInSight(page);
      await fold('right').click();
      await page.keyboard.press('k');
      await page.getByTestId('log').waitFor();
      await page.getByRole('complementary', { name: 'Unit card' }).waitFor();
    });

  if (screen === 'desktop')
    it('draws nothing across the card of the chosen weapon', async () => {
      const chosen = page.locator('.weapon[data-chosen="true"] > button');
      await page.keyboard.press('t');
      await chosen.waitFor();
      expect(await chosen.evaluate((button) => getComputedStyle(button).boxShadow)).toBe('none');
    });

  if (screen === 'desktop')
    it('loses nothing at 200 %', async () => {
      await page.setViewportSize({ width: 720, height: 450 });
      await expect.poll(() => cutOn(page)).toEqual([]);
      await expectInSight(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
        await expect.poll(() => cutOn(page)).toEqual([]);
      }
      for (const button of ['undo', 'pass', 'confirm']) expect(await page.getByTestId(button).isVisible()).toBe(true);
      await page.getByRole('tab', { name: 'Unit card' }).click();
      for (const part of await page.locator('.card .track').all()) {
        // The card may still be laid out: what matters is that it can be brought into sight.
        const inSight = async () => {
          await part.scrollIntoViewIfNeeded();
          return holds({ ...TOP_LEFT, width: 720, height: 450 }, (await part.boundingBox())!);
        };
        await expect.poll(inSight).toBe(true);
      }
    });

  it('made no page complain', async () => {
    expect(visitor.complaints).toEqual([]);
    await page.close();
  });
});

describe('a match of players with long names', () => {
  let page: Page;
  let match: Duel;
  let players: readonly WarfareRemote[];

  it('fits a phone before it begins', async () => {
    match = await openTable(site.url, {
      ...requestOf('first-turn'),
      clocks: { seconds: { react: 1, plan: 1 }, bank: 900, opening: 0 },
    });
    page = (await site.come('phone')).page;
    await page.goto(match.addressOf());
    await page.getByTestId('lobby').waitFor();
    const second = await WarfareRemote.sit(site.url, match, 1, WIDE_NAME);
    await page.getByTestId('lobby').getByText(WIDE_NAME).waitFor();
    await expect.poll(() => cutOn(page)).toEqual([]);
    players = [await WarfareRemote.sit(site.url, match, 0, HIGH_NAME), second];
    await page.getByTestId('timeline').waitFor();
  });

  it('shows the bank as it runs once the time of a turn is used up', async () => {
    const drawn = page.locator('.seat-time[data-draws="bank"]');
    await drawn.waitFor();
    await expect.poll(() => drawn.textContent()).toMatch(/^bank 1[45]:\d\d$/);
    const before = await drawn.textContent();
    await expect.poll(() => drawn.textContent()).not.toBe(before);
  });

  it('fits in the chat and at the end', async () => {
    await players[1]!.client.ask('say', { text: 'W'.repeat(300) });
    await page.getByRole('tab', { name: 'Chat' }).tap();
    await page.getByTestId('chat').getByText('WWWW').first().waitFor();
    await expect.poll(() => cutOn(page)).toEqual([]);
    await players[0]!.client.intend({ kind: 'concede' });
    await page.getByTestId('outcome').waitFor();
    await expect.poll(() => cutOn(page)).toEqual([]);
    await page.close();
  });
});
