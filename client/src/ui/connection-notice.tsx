import type { ClientMatch } from '../table/match.ts';
import { UI } from '../text/ui.ts';

/** Says that the connection is lost, and what becomes of an intent that was sent. */
export const ConnectionNotice = ({ match }: { readonly match: ClientMatch }) => {
  const { status, unavailable } = match.connection;
  if (status.value !== 'lost' && !(status.value === 'connecting' && unavailable.value)) return null;
  return (
    <div class="notice" data-tone="danger" role="alert" data-testid="line">
      <p>{unavailable.value || `${UI.connection.lost} ${UI.connection.reconnecting}`}</p>
      {match.sending.value && <p class="quiet">{UI.connection.underWay}</p>}
    </div>
  );
};
