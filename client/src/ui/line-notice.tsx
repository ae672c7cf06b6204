import type { ClientMatch } from '../table/match.ts';
import { UI } from '../text/ui.ts';

/** Says that the connection is lost, and what becomes of an intent that was sent. */
export const LineNotice = ({ match }: { readonly match: ClientMatch }) => {
  const { line, excuse } = match.connection;
  if (line.value !== 'lost' && !(line.value === 'connecting' && excuse.value)) return null;
  return (
    <div class="notice" data-tone="danger" role="alert" data-testid="line">
      <p>{excuse.value || `${UI.connection.lost} ${UI.connection.reconnecting}`}</p>
      {match.sending.value && <p class="quiet">{UI.connection.underWay}</p>}
    </div>
  );
};
