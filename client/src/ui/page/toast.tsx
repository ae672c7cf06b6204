import { useEffect, useState } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Words } from '../words/words.tsx';

/** Milliseconds that a message stays. */
const STAYS = 6000;

/** A message that disappears after a while, but not while the pointer or the focus is on it, or when it is closed. */
export const ToastView = ({ match }: { readonly match: ClientMatch }) => {
  const toast = match.toast.value;
  const [held, setHeld] = useState(false);
  const close = () => {
    setHeld(false);
    match.toast.value = undefined;
  };
  useEffect(() => {
    if (!toast || held) return undefined;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return toast ? (
    <div role="alert">
      <div
        class="toast"
        data-tone={toast.tone}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocusIn={() => setHeld(true)}
        onFocusOut={() => setHeld(false)}
      >
        <p data-testid="toast">
          <Words match={match} text={toast.text} />
        </p>
        <button type="button" class="bare" aria-label={UI.common.close} onClick={close}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </div>
  ) : null;
};
