import type { Refusal } from '@ironhex/shared/match';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { ForceWords } from '../../text/forces.ts';
import { refusalText } from '../../text/refusals.ts';
import { RuleText } from '../rulebook/rule.tsx';

interface Props {
  readonly words: ForceWords;
  readonly index: number;
  readonly mark: ComponentChildren;
  readonly name: string;
  readonly line: string;
  /** The name of the part that unfolds below the row, for screen readers. */
  readonly inside: string;
  readonly open: boolean;
  readonly toggle: () => void;
  readonly price: ComponentChildren;
  /** Buys the same a second time. */
  readonly copy: () => void;
  /** Why that cannot be; null: it can. */
  readonly copyRefusal: Refusal | null;
  readonly remove: () => void;
  /** What is wrong with this unit, in sentences. */
  readonly faults: readonly string[];
  /** Stands below it also while it is closed. */
  readonly below?: ComponentChildren;
  /** Shown while it is open. */
  readonly children: ComponentChildren;
}

/** Two sheets, one behind the other. */
const CopySign = () => (
  <svg class="copy-sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M2 11V2h9M5 5h9v9H5z" fill="none" stroke="currentColor" stroke-width="1.6" />
  </svg>
);

/** One unit of a force: its name, cost and faults, and the part that unfolds below it. */
export const ForceRow = (props: Props) => {
  const { words, index, mark, name, line, inside, open, toggle, price, copyRefusal, faults, below, children } = props;
  const { builder } = words;
  const id = useId();
  return (
    <li class="force-row" data-open={open} data-testid={`force-unit-${index}`}>
      <div class="force-row-head">
        <button
          type="button"
          class="force-row-name"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={toggle}
        >
          {mark}
          <span>
            <b>{name}</b>
            <small class="quiet">{line}</small>
          </span>
          <span class="hidden-text">, {inside}</span>
        </button>
        {price}
        {copyRefusal && (
          <span id={`${id}-copy`} class="hidden-text">
            {refusalText(copyRefusal)}
          </span>
        )}
        <button
          type="button"
          class="bare"
          aria-label={builder.copy(name)}
          title={copyRefusal ? refusalText(copyRefusal) : builder.copyShort}
          aria-describedby={copyRefusal ? `${id}-copy` : undefined}
          disabled={copyRefusal !== null}
          onClick={props.copy}
        >
          <CopySign />
        </button>
        <button
          type="button"
          class="bare"
          aria-label={builder.remove(name)}
          title={builder.removeShort}
          onClick={props.remove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      {below}
      {faults.length > 0 && (
        <ul class="force-faults">
          {faults.map((fault) => (
            <li key={fault}>
              <RuleText text={fault} />
            </li>
          ))}
        </ul>
      )}
      {open && (
        <div id={id} class="force-row-inside">
          {children}
        </div>
      )}
    </li>
  );
};
