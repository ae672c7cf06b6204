import type { Game } from '../table/game.ts';
import { capital } from '../text/numbers.ts';
import { UI } from '../text/ui.ts';
import { SitForm } from './lobby/sit-form.tsx';
import './style/floating.css';
import './style/lobby.css';

/** For a newcomer in a running match, whose seat the host has freed: sitting down. */
export const TakeOver = ({ game }: { readonly game: Game }) => {
  const seat = game.seat.value;
  if (game.connection.hall.value?.status !== 'playing' || seat === null || !game.vacant.value) return null;
  return (
    <section class="floating lobby" aria-labelledby="take-over-title" data-testid="take-over">
      <header>
        <h2 id="take-over-title">{UI.lobby.takeOver(capital(seat))}</h2>
        <p class="quiet">{UI.lobby.takeOverHint}</p>
      </header>
      <SitForm game={game} />
    </section>
  );
};
