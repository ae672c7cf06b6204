import type { ComponentChildren } from 'preact';
import './choice-row.css';

interface Props<T extends string> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly chosen: string | undefined;
  readonly words: (choice: T) => ComponentChildren;
  readonly choose: (choice: T) => void;
}

/** One of a few, such as a speed, in a row of buttons; nothing where there is no choice. */
export const ChoiceRow = <T extends string>({ label, choices, chosen, words, choose }: Props<T>) =>
  choices.length < 2 ? null : (
    <fieldset class="choice-row" aria-label={label}>
      {choices.map((choice) => (
        <button type="button" key={choice} aria-pressed={choice === chosen} onClick={() => choose(choice)}>
          {words(choice)}
        </button>
      ))}
    </fieldset>
  );
