import type { Fault } from '@ironhex/shared/protocol';
import { useState } from 'preact/hooks';
import type { Game } from '../../rulesets/game.ts';
import { UI } from '../../text/ui.ts';
import { newMatchAddress } from '../addresses.ts';

const OFFLINE: readonly Fault[] = [{ at: '', message: UI.errors.notLoaded }];

/** Creates a match as it is usually played, and goes there; gives why that was not possible. */
const playNow = async (game: Game): Promise<readonly Fault[]> => {
  // Loaded only on a click: a player who opens the form needs neither.
  const [home, { usualMatch, openMatch }] = await Promise.all([game.home(), import('../new/quick.ts')]);
  const opened = await openMatch(usualMatch(game.id, home));
  if (!opened.ok) return opened.error;
  location.assign(opened.value);
  return [];
};

/** One game: what it is, and the two ways to a match of it. */
export const GameCard = ({ game }: { readonly game: Game }) => {
  const [creating, setCreating] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const create = async () => {
    setCreating(true);
    const wrong = await playNow(game).catch((error: unknown) => {
      console.error(error);
      return OFFLINE;
    });
    setFaults(wrong);
    setCreating(wrong.length === 0);
  };
  return (
    <li class="game" data-game={game.id}>
      <img class="game-picture" src={game.picture} alt="" width="480" height="320" />
      <div class="game-about">
        <h2>{game.name}</h2>
        <p>{game.about}</p>
        <div class="game-ways">
          <button
            type="button"
            class="act"
            data-testid="quick-match"
            aria-label={UI.home.quickOf(game.name)}
            disabled={creating}
            onClick={create}
          >
            {creating ? UI.setup.creating : UI.home.quick}
          </button>
          <a
            class="button"
            href={newMatchAddress(game.id)}
            data-testid="set-up"
            aria-label={UI.home.setUpOf(game.name)}
          >
            {UI.home.setUp}
          </a>
        </div>
        {faults.length > 0 && (
          <p class="fault" role="alert">
            {faults.map(({ message }) => message).join(' ')}
          </p>
        )}
      </div>
    </li>
  );
};
