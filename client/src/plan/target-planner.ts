import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { KeyMap } from '../rulesets/types.ts';
import { numberKeys } from '../ui/decisions/number-keys.ts';
import type { PlanTypes } from './planner.ts';
import { UnitsPlanner } from './units-planner.ts';

/** The entry after another one of a list, around its end; the first if that one is not in it. Undefined: the list is empty. */
export const nextIn = <T>(list: readonly T[], now: T | undefined): T | undefined =>
  list[(list.indexOf(now as T) + 1) % list.length];

/** Chooses targets: one for all guns of the unit, or one for each gun. */
export abstract class TargetPlanner<G extends PlanTypes, U extends { readonly id: string }, Gun> extends UnitsPlanner<
  G,
  U
> {
  readonly #selected = signal<string | undefined>(undefined);

  /** What the unit can fire. */
  abstract readonly guns: ReadonlySignal<readonly Gun[]>;
  /** By what a gun is known. */
  protected abstract idOf(gun: Gun): string;
  /** The enemies in reach of the chosen guns, in the order of the key that cycles through them. */
  protected abstract targets(): readonly string[];
  /** The current target. */
  protected abstract target(): string | undefined;
  /** Aims the chosen guns at an enemy, or says why it cannot. */
  abstract aimAt(target: string): void;
  /** A gun holds its fire; all of them if none is named. */
  abstract hold(gun?: Gun): void;
  /** Goes back to the default targets. */
  abstract byDefault(): void;

  /** The gun that is being aimed alone; undefined: all guns aim together. */
  readonly gun = computed((): Gun | undefined =>
    this.guns.value.find((gun) => this.idOf(gun) === this.#selected.value),
  );

  /** The guns that are aimed now. */
  readonly aimed = computed((): readonly Gun[] => (this.gun.value ? [this.gun.value] : this.guns.value));

  /** Aims one gun alone. The same gun again, or undefined, goes back to aiming all together. */
  select(id: string | undefined): void {
    this.#selected.value = this.#selected.peek() === id ? undefined : id;
  }

  /** Aims at the next enemy that can be hit. */
  nextTarget(): void {
    const next = nextIn(this.targets(), this.target());
    if (next !== undefined) this.aimAt(next);
  }

  override get undoable(): boolean {
    return super.undoable || this.#selected.value !== undefined;
  }

  override undo(): boolean {
    if (super.undo()) return true;
    const any = this.#selected.peek() !== undefined;
    this.#selected.value = undefined;
    return any;
  }

  /** The keys that aim; numbers are guns. */
  get keys(): KeyMap {
    return {
      t: () => this.nextTarget(),
      x: () => this.hold(this.gun.peek()),
      d: () => this.byDefault(),
      ...numberKeys((n) => {
        const gun = this.guns.peek()[n - 1];
        this.select(gun && this.idOf(gun));
      }),
    };
  }
}
