import { attackOptions, tableOf, type UnitId, unitOf, type View } from '@ironhex/shared/warfare3025';
import type { Page } from 'playwright-core';
import { advance } from './thumb.ts';

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

  /** Waits until the page asks for this. */
  async turn(kind: string): Promise<void> {
    await this.page.locator(`main.match[data-asked="${kind}"]`).waitFor();
  }

  /** Sits down at the table, under the name that the page proposes. */
  async sit(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.getByTestId('sit').click();
  }

  /** Where a hex is on the page. */
  async placeOf(label: string): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.page.locator('.board').boundingBox();
    const at = await this.page.evaluate((hex) => window.ironhex?.positionOf(hex), label);
    if (!box || !at) throw new Error(`no place on the page for ${label}`);
    return { x: box.x + at.x, y: box.y + at.y };
  }

  /** Clicks on a hex of the map. */
  async clickHex(label: string): Promise<void> {
    const { x, y } = await this.placeOf(label);
    await this.page.mouse.click(x, y);
  }

  /** Moves towards the nearest enemy, without firing; says which unit where to. */
  async walk(): Promise<{ readonly unit: UnitId; readonly hex: string }> {
    const view = await this.view();
    const [unit] = view.moment.kind === 'activate' ? view.moment.units : [];
    const hex = unit && advance(view, unit);
    if (unit === undefined || hex === undefined) throw new Error('nowhere to walk');
    await this.clickHex(hex);
    await this.page.getByTestId('confirm').click();
    await this.#moveOn(view);
    return { unit, hex };
  }

  /** The page has got the answer, and shows what came of it. */
  async #moveOn({ asked }: View): Promise<void> {
    await this.page.waitForFunction(
      (before) =>
        JSON.stringify((window.ironhex?.view() as { asked?: object } | undefined)?.asked) !== before ||
        document.querySelector('[role=dialog]'),
      JSON.stringify(asked),
    );
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
    await this.#moveOn(before);
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
      const hex = advance(view, unit.id);
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
    return attackOptions(tableOf(view), unit, { after: 0 }).find(({ situation }) => situation)?.target;
  }
}
