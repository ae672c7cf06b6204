import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';

/** Says that the connection is lost, and what becomes of an intent that was sent. */
export const ConnectionNotice = ({ match }: { readonly match: ClientMatch }) => {
  const { status, message } = match.access.value;
  if (status !== 'lost' && !(status === 'connecting' && message)) return null;
  return (
    <div class="notice" data-tone="danger" role="alert" data-testid="line">
      <p>{message || `${UI.connection.lost} ${UI.connection.reconnecting}`}</p>
      {match.sending.value && <p class="quiet">{UI.connection.underWay}</p>}
    </div>
  );
};
