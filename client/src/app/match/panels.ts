import { computed, signal } from '@preact/signals';
import { sides } from '../../table/storage/settings.ts';
import { format } from '../../ui/common/format.ts';
import { HEIGHTS, type Height } from './heights.ts';

/** Which panels are seen around the map. */
export class Panels {
  /** The panel that was chosen last. */
  readonly tab = signal('card');
  readonly height = signal<Height>('peek');

  /** The tab that is lit. The card has a place of its own where there is room; a sheet that only peeks shows no panel. */
  readonly lit = computed((): string | undefined => {
    if (format.value === 'wide') return this.tab.value === 'card' ? 'log' : this.tab.value;
    return format.value === 'upright' && this.height.value === 'peek' ? undefined : this.tab.value;
  });

  /** Brings a panel into sight. */
  show(panel: string): void {
    const wide = format.peek() === 'wide';
    if (wide) (panel === 'card' ? sides.left : sides.right).value = true;
    else if (this.height.peek() === 'peek') this.height.value = 'half';
    if (!wide || panel !== 'card') this.tab.value = panel;
  }

  /** A tab was pressed: shows its panel. On a small screen a second press leads back: to the map, or to the card. */
  press(panel: string): void {
    if (this.lit.peek() !== panel) this.show(panel);
    else if (format.peek() === 'upright') this.height.value = 'peek';
    else if (format.peek() === 'lying') this.tab.value = 'card';
  }

  /** A key was pressed: shows the panel, or folds it if it shows. */
  toggle(panel: string): void {
    const side = panel === 'card' ? sides.left : sides.right;
    if (format.peek() !== 'wide') this.press(panel);
    else if (side.peek() && (panel === 'card' || this.lit.peek() === panel)) side.value = false;
    else this.show(panel);
  }

  /**
   * Fits the sheet to the open decision when it changes. Leaves the sheet alone while the player reads or writes in it.
   */
  attend(prompted: boolean): void {
    const reading = this.tab.peek() !== 'card' && this.height.peek() !== 'peek';
    if (prompted) this.height.value = this.height.peek() === 'full' ? 'full' : 'half';
    else if (!reading) this.height.value = 'peek';
  }

  /** Shows the map: lowers a sheet that covers all of it. */
  clear(): void {
    if (this.height.peek() === 'full') this.height.value = 'half';
  }

  /** The next height, and after the greatest the least. */
  cycle(): void {
    const at = HEIGHTS.indexOf(this.height.peek());
    this.height.value = HEIGHTS[(at + 1) % HEIGHTS.length]!;
  }
}
