import { mayHide, type Unit, type UnitId, unitsInOrder } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import { KindPlanner } from '../../../../plan/planner.ts';
import { GivenParts, type SteampunkPlan, type SteampunkPlanner } from '../planner.ts';

/** Who of the own units begins hidden, CON-8: all who may, as long as the player says nothing else. */
export class HidePicker extends KindPlanner<SteampunkPlan> implements SteampunkPlanner {
  readonly kinds = ['hide'];
  protected readonly steps = new GivenParts(this.context, ({ key }) => ({ kind: 'hide', unit: key, hidden: true }));

  /** The units that may begin hidden. There can be none: that others are asked tells them nothing. */
  readonly units = computed((): readonly Unit[] => {
    const question = this.question.value;
    if (!question) return [];
    return unitsInOrder(question.view).filter((unit) => unit.seat === question.seat && mayHide(unit));
  });

  /** Does it begin hidden as things stand? */
  hides(unit: UnitId): boolean {
    const part = this.context.parts.value[unit];
    return part?.kind !== 'hide' || part.hidden;
  }

  /** How many begin hidden. */
  readonly count = computed((): number => this.units.value.filter(({ id }) => this.hides(id)).length);

  set(unit: UnitId, hidden: boolean): void {
    this.steps.give([{ kind: 'hide', unit, hidden }]);
  }
}
