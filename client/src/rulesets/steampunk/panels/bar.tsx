import { UI } from '../../../text/ui.ts';
import { Status } from '../../../ui/status.tsx';
import { Words } from '../../../ui/words.tsx';
import { steampunkWords } from '../words/index.ts';
import { PLANNING } from '../words/planning.ts';
import type { Props } from './props.ts';
import '../style/bar.css';

/** What is planned, in a sentence; undefined where the prompt itself says it. */
const planned = ({ planning }: Props): string | undefined => {
  switch (planning.question.value?.ask.prompt) {
    case 'plan':
      return PLANNING.orders.bar(planning.orders.without.value.length);
    case 'setup':
    case 'deploy': {
      const { given = [], byDefault = [] } = planning.places.placing.value ?? {};
      return PLANNING.places.bar(given.length, byDefault.length);
    }
    default:
      return undefined;
  }
};

/** What is planned, and what commits it. */
export const Bar = (props: Props) => {
  const { match, planning } = props;
  const text = planned(props);
  if (text === undefined) return <Status match={match} words={steampunkWords} />;
  return (
    <section class="plan" aria-label={UI.match.yourPlan} data-testid="plan">
      <p class="plan-words">
        <Words match={match} text={text} />
      </p>
      <div class="plan-acts">
        <button type="button" data-testid="undo" onClick={() => planning.undo()}>
          {UI.match.undo} <kbd>Esc</kbd>
        </button>
        <button
          type="button"
          class="act"
          data-testid="confirm"
          disabled={match.busy.value}
          onClick={() => planning.confirm()}
        >
          {PLANNING.commit} <kbd>⏎</kbd>
        </button>
      </div>
    </section>
  );
};
