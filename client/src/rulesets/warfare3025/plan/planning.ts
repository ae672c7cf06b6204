import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { tableOf, type UnitId, unitOf, type WarfareTypes } from '@ironhex/shared/warfare3025';
import { computed, effect, signal } from '@preact/signals';
import type { Touchable } from '../../../map/touch.ts';
import type { ClientMatch } from '../../../table/match.ts';
import type { Planning } from '../../types.ts';
import { type Picture, pictureOf } from '../map/picture.ts';
import { focusOf } from './focus.ts';
import { Planner } from './planner.ts';

/** Planning in one match of Warfare: the planner, and which unit and weapon the player looks at. */
export class WarfarePlanning implements Planning<Picture> {
  readonly match: ClientMatch<WarfareTypes>;
  readonly planner: Planner;
  /** The unit whose card is open. */
  readonly inspected = signal<UnitId | null>(null);
  /** The weapon whose range is shown. */
  readonly weapon = signal<string | undefined>(undefined);
  readonly #stop: () => void;

  /** The table as far as this viewer knows it. */
  readonly table = computed(() => this.match.view.value && tableOf(this.match.view.value));

  readonly picture = computed((): Picture | undefined => {
    const { view, hover, cursor, highlighted } = this.match;
    return (
      view.value &&
      pictureOf(view.value, this.planner, {
        hover: hover.value,
        cursor: cursor.value,
        weapon: this.weapon.value,
        highlighted: highlighted.value,
      })
    );
  });

  /** The unit whose card is shown: the one that was opened, that is planned for, that is hit, or that acts. */
  readonly shownUnit = computed((): UnitId | null => {
    const table = this.table.value;
    const planned = this.match.asked.value && this.planner.draft.value.unit;
    const [acting] = table?.moment.kind === 'activate' ? table.moment.units : [];
    return this.inspected.value ?? planned ?? table?.assault?.situation.target ?? table?.action?.unit ?? acting ?? null;
  });

  constructor(match: ClientMatch<WarfareTypes>) {
    this.match = match;
    this.planner = new Planner(match.asked);
    this.#stop = this.#closeCards();
  }

  /** A player who is asked something new looks at that, not at the card that was open. */
  #closeCards(): () => void {
    let last: number | undefined;
    return effect(() => {
      const id = this.match.asked.value?.decision.id;
      if (id === undefined || id === last) return;
      last = id;
      this.inspected.value = null;
    });
  }

  /** A hex was picked: an own unit to plan for, an enemy to aim at, a place to go to, or a card to open. */
  pick(at: HexLabel): void {
    const { match, planner } = this;
    const table = planner.table.peek() ?? this.table.peek();
    if (!table) return;
    match.cursor.value = undefined;
    const unit = table.units.find((other) => other.at === at && other.status === 'field');
    const planned = planner.draft.peek().unit;
    if (unit && planner.candidates.peek().includes(unit.id) && unit.id !== planned) planner.choose(unit.id);
    else if (unit && planned !== null && unit.side !== unitOf(table, planned).side && match.asked.peek())
      planner.aim(unit.id);
    else if (!planner.goTo(at)) this.inspected.value = unit?.id ?? null;
  }

  peek(at: HexLabel): void {
    const unit = this.table.peek()?.units.find((other) => other.at === at);
    this.inspected.value = unit?.id ?? null;
    this.match.hover.value = at;
  }

  touch({ kind, value }: Touchable): void {
    if (kind === 'face') this.planner.face(value as Direction);
    else this.planner.triggerAt(value);
  }

  cursorStart(): HexLabel | undefined {
    return this.planner.stand()?.at;
  }

  focus(): readonly HexLabel[] {
    const asked = this.match.asked.peek();
    return asked ? focusOf(tableOf(asked.view), this.planner.candidates.peek(), this.planner.draft.peek()) : [];
  }

  confirm(): void {
    const { intent, refusal } = this.planner.judged.peek();
    if (refusal) this.match.refuse(refusal);
    else if (intent) void this.match.answer(intent);
  }

  undo(): void {
    if (!this.planner.undo()) this.inspected.value = null;
  }

  close(): void {
    this.#stop();
  }
}
