import type { HexLabel } from '@ironhex/shared/hex';
import type { Built, Gunnery, Order, Speed, Unit, View } from '@ironhex/shared/steampunk';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { figuresOf } from '../../words/names.ts';
import { commonGunneries, type MoveCard, moveCards } from './cards.ts';
import { type Outlook, plannedTurn } from './foresee.ts';
import { type Reach, reachesOf } from './reaches.ts';

/** Whose orders are asked for. */
interface Ordering {
  readonly view: ReadonlySignal<View | undefined>;
  readonly chosen: ReadonlySignal<readonly Unit[]>;
  outlook(unit: Unit): Outlook;
  standing(view: View, unit: Unit): Order;
}

/** What the chosen units can be given: the cards for their speed, and where those would lead. */
export class OrderOffers {
  readonly #ordering: Ordering;
  /** The speed whose orders are shown, if it is not the one that is expected. */
  readonly #speed = signal<Speed | undefined>(undefined);
  /** The hex that was picked for the chosen units to end in: only cards that lead there are offered. */
  readonly goal = signal<HexLabel | undefined>(undefined);

  constructor(ordering: Ordering) {
    this.#ordering = ordering;
  }

  /** Other units are chosen, or another speed: everything is offered again. */
  begin(speed?: Speed): void {
    this.#speed.value = speed;
    this.goal.value = undefined;
  }

  /** The turn for which the first of them is given an order, as it is expected. */
  readonly #turn = computed(() => {
    const [first] = this.#ordering.chosen.value;
    return first && plannedTurn(this.#ordering.outlook(first));
  });

  /** The speed that the chosen units are expected to have when the order begins. */
  readonly expected = computed((): Speed | undefined => this.#turn.value?.start.speed);

  /** The speed whose orders are shown. */
  readonly speed = computed((): Speed | undefined => this.#speed.value ?? this.expected.value);

  readonly #built = computed((): readonly Built[] => {
    const view = this.#ordering.view.value;
    return view ? this.#ordering.chosen.value.map((unit) => figuresOf(view, unit)) : [];
  });

  /** What the chosen units are. */
  readonly built = computed((): Built | undefined => this.#built.value[0]);

  /** All movement orders that they can be given. */
  readonly cards = computed((): readonly MoveCard[] => {
    const speed = this.speed.value;
    return speed ? moveCards(this.#built.value, speed) : [];
  });

  /** Where these orders would lead the first of them. */
  readonly reaches = computed((): readonly Reach[] => {
    const [first] = this.#ordering.chosen.value;
    const view = this.#ordering.view.value;
    return first && view ? reachesOf(view, first, this.#ordering.standing(view, first), this.cards.value) : [];
  });

  /** The hexes in which it can end. */
  readonly goals = computed((): readonly HexLabel[] => [...new Set(this.reaches.value.map(({ at }) => at))]);

  /** The movement orders to choose from: all, or those that lead into the hex that was picked. */
  readonly offered = computed((): readonly MoveCard[] => {
    const goal = this.goal.value;
    return goal === undefined ? this.cards.value : this.leadingTo(goal);
  });

  /** The gunnery orders that they can be given, `- + -` first; the last ones can only be fired after the movement. */
  readonly gunneries = computed((): readonly Gunnery[] => {
    const [speed, turn] = [this.speed.value, this.#turn.value];
    // The second part comes up after the movement, at the speed of its end.
    return speed && turn ? commonGunneries(this.#built.value, speed, turn.end.speed) : [];
  });

  /** The orders that lead into a hex. */
  into(goal: HexLabel): readonly Reach[] {
    return this.reaches.value.filter(({ at }) => at === goal);
  }

  /** The same, each as a card. */
  leadingTo(goal: HexLabel): readonly MoveCard[] {
    return this.into(goal).map(({ card }) => card);
  }
}
