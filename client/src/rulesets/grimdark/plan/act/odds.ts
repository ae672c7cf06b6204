import type { ChargeOdds, Reaches, Unit, UnitId } from '@ironhex/shared/grimdark';
import type { Refusal } from '@ironhex/shared/match';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { PlanQuestion } from '../planner.ts';
import type { ActDraft } from './draft.ts';
import { chargeChances, chargeForecast, shotsAfter } from './forecast.ts';
import { type Act, HOLD } from './route.ts';

/** Who is activated, and what is planned for it so far. */
export interface Acting {
  readonly question: ReadonlySignal<PlanQuestion | undefined>;
  readonly unit: ReadonlySignal<Unit | undefined>;
  readonly reaches: ReadonlySignal<Reaches | undefined>;
  readonly draft: ReadonlySignal<ActDraft>;
  readonly planned: ReadonlySignal<Act | undefined>;
  readonly refusal: ReadonlySignal<Refusal | undefined>;
}

/** The chances of what is planned for an activation, for the map, the panel and the bar. */
export class ActOdds {
  readonly #acting: Acting;

  constructor(acting: Acting) {
    this.#acting = acting;
  }

  /** Those of the charge that is planned. */
  readonly charge = computed((): ChargeOdds | undefined => {
    const { question, unit: chosen, planned, refusal } = this.#acting;
    const act = planned.value;
    return act && !refusal.value ? chargeForecast(question.value!.view, chosen.value!, act) : undefined;
  });

  /** Those to win against each enemy that can be charged, while one of them can be chosen. */
  readonly wins = computed((): ReadonlyMap<UnitId, number> => {
    const { question, unit: chosen, reaches, draft } = this.#acting;
    const { action } = draft.value;
    const canCharge = action === null || action === 'charge';
    return canCharge && chosen.value && reaches.value
      ? chargeChances(question.value!.view, chosen.value, reaches.value)
      : new Map<UnitId, number>();
  });

  /** The wounds that are expected on each enemy by shooting from where the unit stands, while no action is chosen. */
  readonly standing = computed((): ReadonlyMap<UnitId, number> => {
    const { question, unit: chosen, draft } = this.#acting;
    const unit = chosen.value;
    return unit && !unit.shaken && draft.value.action === null
      ? shotsAfter(question.value!.view, unit, HOLD)
      : new Map<UnitId, number>();
  });

  /** The wounds that are expected on each enemy by shooting after what is planned. */
  readonly shots = computed((): ReadonlyMap<UnitId, number> => {
    const { question, unit: chosen, planned, refusal } = this.#acting;
    const act = planned.value;
    return act && !refusal.value ? shotsAfter(question.value!.view, chosen.value!, act) : new Map<UnitId, number>();
  });
}
