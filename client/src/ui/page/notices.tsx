import { useEffect } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';

/** Says that the connection is lost, and that a sent intent will be repeated. */
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

/** Says that the match is paused and will continue without the player's help. */
export const PausedNotice = ({ match }: { readonly match: ClientMatch }) =>
  match.access.value.status === 'open' && match.paused.value ? (
    <p class="notice" data-testid="paused">
      {UI.connection.paused}
    </p>
  ) : null;

/** Milliseconds that the notice stays: without and with missed events. */
const STAYS = 6000;
const STAYS_WITH_NEWS = 20_000;

/** Says that the connection is back and how many events were missed; its button leads to them in the log. */
export const BackNotice = ({ match, onShow }: { readonly match: ClientMatch; readonly onShow: () => void }) => {
  const { missed } = match.log;
  const close = () => {
    missed.value = undefined;
  };
  const things = missed.value;
  useEffect(() => {
    if (things === undefined) return undefined;
    const timer = setTimeout(close, things > 0 ? STAYS_WITH_NEWS : STAYS);
    return () => clearTimeout(timer);
  }, [things]);
  if (things === undefined || match.access.value.status !== 'open') return null;
  return (
    <div class="notice" data-tone="good" data-testid="back">
      <p>
        {UI.connection.back} {match.view.value && UI.connection.missed(things)}
      </p>
      {things > 0 && (
        <button
          type="button"
          data-testid="see-log"
          onClick={() => {
            close();
            onShow();
          }}
        >
          {UI.connection.seeLog}
        </button>
      )}
      <button type="button" class="bare" aria-label={UI.common.close} onClick={close}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
};
