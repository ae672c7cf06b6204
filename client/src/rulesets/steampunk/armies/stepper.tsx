import type { Refusal } from '@ironhex/shared/match';
import { ARMY_WORDS } from '../words/armies.ts';

const { builder } = ARMY_WORDS;

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
    <span class="stepper">
      <button type="button" aria-label={builder.less(name)} disabled={count === 0} onClick={less}>
        <span aria-hidden="true">−</span>
      </button>
      <output aria-label={name}>{count}</output>
      <button
        type="button"
        aria-label={builder.more(name)}
        aria-describedby={refusal ? reason : undefined}
        disabled={refusal !== null}
        onClick={more}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
};
