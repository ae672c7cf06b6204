import type { Pace } from '@ironhex/shared/protocol';
import { keep, kept } from './keep.ts';

/** With whom somebody wants to play: games by their ids, and paces. */
export interface Wanted {
  readonly games: readonly string[];
  readonly paces: readonly Pace[];
}

const NAME = 'ironhex.seek';

/** What was wanted last in this browser, as far as it can be chosen still; `usual` before that. */
export const keptWanted = (usual: Wanted): Wanted => {
  try {
    const { games, paces } = JSON.parse(kept(NAME) ?? '{}') as Partial<Wanted>;
    return {
      games: usual.games.filter((game) => games?.includes(game) ?? true),
      paces: paces?.filter((pace) => typeof pace === 'string') ?? usual.paces,
    };
  } catch {
    return usual;
  }
};

/** Remembers what is wanted for the next time. */
export const keepWanted = (wanted: Wanted): void => keep(NAME, JSON.stringify(wanted));
