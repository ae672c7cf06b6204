import { attackOptions, tableOf, type UnitId, unitOf, type View } from '@ironhex/shared/warfare3025';
import { Player } from '../../drivers/player.ts';
import { advance } from './thumb.ts';

/** A person who plays Warfare at the page, by simple rules of thumb. */
export class WarfarePlayer extends Player<View> {
  /** Kinds of decisions answered so far. */
  readonly answered: string[] = [];

  /** Moves towards the nearest enemy, without firing; says which unit where to. */
  async walk(): Promise<{ readonly unit: UnitId; readonly hex: string }> {
    const view = await this.view();
    const [unit] = view.moment.kind === 'activate' ? view.moment.units : [];
    const hex = unit && advance(view, unit);
    if (unit === undefined || hex === undefined) throw new Error('nowhere to walk');
    await this.clickHex(hex);
    await this.page.getByTestId('confirm').click();
    await this.moveOn(view);
    return { unit, hex };
  }

  /** Waits instead of acting. */
  async wait(): Promise<void> {
    await this.page.getByTestId('wait').click();
    await this.page.getByTestId('confirm').click();
  }

  /** Answers what is asked, if anything is. */
  async play(): Promise<boolean> {
    const kind = await this.asked();
    if (kind === null) return false;
    const before = await this.view();
    await this.answer(kind);
    this.answered.push(kind);
    await this.moveOn(before);
    return true;
  }

  /** Answers a decision of this kind. */
  async answer(kind: string): Promise<void> {
    if (kind === 'activate') await this.#act(await this.view());
    else if (kind === 'interrupt') await this.#interrupt();
    else if (kind === 'defend') await this.page.getByTestId('defend-piloting').click();
    else await this.page.getByTestId('pick-structure').click();
  }

  /** Moves towards the nearest enemy and fires at it if it can. */
  async #act(view: View): Promise<void> {
    if (view.moment.kind !== 'activate') throw new Error('nothing to act on');
    const unit = unitOf(view, view.moment.units[0]!);
    const target = this.#target(view, unit.id);
    const hex = target ? unitOf(view, target).at! : advance(view, unit.id);
    if (hex === undefined) {
      await this.wait();
      return;
    }
    await this.clickHex(hex);
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
