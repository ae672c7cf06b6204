import type { ReadonlySignal } from '@preact/signals';
import type { Adviser } from '../../advice/adviser.ts';
import { same } from '../../map/diff.ts';
import type { OwnDecision } from '../../table/decisions.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import './advice.css';

/** Offers to say what the computer would do, and says why. Only to a player who is alone with computers. */
export const Advice = ({ match, adviser }: { readonly match: ClientMatch; readonly adviser: Adviser }) => {
  if (!adviser.offered.value) return null;
  const { advice, asked } = match;
  const thinks = adviser.thinking.value;
  const told = advice.value?.decision === asked.value?.decision.id ? advice.value?.words : undefined;
  return (
    <div class="advice">
      <p role="status" data-testid="advice-words">
        {thinks ? UI.advice.thinking : told}
      </p>
      <button
        type="button"
        data-testid="advice"
        title={UI.advice.askHint}
        disabled={thinks || match.busy.value}
        onClick={() => adviser.ask()}
      >
        {UI.advice.ask} <kbd>Y</kbd>
      </button>
    </div>
  );
};

/** Marks the answer that the computer would give, where answers are buttons. */
export const AdvisedMark = (props: {
  readonly match: Pick<ClientMatch, 'advice'> & { readonly asked: ReadonlySignal<OwnDecision | undefined> };
  readonly answer: object;
}) => {
  const { match, answer } = props;
  const { decision, intents } = match.advice.value ?? {};
  const isIt = decision === match.asked.value?.decision.id && intents?.some((intent) => same(intent, answer));
  return isIt ? (
    <small class="advised" data-testid="advised">
      {UI.advice.mark}
    </small>
  ) : null;
};
