import { useComputed } from '@preact/signals';
import { useContext } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Reach } from './entries.ts';

/** The sign of showing something again, and of stopping that. */
export const AgainSign = ({ stops = false }: { readonly stops?: boolean }) => (
  <svg class="again-sign" viewBox="0 0 12 12" aria-hidden="true">
    <path d={stops ? 'M2 2h8v8H2Z' : 'M3 1.500v9l7.500-4.500Z'} />
  </svg>
);

interface Props {
  readonly match: ClientMatch;
  /** The number of its episode. */
  readonly episode: number;
  /** What the episode is about, in its first sentence. */
  readonly text: string;
}

/** Replays an episode over the board; not rendered if the page no longer has its scenes. */
export const AgainButton = ({ match, episode, text }: Props) => {
  const { again, log } = match;
  const isKept = useComputed(() => log.isShowable(episode));
  const isShown = useComputed(() => again.shown.value === episode);
  const reached = useContext(Reach);
  if (!isKept.value) return null;
  const label = isShown.value ? UI.log.stop(text) : UI.log.again(text);
  return (
    <button
      type="button"
      class="episode-again"
      tabIndex={reached ? 0 : -1}
      aria-label={label}
      title={isShown.value ? UI.log.stopHint : UI.log.againHint}
      aria-disabled={!match.settled.value}
      data-shown={isShown.value}
      data-testid="again"
      onClick={() => again.toggle(episode)}
    >
      <AgainSign stops={isShown.value} />
    </button>
  );
};
