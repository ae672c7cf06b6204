import type { Follow } from '../../table/follow.ts';
import { UI } from '../../text/ui.ts';
import './follow.css';

/** Leads a reader who has scrolled up back to the newest entry, and tells how many have come since. */
export const ToNewest = ({ follow }: { readonly follow: Follow }) => {
  const fresh = follow.fresh.value;
  if (follow.following.value) return null;
  return (
    <button
      type="button"
      class="to-newest"
      data-fresh={fresh > 0}
      data-testid="to-newest"
      aria-label={UI.log.toNewest(fresh)}
      onClick={() => follow.toNewest()}
    >
      {UI.log.newest} <span aria-hidden="true">↓</span> {fresh > 0 && fresh}
    </button>
  );
};
