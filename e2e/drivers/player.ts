import type { Page } from 'playwright-core';
import { clickHex, placeOf, turnOn, viewOn } from './by-hand.ts';

/** A person at the page: looks at what it shows, and uses the mouse on it. `V` is what the page knows of its game. */
export class Player<V = object> {
  readonly page: Page;
  readonly seat: string;

  constructor(page: Page, seat: string) {
    this.page = page;
    this.seat = seat;
  }

  /** What the page asks of this player now. */
  async asked(): Promise<string | null> {
    return this.page.locator('main.match').getAttribute('data-asked');
  }

  /** What the page knows. */
  view(): Promise<V> {
    return viewOn<V>(this.page);
  }

  /** Waits until the page asks for this. */
  turn(kind: string): Promise<void> {
    return turnOn(this.page, kind);
  }

  /** Sits down at the table, under the name that the page proposes. */
  async sit(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.getByTestId('sit').click();
  }

  /** Where a hex is on the page. */
  placeOf(label: string): Promise<{ readonly x: number; readonly y: number }> {
    return placeOf(this.page, label);
  }

  /** Clicks on a hex of the map. */
  clickHex(label: string): Promise<void> {
    return clickHex(this.page, label);
  }

  /** What the log says, with all details unfolded. */
  async told(): Promise<string> {
    const log = this.page.getByTestId('log');
    const folded = log.locator('.episode-more[aria-expanded="false"]');
    await folded.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    await folded.first().waitFor({ state: 'detached' });
    return (await log.textContent()) ?? '';
  }

  /** Waits until the page knows more than this, or a dialog has opened. */
  async moveOn(before: V): Promise<void> {
    await this.page.waitForFunction(
      (known) => JSON.stringify(window.ironhex?.view()) !== known || document.querySelector('[role=dialog]'),
      JSON.stringify(before),
      { polling: 50 },
    );
  }
}
