import { indexDistance, indexOfLabel } from '@ironhex/shared/hex';
import { attackOptions, reach, type UnitId, unitOf, type View } from '@ironhex/shared/warfare3025';
import type { Page } from 'playwright-core';

/** A person at the page: looks at what it shows, and uses the mouse on it. Decides by simple rules of thumb. */
export class Player {
  readonly page: Page;
  readonly seat: string;
  /** Kinds of decisions answered so far. */
  readonly answered: string[] = [];

  constructor(page: Page, seat: string) {
    this.page = page;
    this.seat = seat;
  }

  /** What the page asks of this player now. */
  async asked(): Promise<string | null> {
    return this.page.locator('main.match').getAttribute('data-asked');
  }

  /** What the page knows. */
  async view(): Promise<View> {
    return (await this.page.evaluate(() => window.ironhex?.view())) as View;
  }

  /** Clicks on a hex of the map. */
  async clickHex(label: string): Promise<void> {
    const box = await this.page.locator('.board').boundingBox();
    const at = await this.page.evaluate((hex) => window.ironhex?.positionOf(hex), label);
    if (!box || !at) throw new Error(`no place on the page for ${label}`);
    await this.page.mouse.click(box.x + at.x, box.y + at.y);
  }

  /** Answers what is asked, if anything is. */
  async play(): Promise<boolean> {
    const kind = await this.asked();
    if (kind === null) return false;
    const before = await this.view();
    if (kind === 'activate') await this.#act(before);
    else if (kind === 'interrupt') await this.#interrupt();
    else if (kind === 'defend') await this.page.getByTestId('defend-piloting').click();
    else await this.page.getByTestId('pick-structure').click();
    this.answered.push(kind);
    await this.page.waitForFunction(
      (asked) =>
        (window.ironhex?.view() as { asked?: number } | undefined)?.asked !== asked ||
        document.querySelector('[role=dialog]'),
      before.asked,
    );
    return true;
  }

  /** Moves towards the nearest enemy and fires at it if it can. */
  async #act(view: View): Promise<void> {
    if (view.moment.kind !== 'activate') throw new Error('nothing to act on');
    const unit = unitOf(view, view.moment.units[0]!);
    if (view.moment.units.length > 1) await this.page.keyboard.press('n');
    const target = this.#target(view, unit.id);
    if (target) await this.clickHex(unitOf(view, target).at!);
    else {
      const hex = this.#advance(view, unit.id);
      if (hex === undefined) {
        await this.page.getByTestId('wait').click();
        return;
      }
      await this.clickHex(hex);
    }
    await this.page.getByTestId('confirm').click();
  }

  /** Interrupts with a shot if the page allows one, else passes with the key for it. */
  async #interrupt(): Promise<void> {
    const view = await this.view();
    const actor = view.action?.unit;
    const at = actor && unitOf(view, actor).at;
    if (at) await this.page.keyboard.press('t');
    const confirm = this.page.getByTestId('confirm');
    if (await confirm.isEnabled()) {
      this.answered.push('fired');
      await confirm.click();
    } else await this.page.keyboard.press('p');
  }

  #target(view: View, unit: UnitId): UnitId | undefined {
    return attackOptions(view, unit, { after: 0 }).find(({ situation }) => situation)?.target;
  }

  #advance(view: View, id: UnitId): string | undefined {
    const me = unitOf(view, id);
    const index = (label: string) => indexOfLabel(view.board, label);
    const enemies = view.units.filter(({ side, status }) => side !== me.side && status === 'field');
    const middle = `${String(Math.ceil(view.board.width / 2)).padStart(2, '0')}${String(Math.ceil(view.board.height / 2)).padStart(2, '0')}`;
    const goals = enemies.length > 0 ? enemies.map(({ at }) => at!) : [middle];
    const far = (label: string) =>
      Math.min(...goals.map((goal) => indexDistance(view.board, index(label), index(goal))));
    const safe = reach(view, id).filter(({ risks }) => risks.length === 0);
    return safe.sort((a, b) => far(a.at) - far(b.at) || (a.at < b.at ? -1 : 1))[0]?.at;
  }
}
