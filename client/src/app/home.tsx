import { GAMES } from '../rulesets/index.ts';
import { UI } from '../text/ui.ts';
import { GameCard } from './home/game-card.tsx';
import './style/home.css';

/** The first page: a game is chosen, and a match of it is one click away. */
export const HomePage = () => {
  document.title = UI.common.product;
  return (
    <main class="home" data-games={GAMES.length}>
      <header class="home-head">
        <img src="/icon.svg" alt="" width="40" height="40" />
        <div>
          <h1>{UI.common.product}</h1>
          <p>
            {UI.common.tagline} <span class="quiet">{UI.home.pitch}</span>
          </p>
        </div>
      </header>
      <ul class="games" aria-label={UI.home.games}>
        {GAMES.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </ul>
    </main>
  );
};
