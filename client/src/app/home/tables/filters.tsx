import type { Pace } from '@ironhex/shared/protocol';
import { useEffect, useId, useState } from 'preact/hooks';
import { GAMES } from '../../../rulesets/index.ts';
import { UI } from '../../../text/ui.ts';
import { ChoiceField } from '../../../ui/form/fields.tsx';

const words = UI.tables;

/** The ready clocks. */
export const PACES = (Object.keys(words.pace) as (keyof typeof words.pace)[]).filter((pace) => pace !== 'own');

export const ALL = 'all';

/** What of the list is shown. */
export interface Filter {
  readonly game: string;
  readonly pace: Pace | typeof ALL;
  /** What stands in the names of a table, or its size; empty for anything. */
  readonly text: string;
}

/** Milliseconds without another letter until the list is asked for what is typed. */
const PAUSE = 400;

/** A field for what stands in the name of a table or of its board. */
const TextFilter = ({ text, set }: { readonly text: string; readonly set: (text: string) => void }) => {
  const id = useId();
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    if (typed.trim() === text) return undefined;
    const timer = setTimeout(() => set(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div class="field">
      <label for={id}>{words.text}</label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={40}
        placeholder={words.textHint}
        autocomplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
};

/** The choice of a game and a pace, and of a board by its name or size. */
export const Filters = ({ filter, set }: { readonly filter: Filter; readonly set: (filter: Filter) => void }) => (
  <div class="tables-filter">
    {GAMES.length > 1 && (
      <ChoiceField
        label={words.game}
        value={filter.game}
        choices={[[ALL, words.allGames], ...GAMES.map(({ id, name }) => [id, name] as const)]}
        set={(game) => set({ ...filter, game })}
      />
    )}
    <ChoiceField<Filter['pace']>
      label={words.paceLabel}
      value={filter.pace}
      choices={[[ALL, words.allPaces], ...PACES.map((pace) => [pace, words.pace[pace]] as const)]}
      set={(pace) => set({ ...filter, pace })}
    />
    <TextFilter text={filter.text} set={(text) => set({ ...filter, text })} />
  </div>
);
