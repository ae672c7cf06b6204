import type { Game } from '../../rulesets/game.ts';
import { UI } from '../../text/ui.ts';
import { newMatchAddress } from '../addresses.ts';
import { useCreation } from '../creation.ts';

/** Creates a match as it is usually played, and gives its address. */
const openUsual = async (game: Game) => {
  // Loaded on the click: the first page needs neither.
  const [home, { usualMatch, openMatch }] = await Promise.all([game.home(), import('../new/quick.ts')]);
  return openMatch(usualMatch(game.id, home));
};

/** One game: what it is, and the two ways to a match of it. */
export const GameCard = ({ game }: { readonly game: Game }) => {
  const { creating, faults, create } = useCreation();
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
            onClick={() => create(() => openUsual(game))}
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
