import type { Game } from '../table/game.ts';
import { UI } from '../text/ui.ts';

/** Says that the match stands still, and that nobody has to do anything about it. */
export const PausedNotice = ({ game }: { readonly game: Game }) => {
  const { line, pausedAt } = game.connection;
  return line.value === 'open' && pausedAt.value !== undefined ? (
    <p class="notice" data-testid="paused">
      {UI.connection.paused}
    </p>
  ) : null;
};
