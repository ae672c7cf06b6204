import { chance } from '../../text/numbers.ts';
import './odds.css';

interface Props {
  /** What may happen, in a word, and how probable it is. */
  readonly parts: readonly { readonly word: string; readonly p: number }[];
}

/** What may happen, as a bar whose parts are as wide as they are probable. Its words stand below it: a part may be narrow. */
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
