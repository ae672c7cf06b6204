import type { Game } from '../model/game.ts';
import { UI } from '../text/ui.ts';

/** Says that the line to the server is broken, whatever else is going on. */
export const LineNotice = ({ game }: { readonly game: Game }) =>
  game.connection.line.value === 'lost' ? (
    <p class="line-notice" role="alert" data-testid="line">
      {UI.connection.lost} {UI.connection.reconnecting}
    </p>
  ) : null;
