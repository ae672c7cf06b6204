import type { Refusal } from '@ironhex/shared/match';
import { UI } from '../../text/ui.ts';
import './stepper.css';

/** How many there are of something: one less, one more. */
export const Stepper = (props: {
  readonly name: string;
  readonly count: number;
  readonly more: () => void;
  readonly less: () => void;
  /** Why there cannot be one more; null: there can. */
  readonly refusal: Refusal | null;
  /** The id of the element that says so. */
  readonly reason: string;
}) => {
  const { name, count, more, less, refusal, reason } = props;
  return (
    <span class="number-stepper">
      <button type="button" aria-label={UI.form.less(name)} disabled={count === 0} onClick={less}>
        <span aria-hidden="true">−</span>
      </button>
      <output aria-label={name}>{count}</output>
      <button
        type="button"
        aria-label={UI.form.more(name)}
        aria-describedby={refusal ? reason : undefined}
        disabled={refusal !== null}
        onClick={more}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
};
