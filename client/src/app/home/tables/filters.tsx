import type { Pace } from '@ironhex/shared/protocol';
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
}

/** The choice of a game and a pace. */
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
  </div>
);
