import {
  areEnemies,
  distanceTo,
  type Prompt,
  reachesOf,
  type Unit,
  unitsOnMap,
  type View,
} from '@ironhex/shared/grimdark';
import { labelOfIndex } from '@ironhex/shared/hex';
import type { Page } from 'playwright-core';
import { Player } from '../../drivers/player.ts';

/** Prompts that are answered by one of a few buttons. */
const BY_OPTION: readonly Prompt[] = ['proposal', 'marker-first', 'edge', 'counter', 'strike-back', 'choice'];

/** The unit chips of what is asked. */
const chips = (page: Page) => page.locator('.unit-chips [data-testid^="unit-"]');

/** Enemies farther away than most weapons reach are rushed at. */
const FAR = 24;

/** The hex to which a unit comes nearest to an enemy; undefined if it goes nowhere. */
const forward = (view: View, unit: Unit): string | undefined => {
  if (unit.at === null || unit.shaken) return undefined;
  const enemies = unitsOnMap(view).filter((other) => areEnemies(unit, other));
  const away = (hex: string): number =>
    Math.min(...enemies.map((enemy) => distanceTo(view.board, { at: enemy.at!, size: 'standard' }, hex)));
  const { advance, rush } = reachesOf(view, unit);
  const ends = (away(unit.at) > FAR ? rush : advance).ends.map((index) => labelOfIndex(view.board, index));
  return ends.reduce<string | undefined>(
    (best, hex) => (hex !== unit.at && (best === undefined || away(hex) < away(best)) ? hex : best),
    undefined,
  );
};

/** Answers what is asked with a few clicks: whoever is first holds, everything else is as the page has filled it in. */
export const answerSimply = async (page: Page, kind: Prompt): Promise<void> => {
  if (BY_OPTION.includes(kind)) {
    await page.getByTestId('option-0').click();
    return;
  }
  if (kind === 'activate') await chips(page).first().click();
  const hold = page.getByTestId('action-hold');
  if ((kind === 'activate' || kind === 'act') && (await hold.count()) > 0) await hold.click();
  await page.getByTestId('confirm').click();
};

/** A person who plays Grimdark at the page. */
export class GrimdarkPlayer extends Player<View> {
  /** Prompts answered so far, and `charged` and `went` for what was done on the map. */
  readonly answered: string[] = [];

  /** Answers what is asked, if anything is: charges if it can, else goes at the enemy. */
  async play(): Promise<boolean> {
    const kind = (await this.asked()) as Prompt | null;
    if (kind === null) return false;
    const before = await this.view();
    if (kind === 'activate') await this.#activate();
    else await answerSimply(this.page, kind);
    this.answered.push(kind);
    await this.moveOn(before);
    return true;
  }

  /** Chooses the first unit, and plans what it does. */
  async #activate(): Promise<void> {
    const chip = chips(this.page).first();
    const id = (await chip.getAttribute('data-testid'))!.slice('unit-'.length);
    await chip.click();
    const charge = this.page.locator('[data-testid^="charge-"]:is(button)').first();
    if ((await charge.count()) > 0) {
      await charge.click();
      this.answered.push('charged');
    } else {
      const view = await this.view();
      const way = forward(view, view.units[id]!);
      if (way !== undefined && (await this.#isShown(way))) {
        await this.clickHex(way);
        this.answered.push('went');
      }
    }
    await this.page.getByTestId('confirm').click();
  }

  /** Can a hex be clicked where the map is now? */
  async #isShown(hex: string): Promise<boolean> {
    const { x, y } = await this.placeOf(hex);
    return this.page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.tagName === 'CANVAS', [x, y] as const);
  }
}
