import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  type ComponentId,
  check,
  pickable,
  tableOf,
  type UnitId,
  unitOf,
  type WarfareTypes,
} from '@ironhex/shared/warfare3025';
import { computed, effect, signal } from '@preact/signals';
import type { Touchable } from '../../../map/input/touch.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { format } from '../../../ui/common/format.ts';
import type { Planning } from '../../types.ts';
import { type Picture, pictureOf } from '../map/picture.ts';
import { triggerHex } from '../words/plan.ts';
import { WARFARE } from '../words/ui.ts';
import { focusOf } from './focus.ts';
import { type Picked, pickedHex, pickedUnit } from './picking.ts';
import { Planner } from './planner.ts';
import { stepsFromText, stepsToText } from './saved.ts';

/** Planning in one match of Warfare: the planner, and which unit and weapon the player looks at. */
export class WarfarePlanning implements Planning<Picture> {
  readonly match: ClientMatch<WarfareTypes>;
  readonly planner: Planner;
  /** The unit whose card is open. */
  readonly inspected = signal<UnitId | null>(null);
  /** The weapon whose range is shown. */
  readonly weapon = signal<string | undefined>(undefined);
  /** How far it is to each hex within reach is written on the map. */
  readonly distances = signal(false);
  /** The hex that was looked at by a long press. */
  #peeked: HexLabel | null = null;
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
        viewer: this.match.seat.value,
        weapon: this.weapon.value,
        distances: this.distances.value,
        wheel: format.value === 'wide',
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
    this.match.cursor.value = undefined;
    this.#lookAway();
    const standing = this.table.peek()?.units.find((unit) => unit.at === at && unit.status === 'field');
    this.#do(pickedHex(this.planner, at, standing));
  }

  /** A unit was picked beside the map: where units wait to enter it, or in a list. */
  pickCounter(id: UnitId): void {
    const table = this.table.peek();
    this.match.cursor.value = undefined;
    if (table) this.#do(pickedUnit(this.planner, unitOf(table, id)));
  }

  #do(picked: Picked): void {
    const { planner } = this;
    this.inspected.value = picked.does === 'inspect' ? picked.unit : null;
    switch (picked.does) {
      case 'choose':
        planner.choose(picked.unit);
        break;
      case 'aim':
        planner.aim(picked.target, undefined, picked.trigger);
        break;
      case 'go':
        planner.goTo(picked.at);
        break;
      case 'stay':
        planner.stay();
        break;
      case 'inspect':
        if (picked.why) this.match.refuse(picked.why);
        break;
      case 'nothing':
        if (picked.why) this.match.refuse(picked.why);
        else this.#notAsked();
        break;
    }
  }

  /** Nothing can be planned now: says why, or hurries what is being shown. */
  #notAsked(): void {
    const { match } = this;
    const view = match.view.peek();
    const seat = match.seat.peek();
    if (!view) return;
    if (!match.settled.peek()) match.board.peek()?.skip();
    else if (seat === null) match.toast.value = { text: WARFARE.panels.watching, tone: 'plain' };
    else {
      const why = check(view, seat, { kind: 'wait', unit: '' }, match.asked.peek()?.decision);
      if (why) match.refuse(why);
    }
  }

  /** A finger that pressed long points no more: unlike a mouse, it does not go on to another hex. */
  #lookAway(): void {
    if (this.#peeked !== null && this.match.hover.peek() === this.#peeked) this.match.hover.value = null;
    this.#peeked = null;
  }

  peek(at: HexLabel): void {
    const unit = this.table.peek()?.units.find((other) => other.at === at);
    this.inspected.value = unit?.id ?? null;
    this.match.hover.value = at;
    this.#peeked = at;
  }

  peekCounter(id: UnitId): void {
    this.inspected.value = id;
  }

  /** An arrow of the wheel, or a place on the actor's path: dragged there it is the trigger, tapped it is a hex. */
  touch({ kind, value }: Touchable, dragged: boolean): void {
    const action = this.match.view.peek()?.action ?? null;
    if (kind === 'face') this.planner.face(value as Direction);
    else if (dragged) this.planner.triggerAt(value);
    else {
      const at = triggerHex(action, value);
      if (at) this.pick(at);
    }
  }

  cursorStart(): HexLabel | undefined {
    return this.planner.stand()?.at;
  }

  focus(): readonly HexLabel[] {
    const asked = this.match.asked.peek();
    return asked ? focusOf(tableOf(asked.view), this.planner.candidates.peek(), this.planner.draft.peek()) : [];
  }

  /** A great hit goes to this component, and those after it in the same attack too if the player wants it so, W-10.3. */
  hit(component: ComponentId): void {
    const assault = this.match.asked.peek()?.view.assault;
    if (assault?.picking) void this.match.answer(this.planner.hits.pick(assault, component));
  }

  /** What was hit last on the target that is hit now, if it can be hit again. */
  lastHit(): ComponentId | undefined {
    const asked = this.match.asked.peek();
    const assault = asked?.view.assault;
    if (!asked || !assault?.picking) return undefined;
    const last = this.planner.hits.lastOn(assault.situation.target);
    return last !== undefined && pickable(tableOf(asked.view), assault).includes(last) ? last : undefined;
  }

  confirm(): void {
    const again = this.lastHit();
    if (again !== undefined) {
      this.hit(again);
      return;
    }
    const { intent, refusal } = this.planner.judged.peek();
    if (refusal) this.match.refuse(refusal);
    else if (intent) void this.match.answer(intent);
  }

  /** There is a step of the plan to take back. */
  get undoable(): boolean {
    return this.planner.undoable;
  }

  undo(): void {
    if (!this.planner.undo()) this.inspected.value = null;
  }

  save(): string | undefined {
    const steps = this.planner.steps.drafts.value.slice(1);
    return steps.length > 0 ? stepsToText(steps) : undefined;
  }

  restore(plan: string): void {
    const asked = this.match.asked.peek();
    this.planner.steps.replace((asked && stepsFromText(asked, plan)) ?? []);
  }

  close(): void {
    this.#stop();
  }
}
