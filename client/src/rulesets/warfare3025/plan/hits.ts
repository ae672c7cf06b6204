import type { Assault, ComponentId, IntentOf, UnitId } from '@ironhex/shared/warfare3025';
import { signal } from '@preact/signals';

/** What a player has chosen to hit on each enemy, W-10.3: it is offered again. */
export class Hits {
  readonly #last = new Map<UnitId, ComponentId>();
  readonly #orders = new Map<UnitId, readonly ComponentId[]>();
  /** A pick counts for the rest of its attack too. */
  readonly forRest = signal(false);
  /** The order for the planned attack is being named. */
  readonly ordering = signal(false);

  /** The component that was picked last on a target. */
  lastOn(target: UnitId): ComponentId | undefined {
    return this.#last.get(target);
  }

  /** The order that was named last for attacks on a target; undefined: none, or it was taken back. */
  orderFor(target: UnitId): readonly ComponentId[] | undefined {
    return this.#orders.get(target);
  }

  /** Keeps the order that is named for attacks on a target; none if it is empty. */
  order(target: UnitId, parts: readonly ComponentId[]): void {
    if (parts.length > 0) this.#orders.set(target, parts);
    else this.#orders.delete(target);
  }

  /** The answer that picks a component, with an order for the attacks that are still to come. */
  pick({ situation, made, shots }: Assault, component: ComponentId): IntentOf<'pick'> {
    this.#last.set(situation.target, component);
    return { kind: 'pick', component, ...(this.forRest.peek() && made < shots ? { parts: [component] } : {}) };
  }
}
