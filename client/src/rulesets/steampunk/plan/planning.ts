import type { Direction, HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import {
  type Intent,
  partOf,
  type SteampunkTypes,
  type Unit,
  type UnitId,
  unitsInOrder,
  type View,
} from '@ironhex/shared/steampunk';
import { computed, effect, signal, untracked } from '@preact/signals';
import type { Touchable } from '../../../map/input/touch.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { Outbox } from '../../../table/outbox.ts';
import { forgetRefusal } from '../../../table/toasts.ts';
import type { Planning } from '../../types.ts';
import { assaultArrows, fightHexes } from '../map/assaults.ts';
import type { Grip } from '../map/layers/grips.ts';
import { countersOf } from '../map/on-board.ts';
import type { Picture } from '../map/picture.ts';
import { type Question, questionOf } from './asked.ts';
import { committedShown } from './committed.ts';
import { FirePlanner } from './fire/fire-planner.ts';
import { OptionPicker } from './option-picker.ts';
import { OrderPlanner } from './orders/order-planner.ts';
import { PlacePlanner } from './places/place-planner.ts';
import { ArmyDraft } from './setup/army-draft.ts';
import { GroundPainter } from './setup/ground-painter.ts';
import { HidePicker } from './setup/hide-picker.ts';
import { HugeAnnouncer } from './setup/huge-announcer.ts';
import { arcFrom } from './weapon-arcs.ts';
import type { Desk, Parts, Shown, Work } from './work.ts';

/** Planning in one match of Steampunk Fantasy: what is asked, what is answered so far, and what the player looks at. */
export class SteampunkPlanning implements Planning<Picture>, Desk {
  readonly match: ClientMatch<SteampunkTypes>;
  /** The unit whose card is open. */
  readonly inspected = signal<UnitId | null>(null);
  /** The weapon of the unit on the card whose arc is shown. */
  readonly weapon = signal<string | undefined>(undefined);
  readonly #outbox: Outbox<Intent>;
  readonly #stops: readonly (() => void)[];

  /** What the viewer knows, as it is shown. */
  readonly view = computed((): View | undefined => this.match.view.value);
  readonly hover = computed((): HexLabel | null => this.match.hover.value);
  readonly hoverCounter = computed((): string | undefined => this.match.hoverCounter.value);

  /** What the player is asked now. */
  readonly question = computed((): Question | undefined => questionOf(this.match.asked.value));
  /** The parts of the answer so far, by what they are about; also those that are still under way to the server. */
  readonly parts = computed((): Parts => this.#outbox.parts());

  /** Questions that are answered by one of their options. */
  readonly options: OptionPicker;
  /** Orders. */
  readonly orders: OrderPlanner;

  /** Choosing targets. */
  readonly fire: FirePlanner;
  /** Setting up. */
  readonly places: PlacePlanner;

  /** What comes before units are set up: Huge units, the army, the ground, and who hides. */
  readonly huge: HugeAnnouncer;
  readonly army: ArmyDraft;
  readonly ground: GroundPainter;
  readonly hides: HidePicker;

  /** What the player does on the map now; undefined for questions that are answered beside it. */
  readonly work = computed((): Work | undefined => {
    if (this.options.question.value) return this.options;
    switch (this.question.value?.ask.prompt) {
      case 'plan':
        return this.orders;
      case 'shoot':
        return this.fire;
      case 'setup':
      case 'deploy':
        return this.places;
      case 'announce':
        return this.huge.work;
      case 'army':
        return this.army.work;
      case 'terrain':
        return this.ground;
      case 'hide':
        return this.hides.work;
      default:
        return undefined;
    }
  });

  /** What was committed last, and is not carried out yet. */
  readonly committed = computed((): Question | undefined => {
    const view = this.view.value;
    const [decision] = this.match.decisions.committed.value;
    return view && decision?.seat ? questionOf({ view, seat: decision.seat, decision }) : undefined;
  });

  readonly #doubted = signal('');
  /** What a commitment would leave undone. */
  readonly #doubt = computed((): string | undefined => {
    const doubt = this.work.value?.doubt?.value;
    return doubt && `${this.question.value?.ask.id} ${doubt}`;
  });
  /** Whether the player was asked about that, and has neither confirmed nor changed it. */
  readonly isDoubted = computed((): boolean => this.#doubt.value === this.#doubted.value);

  /** Why what is planned cannot be committed as it stands; undefined: it can. */
  readonly refusal = computed((): Refusal | undefined => this.work.value?.refusal?.value);

  /** The unit whose card is shown: the one that was opened, that is planned for, or that is asked about. */
  readonly shownUnit = computed((): Unit | undefined => {
    const { units = {} } = this.view.value ?? {};
    const id = this.inspected.value ?? this.#planned.value?.id ?? this.question.value?.ask.unit ?? null;
    return id === null ? undefined : units[id];
  });

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
    this.match = match;
    this.#outbox = new Outbox({
      question: this.question,
      sending: match.busy,
      partOf,
      answer: (intent) => match.answer(intent),
    });
    this.options = new OptionPicker(this);
    this.orders = new OrderPlanner(this);
    this.fire = new FirePlanner(this);
    this.places = new PlacePlanner(this);
    this.huge = new HugeAnnouncer(this);
    this.army = new ArmyDraft(this);
    this.ground = new GroundPainter(this);
    this.hides = new HidePicker(this);
    this.#stops = [this.#beginOrders(), this.#closeCards()];
  }

  /** The unit that something is planned for. */
  readonly #planned = computed(
    (): Unit | undefined => this.orders.chosen.value[0] ?? this.fire.unit.value ?? this.places.unit.value,
  );

  /** Where orders are asked for anew, the first unit without one is chosen. */
  #beginOrders(): () => void {
    const asked = computed(() => (this.orders.view.value ? this.question.value?.ask.id : undefined));
    return effect(() => {
      if (asked.value !== undefined) untracked(() => this.orders.begin());
    });
  }

  /** A player who is asked something new, or plans for another unit, looks at that, not at the card that was open. */
  #closeCards(): () => void {
    let last = '';
    return effect(() => {
      const id = this.question.value?.ask.id;
      const now = `${id} ${this.#planned.value?.id}`;
      if (id === undefined || now === last) return;
      last = now;
      this.inspected.value = null;
      this.weapon.value = undefined;
    });
  }

  #shown(view: View): Shown {
    const committed = this.committed.value;
    const shown = this.work.value?.shown.value ?? (committed ? committedShown(committed) : {});
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
    return arcFrom(view, this.orders.attack.firingUnit(unit) ?? unit, weapon);
  }

  /** Answers with these parts, one after the other. */
  give(...parts: readonly Intent[]): void {
    forgetRefusal(this.match);
    this.#outbox.send(...parts);
  }

  /** Answers with an option, unless an answer is under way or the match is paused. */
  choose(option: string): void {
    if (!this.match.busy.peek()) this.#outbox.send({ kind: 'choose', option });
  }

  /** Tells why something cannot be done. */
  refuse(refusal: Refusal): void {
    this.match.refuse(refusal);
  }

  pick(at: HexLabel, counter?: string): void {
    this.match.cursor.value = undefined;
    if (this.work.peek()?.pick(at, counter)) this.inspected.value = null;
    else if (this.match.settled.peek()) this.#inspect(this.#unitAt(at, counter));
    else this.match.board.peek()?.skip();
  }

  #unitAt(at: HexLabel, counter: string | undefined): UnitId | null {
    const view = this.view.peek();
    const there = view ? unitsInOrder(view).filter((unit) => unit.at === at && unit.status !== 'fled') : [];
    return (there.find(({ id }) => id === counter) ?? there.find(({ status }) => status === 'field'))?.id ?? null;
  }

  #inspect(unit: UnitId | null): void {
    this.inspected.value = unit;
    this.weapon.value = undefined;
  }

  peek(at: HexLabel, counter?: string): void {
    this.#inspect(this.#unitAt(at, counter));
    this.match.hover.value = at;
  }

  pickCounter(id: string): void {
    this.match.cursor.value = undefined;
    if (this.work.peek()?.pickCounter(id)) this.inspected.value = null;
    else this.peekCounter(id);
  }

  peekCounter(id: string): void {
    this.#inspect(Object.hasOwn(this.view.peek()?.units ?? {}, id) ? id : null);
  }

  touch({ kind, value }: Touchable, dragged: boolean): void {
    const work = this.work.peek();
    const { grips = [], goals = [] } = work?.shown.peek() ?? {};
    if (kind === 'face') work?.face(value as Direction);
    else if (dragged) work?.drag?.(kind === 'goal' ? goals[value] : undefined);
    else if (kind === 'grip' && grips[value]) this.#tap(grips[value]);
  }

  /** A ghost that is only a proposal stands for its hex, any other for its unit. */
  #tap({ unit, by }: Grip): void {
    const proposed =
      by === 'ghost'
        ? this.work
            .peek()
            ?.shown.peek()
            .paths?.find((path) => path.unit === unit)
        : undefined;
    const at = proposed?.marks.at(-1)?.at;
    if (at === undefined) this.pickCounter(unit);
    else this.pick(at);
  }

  hold({ kind, value }: Touchable): void {
    const grip = kind === 'grip' ? this.work.peek()?.shown.peek().grips?.[value] : undefined;
    if (grip && grip.unit !== this.#planned.peek()?.id) this.pickCounter(grip.unit);
  }

  drop(): void {
    this.work.peek()?.drop?.();
  }

  cursorStart(): HexLabel | undefined {
    return this.focus()[0];
  }

  focus(): readonly HexLabel[] {
    return [...new Set(this.work.peek()?.focus() ?? [])];
  }

  /** Answers with what is planned, and for the rest as by default. What is committed already, and unchanged, stays so. */
  confirm(): void {
    const question = this.question.peek();
    if (!question || this.match.paused.peek()) return;
    const refusal = this.refusal.peek();
    const doubt = this.#doubt.peek();
    if (this.options.question.peek()) this.options.confirm();
    else if (refusal) this.refuse(refusal);
    else if (doubt !== undefined && !this.isDoubted.peek()) this.#doubted.value = doubt;
    else if (question.decision.committed && this.#outbox.isEmpty) this.match.decisions.done(question.decision.id);
    else {
      // Its card stays open, with what was committed for it.
      this.inspected.value = this.#planned.peek()?.id ?? null;
      this.give({ kind: 'commit' });
    }
  }

  /** There is a step of the plan to take back. */
  get undoable(): boolean {
    return this.work.value?.undoable === true;
  }

  undo(): void {
    if (this.isDoubted.peek()) this.#doubted.value = '';
    else if (this.inspected.peek() !== null) this.#inspect(null);
    else this.work.peek()?.undo();
  }

  /** All parts of an answer are with the server at once: only an option that is picked, to be looked at, is planned. */
  save(): string | undefined {
    return this.options.save();
  }

  restore(option: string): void {
    this.options.restore(option);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#outbox.close();
  }
}
