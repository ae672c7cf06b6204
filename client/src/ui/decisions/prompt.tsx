import type { RulesetTypes } from '@ironhex/shared/match';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Countdown } from '../clock/countdown.tsx';
import { format } from '../common/format.ts';
import './prompts.css';
import { PlainWords } from '../words/words.tsx';

interface Props<T extends RulesetTypes> {
  readonly match: ClientMatch<T>;
  readonly title: string;
  /** What can be done about it: on small screens it is folded, behind a sign beside the title. */
  readonly lead?: ComponentChildren;
  readonly testId?: string;
  readonly children: ComponentChildren;
}

/** The frame of a decision: its question, and the time left. */
export const Prompt = <T extends RulesetTypes>(props: Props<T>) => {
  const { match, title, lead, testId, children } = props;
  const id = useId();
  const asked = match.asked.value?.decision.id;
  const [unfolded, unfold] = useState<typeof asked>(undefined);
  const folds = lead !== undefined && format.value !== 'wide';
  const isOpen = !folds || unfolded === asked;
  return (
    <section class="prompt" role="alertdialog" aria-label={title} data-testid={testId}>
      <header>
        <h2>
          <PlainWords match={match} text={title} />
        </h2>
        {folds && (
          <button
            type="button"
            class="lead-button bare"
            aria-label={UI.match.whatToDo}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            data-testid="lead"
            onClick={() => unfold(isOpen ? undefined : asked)}
          >
            <span aria-hidden="true">i</span>
          </button>
        )}
        <Countdown match={match} />
      </header>
      {lead !== undefined && isOpen && (
        <p id={id} class="prompt-lead">
          {lead}
        </p>
      )}
      {children}
    </section>
  );
};
