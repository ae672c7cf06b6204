import { useEffect } from 'preact/hooks';
import type { Game } from '../table/game.ts';

/** How long a message stays, milliseconds. */
const STAYS = 6000;

/** A message that goes by itself, or when it is clicked. */
export const ToastView = ({ game }: { readonly game: Game }) => {
  const toast = game.toast.value;
  const close = () => {
    game.toast.value = undefined;
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
