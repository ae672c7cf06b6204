import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';

/** Says that the match is paused and goes on by itself. */
export const PausedNotice = ({ match }: { readonly match: ClientMatch }) =>
  match.access.value.status === 'open' && match.paused.value ? (
    <p class="notice" data-testid="paused">
      {UI.connection.paused}
    </p>
  ) : null;
