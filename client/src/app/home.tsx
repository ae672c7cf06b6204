import { GAMES } from '../rulesets/index.ts';
import { UI } from '../text/ui.ts';
import { Elsewhere } from './home/elsewhere.tsx';
import { GameCard } from './home/game-card.tsx';
import { OpenedRecords } from './home/opened-records.tsx';
import { OwnMatches } from './home/own-matches.tsx';
import { OpenTables } from './home/tables/open-tables.tsx';
import { ThemeButton } from './page-head.tsx';
import './home/home.css';

/** How a match comes about, in three steps. */
const Steps = () => (
  <section class="home-steps" aria-labelledby="home-steps">
    <h2 id="home-steps" class="hidden-text">
      {UI.home.steps}
    </h2>
    <ol>
      {UI.home.stepList.map(([title, text]) => (
        <li key={title}>
          <strong>{title}</strong>
          <p class="quiet">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

/** The first page: own matches, tables of others, a game to choose with matches one click away, and everything else. */
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
    <OpenedRecords />
    <OpenTables />
    <ul class="games" aria-label={UI.home.games}>
      {GAMES.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </ul>
    <Steps />
    <Elsewhere />
  </main>
);
