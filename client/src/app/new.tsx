import type { Game } from '../rulesets/game.ts';
import { GAMES, gameOf } from '../rulesets/index.ts';
import { UI } from '../text/ui.ts';
import { useLoaded } from '../ui/common/loaded.ts';
import { WithRules } from '../ui/rulebook/rule.tsx';
import { HomeLink } from './home-link.tsx';
import { MissingPage } from './missing.tsx';
import { NewMatchForm } from './new/shell.tsx';
import '../ui/common/panels.css';
import './new/new.css';

const SetUp = ({ game }: { readonly game: Game }) => {
  const home = useLoaded(game.home);
  return (
    <main class="new">
      <header class="new-head">
        <HomeLink />
        <div>
          <h1>{game.name}</h1>
          <p class="quiet">{game.about}</p>
        </div>
        {GAMES.length > 1 && (
          <a class="button" href="/">
            {UI.setup.otherGame}
          </a>
        )}
      </header>
      {home.state === 'ready' && (
        <WithRules game={game}>
          <NewMatchForm game={game} home={home.value} />
        </WithRules>
      )}
      {home.state === 'loading' && <p class="quiet">{UI.common.loading}</p>}
      {home.state === 'failed' && (
        <p role="alert">
          {UI.errors.notLoaded}{' '}
          <button type="button" onClick={() => location.reload()}>
            {UI.errors.again}
          </button>
        </p>
      )}
    </main>
  );
};

/** A match is made: one page for every game. */
export const NewPage = ({ id }: { readonly id: string }) => {
  const game = gameOf(id);
  if (!game) return <MissingPage message={UI.errors.noSuchGame} />;
  document.title = `${UI.setup.title(game.name)} · ${UI.common.product}`;
  return <SetUp game={game} />;
};
