import { fieldUnits, PROMPTS, type Prompt, type View } from '@ironhex/shared/steampunk';
import { Player } from '../../drivers/player.ts';

/** The hex of the coach road that is nearest to the enemy, by the edge at which a seat sets up. */
const FRONT = { south: '0407', north: '0403' } as const;

/** A person who plays Steampunk Fantasy at the page. */
export class SteampunkPlayer extends Player<View> {
  /** Prompts answered so far, and `aimed` for each time that targets were chosen by hand. */
  readonly answered: string[] = [];

  /** The parts of the answer to what is asked now that are with the server. */
  async parts(): Promise<readonly string[]> {
    const { own } = await this.view();
    const [ask] = own?.asks ?? [];
    return ask ? Object.keys(own!.answers[ask.id]?.parts ?? {}) : [];
  }

  /** The own hex of the coach road that is nearest to the enemy: dice say who has which edge. */
  async front(): Promise<string> {
    const { seats } = await this.view();
    return FRONT[seats.find(({ id }) => id === this.seat)!.edge];
  }

  /** Commits with the key for it, whatever was pressed last. */
  async commit(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press('Enter');
  }

  /** Presses the card of a movement order, by how it is written. */
  async move(text: string): Promise<void> {
    const name = new RegExp(`(^|\\d )${text.replaceAll('+', '\\+')}:`);
    await this.page.locator('.order-card').filter({ hasText: name }).first().click();
  }

  /** Answers what is asked, if anything is: aims at the first enemy that can be hit, else as by default. */
  async play(): Promise<boolean> {
    const kind = (await this.asked()) as Prompt | null;
    if (kind === null) return false;
    const before = await this.view();
    if (PROMPTS[kind].by === 'option') await this.page.getByTestId('option-0').click();
    else {
      if (kind === 'shoot') await this.#aim(before);
      await this.commit();
    }
    this.answered.push(kind);
    await this.moveOn(before);
    return true;
  }

  /** Clicks on one enemy after the other until the unit that is asked fires at one of them. */
  async #aim(view: View): Promise<void> {
    for (const { at, seat } of fieldUnits(view)) {
      if (seat === this.seat || at === null) continue;
      await this.clickHex(at);
      if ((await this.parts()).length === 0) continue;
      this.answered.push('aimed');
      return;
    }
  }
}
