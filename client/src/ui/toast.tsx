import { useEffect } from 'preact/hooks';
import type { ClientMatch } from '../table/match.ts';

/** Milliseconds that a message stays. */
const STAYS = 6000;

/** A message that disappears after a while, or when it is clicked. */
export const ToastView = ({ match }: { readonly match: ClientMatch }) => {
  const toast = match.toast.value;
  const close = () => {
    match.toast.value = undefined;
  };
  useEffect(() => {
    if (!toast) return undefined;
    const timer = setTimeout(close, STAYS);
    return () => clearTimeout(timer);
  }, [toast]);
  return toast ? (
    <div role="alert">
      <button type="button" class="toast" data-tone={toast.tone} data-testid="toast" onClick={close}>
        {toast.text}
      </button>
    </div>
  ) : null;
};
