import { indexDistance, indexOfLabel } from '@ironhex/shared/hex';
import {
  attackOptions,
  hideChance,
  type Reached,
  reach,
  tableOf,
  type UnitId,
  unitOf,
  type View,
} from '@ironhex/shared/warfare3025';
import { WarfarePlayer } from './player.ts';

/** What a unit does: it hides, waits, or goes to a hex or fires at an enemy in one. */
type Order = 'hide' | 'wait' | { readonly hex: string };

/** Whether a unit that the other side knows could hide in a hex, by all that its own side knows. */
const couldHideAt = (view: View, id: UnitId, at: string): boolean => {
  const units = view.units.map((unit) => (unit.id === id ? { ...unit, at, status: 'field' as const } : unit));
  return hideChance({ ...view, units }, id).refusal === undefined;
};

/**
 * What a unit does in a match with hidden units. One that nobody has heard of comes to the middle of the map. One that is known
 * goes where it can hide, and hides; a bold one fires, if it can.
 */
const orderOf = (view: View, id: UnitId, bold: boolean): Order => {
  const table = tableOf(view);
  const index = (label: string) => indexOfLabel(view.board, label);
  const half = (size: number) => String(Math.ceil(size / 2)).padStart(2, '0');
  const middle = index(`${half(view.board.width)}${half(view.board.height)}`);
  const far = ({ at }: Reached) => indexDistance(view.board, index(at), middle);
  const safe = reach(table, id).filter(({ risks, jump }) => risks.length === 0 && jump === undefined);
  const go = (ways: readonly Reached[]): Order => {
    const [way] = ways.toSorted((a, b) => far(a) - far(b) || (a.at < b.at ? -1 : 1));
    return way ? { hex: way.at } : 'wait';
  };
  if (view.sensing!.states[id] === 'hidden') return go(safe);
  const shot = bold && attackOptions(table, id, { after: 0 }).find(({ situation }) => situation);
  if (shot) return { hex: unitOf(view, shot.target).at! };
  if (hideChance(view, id).refusal === undefined) return 'hide';
  return go(safe.filter(({ at }) => couldHideAt(view, id, at)));
};

/** A person who plays a match with hidden units at the page: shows a unit, and hides it or fires. */
export class StealthPlayer extends WarfarePlayer {
  readonly #bold: boolean;

  constructor(page: WarfarePlayer['page'], seat: string, bold: boolean) {
    super(page, seat);
    this.#bold = bold;
  }

  override async answer(kind: string): Promise<void> {
    // A window ends by itself, whether or not anybody answers in it.
    if (kind === 'interrupt' || kind === 'react') return;
    if (kind !== 'activate') return super.answer(kind);
    const view = await this.view();
    if (view.moment.kind !== 'activate') throw new Error('nothing to act on');
    const order = orderOf(view, view.moment.units[0]!, this.#bold);
    if (order === 'wait') return this.wait();
    if (order === 'hide') {
      await this.page.keyboard.press('x');
      this.answered.push('hidden');
    } else await this.clickHex(order.hex);
    await this.page.getByTestId('confirm').click();
  }
}
