import { type Army, checkArmy, defaultArmy, type Refused } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import { finished } from '../../armies/edit.ts';
import type { Desk, Work } from '../work.ts';
import { besideMap } from './beside-map.ts';
import { Draft } from './draft.ts';

/** The own army, P2: put together step by step. Whenever it can be played it is with the server. */
export class ArmyDraft {
  readonly #desk: Desk;
  readonly #draft: Draft<Army>;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#draft = new Draft(desk, 'army');
  }

  /** What everybody knows of the seat: its race, its budget, and the Huge units that it has announced. */
  readonly told = computed(() => this.#draft.told.value);

  /** The army as it stands; undefined while none is asked for. */
  readonly army = computed((): Army | undefined => {
    const { race, budget, announced } = this.told.value ?? {};
    if (!race || !budget) return undefined;
    const part = this.#desk.parts.value.army;
    return this.#draft.value ?? (part?.kind === 'army' ? part.army : defaultArmy(race, budget, announced ?? []));
  });

  /** Why it cannot be played. */
  readonly faults = computed((): readonly Refused[] => {
    const { budget, announced } = this.told.value ?? {};
    const army = this.army.value;
    return army && budget ? checkArmy(army, budget, announced ?? []) : [];
  });

  /** Changes the army. */
  set(army: Army): void {
    this.#draft.set(army, this.army.peek()!);
    this.#send();
  }

  /** Takes the last change back; false: there is none. */
  undo(): boolean {
    if (!this.#draft.undo()) return false;
    this.#send();
    return true;
  }

  get undoable(): boolean {
    return this.#draft.undoable;
  }

  #send(): void {
    if (this.faults.peek().length > 0) return;
    const army = finished(this.army.peek()!);
    this.#desk.give({ kind: 'army', army: { ...army, units: [...army.units] } });
  }

  readonly refusal = computed((): Refused | undefined => this.faults.value[0]);

  readonly work: Work = besideMap(this);
}
