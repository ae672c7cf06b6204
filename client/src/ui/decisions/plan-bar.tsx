import type { Refusal, RulesetTypes } from '@ironhex/shared/match';
import type { ComponentChildren } from 'preact';
import type { ClientMatch } from '../../table/match.ts';
import { refusalText } from '../../text/refusals.ts';
import { UI } from '../../text/ui.ts';
import { isSecondClick } from '../common/second-click.ts';
import { Words } from '../words/words.tsx';
import './plan-bar.css';

interface ActProps {
  readonly planning: { readonly undoable: boolean; undo(): void; confirm(): void };
}

/** Takes the last step of the plan back. */
export const UndoButton = ({ planning }: ActProps) => (
  <button type="button" data-testid="undo" disabled={!planning.undoable} onClick={() => planning.undo()}>
    {UI.match.undo} <kbd>Esc</kbd>
  </button>
);

/** Confirms the plan. */
export const ConfirmButton = ({
  planning,
  disabled = false,
  children,
}: ActProps & { readonly disabled?: boolean; readonly children: ComponentChildren }) => (
  <button
    type="button"
    class="act"
    data-testid="confirm"
    disabled={disabled}
    onClick={(click) => isSecondClick(click) || planning.confirm()}
  >
    {children} <kbd>⏎</kbd>
  </button>
);

interface Props<T extends RulesetTypes> {
  readonly match: ClientMatch<T>;
  readonly planning: ActProps['planning'];
  /** What is planned, in a sentence or two. */
  readonly text: string;
  /** Why the plan cannot be confirmed; shown in place of the text. */
  readonly refusal: Refusal | undefined;
  /** What the button that confirms says. */
  readonly act: string;
  readonly disabled: boolean;
  /** Further buttons, before the others. */
  readonly children?: ComponentChildren;
}

/** What is planned, and what takes it back or confirms it. */
export const PlanBar = <T extends RulesetTypes>(props: Props<T>) => {
  const { match, planning, text, refusal, act, disabled, children } = props;
  return (
    <section class="plan" aria-label={UI.match.yourPlan} data-testid="plan">
      <p class="plan-words" data-wrong={refusal !== undefined}>
        <Words match={match} text={refusal ? refusalText(refusal) : text} />
      </p>
      <div class="plan-acts">
        {children}
        <UndoButton planning={planning} />
        <ConfirmButton planning={planning} disabled={disabled || refusal !== undefined}>
          {act}
        </ConfirmButton>
      </div>
    </section>
  );
};
