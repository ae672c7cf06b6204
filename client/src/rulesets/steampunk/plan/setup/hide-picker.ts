import { mayHide, type Unit, type UnitId, unitsInOrder } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import { History } from '../history.ts';
import type { Desk, Work } from '../work.ts';
import { besideMap } from './beside-map.ts';

/** Who of the own units begins hidden, CON-8: all who may, as long as the player says nothing else. */
export class HidePicker {
  readonly #desk: Desk;
  readonly #history: History;
  readonly work: Work;

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#history = new History(desk, ({ key }) => ({ kind: 'hide', unit: key, hidden: true }));
    this.work = besideMap(this.#history);
  }

  /** The units that may begin hidden. There can be none: that others are asked tells them nothing. */
  readonly units = computed((): readonly Unit[] => {
    const question = this.#desk.question.value;
    if (question?.ask.prompt !== 'hide') return [];
    return unitsInOrder(question.view).filter((unit) => unit.seat === question.seat && mayHide(unit));
  });

  /** Does it begin hidden as things stand? */
  hides(unit: UnitId): boolean {
    const part = this.#desk.parts.value[unit];
    return part?.kind !== 'hide' || part.hidden;
  }

  /** How many begin hidden. */
  readonly count = computed((): number => this.units.value.filter(({ id }) => this.hides(id)).length);

  set(unit: UnitId, hidden: boolean): void {
    this.#history.give([{ kind: 'hide', unit, hidden }]);
  }
}
