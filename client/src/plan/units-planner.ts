import type { HexLabel } from '@ironhex/shared/hex';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { KeyMap } from '../rulesets/types.ts';
import { listKeys } from '../ui/decisions/number-keys.ts';
import { type By, unitAfter } from '../ui/units/unit-after.ts';
import { KindPlanner, type PlanTypes } from './planner.ts';

/** A planner that works on one of several units at a time. */
export abstract class UnitsPlanner<G extends PlanTypes, U extends { readonly id: string }> extends KindPlanner<G> {
  readonly #chosen = signal<string | undefined>(undefined);

  /** The units of which one can be chosen. */
  abstract readonly units: ReadonlySignal<readonly U[]>;

  /** Is nothing said of a unit yet? */
  protected abstract isOpen(unit: U): boolean;

  /** The id of the unit that the player has chosen. */
  protected chosen(): string | undefined {
    return this.#chosen.value;
  }

  /** The unit that is worked on as long as the player has chosen none. */
  protected firstUnit(): U | undefined {
    return this.units.value.find((unit) => this.isOpen(unit)) ?? this.units.value[0];
  }

  /** The unit that is worked on. */
  readonly unit = computed(
    (): U | undefined => this.units.value.find(({ id }) => id === this.chosen()) ?? this.firstUnit(),
  );

  /** Works on this unit next. False: it is none of those. */
  choose(id: string): boolean {
    const isOne = this.units.peek().some((unit) => unit.id === id);
    if (isOne) this.#chosen.value = id;
    return isOne;
  }

  /** The next unit of which nothing is said, or the one before this one. */
  next(by: By = 1): void {
    const next = unitAfter(this.units.peek(), this.unit.peek()?.id, (unit) => this.isOpen(unit), by);
    if (next) this.choose(next.id);
  }

  pickCounter(id: string): boolean {
    return this.choose(id);
  }

  /** The keys that go through the units. */
  protected get unitKeys(): KeyMap {
    return { n: () => this.next(), p: () => this.next(-1) };
  }
}

/** Putting units in hexes: which one next, and where. */
export abstract class UnitPlacer<G extends PlanTypes, U extends { readonly id: string }> extends UnitsPlanner<G, U> {
  /** The hexes in which the unit can be put. */
  abstract readonly legal: ReadonlySignal<readonly HexLabel[]>;

  /** Puts the unit in a hex, or tells why not. */
  abstract placeAt(at: HexLabel): void;

  /** The hexes in which it can be put, for the map to keep in sight. */
  focus(): readonly HexLabel[] {
    return this.legal.peek();
  }

  /** The keys that go through the units; numbers are units. */
  get keys(): KeyMap {
    return { ...this.unitKeys, ...listKeys(this.units, ({ id }) => this.choose(id)) };
  }
}
