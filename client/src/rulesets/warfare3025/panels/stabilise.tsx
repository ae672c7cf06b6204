import type { Planner } from '../plan/planner.ts';
import { WARFARE } from '../words/ui.ts';

/** Offers to stabilise the planned unit while it is unstable, W-13c.8. */
export const Stabilise = ({ planner }: { readonly planner: Planner }) =>
  planner.canStabilise.value ? (
    <button
      type="button"
      class="stabilise"
      data-testid="stabilise"
      aria-pressed={planner.draft.value.stabilising}
      onClick={() => planner.toggleStabilising()}
    >
      {WARFARE.panels.stabilise} <kbd>X</kbd>
    </button>
  ) : null;
