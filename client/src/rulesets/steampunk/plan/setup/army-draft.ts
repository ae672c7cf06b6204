import { type Army, checkArmy, defaultArmy, type Intent, type Refused } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import { SentDraftPlanner } from '../../../../plan/draft-planner.ts';
import { finished } from '../../armies/edit.ts';
import { type PlanQuestion, type SteampunkPlan, type SteampunkPlanner, toldOf } from '../planner.ts';

/** The own army, P2: put together step by step. Whenever it can be played it is with the server. */
export class ArmyDraft extends SentDraftPlanner<SteampunkPlan, Army> implements SteampunkPlanner {
  readonly kinds = ['army'];

  /** What everybody knows of the seat: its race, its budget, and the Huge units that it has announced. */
  readonly told = computed(() => toldOf(this.question.value));

  protected begin(question: PlanQuestion): Army {
    const { race, budget, announced } = toldOf(question)!;
    const part = this.context.parts.value.army;
    return part?.kind === 'army' ? part.army : defaultArmy(race!, budget!, announced ?? []);
  }

  protected part(draft: Army): Intent {
    const army = finished(draft);
    return { kind: 'army', army: { ...army, units: [...army.units] } };
  }

  /** Why it cannot be played. */
  readonly faults = computed((): readonly Refused[] => {
    const { budget, announced } = this.told.value ?? {};
    const army = this.draft.value;
    return army && budget ? checkArmy(army, budget, announced ?? []) : [];
  });

  readonly refusal = computed((): Refused | undefined => this.faults.value[0]);
}
