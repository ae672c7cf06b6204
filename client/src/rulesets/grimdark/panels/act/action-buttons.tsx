import { ACTIONS, type Action, WORDS } from '@ironhex/shared/grimdark';
import { refusalText } from '../../../../text/refusals.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';

const { act: TEXT } = PLANNING;

/** One action. One that cannot be done says why when it is pressed. */
const ActionButton = ({ planning, action }: Pick<Props, 'planning'> & { readonly action: Action }) => {
  const { action: planner } = planning.planners;
  const refusal = planner.whyNot(action);
  const allowance = action === 'hold' ? undefined : planner.reaches.value?.[action].move.allowance;
  return (
    <button
      type="button"
      class="action"
      data-testid={`action-${action}`}
      aria-pressed={planner.draft.value.action === action}
      aria-disabled={refusal !== undefined}
      title={refusal ? refusalText(refusal, WORDS.refusals) : TEXT.hints[action]}
      onClick={() => planner.take(action)}
    >
      <span>{TEXT.names[action]}</span>
      <span>
        {allowance} <kbd>{ACTIONS.indexOf(action) + 1}</kbd>
      </span>
    </button>
  );
};

/** What the chosen unit can do. */
export const ActionButtons = ({ planning }: Pick<Props, 'planning'>) => (
  <fieldset class="actions" aria-label={TEXT.actions}>
    {ACTIONS.map((action) => (
      <ActionButton key={action} planning={planning} action={action} />
    ))}
  </fieldset>
);
