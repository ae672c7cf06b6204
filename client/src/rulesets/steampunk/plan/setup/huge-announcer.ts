import { checkAnnounced, hugeFor, type Refused, UNITS, type UnitType } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import { KindPlanner } from '../../../../plan/planner.ts';
import { GivenParts, type SteampunkPlan, type SteampunkPlanner, toldOf } from '../planner.ts';

/** A Huge unit that could be announced. */
export interface HugeOffer {
  readonly unit: UnitType;
  /** How many of it are announced. */
  readonly count: number;
  /** Why there cannot be one more; null: there can. */
  readonly refusal: Refused | null;
}

/** The Huge units that a player announces, P1. */
export class HugeAnnouncer extends KindPlanner<SteampunkPlan> implements SteampunkPlanner {
  readonly kinds = ['announce'];
  protected readonly steps = new GivenParts(this.context, () => ({ kind: 'announce', units: [] }));

  readonly #told = computed(() => toldOf(this.question.value));

  /** The ids of those that are announced, one for each. */
  readonly announced = computed((): readonly string[] => {
    const part = this.context.parts.value.announce;
    return part?.kind === 'announce' ? part.units : [];
  });

  /** The Huge units of the race that the budget covers, each with how many are announced. */
  readonly offers = computed((): readonly HugeOffer[] => {
    const told = this.#told.value;
    if (!told) return [];
    const announced = this.announced.value;
    return hugeFor(told).map((id) => ({
      unit: UNITS.get(id)!,
      count: announced.filter((each) => each === id).length,
      refusal: checkAnnounced([...announced, id], told.race!, told.budget!)[0] ?? null,
    }));
  });

  /** Announces one more. */
  more(id: string): void {
    this.#give([...this.announced.peek(), id]);
  }

  /** Announces one less. */
  less(id: string): void {
    const announced = this.announced.peek();
    const last = announced.lastIndexOf(id);
    if (last >= 0) this.#give(announced.toSpliced(last, 1));
  }

  #give(units: readonly string[]): void {
    this.steps.give([{ kind: 'announce', units: [...units] }]);
  }
}
