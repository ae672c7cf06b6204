import type { Direction, HexLabel } from '@ironhex/shared/hex';
import {
  partOf,
  type SteampunkTypes,
  type Unit,
  type UnitId,
  unitsInOrder,
  type View,
} from '@ironhex/shared/steampunk';
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Touchable } from '../../../map/input/touch.ts';
import { MatchPlanning } from '../../../plan/match-planning.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { arcFrom } from '../map/arcs.ts';
import { assaultArrows, fightHexes } from '../map/assaults.ts';
import type { Grip } from '../map/layers/grips.ts';
import { countersOf } from '../map/on-board.ts';
import type { Picture } from '../map/picture.ts';
import { ChoicePicker } from './choice-picker.ts';
import { committedShown } from './committed.ts';
import { FirePlanner } from './fire/fire-planner.ts';
import { OrderPlanner } from './orders/order-planner.ts';
import {
  type Context,
  type PlanQuestion,
  questionOf,
  type Shown,
  type SteampunkPlan,
  type SteampunkPlanner,
} from './planner.ts';
import { ArmyDraft } from './setup/army-draft.ts';
import { GroundPainter } from './setup/ground-painter.ts';
import { HidePicker } from './setup/hide-picker.ts';
import { HugeAnnouncer } from './setup/huge-announcer.ts';
import { PlacePlanner } from './setup/place-planner.ts';

const plannersFor = (context: Context) =>
  ({
    options: new ChoicePicker(context),
    orders: new OrderPlanner(context),
    fire: new FirePlanner(context),
    places: new PlacePlanner(context),
    huge: new HugeAnnouncer(context),
    army: new ArmyDraft(context),
    ground: new GroundPainter(context),
    hides: new HidePicker(context),
  }) as const;

/** Planning in one match of Steampunk Fantasy. */
export class SteampunkPlanning extends MatchPlanning<
  SteampunkPlan,
  ReturnType<typeof plannersFor>,
  Picture,
  SteampunkPlanner
