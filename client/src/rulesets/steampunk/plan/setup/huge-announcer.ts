import { checkAnnounced, hugeFor, type Refused, type SeatTold, UNITS, type UnitType } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import { History } from '../history.ts';
import type { Desk, Work } from '../work.ts';
import { besideMap } from './beside-map.ts';

/** A Huge unit that could be announced. */
export interface HugeOffer {
  readonly unit: UnitType;
  /** How many of it are announced. */
  readonly count: number;
  /** Why there cannot be one more; null: there can. */
  readonly refusal: Refused | null;
}

/** The Huge units that a player announces, P1. */
export class HugeAnnouncer {
  readonly #desk: Desk;
  readonly #history: History;
  readonly work: Work;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#history = new History(desk, () => ({ kind: 'announce', units: [] }));
    this.work = besideMap(this.#history);
  }

  readonly #told = computed((): SeatTold | undefined => {
    const question = this.#desk.question.value;
    if (question?.ask.prompt !== 'announce') return undefined;
    return question.view.seats.find(({ id }) => id === question.seat);
  });

  /** The ids of those that are announced, one for each. */
  readonly announced = computed((): readonly string[] => {
    const part = this.#desk.parts.value.announce;
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
    this.#history.give([{ kind: 'announce', units: [...units] }]);
  }
}
