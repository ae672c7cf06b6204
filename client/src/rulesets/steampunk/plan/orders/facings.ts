import type { Direction } from '@ironhex/shared/hex';
import { type Order, type Turning, textOf, turnsIn, type Unit, type View } from '@ironhex/shared/steampunk';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Outlook, plannedTurn } from './foresee.ts';

/** Whose orders are asked for. */
interface Ordering {
  readonly view: ReadonlySignal<View | undefined>;
  readonly chosen: ReadonlySignal<readonly Unit[]>;
  readonly order: ReadonlySignal<Order | undefined>;
  outlook(unit: Unit): Outlook;
  standing(view: View, unit: Unit): Order;
  give(orders: readonly (readonly [Unit, Order])[]): void;
}

/** A `360` of the order of the chosen units. */
interface Turn extends Turning {
  /** Its place among the `360`s of the order. */
  readonly index: number;
  readonly step: 1 | 2 | 3;
}

const SIXTHS = 6;

/** Facings that are written with an order, P6: for each `360` where the unit turns to, or that it is asked then. */
export class OrderFacings {
  readonly #ordering: Ordering;
  /** The `360` that was picked last. */
  readonly #picked = signal(0);

  constructor(ordering: Ordering) {
    this.#ordering = ordering;
  }

  /** Other units are chosen, or another movement: its first `360` is looked at. */
  begin(): void {
    this.#picked.value = 0;
  }

  /** The `360`s that the first chosen unit is expected to carry out, in their order. */
  readonly turns = computed((): readonly Turn[] => {
    const [first] = this.#ordering.chosen.value;
    const order = this.#ordering.order.value;
    if (!first || !order) return [];
    const { steps, instead } = plannedTurn(this.#ordering.outlook(first));
    if (instead) return [];
    return steps.flatMap((ghost, place): readonly Turn[] => {
      const before = turnsIn(order.movement.slice(0, place).flat());
      if (!ghost || ghost.fault) return [];
      return ghost.turns.map((turn, n) => ({ ...turn, index: before + n, step: (place + 1) as Turn['step'] }));
    });
  });

  /** The `360` whose facing is set now; undefined: the order has none. */
  readonly turn = computed((): Turn | undefined => {
    const turns = this.turns.value;
    return turns.find(({ index }) => index === this.#picked.value) ?? turns[0];
  });

  /** Sets the facing of this `360` next. */
  pick(index: number): void {
    this.#picked.value = index;
  }

  /** The next `360` of the order. */
  next(): void {
    const turns = this.turns.peek();
    const now = turns.findIndex(({ index }) => index === this.turn.peek()?.index);
    const next = turns[(now + 1) % turns.length];
    if (next) this.pick(next.index);
  }

  /** Writes the facing, or null: the player wants to be asked. Of units that are ordered together, for all that do the same. */
  write(facing: Direction | null): void {
    const view = this.#ordering.view.peek();
    const turn = this.turn.peek();
    const order = this.#ordering.order.peek();
    if (!view || !turn || !order) return;
    const turning = this.#ordering.chosen.peek().flatMap((unit): readonly (readonly [Unit, Order])[] => {
      const standing = this.#ordering.standing(view, unit);
      if (textOf(standing.movement) !== textOf(order.movement)) return [];
      const none = Array.from({ length: turnsIn(order.movement.flat()) }, () => null);
      const facings = (standing.facings ?? none).with(turn.index, facing);
      const said = facings.some((each) => each !== null) ? facings : undefined;
      return [[unit, { ...standing, facings: said }]];
    });
    this.#ordering.give(turning);
  }

  /** Turns to the next facing that can be chosen: clockwise, or the other way. */
  turnBy(by: 1 | -1): void {
    const turn = this.turn.peek();
    if (!turn) return;
    for (let sixths = 1; sixths < SIXTHS; sixths++) {
      const facing = ((((turn.facing + by * sixths) % SIXTHS) + SIXTHS) % SIXTHS) as Direction;
      if (turn.options.includes(facing)) {
        this.write(facing);
        return;
      }
    }
  }
}