> {
  readonly #stopOrders: () => void;

  /** What was committed last, and is not carried out yet. */
  readonly committed = computed((): PlanQuestion | undefined => {
    const view = this.view.value;
    const [decision] = this.match.decisions.committed.value;
    return view && decision?.seat ? questionOf({ view, seat: decision.seat, decision }) : undefined;
  });

  readonly #doubted = signal('');
  /** What a commitment would leave undone. */
  readonly #doubt = computed((): string | undefined => {
    const doubt = this.planner.value?.doubt?.value;
    return doubt && `${this.question.value?.ask.id} ${doubt}`;
  });
  /** Whether the player was asked about that, and has neither confirmed nor changed it. */
  readonly isDoubted = computed((): boolean => this.#doubt.value === this.#doubted.value);

  /** The unit whose card is shown. */
  readonly shownUnit = computed((): Unit | undefined => this.view.value?.units[this.shownId.value ?? '']);

  readonly picture = computed((): Picture | undefined => {
    const view = this.view.value;
    if (!view) return undefined;
    const shown = this.#shown(view);
    return {
      board: shown.board ?? view.board,
      counters: countersOf(view, shown),
      markers: view.markers,
      plans: shown.plans ?? [],
      paths: shown.paths ?? [],
      areas: shown.areas ?? [],
      arc: shown.arc,
      arrows: shown.arrows ?? [],
      sight: shown.sight ?? [],
      wheel: shown.wheel,
      grips: shown.grips ?? [],
      goals: shown.goals ?? [],
      spotlight: shown.spotlight ?? [],
      cursor: this.match.cursor.value,
    };
  });

  constructor(match: ClientMatch<SteampunkTypes>) {
    super(match, { planners: plannersFor, question: questionOf, partOf });
    this.#stopOrders = this.#beginOrders();
  }

  /** Where orders are asked for anew, the first unit without one is chosen. */
  #beginOrders(): () => void {
    const { orders } = this.planners;
    const asked = computed(() => orders.question.value?.ask.id);
    return effect(() => {
      if (asked.value !== undefined) untracked(() => orders.begin());
    });
  }

  /** A player who plans for another unit looks at that, too. */
  protected override subject(): string | undefined {
    const asked = super.subject();
    return asked && `${asked} ${this.planner.value?.unit?.value?.id}`;
  }

  protected concerned(): UnitId | null | undefined {
    return this.question.value?.ask.unit;
  }

  #shown(view: View): Shown {
    const committed = this.committed.value;
    const planner = this.planner.value;
    const shown: Shown = planner ? (planner.shown?.value ?? {}) : committed ? committedShown(committed) : {};
    const highlighted = this.match.highlighted.value;
    return {
      ...shown,
      arc: this.#arc(view) ?? shown.arc,
      arrows: [...assaultArrows(view), ...(shown.arrows ?? [])],
      spotlight: shown.spotlight ?? fightHexes(view),
      emphases: new Map([...(shown.emphases ?? []), ...highlighted.map((id) => [id, 'selected'] as const)]),
    };
  }

  /** The arc of the weapon that is looked at on the card: of a unit that is ordered from where it will fire. */
  #arc(view: View): Shown['arc'] {
    const unit = this.shownUnit.value;
    const weapon = this.weapon.value;
    if (!unit || weapon === undefined) return undefined;
    return arcFrom(view, this.planners.orders.attack.firingUnit(unit) ?? unit, weapon);
  }

  protected unitAt(at: HexLabel, counter: string | undefined): UnitId | null {
    const view = this.view.peek();
    const there = view ? unitsInOrder(view).filter((unit) => unit.at === at && unit.status !== 'fled') : [];
    return (there.find(({ id }) => id === counter) ?? there.find(({ status }) => status === 'field'))?.id ?? null;
  }

  protected override inspect(unit: UnitId | null): void {
    super.inspect(unit);
    this.weapon.value = undefined;
  }

  override touch({ kind, value }: Touchable, dragged: boolean): void {
    const planner = this.planner.peek();
    const { grips = [], goals = [] } = planner?.shown?.peek() ?? {};
    if (kind === 'face') planner?.face?.(value as Direction);
    else if (dragged) planner?.drag?.(kind === 'goal' ? goals[value] : undefined);
    else if (kind === 'grip' && grips[value]) this.#tap(grips[value]);
  }

  /** A ghost that is only a proposal stands for its hex, any other for its unit. */
  #tap({ unit, by }: Grip): void {
    const { paths = [] } = this.planner.peek()?.shown?.peek() ?? {};
    const proposed = by === 'ghost' ? paths.find((path) => path.unit === unit) : undefined;
    const at = proposed?.marks.at(-1)?.at;
    if (at === undefined) this.pickCounter(unit);
    else this.pick(at);
  }

  hold({ kind, value }: Touchable): void {
    const planner = this.planner.peek();
    const grip = kind === 'grip' ? planner?.shown?.peek().grips?.[value] : undefined;
    if (grip && grip.unit !== planner?.unit?.peek()?.id) this.pickCounter(grip.unit);
  }

  drop(): void {
    this.planner.peek()?.drop?.();
  }

  /**
   * Answers with an option, or with what is given and for the rest as by default. What is committed already, and
   * unchanged, stays so.
   */
  override confirm(): void {
    const question = this.question.peek();
    const doubt = this.#doubt.peek();
    if (!question || this.match.paused.peek()) return;
    if (this.intent.peek() || this.refusal.peek()) super.confirm();
    else if (doubt !== undefined && !this.isDoubted.peek()) this.#doubted.value = doubt;
    else if (question.decision.committed && this.outbox.isEmpty) this.match.decisions.done(question.decision.id);
    else {
      // Its card stays open, with what was committed for it.
      this.inspected.value = this.planner.peek()?.unit?.peek()?.id ?? null;
      this.give({ kind: 'commit' });
    }
  }

  override undo(): void {
    if (this.isDoubted.peek()) this.#doubted.value = '';
    else super.undo();
  }

  override close(): void {
    this.#stopOrders();
    super.close();
  }
}
