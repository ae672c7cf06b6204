import { chance } from '../../text/numbers.ts';
import './odds.css';

interface Props {
  /** What may happen, in a word, and how probable it is. */
  readonly parts: readonly { readonly word: string; readonly p: number }[];
}

/**
 * The possible outcomes as a bar; each part is as wide as it is probable. The words stand below, since a part may be
 * narrow.
 */
export const OutcomeBar = ({ parts }: Props) => (
  <div>
    <p class="outcome-bar" aria-hidden="true">
      {parts.map(({ word, p }) => (
        <span key={word} data-part={word} style={{ flexGrow: p }} />
      ))}
    </p>
    <ul class="outcome-words">
      {parts
        .filter(({ p }) => p > 0)
        .map(({ word, p }) => (
          <li key={word} data-part={word}>
            {word} {chance(p)}
          </li>
        ))}
    </ul>
  </div>
);
