import type { ChargeOdds, UnitId } from '@ironhex/shared/grimdark';
import { computed } from '@preact/signals';
import type { ActionPlanner } from './action-planner.ts';
import { chargeChances, chargeForecast, shotsAfter } from './forecast.ts';
import { HOLD } from './route.ts';

/** The chances of what is planned for an activation, for the map, the panel and the bar. */
export class ActOdds {
  readonly #planner: Pick<ActionPlanner, 'question' | 'unit' | 'reaches' | 'draft' | 'planned' | 'refusal'>;

  constructor(planner: ActionPlanner) {
    this.#planner = planner;
  }

  /** Those of the charge that is planned. */
  readonly charge = computed((): ChargeOdds | undefined => {
    const { question, unit: chosen, planned, refusal } = this.#planner;
    const act = planned.value;
    return act && !refusal.value ? chargeForecast(question.value!.view, chosen.value!, act) : undefined;
  });

  /** Those to win against each enemy that can be charged, while one of them can be chosen. */
  readonly wins = computed((): ReadonlyMap<UnitId, number> => {
    const { question, unit: chosen, reaches, draft } = this.#planner;
    const { action } = draft.value;
    const canCharge = action === null || action === 'charge';
    return canCharge && chosen.value && reaches.value
      ? chargeChances(question.value!.view, chosen.value, reaches.value)
      : new Map<UnitId, number>();
  });

  /** The wounds that are expected on each enemy by shooting from where the unit stands, while no action is chosen. */
  readonly standing = computed((): ReadonlyMap<UnitId, number> => {
    const { question, unit: chosen, draft } = this.#planner;
    const unit = chosen.value;
    return unit && !unit.shaken && draft.value.action === null
      ? shotsAfter(question.value!.view, unit, HOLD)
      : new Map<UnitId, number>();
  });

  /** The wounds that are expected on each enemy by shooting after what is planned. */
  readonly shots = computed((): ReadonlyMap<UnitId, number> => {
    const { question, unit: chosen, planned, refusal } = this.#planner;
    const act = planned.value;
    return act && !refusal.value ? shotsAfter(question.value!.view, chosen.value!, act) : new Map<UnitId, number>();
  });
}
