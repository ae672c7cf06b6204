import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  type ComponentId,
  check,
  pickable,
  tableOf,
  type UnitId,
  type WarfareTypes,
} from '@ironhex/shared/warfare3025';
import { computed, signal } from '@preact/signals';
import type { Touchable } from '../../../map/input/touch.ts';
import { MatchPlanning } from '../../../plan/match-planning.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { format } from '../../../ui/common/format.ts';
import { type Picture, pictureOf } from '../map/picture.ts';
import { triggerHex } from '../words/plan.ts';
import { WARFARE } from '../words/ui.ts';
import type { WarfarePlan } from './candidates.ts';
import { focusOf } from './focus.ts';
import { Planner } from './planner.ts';

/** Planning in one match of Warfare: actions, interrupts and moves after a dodge are planned, everything else is answered beside the map. */
export class WarfarePlanning extends MatchPlanning<WarfarePlan, { readonly action: Planner }, Picture> {
  /** How far it is to each hex within reach is written on the map. */
  readonly distances = signal(false);

  /** The table as far as this viewer knows it. */
  readonly table = computed(() => this.view.value && tableOf(this.view.value));

  readonly picture = computed((): Picture | undefined => {
    const { view, hover, cursor, highlighted } = this.match;
    return (
      view.value &&
      pictureOf(view.value, this.planners.action, {
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

  constructor(match: ClientMatch<WarfareTypes>) {
    super(match, { planners: (context) => ({ action: new Planner(context) }), question: (asked) => asked });
  }

  /** The unit that is hit, or that acts. */
  protected concerned(): UnitId | null | undefined {
    const table = this.table.value;
    const [acting] = table?.moment.kind === 'activate' ? table.moment.units : [];
    return table?.assault?.situation.target ?? table?.incoming?.target ?? table?.action?.unit ?? acting;
  }

  protected unitAt(at: HexLabel): UnitId | null {
    return this.table.peek()?.units.find((unit) => unit.at === at)?.id ?? null;
  }

  /** Opens the card of the unit that stands there or is planned to; with none while nothing is planned, says why. */
  protected override look(at: HexLabel): void {
    const { unit, path, jumping } = this.planners.action.draft.peek();
    const standing = this.table.peek()?.units.find((each) => each.at === at && each.status === 'field');
    const looked = at === path.at(-1) && !jumping ? unit : (standing?.id ?? null);
    this.inspect(looked);
    if (looked === null && !this.planner.peek()) this.#notAsked();
  }

  override peekCounter(id: UnitId): void {
    this.inspect(id);
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

  /** An arrow of the wheel, or a place on the actor's path: dragged there it is the trigger, tapped it is a hex. */
  override touch({ kind, value }: Touchable, dragged: boolean): void {
    const action = this.match.view.peek()?.action ?? null;
    if (kind === 'face') this.planners.action.face(value as Direction);
    else if (dragged) this.planners.action.triggerAt(value);
    else {
      const at = triggerHex(action, value);
      if (at) this.pick(at);
    }
  }

  override cursorStart(): HexLabel | undefined {
    return this.planners.action.stand()?.at;
  }

  /** What any decision is about, also one that is not planned for; or an attack by a unit that is not seen. */
  override focus(): readonly HexLabel[] {
    const view = this.question.peek()?.view ?? this.view.peek();
    const { candidates, draft } = this.planners.action;
    if (!view || !(this.question.peek() || view.sensing?.incoming)) return [];
    return focusOf(tableOf(view), candidates.peek(), draft.peek());
  }

  /** A great hit goes to this component, and those after it in the same attack too if the player wants it so, W-10.3. */
  hit(component: ComponentId): void {
    const assault = this.question.peek()?.view.assault;
    if (assault?.picking) void this.match.answer(this.planners.action.hits.pick(assault, component));
  }

  /** What was hit last on the target that is hit now, if it can be hit again. */
  lastHit(): ComponentId | undefined {
    const asked = this.question.peek();
    const assault = asked?.view.assault;
    if (!asked || !assault?.picking) return undefined;
    const last = this.planners.action.hits.lastOn(assault.situation.target);
    return last !== undefined && pickable(tableOf(asked.view), assault).includes(last) ? last : undefined;
  }

  override confirm(): void {
    const again = this.lastHit();
    if (again === undefined) super.confirm();
    else this.hit(again);
  }

  /** Takes a step of the plan back before it closes a card. */
  override undo(): void {
    if (!this.planners.action.undo()) this.inspect(null);
  }
}
