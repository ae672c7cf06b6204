import { GAMES } from '../rulesets/index.ts';
import { UI } from '../text/ui.ts';
import { Elsewhere } from './home/elsewhere.tsx';
import { GameCard } from './home/game-card.tsx';
import { OwnMatches } from './home/own-matches.tsx';
import { Steps } from './home/steps.tsx';
import { ThemeButton } from './theme-button.tsx';
import './home/home.css';

/** The first page: the player's own matches, a game to choose with matches one click away, and everything else. */
export const HomePage = () => (
  <main class="home" data-games={GAMES.length}>
    <header class="home-head">
      <img src="/icon.svg" alt="" width="40" height="40" />
      <div>
        <h1>{UI.common.product}</h1>
        <p>
          {UI.common.tagline} <span class="quiet">{UI.home.pitch}</span>
        </p>
      </div>
      <ThemeButton />
    </header>
    <OwnMatches />
    <ul class="games" aria-label={UI.home.games}>
      {GAMES.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </ul>
    <Steps />
    <Elsewhere />
  </main>
);
