import type { Order, Unit, View } from '@ironhex/shared/steampunk';
import { computed, type ReadonlySignal } from '@preact/signals';
import { isForNow } from './foresee.ts';

/** Whose orders are asked for. */
interface Ordering {
  readonly view: ReadonlySignal<View | undefined>;
  readonly chosen: ReadonlySignal<readonly Unit[]>;
  readonly without: ReadonlySignal<readonly Unit[]>;
  give(orders: readonly (readonly [Unit, Order])[]): void;
}

/** The order of this turn, to be written again; undefined if none was written. */
const lastOrder = (view: View, { id }: Unit): Order | undefined =>
  (isForNow(view) ? undefined : view.orders[id]?.now) ?? undefined;

/** Writing the orders of this turn again for the next, whole: with the facings that they name, which the ghosts show. */
export class OrderCopies {
  readonly #ordering: Ordering;

  constructor(ordering: Ordering) {
    this.#ordering = ordering;
  }

  /** The chosen units whose order of this turn can be written again. */
  readonly chosen = computed((): readonly Unit[] => this.#withLast(this.#ordering.chosen.value));

  /** The units without an order whose order of this turn can be written again. */
  readonly all = computed((): readonly Unit[] => this.#withLast(this.#ordering.without.value));

  #withLast(units: readonly Unit[]): readonly Unit[] {
    const view = this.#ordering.view.value;
    return view ? units.filter((unit) => lastOrder(view, unit)) : [];
  }

  /** Copies the orders of the chosen units, or of `all` that have none yet. */
  write(all = false): void {
    const view = this.#ordering.view.peek();
    const units = (all ? this.all : this.chosen).peek();
    if (view) this.#ordering.give(units.map((unit) => [unit, lastOrder(view, unit)!]));
  }
}
